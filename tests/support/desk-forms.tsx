import { EditorView } from '@codemirror/view';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
import { AiStatusCard } from '@/features/content-tools/components/ai-status-card';
import { BatchGeneration } from '@/features/content-tools/components/batch-generation';
import { DraftEditor } from '@/features/content-tools/components/draft-editor';
import { SnippetForm } from '@/features/content-tools/components/snippet-form';
import { TestPrompt } from '@/features/content-tools/components/test-prompt';
import { TopicDialog } from '@/features/content-tools/components/topic-dialog';
import { MessageDetail } from '@/features/inbox/components/message-detail';
import { FactEditor } from '@/features/law/components/fact-editor';
import { GoogleDocsLink } from '@/features/library/components/desk/google-docs-link';
import { TemplateEditor } from '@/features/library/components/desk/template-editor';
import { MatchDialog } from '@/features/orders/components/match-dialog';
import { SettingsForm } from '@/features/settings/components/settings-form';
import { TextEditor } from '@/features/text-desk/components/text-editor';
import { Button } from '@/ui/button';

export interface DeskForm {
  readonly source: string;
  readonly part: ReactElement;
  readonly answers?: Readonly<Record<string, unknown>>;
  /** What has to be pressed until the form is there. */
  readonly opener?: string;
  readonly fill: () => Promise<void>;
  readonly button: string | RegExp;
  readonly path: string;
  /** What is said when nothing came through. */
  readonly words: RegExp;
  /** Tells its requests from others to the same place. */
  readonly isSent?: (body: unknown) => boolean;
  /** A field that stays when all went well, and in which somebody writes on meanwhile. */
  readonly writesOnIn?: string | RegExp;
  /** Nothing is typed into it. */
  readonly isChoice?: boolean;
}

const unreachable = /The shop cannot be reached/;
const type = async (label: string | RegExp, text: string) => {
  const field = await screen.findByLabelText<HTMLInputElement>(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

/** The editor of the long text comes a moment after the fields. */
const typeTitleBeside = async (longText: string, title: string) => {
  await screen.findByRole('textbox', { name: longText });
  await type('Title', title);
};

/** As somebody who types: the editor's own page of text is not an input. */
const writeMarkdown = async (text: string) => {
  const page = await screen.findByRole('textbox', { name: 'Markdown' });
  // A hand is slower than the last step of showing it.
  await act(() => Promise.resolve());
  const view = EditorView.findFromDOM(page);
  if (!view) throw new Error('The text has no editor.');
  act(() => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } }));
};

const aiStatus = {
  '/functions/v1/ai-status': {
    state: 'ready',
    model: 'gpt-4o-mini',
    used: 0,
    limit: 10,
    secondsUntilNext: 0,
    monthCost: 0,
    monthBudget: 20,
    timeZone: 'America/Chicago',
  },
};
const topic = {
  id: 'topic-1',
  topic: 'A planned topic',
  target_keyword: 'leave',
  target_state: 'MN',
  target_month: 1,
  target_year: 2027,
  priority: 2,
  status: 'planned',
  outline: null,
  intro_paragraph: null,
  blog_post_id: null,
};
const fact = {
  key: 'mn-pl-premium',
  state: 'MN',
  topic: 'Premiums',
  statement: 'The premium is 0.88 percent.',
  figure: 0.88,
  unit: 'percent',
  statute: null,
  source: 'https://mn.gov/deed/paidleave/',
  source_note: null,
  checked_on: '2026-11-21',
  next_check: '2027-01-05',
  confidence: 'official',
  updated_at: '2026-11-21T10:00:00Z',
};

const draft = {
  id: 'post-1',
  title: 'A draft',
  slug: 'a-draft',
  content: 'Words.',
  excerpt: null,
  meta_description: null,
  seo_keywords: [],
  status: 'draft',
  scheduled_for: null,
  is_sample: false,
  updated_at: '2026-11-21T10:00:00Z',
};

