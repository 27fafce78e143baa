import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  callsOf,
  confirmWith,
  itHasTheFacesOfAList,
  page,
  press,
  refusal,
  renderAdmin,
  signIn,
} from '../../../../../tests/support/admin';
import { startFakeApi } from '../../../../../tests/support/fake-api';
import { NoticeDetail } from './notice-detail';
import { NoticeList } from './notice-list';

const api = startFakeApi();
const notice = {
  id: 'notice-1',
  title: 'Pay Notice',
  fromVersion: '1.0',
  toVersion: '1.1',
  hasNewText: true,
  reason: 'The rate of next year.',
  facts: [{ key: 'mn-rate', before: { statement: 'It is 10.' }, after: { statement: 'It is 11.' } }],
  state: 'draft',
  createdAt: '2026-11-20T10:00:00Z',
  changedAt: '2026-11-20T10:00:00Z',
  scheduledFor: null,
  sentAt: null,
  isCounted: true,
  counts: { affected: 37, unaffected: 9963 },
  mailsSent: 0,
};

beforeEach(signIn);

describe('the list of notices', () => {
  itHasTheFacesOfAList(api, {
    list: <NoticeList />,
    rpc: 'admin_list_update_notices',
    title: 'Update notices',
    emptyTitle: 'No notices here',
    row: notice,
    shown: 'Version 1.0 to 1.1',
  });
});

describe('a notice', () => {
  const answerRecipient = (state: string) =>
    api.answer(
      '/rest/v1/rpc/admin_list_update_recipients',
      200,
      page({ id: 'r1', email: 'ann@example.com', state, why: 'The buyer stopped these emails.' }),
    );
  const open = async (changes: object = {}, recipient = 'affected') => {
    api.answer('/rest/v1/rpc/admin_update_notice', 200, { ...notice, ...changes });
    answerRecipient(recipient);
    api.answer('/functions/v1/run-update-notices', 200, {
      subject: 'A change in your Pay Notice',
      html: '<style></style><p>Hello</p>',
    });
    renderAdmin(<NoticeDetail id="notice-1" />);
    await screen.findByText('9,963');
  };

  it('shows what changed, for whom, and the email', async () => {
    await open();
    expect(screen.getByText('Before: It is 10.')).toBeDefined();
    expect(await screen.findByText('A change in your Pay Notice')).toBeDefined();
    expect(await screen.findByText('ann@example.com')).toBeDefined();
    expect(screen.getByText('The buyer stopped these emails.')).toBeDefined();
  });

  it('is sent with the owner’s words, after a look at how many it reaches', async () => {
    api.answer('/rest/v1/rpc/admin_schedule_update_notice', 200, null);
    await open();
    await press('Send now');
    expect(
      screen.getByText(/37 licenses with a copy that changes.*9963 licenses whose copy stays/),
    ).toBeDefined();
    const words = screen.getByLabelText('What changed, in your words');
    await userEvent.clear(words);
    await userEvent.type(words, 'New rate.');
    await confirmWith('Send now');
    await screen.findByText('The notice is on its way');
    expect(callsOf(api, 'admin_schedule_update_notice')).toEqual([
      { notice_id: 'notice-1', seen: notice.changedAt, new_reason: 'New rate.' },
    ]);
  });

  it('shows the buyers as they are once their copies were compared', async () => {
    await open({ isCounted: false, counts: { pending: 1, unaffected: 9963 } }, 'pending');
    expect(await screen.findByRole('cell', { name: 'not compared yet' })).toBeDefined();
    answerRecipient('affected');
    api.answer('/rest/v1/rpc/admin_update_notice', 200, notice);
    expect(await screen.findByRole('cell', { name: 'copy changes' })).toBeDefined();
  });

  it('is not sent before all copies were compared', async () => {
    await open({ isCounted: false });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send now' }).disabled).toBe(true);
  });

  it('that changed in the meantime is shown again, with a message', async () => {
    const message = 'The document changed again in the meantime. Please look at the notice once more.';
    api.answer('/rest/v1/rpc/admin_schedule_update_notice', 409, refusal(message));
    await open();
    await press('Send now');
    await confirmWith('Send now');
    expect((await screen.findByRole('alert')).textContent).toBe(message);
  });

  it('is withdrawn, and says whom it reached before', async () => {
    api.answer('/rest/v1/rpc/admin_withdraw_update_notice', 200, 2);
    await open({ state: 'sent', sentAt: '2026-11-21T10:00:00Z' });
    expect(screen.queryByRole('button', { name: 'Schedule' })).toBeNull();
    await press('Withdraw');
    await confirmWith('Withdraw');
    expect(await screen.findByText('2 licenses had been told before.')).toBeDefined();
  });
});
