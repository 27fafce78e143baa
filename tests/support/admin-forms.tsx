import { EditorView } from '@codemirror/view';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
import { AiStatusCard } from '@/features/admin/content-tools/components/ai-status-card';
import { BatchGeneration } from '@/features/admin/content-tools/components/batch-generation';
import { DraftEditor } from '@/features/admin/content-tools/components/draft-editor';
import { SnippetForm } from '@/features/admin/content-tools/components/snippet-form';
import { TestPrompt } from '@/features/admin/content-tools/components/test-prompt';
import { TopicDialog } from '@/features/admin/content-tools/components/topic-dialog';
import { MessageDetail } from '@/features/admin/inbox/components/message-detail';
import { IssueForm } from '@/features/admin/newsletter/components/issue-form';
import { FactEditor } from '@/features/all/law/components/admin/fact-editor';
import { GoogleDocsLink } from '@/features/all/library/components/admin/google-docs-link';
import { TemplateEditor } from '@/features/all/library/components/admin/template-editor';
import { MatchDialog } from '@/features/admin/orders/components/match-dialog';
import { SettingsForm } from '@/features/all/settings/components/settings-form';
import { TextEditor } from '@/features/admin/texts/components/text-editor';
import { Button } from '@/ui/button';
import { aiStatus, aiStatusPath, draftRow, lawFactRow, openedMessage, topicRow } from './admin-samples';

export interface AdminForm {
  readonly source: string;
  readonly part: ReactElement;
  readonly answers?: Readonly<Record<string, unknown>>;
  /** What has to be pressed until the form is there. */
  readonly opener?: string;
  readonly fill: () => Promise<void>;
  readonly button: string | RegExp;
  readonly path: string;
  /** Tells its requests from others to the same place. */
  readonly isSent?: (body: unknown) => boolean;
  /** A field that stays when all went well, and in which somebody writes on meanwhile. */
  readonly writesOnIn?: string | RegExp;
  /** Nothing is typed into it. */
  readonly isChoice?: boolean;
  /** Sent from two tabs, or by two admins, that have read the same: where it is tried, or why there is nothing to try. */
  readonly inTwoTabs: { readonly triedIn: string } | { readonly notTriedAs: string };
}

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

const readyAi = { [aiStatusPath]: aiStatus() };

