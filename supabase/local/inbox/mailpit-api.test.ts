import { afterEach, describe, expect, it } from 'vitest';
import { readListUnsubscribe } from './list-unsubscribe.ts';
import { buildIncoming, buildInbox, removeTemporaryFolders } from './test-support/build-inbox.ts';

afterEach(removeTemporaryFolders);

const received = new Date('2026-11-21T06:00:00.000Z');

async function inboxWith(...subjects: string[]) {
  const inbox = await buildInbox({ now: () => received });
  const ids: string[] = [];
  for (const subject of subjects) ids.push(await inbox.store.add(buildIncoming({ subject })));
  return { ...inbox, ids };
}

describe('GET /api/v1/messages', () => {
  it('answers in Mailpit’s form', async () => {
    const { get, ids } = await inboxWith('one');
    const response = await get('/api/v1/messages');
    expect(response.headers.get('content-type')).toBe('application/json');
    await expect(response.json()).resolves.toEqual({
      total: 1,
      unread: 1,
      count: 1,
      messages_count: 1,
      messages_unread: 1,
      start: 0,
      tags: [],
      messages: [
        {
          ID: ids[0],
          MessageID: `${ids[0]}@inbox.localhost`,
          Read: false,
          From: { Name: 'Northstar HR', Address: 'hello@northstarhr.example' },
          To: [{ Name: '', Address: 'ada@example.com' }],
          Cc: [],
          Bcc: [],
          ReplyTo: [],
          Subject: 'one',
          Created: '2026-11-21T06:00:00.000Z',
          Username: '',
          Tags: [],
          Size: 38,
          Attachments: 0,
          Snippet: 'Here they are.',
        },
      ],
    });
  });

  it.each([
    ['', ['5', '4', '3', '2', '1']],
    ['?limit=2', ['5', '4']],
    ['?start=1&limit=2', ['4', '3']],
    ['?start=9', []],
    ['?limit=-1&start=x', ['5', '4', '3', '2', '1']],
  ])('pages through %s', async (query, expected) => {
    const { get } = await inboxWith('1', '2', '3', '4', '5');
    const body = (await (await get(`/api/v1/messages${query}`)).json()) as {
      messages: { Subject: string }[];
      total: number;
    };
    expect(body.messages.map(({ Subject }) => Subject)).toEqual(expected);
    expect(body.total).toBe(5);
  });
});

