import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  callsOf,
  itHasTheFacesOfAList,
  press,
  refusal,
  renderAdmin,
} from '../../../../../tests/support/admin';
import { messageRow, openedMessage } from '../../../../../tests/support/admin-samples';
import { startFakeApi } from '../../../../../tests/support/fake-api';
import { MessageDetail } from './message-detail';
import { MessageList } from './message-list';

const api = startFakeApi();
const reply = {
  id: 'reply-1',
  body: 'A colleague was faster.',
  author: 'bea@example.com',
  createdAt: '2026-11-20T11:00:00Z',
  mailStatus: 'failed',
  mailError: 'The mailbox is full',
};

describe('the messages', () => {
  itHasTheFacesOfAList(api, {
    list: <MessageList />,
    rpc: 'admin_list_messages',
    title: 'Messages',
    emptyTitle: 'Every message has a reply',
    row: messageRow,
    shown: 'Sick leave',
  });
});

describe('a message', () => {
  const answer = () => screen.getByLabelText<HTMLTextAreaElement>('Your answer');
  const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const open = async () => {
    api.answer('/rest/v1/rpc/admin_message', 200, openedMessage);
    renderAdmin(<MessageDetail id="message-1" />);
    await screen.findByText('How do I fill it in?');
  };

  it('gets one reply, and the form is empty again', async () => {
    await open();
    await press('Send answer');
    expect(screen.getByText('Please write an answer.')).toBeDefined();
    await userEvent.type(answer(), 'With the guide.');
    expect(asksBeforeLeaving()).toBe(true);
    await press('Send answer');
    expect(await screen.findByText('It is on its way to ann@example.com.')).toBeDefined();
    expect(answer().value).toBe('');
    expect(asksBeforeLeaving()).toBe(false);
    expect(callsOf(api, 'admin_reply_message')).toEqual([
      {
        message_id: 'message-1',
        reply_id: expect.any(String) as unknown,
        body: 'With the guide.',
        seen_replies: 0,
      },
    ]);
  });

  it("shows a colleague's earlier reply, and keeps the text of the second", async () => {
    const refused = 'Somebody has answered meanwhile.';
    await open();
    await userEvent.type(answer(), 'With the guide.');
    api.answer('/rest/v1/rpc/admin_reply_message', 409, refusal(refused));
    api.answer('/rest/v1/rpc/admin_message', 200, { ...openedMessage, replies: [reply] });
    await press('Send answer');
    expect((await screen.findByRole('alert')).textContent).toContain(refused);
    expect(await screen.findByText('A colleague was faster.')).toBeDefined();
    expect(screen.getByText('The mailbox is full')).toBeDefined();
    expect(answer().value).toBe('With the guide.');
    api.answer('/rest/v1/rpc/admin_reply_message', 200);
    await press('Send answer');
    await waitFor(() => expect(answer().value).toBe(''));
    const ids = callsOf(api, 'admin_reply_message').map((body) => (body as { reply_id: string }).reply_id);
    expect(new Set(ids).size).toBe(1);
  });

  it('shows an error if it cannot be closed', async () => {
    await open();
    api.answer('/rest/v1/rpc/admin_set_message_status', 404, refusal('There is no such message.'));
    await press('Close without a reply');
    expect((await screen.findByRole('alert')).textContent).toBe('There is no such message.');
    expect(screen.getByText('open')).toBeDefined();
  });
});
