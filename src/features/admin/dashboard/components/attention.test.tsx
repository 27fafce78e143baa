import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { press, renderAdmin, signIn } from '../../../../../tests/support/admin';
import { startFakeApi } from '../../../../../tests/support/fake-api';
import { Attention } from './attention';

const api = startFakeApi();
const rpc = '/rest/v1/rpc/admin_attention';
const counts = {
  openMessages: 0,
  failedMails: 0,
  waitingMails: 0,
  heldEvents: 0,
  pendingReviews: 1,
  dueFacts: 3,
};
beforeEach(signIn);

it('leads to the filtered list of what waits', async () => {
  api.answer(rpc, 200, counts);
  renderAdmin(<Attention />);
  const due = await screen.findByRole('link', { name: '3 law facts are due for reading' });
  expect(due.getAttribute('href')).toBe('/admin/law-facts?filter=due');
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

it('says when the counts did not load, and reads them again', async () => {
  api.answer(rpc, 400, {});
  renderAdmin(<Attention />);
  expect((await screen.findByRole('alert')).textContent).toContain('What needs attention did not load');
  api.answer(rpc, 200, counts);
  await press('Try again');
  expect(await screen.findByRole('link', { name: '1 review is waiting for moderation' })).toBeDefined();
});