/** The forms of the owner, and what is tried with each. */
export const deskForms: readonly DeskForm[] = [
  {
    source: 'src/features/content-tools/components/snippet-form.tsx',
    part: (
      <SnippetForm
        subject="LinkedIn"
        onDone={vi.fn()}
        snippet={{
          id: 'a1',
          platform: 'LinkedIn',
          sourceTitle: 'Leave',
          text: 'First words',
          hashtags: ['HR'],
          scheduledFor: '2027-01-15T15:00:00Z',
          link: 'https://shop.example/blog/leave',
          week: 1,
          reviewNote: null,
          imagePrompt: '',
          picture: null,
        }}
      />
    ),
    fill: () => type('Text for LinkedIn', 'Other words'),
    button: 'Save text',
    path: '/rest/v1/social_snippets',
    words: unreachable,
  },
  {
    source: 'src/features/content-tools/components/batch-generation.tsx',
    part: <BatchGeneration />,
    answers: { ...aiStatus, '/rest/v1/content_calendar': [topic], '/rest/v1/ai_runs': [] },
    fill: async () => userEvent.click(await screen.findByLabelText('A planned topic')),
    button: 'Generate 1 draft',
    path: '/functions/v1/ai-blog-batch',
    words: unreachable,
    isChoice: true,
  },
  {
    source: 'src/features/content-tools/components/ai-status-card.tsx',
    part: <AiStatusCard />,
    answers: aiStatus,
    writesOnIn: /Monthly budget/,
    fill: () => type(/Monthly budget/, '55'),
    button: 'Save AI settings',
    path: '/rest/v1/site_settings',
    words: unreachable,
  },
  {
    source: 'src/features/content-tools/components/topic-dialog.tsx',
    part: <TopicDialog trigger={<Button>Begin</Button>} />,
    opener: 'Begin',
    fill: () => type('Topic', 'Leave in winter'),
    button: 'Add topic',
    path: '/rest/v1/content_calendar',
    words: unreachable,
  },
  {
    source: 'src/features/content-tools/components/test-prompt.tsx',
    part: <TestPrompt />,
    answers: {
      ...aiStatus,
      '/functions/v1/ai-blog-generate': { markdown: 'Text', wordCount: 1, cost: 0, isSample: true },
    },
    fill: () => type('Test prompt', 'Leave in winter'),
    button: 'Test generation',
    path: '/functions/v1/ai-blog-generate',
    words: unreachable,
  },
  {
    source: 'src/features/inbox/components/reply-form.tsx',
    part: <MessageDetail id="message-1" />,
    answers: {
      '/rest/v1/rpc/admin_message': {
        id: 'message-1',
        name: 'Ann',
        email: 'ann@example.com',
        subject: 'Sick leave',
        category: 'template-question',
        status: 'open',
        createdAt: '2026-11-20T10:00:00Z',
        message: 'How do I fill it in?',
        replies: [],
      },
    },
    writesOnIn: 'Your answer',
    fill: () => type('Your answer', 'With the guide.'),
    button: 'Send answer',
    path: '/rest/v1/rpc/admin_reply_message',
    words: unreachable,
  },
  {
    source: 'src/features/law/components/fact-editor.tsx',
    part: <FactEditor factKey="mn-pl-premium" />,
    answers: { '/rest/v1/law_facts': [fact], '/rest/v1/law_fact_history': [] },
    writesOnIn: 'Statement',
    fill: () => type('Statement', 'The premium is 0.88 percent of wages.'),
    button: 'Save fact',
    path: '/rest/v1/law_facts',
    words: unreachable,
  },
  {
    source: 'src/features/library/components/desk/google-docs-link.tsx',
    part: (
      <GoogleDocsLink
        savedUrl=""
        template={{
          packageId: 'core-hr-pack-mn',
          path: 'templates/core-hr-pack-mn/a.md',
          title: 'A policy',
          summary: '',
          type: 'policy',
          wordCount: 1,
          pageCount: 1,
          version: '1.0',
          formats: ['docx'],
          lastReviewed: '2026-11-21',
          lawAsOf: '2026-11-21',
        }}
      />
    ),
    writesOnIn: 'Google Docs link',
    fill: () => type('Google Docs link', 'https://docs.google.com/document/d/abc'),
    button: /^Save Link/,
    path: '/rest/v1/rpc/save_google_docs_link',
    words: unreachable,
  },
  {
    source: 'src/features/orders/components/match-form.tsx',
    part: <MatchDialog title="Match a product" trigger={<Button>Begin</Button>} />,
    opener: 'Begin',
    fill: async () => {
      await type('Product id at the provider', 'price_1');
      await userEvent.click(screen.getByLabelText('Core HR Pack'));
    },
    button: 'Save and deliver',
    path: '/rest/v1/rpc/admin_map_product',
    words: unreachable,
  },
  {
    source: 'src/features/settings/components/settings-form.tsx',
    part: <SettingsForm stored={{}} priceLabels={{}} />,
    writesOnIn: /^Support address/,
    fill: () => type(/^Support address/, 'help@example.com'),
    button: 'Publish Settings',
    path: '/rest/v1/rpc/admin_publish_settings',
    words: unreachable,
  },
  {
    source: 'src/features/content-tools/components/draft-editor.tsx',
    part: <DraftEditor kind="post" id="post-1" siteUrl="https://shop.example" />,
    answers: { '/rest/v1/blog_posts': draft, '/rest/v1/content_findings': [] },
    writesOnIn: 'Title',
    fill: () => typeTitleBeside('Markdown', 'A better title'),
    button: 'Save draft',
    path: '/rest/v1/blog_posts',
    words: unreachable,
  },
  {
    source: 'src/features/library/components/desk/template-editor.tsx',
    part: <TemplateEditor path="templates/core-hr-pack-mn/a.md" />,
    answers: {
      '/functions/v1/edit-template': {
        content: 'Text',
        revision: 3,
        history: [],
        problems: [],
        html: '<p>Text</p>',
      },
    },
    writesOnIn: /^What changed/,
    fill: () => writeMarkdown('Other text'),
    button: 'Save as a new version',
    path: '/functions/v1/edit-template',
    isSent: (body) => (body as { action: string }).action === 'save',
    words: unreachable,
  },
  {
    source: 'src/features/text-desk/components/text-editor.tsx',
    part: <TextEditor kind="post" />,
    writesOnIn: 'Title',
    fill: () => typeTitleBeside('Text', 'A new post'),
    button: 'Save',
    path: '/rest/v1/rpc/admin_save_text',
    words: unreachable,
  },
];
