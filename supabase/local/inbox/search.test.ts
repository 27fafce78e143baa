import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchEntries } from './search.ts';
import { openStore, type InboxStore } from './store.ts';
import { buildIncoming, removeTemporaryFolders, temporaryFolder } from './test-support/build-inbox.ts';

let store: InboxStore;
beforeAll(async () => {
  store = await openStore({ folder: await temporaryFolder() });
  const order = await store.add(buildIncoming({ subject: 'Your order NS-1', text: 'License keys inside' }));
  await store.add(
    buildIncoming({
      subject: 'Contact form',
      text: 'A question about leave',
      to: [{ name: 'Support Desk', address: 'support@northstarhr.example' }],
      replyTo: [{ name: 'Bo', address: 'bo@example.org' }],
    }),
  );
  await store.setRead(true, [order]);
});
afterAll(removeTemporaryFolders);

describe('searchEntries', () => {
  it.each([
    ['to:ada', ['Your order NS-1']],
    ['to:ADA@EXAMPLE.COM', ['Your order NS-1']],
    ['to:"support desk"', ['Contact form']],
    ['from:northstarhr', ['Contact form', 'Your order NS-1']],
    ['reply-to:bo', ['Contact form']],
    ['addressed:example.org', ['Contact form']],
    ['subject:"order ns"', ['Your order NS-1']],
    ['subject:leave', []],
    ['leave', ['Contact form']],
    ['License inside', ['Your order NS-1']],
    ['"inside license"', []],
    ['-leave', ['Your order NS-1']],
    ['!to:ada', ['Contact form']],
    ['is:unread', ['Contact form']],
    ['is:read', ['Your order NS-1']],
    ['to:ada subject:contact', []],
    ['to:', ['Contact form', 'Your order NS-1']],
    ['"unclosed', []],
  ])('%s', (query, expected) => {
    expect(searchEntries(store.list(), query).map(({ summary }) => summary.Subject)).toEqual(expected);
  });
});
