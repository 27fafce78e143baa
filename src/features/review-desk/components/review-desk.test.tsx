import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  callsOf,
  confirmWith,
  giveReason,
  itHasTheFacesOfAList,
  page,
  press,
  refusal,
  renderDesk,
} from '../../../../tests/support/desk';
import { startFakeApi } from '../../../../tests/support/fake-api';
import { ReviewList } from './review-list';

const api = startFakeApi();
const list = '/rest/v1/rpc/admin_list_reviews';
const moderate = '/rest/v1/rpc/admin_moderate_reviews';
const counts = { pendingReviews: 2, approvedReviews: 5, rejectedReviews: 1 };
const ann = {
  id: 'review-1',
  firstName: 'Ann',
  sku: 'core-hr',
  rating: 5,
  text: 'Saved us a week',
  status: 'pending',
  verified: true,
  createdAt: '2026-11-20T10:00:00Z',
  email: 'ann@example.com',
  reason: null,
};
const bea = { ...ann, id: 'review-2', firstName: 'Bea', text: 'Buy my pills' };

describe('the reviews', () => {
  itHasTheFacesOfAList(api, {
    list: <ReviewList />,
    rpc: 'admin_list_reviews',
    title: 'Reviews',
    emptyTitle: 'No review waits',
    row: ann,
    shown: 'Saved us a week',
  });

  const open = async () => {
    api.answer(list, 200, page(ann, bea));
    api.answer('/rest/v1/rpc/admin_attention', 200, counts);
    renderDesk(<ReviewList />);
    await screen.findByRole('table', { name: 'Reviews' });
  };
  const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

  it('are counted by what became of them', async () => {
    await open();
    expect(await screen.findByRole('link', { name: /^Approved\s*5/ })).toBeDefined();
    expect(screen.getByRole('link', { name: /^All\s*8/ })).toBeDefined();
  });

  it('show an approval at once, and take it back visibly where it was refused', async () => {
    await open();
    api.answer(moderate, 409, refusal('Somebody has rejected it meanwhile.'));
    const release = api.hold(moderate);
    await press('Approve the review of Ann');
    expect(await within(rowOf('Saved us a week')).findByText('approved')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Approve the review of Ann' })).toBeNull();
    release();
    expect(await screen.findByText('Somebody has rejected it meanwhile.')).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Approve the review of Ann' })).toBeDefined();
    expect(within(rowOf('Saved us a week')).getByText('pending')).toBeDefined();
  });

  it('are rejected together with one reason, and say how many were moderated meanwhile', async () => {
    await open();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose all 2 on this page' }));
    api.answer(moderate, 200, 1);
    await press('Reject 2 chosen');
    await giveReason('Advertising');
    api.answer(list, 200, page());
    await confirmWith('Reject');
    expect(await screen.findByText('1 had been moderated meanwhile.')).toBeDefined();
    expect(await screen.findByText('No review waits')).toBeDefined();
    expect(callsOf(api, 'admin_moderate_reviews')).toEqual([
      { review_ids: ['review-1', 'review-2'], new_status: 'rejected', reason: 'Advertising' },
    ]);
  });
});