describe('GET /api/v1/message/{ID}', () => {
  it('gives the message in full and marks it as read', async () => {
    const inbox = await buildInbox({ now: () => received });
    const id = await inbox.store.add(
      buildIncoming({
        replyTo: [{ name: 'Bo', address: 'bo@example.org' }],
        headers: {
          'list-unsubscribe': '<https://shop.example/u?token=1>',
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }),
    );
    await expect((await inbox.get(`/api/v1/message/${id}`)).json()).resolves.toMatchObject({
      ID: id,
      ReplyTo: [{ Name: 'Bo', Address: 'bo@example.org' }],
      ReturnPath: 'hello@northstarhr.example',
      Date: '2026-11-21T06:00:00.000Z',
      Text: 'Here they are.',
      HTML: '<p>Here they are.</p>',
      ListUnsubscribe: {
        Header: '<https://shop.example/u?token=1>',
        Links: ['https://shop.example/u?token=1'],
        Errors: '',
        HeaderPost: 'List-Unsubscribe=One-Click',
      },
      Inline: [],
      Attachments: [],
    });
    expect(inbox.store.list()[0]?.summary.Read).toBe(true);
  });

  it('gives the headers, under their canonical names', async () => {
    const { get, ids } = await inboxWith('one');
    await expect((await get(`/api/v1/message/${ids[0]}/headers`)).json()).resolves.toEqual({
      Date: ['Sat, 21 Nov 2026 06:00:00 GMT'],
      From: ['"Northstar HR" <hello@northstarhr.example>'],
      'Message-Id': [`<${ids[0]}@inbox.localhost>`],
      'Mime-Version': ['1.0'],
      Subject: ['one'],
      To: ['ada@example.com'],
    });
  });

  it('knows the latest', async () => {
    const { get } = await inboxWith('old', 'new');
    await expect((await get('/api/v1/message/latest')).json()).resolves.toMatchObject({ Subject: 'new' });
    await expect((await get('/api/v1/message/latest/headers')).json()).resolves.toMatchObject({
      Subject: ['new'],
    });
  });

  it.each([
    '/api/v1/message/unknown',
    '/api/v1/message/latest',
    '/api/v1/message/..%2f..',
    '/api/v1/nothing',
  ])('answers 404 to %s', async (path) => {
    const { get } = await inboxWith();
    expect((await get(path)).status).toBe(404);
  });
});

describe('search', () => {
  it('counts what fits and what there is', async () => {
    const { get } = await inboxWith('one', 'two', 'two again');
    await expect((await get('/api/v1/search?query=subject:two&limit=1')).json()).resolves.toMatchObject({
      total: 3,
      count: 1,
      messages_count: 2,
      messages: [{ Subject: 'two again' }],
    });
  });

  it('wants a query', async () => {
    const { get } = await inboxWith();
    expect((await get('/api/v1/search?query=%20')).status).toBe(400);
  });

  it('deletes what fits', async () => {
    const { send, store } = await inboxWith('one', 'two');
    await send('DELETE', '/api/v1/search?query=subject:two');
    await send('DELETE', '/api/v1/search?query=subject:nothing');
    expect(store.list().map(({ summary }) => summary.Subject)).toEqual(['one']);
  });
});

describe('DELETE and PUT /api/v1/messages', () => {
  it('deletes the given, or all', async () => {
    const { send, store, ids } = await inboxWith('one', 'two', 'three');
    const response = await send('DELETE', '/api/v1/messages', { IDs: [ids[0]] });
    expect([response.status, await response.text()]).toEqual([200, 'ok']);
    expect(store.list()).toHaveLength(2);
    await send('DELETE', '/api/v1/messages');
    expect(store.list()).toEqual([]);
  });

  it('sets the read state by id, by search, or for all', async () => {
    const { send, store, ids } = await inboxWith('one', 'two');
    const read = () => store.list().map(({ summary }) => summary.Read);
    await send('PUT', '/api/v1/messages', { IDs: [ids[0]], Read: true });
    expect(read()).toEqual([false, true]);
    await send('PUT', '/api/v1/messages', { Search: 'subject:two', Read: true });
    expect(read()).toEqual([true, true]);
    await send('PUT', '/api/v1/messages', { Read: false });
    expect(read()).toEqual([false, false]);
    expect((await send('PUT', '/api/v1/messages', { IDs: [ids[0]], Search: 'two' })).status).toBe(400);
  });

  it('knows no other method', async () => {
    const { send } = await inboxWith();
    const response = await send('PATCH', '/api/v1/messages', {});
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, PUT, DELETE']);
  });
});

describe('readListUnsubscribe', () => {
  const read = (header: string) => readListUnsubscribe({ 'List-Unsubscribe': [header] });

  it.each([
    ['<https://a.example/u>', ['https://a.example/u'], ''],
    ['<mailto:u@a.example>, <https://a.example/u>', ['mailto:u@a.example', 'https://a.example/u'], ''],
    ['<ftp://a.example>', [], 'should start with'],
    [
      '<https://a.example/1>, <https://a.example/2>',
      ['https://a.example/1', 'https://a.example/2'],
      'only http link',
    ],
    ['<https://a.example/u v>', [], 'should not contain spaces'],
    ['https://a.example/u', [], 'in <>'],
  ])('reads %s', (header, links, errors) => {
    const result = read(header);
    expect(result.Links).toEqual(links);
    if (errors === '') expect(result.Errors).toBe('');
    else expect(result.Errors).toContain(errors);
  });
});
