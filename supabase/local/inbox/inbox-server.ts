import type { OutgoingMail } from '../../functions/_shared/mail/outgoing-mail.ts';
import { parseMailbox } from '../../functions/_shared/mail/mail-address.ts';
import { createFaults } from './faults.ts';
import { findMessage, handleMailpit } from './mailpit-api.ts';
import {
  listPage,
  mailDocument,
  mailPolicy,
  pagePolicy,
  pageSize,
  viewPage,
  viewTabs,
  type ViewTab,
} from './page.ts';
import { pageStyle } from './page-style.ts';
import { handleResend } from './resend-api.ts';
import { handleReport, type ReportMail } from './report-form.ts';
import { htmlResponse, methodNotAllowed, textResponse } from './responses.ts';
import { searchEntries } from './search.ts';
import { openStore, type InboxStore } from './store.ts';

export interface InboxOptions {
  /** Where the messages lie. Made if it is not there. */
  readonly folder: string;
  /** The key that `POST /emails` must carry; without one any key will do. */
  readonly apiKey?: string | undefined;
  readonly cap?: number | undefined;
  /** Opens `POST /faults`. Tests only. */
  readonly faults?: boolean | undefined;
  readonly now?: (() => Date) | undefined;
  /** Reports a bounce or a complaint to the shop; without it the page has no buttons for that. */
  readonly report?: ReportMail | undefined;
}

export interface Inbox {
  readonly store: InboxStore;
  handler(request: Request): Promise<Response>;
  /** Takes a mail from inside the process, as `POST /emails` does from outside: on the disk when it returns. */
  deliver(mail: OutgoingMail): Promise<string>;
}

/**
 * The embedded shop's mailbox: takes mail through Resend's API, gives it out through Mailpit's, and shows it on a page. It
 * knows nothing of ports; the host listens.
 */
export async function createInbox({
  folder,
  apiKey,
  cap,
  now,
  faults: withFaults,
  report,
}: InboxOptions): Promise<Inbox> {
  const store = await openStore({ folder, cap, now });
  const faults = withFaults === true ? createFaults() : null;

  async function route(request: Request): Promise<Response> {
    const url = new URL(request.url);
    if (url.pathname === '/emails') {
      const accept = () => handleResend(request, store, apiKey);
      return faults ? faults.apply(request, accept) : accept();
    }
    if (url.pathname === '/faults' && faults) return faults.handle(request);
    const reported = /^\/view\/([0-9a-z-]+)\/report$/.exec(url.pathname)?.[1];
    if (reported !== undefined && report) return handleReport(request, reported, store, report);
    const answer = await handleMailpit(request, url, store);
    return answer ?? pages(request, url, store, report !== undefined);
  }

  return {
    store,
    async handler(request) {
      try {
        return await route(request);
      } catch (error) {
        console.error('inbox:', error);
        return textResponse('The inbox could not answer. Nothing was lost; try again.', 500);
      }
    },
    async deliver(mail) {
      const from = parseMailbox(mail.from);
      const to = parseMailbox(mail.to);
      if (!from || !to) throw new TypeError('The sender and the recipient must each be one email address.');
      const replyTo = mail.replyTo === undefined ? null : parseMailbox(mail.replyTo);
      const { subject, html, text, headers } = mail;
      return store.add({
        from,
        to: [to],
        cc: [],
        bcc: [],
        replyTo: replyTo ? [replyTo] : [],
        subject,
        html,
        text,
        headers,
      });
    },
  };
}

async function pages(request: Request, url: URL, store: InboxStore, canReport: boolean): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed('GET, HEAD');
  switch (url.pathname) {
    case '/':
      return list(url, store);
    case '/style.css':
      return textResponse(pageStyle, 200, { 'content-type': 'text/css; charset=utf-8' });
    case '/livez':
    case '/readyz':
      return textResponse('ok');
    case '/favicon.ico':
      return new Response(null, { status: 204 });
    default:
      return view(url, store, canReport);
  }
}

function list(url: URL, store: InboxStore): Response {
  const query = url.searchParams.get('query')?.trim() ?? '';
  const start = Math.max(0, Math.trunc(Number(url.searchParams.get('start') ?? 0)) || 0);
  const all = store.list();
  const matching = query === '' ? all : searchEntries(all, query);
  const messages = matching.slice(start, start + pageSize).map(({ summary }) => summary);
  return htmlResponse(
    listPage({ messages, matching: matching.length, total: all.length, start, query }),
    pagePolicy,
  );
}

/** `/view/{ID}` is the page; `/view/{ID}.html` and `.txt` are the mail itself, at Mailpit's addresses. */
async function view(url: URL, store: InboxStore, canReport: boolean): Promise<Response> {
  const [, id, extension] = /^\/view\/([0-9a-z-]+)(\.html|\.txt)?$/.exec(url.pathname) ?? [];
  const message = id === undefined ? null : await findMessage(store, id);
  if (!message) return textResponse('404 page not found', 404);
  if (extension === '.txt') return textResponse(message.text);
  if (extension === '.html') return htmlResponse(mailDocument(message), mailPolicy);
  await store.setRead(true, [message.facts.ID]);
  const tab = viewTabs.find((name) => name === url.searchParams.get('tab')) ?? ('html' satisfies ViewTab);
  const reported = canReport ? (url.searchParams.get('reported') ?? '') : null;
  return htmlResponse(viewPage(message, tab, reported), pagePolicy);
}
