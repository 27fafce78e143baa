import { readBody } from '../../functions/_shared/http/read-body.ts';
import { readListUnsubscribe } from './list-unsubscribe.ts';
import type { StoredMessage } from './message.ts';
import { jsonResponse, methodNotAllowed, textResponse } from './responses.ts';
import { searchEntries } from './search.ts';
import type { InboxEntry, InboxStore } from './store.ts';

const bodyLimit = 1024 * 1024;

/** The part of Mailpit's API v1 that mail tests use (mailpit.axllent.org/docs/api-v1). Null: not one of its addresses. */
export async function handleMailpit(request: Request, url: URL, store: InboxStore): Promise<Response | null> {
  const path = url.pathname.replace(/\/$/, '');
  if (path === '/api/v1/messages') return messages(request, url, store);
  if (path === '/api/v1/search') return search(request, url, store);
  if (path === '/api/v1/info') return info(store);
  const [, id, part] = /^\/api\/v1\/message\/([0-9a-z-]+)(\/headers)?$/.exec(path) ?? [];
  if (id === undefined) return null;
  if (request.method !== 'GET') return methodNotAllowed('GET');
  const message = await findMessage(store, id);
  if (!message) return textResponse('404 page not found', 404);
  if (part !== undefined) return jsonResponse(message.headers);
  await store.setRead(true, [message.facts.ID]);
  return jsonResponse(toMailpitMessage(message));
}

/** `latest` stands for the newest message. */
export async function findMessage(store: InboxStore, id: string): Promise<StoredMessage | null> {
  const wanted = id === 'latest' ? store.list()[0]?.summary.ID : id;
  return wanted === undefined ? null : store.get(wanted);
}

async function messages(request: Request, url: URL, store: InboxStore): Promise<Response> {
  if (request.method === 'GET') {
    const entries = store.list();
    return jsonResponse(summarize(store, entries, url));
  }
  if (request.method === 'DELETE') {
    const { IDs } = await readOptions(request);
    await store.remove(IDs.length > 0 ? IDs : undefined);
    return textResponse('ok');
  }
  if (request.method === 'PUT') {
    const { IDs, Read, Search } = await readOptions(request);
    if (IDs.length > 0 && Search !== '') {
      return textResponse('You may specify either IDs or a search query, not both', 400);
    }
    const found =
      Search === '' ? undefined : searchEntries(store.list(), Search).map(({ summary }) => summary.ID);
    await store.setRead(Read, IDs.length > 0 ? IDs : found);
    return textResponse('ok');
  }
  return methodNotAllowed('GET, PUT, DELETE');
}

async function search(request: Request, url: URL, store: InboxStore): Promise<Response> {
  const query = url.searchParams.get('query')?.trim() ?? '';
  if (query === '') return textResponse('Error: no search query', 400);
  const found = searchEntries(store.list(), query);
  if (request.method === 'GET') return jsonResponse(summarize(store, found, url));
  if (request.method === 'DELETE') {
    if (found.length > 0) await store.remove(found.map(({ summary }) => summary.ID));
    return textResponse('ok');
  }
  return methodNotAllowed('GET, DELETE');
}

function summarize(store: InboxStore, matching: readonly InboxEntry[], url: URL) {
  const all = store.list();
  const start = count(url.searchParams.get('start'), 0);
  const page = matching
    .slice(start, start + count(url.searchParams.get('limit'), 50))
    .map(({ summary }) => summary);
  return {
    total: all.length,
    unread: all.filter(({ summary }) => !summary.Read).length,
    count: page.length,
    messages_count: matching.length,
    messages_unread: matching.filter(({ summary }) => !summary.Read).length,
    start,
    tags: [],
    messages: page,
  };
}

function info(store: InboxStore): Response {
  const all = store.list();
  return jsonResponse({
    Version: 'v1',
    LatestVersion: 'v1',
    Database: '',
    DatabaseSize: all.reduce((sum, { summary }) => sum + summary.Size, 0),
    Messages: all.length,
    Unread: all.filter(({ summary }) => !summary.Read).length,
    Tags: {},
  });
}

function toMailpitMessage({ facts, text, html, headers }: StoredMessage) {
  const { ID, MessageID, From, To, Cc, Bcc, ReplyTo, Subject, Created, Tags, Username, Size } = facts;
  return {
    ID,
    MessageID,
    From,
    To,
    Cc,
    Bcc,
    ReplyTo,
    ReturnPath: From.Address,
    Subject,
    ListUnsubscribe: readListUnsubscribe(headers),
    Date: Created,
    Tags,
    Username,
    Text: text,
    HTML: html,
    Size,
    Inline: [],
    Attachments: [],
  };
}

function count(text: string | null, fallback: number): number {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : fallback;
}

/** Mailpit takes an empty or unreadable body as "all of them". */
async function readOptions(
  request: Request,
): Promise<{ IDs: readonly string[]; Read: boolean; Search: string }> {
  const text = new TextDecoder().decode(await readBody(request, bodyLimit));
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    body = {};
  }
  const { IDs, Read, Search } = (typeof body === 'object' && body !== null ? body : {}) as Record<
    string,
    unknown
  >;
  return {
    IDs: Array.isArray(IDs) ? IDs.filter((id) => typeof id === 'string') : [],
    Read: Read === true,
    Search: typeof Search === 'string' ? Search.trim() : '',
  };
}
