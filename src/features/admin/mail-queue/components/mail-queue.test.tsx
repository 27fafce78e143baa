import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  callsOf,
  confirmWith,
  itHasTheFacesOfAList,
  page,
  press,
  refusal,
  renderAdmin,
} from '../../../../../tests/support/admin';
import { startFakeApi } from '../../../../../tests/support/fake-api';
import { MailList, RetryFailedMails } from './mail-list';

const api = startFakeApi();
const mail = {
  id: 'mail-1',
  to: 'ann@example.com',
  template: 'receipt',
  status: 'failed',
  attempts: 8,
  lastError: 'The mailbox is full',
  createdAt: '2026-11-20T10:00:00Z',
  sendAfter: '2026-11-20T10:00:00Z',
  sentAt: null,
};

describe('the emails', () => {
  itHasTheFacesOfAList(api, {
    list: <MailList />,
    rpc: 'admin_list_mails',
    title: 'Mails',
    emptyTitle: 'No mails here',
    row: mail,
    shown: 'The mailbox is full',
  });

  const open = async (row: object = mail) => {
    api.answer('/rest/v1/rpc/admin_list_mails', 200, page(row));
    renderAdmin(<MailList />);
    await screen.findByRole('table', { name: 'Mails' });
  };

  it('that failed are retried', async () => {
    await open();
    expect(screen.getByText('8 tries')).toBeDefined();
    await press('Retry the mail to ann@example.com');
    api.answer('/rest/v1/rpc/admin_list_mails', 200, page({ ...mail, status: 'queued', attempts: 0 }));
    await confirmWith('Retry');
    expect(await screen.findByRole('button', { name: 'Cancel the mail to ann@example.com' })).toBeDefined();
    expect(callsOf(api, 'admin_retry_mail')).toEqual([{ mail_id: 'mail-1' }]);
  });

  it('that were sent in the meantime are not canceled, with a message', async () => {
    const message = 'This mail is not waiting any more.';
    api.answer('/rest/v1/rpc/admin_cancel_mail', 409, refusal(message));
    await open({ ...mail, status: 'queued' });
    await press('Cancel the mail to ann@example.com');
    await confirmWith('Cancel mail');
    expect((await screen.findByRole('alert')).textContent).toBe(message);
  });

  it('are all retried at once, and counted', async () => {
    api.answer('/rest/v1/rpc/admin_retry_failed_mails', 200, 3);
    renderAdmin(<RetryFailedMails />);
    await press('Retry failed mails');
    await confirmWith('Retry all');
    expect(await screen.findByText('3 mails in the queue.')).toBeDefined();
  });
});