/** The forms of the owner, and what is tried with each. */
export const adminForms: readonly AdminForm[] = [
  {
    source: 'src/features/admin/content-tools/components/snippet-form.tsx',
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
          updatedAt: '2026-11-21T10:00:00Z',
        }}
      />
    ),
    answers: { '/rest/v1/social_snippets': [{ id: 'a1' }] },
    writesOnIn: 'Text for LinkedIn',
    fill: () => type('Text for LinkedIn', 'Other words'),
    button: 'Save text',
    path: '/rest/v1/social_snippets',
    inTwoTabs: { triedIn: 'tests/e2e/content-tools.spec.ts' },
  },
  {
    source: 'src/features/admin/content-tools/components/batch-generation.tsx',
    part: <BatchGeneration />,
    answers: { ...readyAi, '/rest/v1/content_calendar': [topicRow()], '/rest/v1/ai_runs': [] },
    fill: async () => userEvent.click(await screen.findByLabelText('A planned topic')),
    button: 'Generate 1 draft',
    path: '/functions/v1/ai-blog-batch',
    isChoice: true,
    inTwoTabs: { notTriedAs: 'every batch adds drafts and changes none' },
  },
  {
    source: 'src/features/admin/content-tools/components/ai-status-card.tsx',
    part: <AiStatusCard />,
    answers: { ...readyAi, '/rest/v1/site_settings': [] },
    writesOnIn: /Monthly budget/,
    fill: () => type(/Monthly budget/, '55'),
    button: 'Save AI settings',
    path: '/rest/v1/rpc/admin_publish_settings',
    inTwoTabs: { triedIn: 'tests/e2e/content-tools.spec.ts' },
  },
  {
    source: 'src/features/admin/content-tools/components/topic-dialog.tsx',
    part: <TopicDialog trigger={<Button>Begin</Button>} />,
    opener: 'Begin',
    fill: () => type('Topic', 'Leave in winter'),
    button: 'Add topic',
    path: '/rest/v1/content_calendar',
    inTwoTabs: { notTriedAs: 'each tab adds a topic of its own' },
  },
  {
    source: 'src/features/admin/content-tools/components/test-prompt.tsx',
    part: <TestPrompt />,
    answers: {
      ...readyAi,
      '/functions/v1/ai-blog-generate': { markdown: 'Text', wordCount: 1, cost: 0, isSample: true },
    },
    fill: () => type('Test prompt', 'Leave in winter'),
    button: 'Test generation',
    path: '/functions/v1/ai-blog-generate',
    inTwoTabs: { notTriedAs: 'it asks and stores nothing' },
  },
  {
    source: 'src/features/admin/inbox/components/reply-form.tsx',
    part: <MessageDetail id="message-1" />,
    answers: {
      '/rest/v1/rpc/admin_message': openedMessage,
    },
    writesOnIn: 'Your answer',
    fill: () => type('Your answer', 'With the guide.'),
    button: 'Send answer',
    path: '/rest/v1/rpc/admin_reply_message',
    inTwoTabs: { triedIn: 'tests/e2e/admin-orders.spec.ts' },
  },
  {
    source: 'src/features/admin/newsletter/components/issue-form.tsx',
    part: <IssueForm id="issue-1" stored={null} choices={[]} />,
    answers: { '/rest/v1/rpc/admin_save_newsletter': { id: 'issue-1', updatedAt: '2026-11-26T10:00:00Z' } },
    writesOnIn: /^First lines/,
    fill: async () => {
      await type('Subject', 'November');
      await type(/^First lines/, 'Hello.');
    },
    button: 'Save draft',
    path: '/rest/v1/rpc/admin_save_newsletter',
    inTwoTabs: { triedIn: 'tests/database/newsletter.test.ts' },
  },
  {
    source: 'src/features/all/law/components/admin/fact-editor.tsx',
    part: <FactEditor factKey="mn-pl-premium" />,
    answers: {
      '/rest/v1/law_facts': [lawFactRow],
      '/rest/v1/law_fact_history': [],
      '/rest/v1/rpc/admin_fact_use': { documents: [], buyers: 0 },
    },
    writesOnIn: 'Statement',
    fill: () => type('Statement', 'The premium is 0.88 percent of wages.'),
    button: 'Save fact',
    path: '/rest/v1/law_facts',
    inTwoTabs: { triedIn: 'src/lib/forms/optimistic-save.test.ts' },
  },
  {
    source: 'src/features/all/library/components/admin/google-docs-link.tsx',
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
    inTwoTabs: { triedIn: 'tests/database/google-docs-links.test.ts' },
  },
  {
    source: 'src/features/admin/orders/components/match-form.tsx',
    part: <MatchDialog title="Match a product" trigger={<Button>Begin</Button>} />,
    opener: 'Begin',
    fill: async () => {
      await type('Product id at the provider', 'price_1');
      await userEvent.click(screen.getByLabelText('Core HR Pack'));
    },
    button: 'Save and deliver',
    path: '/rest/v1/rpc/admin_map_product',
    inTwoTabs: { triedIn: 'tests/database/admin-actions.test.ts' },
  },
  {
    source: 'src/features/all/settings/components/settings-form.tsx',
    part: <SettingsForm stored={{}} />,
    writesOnIn: /^Support address/,
    fill: () => type(/^Support address/, 'help@example.com'),
    button: 'Publish Settings',
    path: '/rest/v1/rpc/admin_publish_settings',
    inTwoTabs: { triedIn: 'tests/e2e/admin-settings.spec.ts' },
  },
  {
    source: 'src/features/admin/content-tools/components/draft-editor.tsx',
    part: <DraftEditor kind="post" id="post-1" siteUrl="https://shop.example" />,
    answers: { '/rest/v1/blog_posts': draftRow, '/functions/v1/check-content': { openFindings: 0 } },
    writesOnIn: 'Title',
    fill: () => typeTitleBeside('Markdown', 'A better title'),
    button: 'Save draft',
    path: '/rest/v1/blog_posts',
    inTwoTabs: { triedIn: 'tests/e2e/content-tools.spec.ts' },
  },
  {
    source: 'src/features/all/library/components/admin/template-editor.tsx',
    part: <TemplateEditor path="templates/core-hr-pack-mn/a.md" />,
    answers: {
      '/functions/v1/edit-template': {
        content: 'Text',
        revision: 3,
        publishedRevision: 3,
        hasDraft: false,
        buyers: 2,
        history: [],
        problems: [],
        html: '<p>Text</p>',
      },
    },
    writesOnIn: /^What changed/,
    fill: () => writeMarkdown('Other text'),
    button: 'Save draft',
    path: '/functions/v1/edit-template',
    isSent: (body) => (body as { action: string }).action === 'save',
    inTwoTabs: { triedIn: 'tests/functions/template-editing.test.ts' },
  },
  {
    source: 'src/features/admin/texts/components/text-editor.tsx',
    part: <TextEditor kind="post" />,
    writesOnIn: 'Title',
    fill: () => typeTitleBeside('Text', 'A new post'),
    button: 'Save',
    path: '/rest/v1/rpc/admin_save_text',
    inTwoTabs: { triedIn: 'tests/e2e/admin-texts.spec.ts' },
  },
];
