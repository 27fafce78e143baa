import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderAdmin, signIn } from '../../../../../tests/support/admin';
import { aiStatus, aiStatusPath, topicRow } from '../../../../../tests/support/admin-samples';
import { startFakeApi } from '../../../../../tests/support/fake-api';
import { BatchGeneration } from './batch-generation';

const api = startFakeApi();
const topics = Array.from({ length: 4 }, (_, index) =>
  topicRow('planned', { id: `topic-${index}`, topic: `Topic ${index}` }),
);
const box = (index: number) => screen.findByRole<HTMLInputElement>('checkbox', { name: `Topic ${index}` });

const show = (used: number) => {
  api.answer(aiStatusPath, 200, { ...aiStatus('ready'), used });
  api.answer('/rest/v1/content_calendar', 200, topics);
  api.answer('/rest/v1/ai_runs', 200, []);
  renderAdmin(<BatchGeneration />);
};

beforeEach(signIn);

it('limits the choice of topics to the generations left this hour', async () => {
  show(8);
  await screen.findByText('2 generations left this hour: choose at most 2.');
  await userEvent.click(await box(0));
  await userEvent.click(await box(1));
  expect((await box(2)).disabled).toBe(true);
  await userEvent.click(await box(0));
  expect((await box(2)).disabled).toBe(false);
});

it('offers none when nothing is left, and all when the full limit is left', async () => {
  show(10);
  await screen.findByText('No generations are left this hour.');
  expect((await box(0)).disabled).toBe(true);
});

it('does not mention a limit while a whole batch fits', async () => {
  show(0);
  expect((await box(0)).disabled).toBe(false);
  expect(screen.queryByText(/left this hour/)).toBeNull();
});
