import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AiState } from '@contracts/content-tools';
import { renderAdmin, signIn } from '../../../../../tests/support/admin';
import { aiStatus, aiStatusPath, topicRow } from '../../../../../tests/support/admin-samples';
import { startFakeApi } from '../../../../../tests/support/fake-api';
import { AddTopicButton, ContentCalendar } from './content-calendar';
import { GenerateCampaignButton, SocialCampaign } from './social-campaign';
import { TestPrompt } from './test-prompt';

const api = startFakeApi();
const shows = (text: string | RegExp) => screen.findByText(text);
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });

beforeEach(signIn);

const answerStatus = (state: AiState) => api.answer(aiStatusPath, 200, aiStatus(state));
const answerCalendar = (...rows: object[]) => api.answer('/rest/v1/content_calendar', 200, rows);

describe('the content calendar', () => {
  it('offers the next action for each status, and a draft only with a keyword', async () => {
    answerStatus('ready');
    answerCalendar(topicRow('planned', { target_keyword: null }), topicRow('outlined'), topicRow('drafted'));
    renderAdmin(<ContentCalendar />);
    expect((await button('Generate Draft for A planned topic')).disabled).toBe(true);
    expect((await button('Generate Outline for A planned topic')).disabled).toBe(false);
    await button('Generate Intro for A outlined topic');
    await button('Create Blog Post for A outlined topic');
    const drafted = screen.getByRole('row', { name: /A drafted topic/ });
    expect(within(drafted).queryByRole('button', { name: /Generate|Create/ })).toBeNull();
  });

  it('explains how to set a key if nothing can be generated', async () => {
    answerStatus('not-configured');
    answerCalendar(topicRow('planned'));
    renderAdmin(
      <>
        <ContentCalendar />
        <GenerateCampaignButton />
      </>,
    );
    const way = await screen.findByRole('link', { name: 'Set a key in the AI tools' });
    expect(way.getAttribute('href')).toBe('/admin/ai-tools');
    expect((await button('Generate Draft for A planned topic')).disabled).toBe(true);
    expect((await button('Generate 60-day campaign')).disabled).toBe(true);
  });

  it('shows the error when a text cannot be generated, and keeps the topic', async () => {
    answerStatus('ready');
    answerCalendar(topicRow('planned'));
    api.answer('/functions/v1/generate-content', 502, {
      error: { code: 'ai_failed', message: 'The AI did not answer in time.' },
    });
    renderAdmin(<ContentCalendar />);
    await userEvent.click(await button('Generate Outline for A planned topic'));
    await shows('Failed to generate content');
    await shows('The AI did not answer in time.');
    expect((await button('Generate Outline for A planned topic')).disabled).toBe(false);
  });

  it('creates twelve starter topics, and shows a failure', async () => {
    answerStatus('ready');
    answerCalendar();
    api.answer('/rest/v1/rpc/create_starter_calendar', 500, { message: 'The database is away.' });
    renderAdmin(<ContentCalendar />);
    await userEvent.click(await button('Create 12 starter topics'));
    await shows('Failed to create calendar items');
  });

  it('loads again after a failure', async () => {
    answerStatus('ready');
    api.answer('/rest/v1/content_calendar', 400, { message: 'No.' });
    renderAdmin(<ContentCalendar />);
    await shows('The calendar did not load');
    answerCalendar(topicRow('planned'));
    await userEvent.click(await button('Try again'));
    await shows('A planned topic');
  });

  it('keeps a topic that could not be saved, and saves it on the second try', async () => {
    answerStatus('ready');
    renderAdmin(<AddTopicButton />);
    await userEvent.click(await button('Add topic'));
    const dialog = await screen.findByRole('dialog', { name: 'Add topic' });
    await userEvent.type(within(dialog).getByLabelText('Topic'), 'Jury duty');
    await userEvent.selectOptions(within(dialog).getByLabelText(/^State/), 'Vermont');
    const save = within(dialog).getByRole('button', { name: 'Add topic' });
    api.answer('/rest/v1/content_calendar', 500, { message: 'The database is away.' });
    await userEvent.click(save);
    await shows('The topic was not saved');
    expect(within(dialog).getByLabelText<HTMLInputElement>('Topic').value).toBe('Jury duty');
    api.answer('/rest/v1/content_calendar', 201);
    await userEvent.click(save);
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(api.received.filter(({ method }) => method === 'POST').at(-1)?.body).toMatchObject({
      topic: 'Jury duty',
      target_state: 'VT',
      status: 'planned',
    });
  });
});

describe('the test prompt', () => {
  it('requires a prompt, and shows 500 characters of the response and its cost', async () => {
    answerStatus('ready');
    renderAdmin(<TestPrompt />);
    await userEvent.type(await screen.findByLabelText('Test prompt'), '   ');
    await userEvent.click(await button('Test generation'));
    expect(await screen.findAllByText('Please enter a test prompt')).not.toHaveLength(0);
    expect(api.received.map(({ path }) => path)).not.toContain('/functions/v1/ai-blog-generate');
    api.answer('/functions/v1/ai-blog-generate', 200, {
      markdown: 'x'.repeat(501),
      wordCount: 1,
      cost: 0.00012,
      isSample: false,
    });
    await userEvent.type(screen.getByLabelText('Test prompt'), 'Breaks');
    await userEvent.click(await button('Test generation'));
    await shows(`${'x'.repeat(500)}…`);
    await shows(/^1 word, \$0\.00012/);
  });

  it('shows why a test failed', async () => {
    answerStatus('ready');
    api.answer('/functions/v1/ai-blog-generate', 429, {
      error: { code: 'quota', message: 'Ten an hour. Try again in 12 minutes.' },
    });
    renderAdmin(<TestPrompt />);
    await userEvent.type(await screen.findByLabelText('Test prompt'), 'Breaks');
    await userEvent.click(await button('Test generation'));
    expect(await screen.findAllByText('Test failed: Ten an hour. Try again in 12 minutes.')).not.toHaveLength(
      0,
    );
  });
});

it('shows an error when a campaign cannot be created', async () => {
  answerStatus('ready');
  api.answer('/rest/v1/social_campaigns', 200, []);
  api.answer('/functions/v1/generate-social-snippets', 502, {
    error: { code: 'ai_failed', message: 'The AI did not answer in time.' },
  });
  renderAdmin(
    <>
      <GenerateCampaignButton />
      <SocialCampaign />
    </>,
  );
  await shows('No campaign yet');
  await userEvent.click(await button('Generate 60-day campaign'));
  await shows('Failed to generate social campaign');
});
