import { readBody } from '../../functions/_shared/http/read-body.ts';
import { findMessage } from './mailpit-api.ts';
import { methodNotAllowed, textResponse } from './responses.ts';
import type { InboxStore } from './store.ts';

export const reportKinds = ['hard-bounce', 'soft-bounce', 'complaint'] as const;

/** What a mail provider would report of a mail. */
export interface MailReport {
  readonly kind: (typeof reportKinds)[number];
  readonly messageId: string;
  readonly to: readonly string[];
  readonly subject: string;
}

export type ReportMail = (report: MailReport) => Promise<boolean>;

export const reportLabels: Readonly<Record<MailReport['kind'], string>> = {
  'hard-bounce': 'Bounce',
  'soft-bounce': 'Bounce for now',
  complaint: 'Report as spam',
};

/** `POST /view/{ID}/report` with `kind`: the buttons below a mail. */
export async function handleReport(
  request: Request,
  id: string,
  store: InboxStore,
  report: ReportMail,
): Promise<Response> {
  if (request.method !== 'POST') return methodNotAllowed('POST');
  // A page of another site must not stop an address.
  if (request.headers.get('sec-fetch-site') === 'cross-site') return textResponse('Forbidden', 403);
  const fields = new URLSearchParams(new TextDecoder().decode(await readBody(request, 1024)));
  const kind = reportKinds.find((candidate) => candidate === fields.get('kind'));
  const message = await findMessage(store, id);
  if (!message) return textResponse('404 page not found', 404);
  if (!kind) return textResponse('The kind must be hard-bounce, soft-bounce or complaint.', 400);
  const { ID: messageId, To, Subject: subject } = message.facts;
  const isTaken = await report({ kind, messageId, to: To.map(({ Address }) => Address), subject });
  return isTaken
    ? new Response(null, { status: 303, headers: { location: `/view/${messageId}?reported=${kind}` } })
    : textResponse('The shop did not take the report.', 502);
}
