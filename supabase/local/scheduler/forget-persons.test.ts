import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildIncoming, buildInbox, removeTemporaryFolders } from '../inbox/test-support/build-inbox.ts';
import { forgetMailsOf, forgetPersons } from './forget-persons.ts';

const address = 'zoe@example.com';
const done: string[] = [];
const outside = {
  forgetOrders: (forgotten: string) => void done.push(`orders of ${forgotten}`),
  forgetMails: (forgotten: string) => Promise.resolve(void done.push(`mails of ${forgotten}`)),
  checkpoint: vi.fn(() => Promise.resolve(void done.push('checkpoint'))),
  forgetSetAside: (forgotten: string) => Promise.resolve(void done.push(`set aside of ${forgotten}`)),
};

beforeEach(() => done.splice(0));
afterEach(removeTemporaryFolders);

const call = async (path: string, status: number) => {
  const api = forgetPersons(async (request) => {
    done.push(await request.text());
    return new Response('{}', { status });
  }, outside);
  const body = JSON.stringify({ address: ` ${address.toUpperCase()}` });
  const response = await api(new Request(`http://127.0.0.1${path}`, { method: 'POST', body }), '127.0.0.1');
  return { body, response };
};

it('forgets a deleted person in the sandbox, the mailbox and the journal before it answers', async () => {
  const { body, response } = await call('/rest/v1/rpc/admin_delete_person', 200);
  expect(response.status).toBe(200);
  expect(done).toEqual([
    body,
    `orders of ${address}`,
    `mails of ${address}`,
    'checkpoint',
    `set aside of ${address}`,
  ]);
});

it('forgets nobody after a refusal or another call', async () => {
  const refused = await call('/rest/v1/rpc/admin_delete_person', 409);
  expect(refused.response.status).toBe(409);
  await call('/rest/v1/rpc/admin_export_person', 200);
  expect(done).toEqual([refused.body, refused.body]);
});

it('answers as the database did where the disk fails: a second deletion tries again', async () => {
  const lines = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  outside.checkpoint.mockRejectedValueOnce(new Error('disk full'));
  const { response } = await call('/rest/v1/rpc/admin_delete_person', 200);
  expect(response.status).toBe(200);
  expect(lines.mock.calls.flat().join()).toContain('disk full');
  lines.mockRestore();
});

it('takes the mails that name the person, and no other', async () => {
  const { store } = await buildInbox();
  await store.add(buildIncoming({ to: [{ name: 'Zoe', address }], subject: 'To her' }));
  await store.add(buildIncoming({ text: `From: Zoe <${address}>`, subject: 'About her' }));
  await store.add(buildIncoming({ to: [{ name: '', address: `my${address}` }], subject: 'To another' }));
  await forgetMailsOf(store, address);
  expect(store.list().map(({ summary }) => summary.Subject)).toEqual(['To another']);
});
