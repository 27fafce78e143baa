import type { MessageAddress, MessageSummary } from './message.ts';
import type { InboxEntry } from './store.ts';

type Test = (entry: InboxEntry) => boolean;

/**
 * Mailpit's search (mailpit.axllent.org/docs/usage/search-filters): `to:`, `from:`, `cc:`, `reply-to:`, `addressed:`,
 * `subject:`, `message-id:`, `is:read`, `is:unread`, plain words and "exact phrases"; `-` or `!` before a term excludes. All
 * terms must fit.
 */
export function searchEntries(entries: readonly InboxEntry[], query: string): readonly InboxEntry[] {
  const tests = splitTerms(query).map(toTest);
  return entries.filter((entry) => tests.every((test) => test(entry)));
}

/** Quotes keep words together, also after a prefix: `subject:"your order"`. */
function splitTerms(query: string): string[] {
  return [...query.matchAll(/(?:[^\s"]|"[^"]*"?)+/g)]
    .map(([term]) => term.replaceAll('"', '').trim())
    .filter((term) => /[\p{L}\p{N}]/u.test(term));
}

function toTest(term: string): Test {
  if (/^[-!]./.test(term)) {
    const test = toTest(term.slice(1));
    return (entry) => !test(entry);
  }
  const lower = term.toLowerCase();
  if (lower === 'is:read') return ({ summary }) => summary.Read;
  if (lower === 'is:unread') return ({ summary }) => !summary.Read;
  const [, prefix, value] = /^(to|from|cc|reply-to|addressed|subject|message-id):(.*)$/.exec(lower) ?? [];
  if (prefix === undefined || value === undefined) return ({ words }) => words.includes(lower);
  if (value === '') return () => true;
  return ({ summary }) => field(summary, prefix).toLowerCase().includes(value);
}

function field(summary: MessageSummary, prefix: string): string {
  const people = (list: readonly MessageAddress[]) =>
    list.map(({ Name, Address }) => `${Name} ${Address}`).join(' ');
  switch (prefix) {
    case 'to':
      return people(summary.To);
    case 'from':
      return people([summary.From]);
    case 'cc':
      return people(summary.Cc);
    case 'reply-to':
      return people(summary.ReplyTo);
    case 'addressed':
      return people([summary.From, ...summary.To, ...summary.Cc, ...summary.Bcc, ...summary.ReplyTo]);
    case 'subject':
      return summary.Subject;
    default:
      return summary.MessageID;
  }
}
