import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AiStatusCard } from '@/features/content-tools/components/ai-status-card';
import { BatchGeneration } from '@/features/content-tools/components/batch-generation';
import { SnippetForm } from '@/features/content-tools/components/snippet-form';
import { TestPrompt } from '@/features/content-tools/components/test-prompt';
import { TopicDialog } from '@/features/content-tools/components/topic-dialog';
import { MessageDetail } from '@/features/inbox/components/message-detail';
import { FactEditor } from '@/features/law/components/fact-editor';
import { GoogleDocsLink } from '@/features/library/components/desk/google-docs-link';
import { MatchDialog } from '@/features/orders/components/match-dialog';
import { SettingsForm } from '@/features/settings/components/settings-form';
import { TextEditor } from '@/features/text-desk/components/text-editor';
import { Button } from '@/ui/button';
import { accountForms } from '../../../tests/e2e/support/account-forms';
import { publicForms } from '../../../tests/e2e/support/public-forms';
import { renderDesk, signIn } from '../../../tests/support/desk';
import { startFakeApi } from '../../../tests/support/fake-api';

const api = startFakeApi();

interface DeskForm {
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
  /** Nothing is typed into it. */
  readonly isChoice?: boolean;
}

const unreachable = /The shop cannot be reached/;
const type = async (label: string | RegExp, text: string) => {
  const field = await screen.findByLabelText<HTMLInputElement>(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
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

const deskForms: readonly DeskForm[] = [
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
    fill: () => type('Your answer', 'With the guide.'),
    button: 'Send answer',
    path: '/rest/v1/rpc/admin_reply_message',
    words: unreachable,
  },
  {
    source: 'src/features/law/components/fact-editor.tsx',
    part: <FactEditor factKey="mn-pl-premium" />,
    answers: { '/rest/v1/law_facts': [fact], '/rest/v1/law_fact_history': [] },
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
    fill: () => type(/^Support address/, 'help@example.com'),
    button: 'Publish Settings',
    path: '/rest/v1/rpc/admin_publish_settings',
    words: unreachable,
  },
  {
    source: 'src/features/text-desk/components/text-editor.tsx',
    part: <TextEditor kind="post" />,
    fill: () => type('Title', 'A new post'),
    button: 'Save',
    path: '/rest/v1/rpc/admin_save_text',
    words: unreachable,
  },
];

/** They ask and store nothing; what is asked for stands in the address. */
const onlyAsk = [
  'src/features/chat/components/chat-panel.tsx',
  'src/features/knowledge-base/components/article-search.tsx',
  'src/pages/law/which/plan.tsx',
  'src/pages/storefront/verify-page.tsx',
];

const typed = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(({ checked, value }) =>
    checked ? `${value}: chosen` : value,
  );
const sentTo = (path: string) =>
  api.received.filter((request) => request.path === path && request.method !== 'GET');
const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(signIn);

describe.each(deskForms)('$source', ({ part, answers, opener, fill, button, path, words, isChoice }) => {
  const begin = async () => {
    for (const [address, body] of Object.entries(answers ?? {})) {
      api.answer(address, 200, body);
    }
    renderDesk(part);
    if (opener) {
      await userEvent.click(screen.getByRole('button', { name: opener }));
    }
    await fill();
    return screen.findByRole<HTMLButtonElement>('button', { name: button });
  };

  it('is sent once by ten presses', async () => {
    const submit = await begin();
    const release = api.hold(path);
    for (let press = 0; press < 10; press++) {
      submit.click();
    }
    await waitFor(() => expect(sentTo(path)).not.toHaveLength(0));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(sentTo(path)).toHaveLength(1);
    release();
    await waitFor(() => expect(submit.isConnected && submit.getAttribute('aria-busy')).not.toBe('true'));
  });

  it('keeps what was typed when the answer is lost or nobody is online, and sends the same again', async () => {
    const submit = await begin();
    const before = typed();
    expect(asksBeforeLeaving()).toBe(!isChoice);
    api.hangUp(path);
    const online = vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    submit.click();
    await screen.findAllByText(words);
    online.mockRestore();
    window.dispatchEvent(new Event('online'));
    expect(typed()).toEqual(before);
    await waitFor(() => expect(submit.getAttribute('aria-busy')).toBeNull());
    submit.click();
    await waitFor(() => expect(sentTo(path).length).toBeGreaterThan(1));
    const bodies = sentTo(path).map(({ body }) => body);
    expect(bodies.at(-1)).toEqual(bodies[0]);
  });
});

it('every form of the source stands in a table of what is tried', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => join('src', file))
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .filter((file) => /<form\b/.test(readFileSync(file, 'utf8')));
  const tried = [...publicForms, ...accountForms, ...deskForms].map(({ source }) => source);
  expect(files.filter((file) => ![...tried, ...onlyAsk].includes(file))).toEqual([]);
  expect([...tried, ...onlyAsk].filter((file) => !readFileSync(file, 'utf8').includes('onSubmit'))).toEqual([
    'src/features/text-desk/components/text-editor.tsx',
    'src/pages/law/which/plan.tsx',
  ]);
});
