import { brand } from '../../functions/_shared/contracts/brand.ts';
import { escapeHtml } from '../../functions/_shared/mail/escape-html.ts';
import { reportKinds, reportLabels } from './report-form.ts';
import { addressText, type MessageSummary, type StoredMessage } from './message.ts';

/** No script at all, no inline style, nothing from elsewhere. */
export const pagePolicy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** A mail is a stranger's HTML: it runs nothing and loads nothing. Its links open in a page of their own. */
export const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

export const pageSize = 50;
export const viewTabs = ['html', 'text', 'headers'] as const;
export type ViewTab = (typeof viewTabs)[number];

const tabLabels: Readonly<Record<ViewTab, string>> = { html: 'HTML', text: 'Plain text', headers: 'Headers' };

function page(title: string, main: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/style.css">
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<div class="wrap">
${main}
</div>
</body>
</html>
`;
}

interface ListView {
  readonly messages: readonly MessageSummary[];
  readonly matching: number;
  readonly total: number;
  readonly start: number;
  readonly query: string;
}

export function listPage({ messages, matching, total, start, query }: ListView): string {
  const counted =
    query === '' ? `${plural(total)} in the inbox` : `${matching} of ${plural(total)} found for “${query}”`;
  return page(
    query === '' ? 'Inbox' : `${query} - Inbox`,
    `<header>
<h1>Inbox</h1>
<p class="quiet">Mail that ${escapeHtml(brand.name)} sent on this machine. None of it left.</p>
</header>
<form class="tools" role="search" action="/" method="get">
<div class="field"><label for="query">Search</label><input id="query" name="query" type="search" value="${escapeHtml(query)}" placeholder="to:ada subject:order" autocomplete="off"></div>
<button class="button" type="submit">Search</button>
<a class="button second" href="${escapeHtml(listAddress(query, 0))}">Refresh</a>${query === '' ? '' : '\n<a class="button second" href="/">Show all</a>'}
</form>
<main id="main">
<p class="quiet" role="status">${escapeHtml(counted)}</p>
${messages.length === 0 ? emptyState(query) : `<ol class="list">${messages.map(listItem).join('')}</ol>`}
${pager(start, matching, query)}
</main>`,
  );
}

function listItem(message: MessageSummary): string {
  const badge = message.Read ? '' : '<span class="badge">New</span>';
  return `<li class="${message.Read ? 'read' : 'unread'}">
<div class="row"><span><a href="/view/${encodeURIComponent(message.ID)}">${escapeHtml(message.Subject || '(no subject)')}</a>${badge}</span>${time(message.Created)}</div>
<span class="quiet">To ${escapeHtml(message.To.map(addressText).join(', '))}</span>
<span class="snippet">${escapeHtml(message.Snippet)}</span>
</li>`;
}

function emptyState(query: string): string {
  const text =
    query === ''
      ? 'No mail yet. As soon as the shop sends one, it is here after Refresh.'
      : 'No message fits this search. Try one word of the subject, or to: and part of an address.';
  return `<p class="empty">${text}</p>`;
}

function pager(start: number, matching: number, query: string): string {
  const newer = start > 0 ? link(listAddress(query, Math.max(0, start - pageSize)), 'Newer') : '';
  const older = start + pageSize < matching ? link(listAddress(query, start + pageSize), 'Older') : '';
  return newer + older === '' ? '' : `<nav class="pages" aria-label="Pages">${newer}${older}</nav>`;

  function link(address: string, label: string): string {
    return `<a class="button second" href="${escapeHtml(address)}">${label}</a>`;
  }
}

/** `reported` is the kind that was just reported, empty before, and null where nothing can be reported. */
export function viewPage(message: StoredMessage, tab: ViewTab, reported: string | null = null): string {
  const { facts } = message;
  const address = `/view/${encodeURIComponent(facts.ID)}`;
  const tabs = viewTabs.map(
    (name) =>
      `<a href="${address}?tab=${name}"${name === tab ? ' aria-current="page"' : ''}>${tabLabels[name]}</a>`,
  );
  const rows: readonly (readonly [string, string])[] = [
    ['From', addressText(facts.From)],
    ['To', facts.To.map(addressText).join(', ')],
    ['Reply to', facts.ReplyTo.map(addressText).join(', ')],
  ];
  return page(
    `${facts.Subject} - Inbox`,
    `<nav class="back" aria-label="Inbox"><a href="/">Back to the inbox</a></nav>
<main id="main">
<header><h1>${escapeHtml(facts.Subject || '(no subject)')}</h1>${time(facts.Created)}</header>
<dl>${definitions(rows.filter(([, value]) => value !== ''))}</dl>
<nav class="tabs" aria-label="Versions of the message">${tabs.join('')}</nav>
${tabContent(message, tab, address)}
${reported === null ? '' : reportForm(address, reported)}
</main>`,
  );
}

/** What a mail provider would tell the shop, to try what the shop does then. */
function reportForm(address: string, reported: string): string {
  const done = reportKinds.find((kind) => kind === reported);
  const buttons = reportKinds.map(
    (kind) =>
      `<button class="button second" type="submit" name="kind" value="${kind}">${reportLabels[kind]}</button>`,
  );
  return `<form class="tools" action="${address}/report" method="post">${buttons.join('\n')}</form>
<p class="quiet" role="status">${done ? `The shop was told: ${reportLabels[done]}.` : ''}</p>`;
}

function tabContent(message: StoredMessage, tab: ViewTab, address: string): string {
  if (tab === 'headers') {
    const rows = Object.entries(message.headers).map(([name, values]) => [name, values.join(', ')] as const);
    return `<dl class="headers">${definitions(rows)}</dl>`;
  }
  if (tab === 'text' || message.html === '') return `<pre tabindex="0">${escapeHtml(message.text)}</pre>`;
  return `<iframe title="The message as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" src="${address}.html"></iframe>`;
}

/** The mail itself, for the frame. Without a target its links would open inside it. */
export function mailDocument(message: StoredMessage): string {
  const base = '<base target="_blank">';
  return /<head\b[^>]*>/i.test(message.html)
    ? message.html.replace(/<head\b[^>]*>/i, (head) => head + base)
    : base + message.html;
}

function definitions(rows: readonly (readonly [string, string])[]): string {
  return rows.map(([term, value]) => `<dt>${escapeHtml(term)}</dt><dd>${escapeHtml(value)}</dd>`).join('');
}

function time(timestamp: string): string {
  const shown = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' }).format(
    new Date(timestamp),
  );
  return `<time class="quiet" datetime="${escapeHtml(timestamp)}">${escapeHtml(shown)}</time>`;
}

function listAddress(query: string, start: number): string {
  const parameters = new URLSearchParams({
    ...(query === '' ? {} : { query }),
    ...(start === 0 ? {} : { start: String(start) }),
  });
  return parameters.size === 0 ? '/' : `/?${parameters.toString()}`;
}

function plural(count: number): string {
  return count === 1 ? '1 message' : `${count} messages`;
}
