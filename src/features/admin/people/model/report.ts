import { inOrder, sectionName } from './sections';

type Row = Readonly<Record<string, unknown>>;

export interface PersonExport {
  readonly email: string;
  readonly exportedAt: string;
  readonly sections: Readonly<Record<string, readonly Row[]>>;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

const labelOf = (key: string) =>
  key
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();

function show(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return `<span>${escape(text)}</span>`;
}

const isSaid = (value: unknown) =>
  value !== null && value !== '' && !(typeof value === 'object' && Object.keys(value).length === 0);

function list(row: Row): string {
  const lines = Object.entries(row)
    .filter(([, value]) => isSaid(value))
    .map(([key, value]) => `<dt>${escape(labelOf(key))}</dt><dd>${show(value)}</dd>`);
  return `<dl>${lines.join('')}</dl>`;
}

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}' +
  'dl{display:grid;grid-template-columns:12rem 1fr;gap:.25rem 1rem;border-top:1px solid #bbb;padding-top:.75rem}' +
  'dt{color:#555}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}';

/** A readable page with all data of the JSON. It loads nothing. */
export function personPage({ email, exportedAt, sections }: PersonExport, shop: string): string {
  const parts = inOrder(sections).map(
    ([section, rows]) =>
      `<section><h2>${escape(sectionName(section))}</h2>${rows.map(list).join('')}</section>`,
  );
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<title>${escape(`What ${shop} holds on ${email}`)}</title><style>${style}</style></head><body>`,
    `<h1>${escape(`What ${shop} holds on ${email}`)}</h1>`,
    `<p>Made on ${escape(exportedAt.slice(0, 10))}. The file data.json beside this page holds the same for programs.</p>`,
    parts.length === 0 ? '<p>Nothing.</p>' : parts.join(''),
    '</body></html>',
  ].join('\n');
}
