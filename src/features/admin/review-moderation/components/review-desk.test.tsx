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
  renderAdmin,
} from '../../../../../tests/support/admin';
import { startFakeApi } from '../../../../../tests/support/fake-api';
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
  answer: null,
};
const bea = { ...ann, id: 'review-2', firstName: 'Bea', text: 'Buy my pills' };

describe('the reviews', () => {
  itHasTheFacesOfAList(api, {
    list: <ReviewList />,
    rpc: 'admin_list_reviews',
    title: 'Reviews',
    emptyTitle: 'No pending reviews',
    row: ann,
    shown: 'Saved us a week',
  });

  it('also show a toast if they could not be loaded', async () => {
    api.answer(list, 500, refusal('No.'));
    renderAdmin(<ReviewList />);
    expect(await screen.findByText('Failed to fetch reviews')).toBeDefined();
  });

  const open = async () => {
    api.answer(list, 200, page(ann, bea));
    api.answer('/rest/v1/rpc/admin_attention', 200, counts);
    renderAdmin(<ReviewList />);
    await screen.findByRole('table', { name: 'Reviews' });
  };
  const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

  it('are counted by status', async () => {
    await open();
    expect(await screen.findByRole('link', { name: /^Approved\s*5/ })).toBeDefined();
    expect(screen.getByRole('link', { name: /^All\s*8/ })).toBeDefined();
  });

  it('show an approval at once, and revert it if it was refused', async () => {
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

  it('are rejected together with one reason, and report those moderated in the meantime', async () => {
    await open();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose all 2 on this page' }));
    api.answer(moderate, 200, 1);
    await press('Reject 2 chosen');
    await giveReason('Advertising');
    api.answer(list, 200, page());
    await confirmWith('Reject');
    expect(await screen.findByText('1 had already been moderated.')).toBeDefined();
    expect(await screen.findByText('No pending reviews')).toBeDefined();
    expect(callsOf(api, 'admin_moderate_reviews')).toEqual([
      {
        review_ids: ['review-1', 'review-2'],
        new_status: 'rejected',
        reason: 'Advertising',
        seen_status: 'pending',
      },
    ]);
  });

  const openDecided = async (change: object) => {
    api.answer(list, 200, page({ ...ann, ...change }));
    api.answer('/rest/v1/rpc/admin_attention', 200, counts);
    renderAdmin(<ReviewList />);
    await screen.findByRole('table', { name: 'Reviews' });
  };

  it('that are public are withdrawn with a reason', async () => {
    await openDecided({ status: 'approved' });
    api.answer(moderate, 200, 1);
    await press('Withdraw the review of Ann');
    await giveReason('Names an employee');
    await confirmWith('Withdraw');
    expect(await screen.findByText('Review withdrawn')).toBeDefined();
    expect(callsOf(api, 'admin_moderate_reviews')).toEqual([
      {
        review_ids: ['review-1'],
        new_status: 'rejected',
        reason: 'Names an employee',
        seen_status: 'approved',
      },
    ]);
  });

  it.each(['approved', 'rejected'])('that are %s can go back to pending', async (status) => {
    await openDecided({ status });
    api.answer(moderate, 200, 1);
    await press('Back to pending the review of Ann');
    expect(await screen.findByText('The review is pending again')).toBeDefined();
    expect(callsOf(api, 'admin_moderate_reviews')).toEqual([
      { review_ids: ['review-1'], new_status: 'pending', reason: '', seen_status: status },
    ]);
  });

  it('that are public get a public reply, which can be changed', async () => {
    await openDecided({ status: 'approved', answer: 'Thank you.' });
    expect(within(rowOf('Saved us a week')).getByText('Your answer: Thank you.')).toBeDefined();
    await press('Edit answer the review of Ann');
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Answer/ });
    expect(field.value).toBe('Thank you.');
    await userEvent.type(field, ' Tell us more.');
    api.answer('/rest/v1/rpc/admin_answer_review', 409, refusal('Only a published review can be answered.'));
    await press('Publish answer');
    expect(await screen.findByText('Only a published review can be answered.')).toBeDefined();
    api.answer('/rest/v1/rpc/admin_answer_review', 200, null);
    await press('Publish answer');
    expect(await screen.findByText('Answer published')).toBeDefined();
    expect(callsOf(api, 'admin_answer_review')).toEqual([
      { review_id: 'review-1', answer: 'Thank you. Tell us more.' },
      { review_id: 'review-1', answer: 'Thank you. Tell us more.' },
    ]);
  });
});
