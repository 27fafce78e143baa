import { escapeXml } from '../clean-text.ts';
import type { FilledDocument } from '../fill.ts';
import { listType } from '../list-marker.ts';
import { plainText } from '../parse/plain-text.ts';
import type {
  Align,
  Block,
  Change,
  FilledField,
  Inline,
  ListBlock,
  SignatureParty,
  TableBlock,
  TableCell,
} from '../tree.ts';

/** Where a piece of HTML is. */
export interface HtmlContext {
  /** Added to the level of every heading: 1 makes the document's title an h2. */
  readonly headingShift: number;
  readonly footnotes: ReadonlyMap<string, number>;
  /** Numbers of the footnotes that the text written so far refers to. */
  readonly usedNotes: Set<number>;
  /** How many lists are around the text. */
  readonly listLevel: number;
}

export function htmlContext(document: FilledDocument, headingShift = 0): HtmlContext {
  return {
    headingShift,
    footnotes: new Map(document.footnotes.map((note) => [note.id, note.number])),
    usedNotes: new Set(),
    listLevel: 0,
  };
}

/** Blocks as semantic HTML: no scripts, no styles, no raw HTML from anywhere; classes begin with `doc-`. */
export function blocksHtml(context: HtmlContext, blocks: readonly Block[]): string {
  return blocks.map((block) => blockHtml(context, block)).join('\n');
}

function blockHtml(context: HtmlContext, block: Block): string {
  return changeHtml(block.change, unmarkedBlock(context, block));
}

/**
 * What only one of two texts has. Few screen readers say `ins` and `del`, so words that are hidden from the eye do; the
 * class `doc-hidden` hides them.
 */
function changeHtml(change: Change | undefined, html: string): string {
  if (change === undefined) return html;
  const [tag, words] = change === 'inserted' ? ['ins', 'Added'] : ['del', 'Removed'];
  return `<${tag} class="doc-${change}"><span class="doc-hidden"> ${words}: </span>${html}<span class="doc-hidden"> (end of ${words.toLowerCase()} text) </span></${tag}>`;
}

function unmarkedBlock(context: HtmlContext, block: Block): string {
  switch (block.type) {
    case 'heading': {
      const level = String(Math.min(6, block.depth + context.headingShift));
      return `<h${level} class="doc-heading">${inlineHtml(context, block.children)}</h${level}>`;
    }
    case 'paragraph':
      return `<p class="doc-text">${inlineHtml(context, block.children)}</p>`;
    case 'list':
      return listHtml(context, block);
    case 'table':
      return tableHtml(context, block);
    case 'quote':
      if (block.kind === 'quote')
        return `<blockquote class="doc-quote">${blocksHtml(context, block.blocks)}</blockquote>`;
      return `<div class="doc-${block.kind}" role="note">${blocksHtml(context, block.blocks)}</div>`;
    case 'code':
      return `<pre class="doc-code"><code>${escapeXml(block.value)}</code></pre>`;
    case 'signature':
      return `<div class="doc-signature">${block.parties.map((party) => partyHtml(context, party)).join('')}</div>`;
    case 'when':
      return blocksHtml(context, block.blocks);
    case 'variant':
      return block.step === 'begin'
        ? `<p class="doc-variant">${escapeXml(block.words)}</p>`
        : '<hr class="doc-rule">';
    case 'pageBreak':
      return `<div class="doc-page-break"></div>${block.name === '' ? '' : `<p class="doc-sheet-name">${escapeXml(block.name)}</p>`}`;
    case 'rule':
      return '<hr class="doc-rule">';
  }
}

function listHtml(context: HtmlContext, list: ListBlock): string {
  const task = list.items.some((item) => item.checked !== undefined);
  const inside = { ...context, listLevel: context.listLevel + 1 };
  const items = list.items.map((item) => {
    const [first, ...rest] = item.blocks;
    const lead = first?.type === 'paragraph' ? inlineHtml(context, first.children) : '';
    const inner = blocksHtml(inside, first?.type === 'paragraph' ? rest : item.blocks);
    if (item.checked === undefined) return `<li>${changeHtml(item.change, `${lead}${inner}`)}</li>`;
    const label = item.checked ? 'Checked' : 'Not checked';
    const task = `<span class="doc-check" role="img" aria-label="${label}">${item.checked ? '☒' : '☐'}</span> ${lead}${inner}`;
    return `<li class="doc-task">${changeHtml(item.change, task)}</li>`;
  });
  const name = task ? 'doc-tasks' : 'doc-list';
  if (!list.ordered || task) return `<ul class="${name}">${items.join('')}</ul>`;
  const start = list.start === 1 ? '' : ` start="${String(list.start)}"`;
  // A text may name a step by its label, so the label is part of the content.
  const type = listType(context.listLevel);
  return `<ol class="doc-list"${type === '' ? '' : ` type="${type}"`}${start}>${items.join('')}</ol>`;
}

function tableHtml(context: HtmlContext, table: TableBlock): string {
  const head = table.header
    .map((cell, index) => cellHtml(context, cell, table.align[index] ?? null, 'th'))
    .join('');
  const rows = table.rows.map((row) => {
    const change = row[0]?.change;
    const cells = row.map((cell, index) =>
      cellHtml(context, change ? { ...cell, change } : cell, table.align[index] ?? null, 'td'),
    );
    return `<tr>${cells.join('')}</tr>`;
  });
  const names = table.header.map((cell) => plainText(cell.children).trim()).filter((name) => name !== '');
  // A wide table scrolls inside its frame, which therefore can be reached by keyboard and has a name.
  return `<div class="doc-table-frame" role="region" tabindex="0" aria-label="${escapeXml(`Table: ${names.join(', ')}`)}"><table class="doc-table"><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function cellHtml(context: HtmlContext, cell: TableCell, align: Align, tag: 'th' | 'td'): string {
  const name = align === null || align === 'left' ? '' : ` class="doc-${align}"`;
  return `<${tag}${tag === 'th' ? ' scope="col"' : ''}${name}>${changeHtml(cell.change, inlineHtml(context, cell.children))}</${tag}>`;
}

function partyHtml(context: HtmlContext, party: SignatureParty): string {
  const lines = party.named ? ['Signature', 'Date'] : ['Signature', 'Printed name', 'Date'];
  const fields = lines.map(
    (label) =>
      `<span class="doc-signature-line"><span class="doc-blank" aria-hidden="true">${'_'.repeat(24)}</span><span class="doc-signature-label">${label}</span></span>`,
  );
  return `<div class="doc-party"><p class="doc-party-name">${inlineHtml(context, party.children)}</p>${fields.join(' ')}</div>`;
}

function inlineHtml(context: HtmlContext, nodes: readonly Inline[]): string {
  let html = '';
  for (const node of nodes) html += inlineNode(context, node);
  return html;
}

function inlineNode(context: HtmlContext, node: Inline): string {
  switch (node.type) {
    case 'text':
      return escapeXml(node.value);
    case 'code':
      return `<code>${escapeXml(node.value)}</code>`;
    case 'strong':
      return `<strong>${inlineHtml(context, node.children)}</strong>`;
    case 'emphasis':
      return `<em>${inlineHtml(context, node.children)}</em>`;
    case 'strike':
      return `<s>${inlineHtml(context, node.children)}</s>`;
    case 'outdated':
      return `<mark class="doc-outdated" title="${escapeXml(node.label)}">${inlineHtml(context, node.children)}</mark>`;
    case 'link':
      return `<a href="${escapeXml(node.href)}" rel="noopener noreferrer">${inlineHtml(context, node.children)}</a>`;
    case 'break':
      return '<br>';
    case 'field':
      return fieldHtml(node.field);
    case 'blank':
      return `<span class="doc-blank" role="img" aria-label="${escapeXml(`Line to write on: ${node.label}`)}">${'_'.repeat(Math.min(node.length, 60))}</span>`;
    case 'footnote':
      return noteReference(context, node.id);
    case 'when':
      return inlineHtml(context, node.children);
    case 'change':
      return changeHtml(node.change, inlineHtml(context, node.children));
    case 'fact':
    case 'placeholder':
      return escapeXml(`[${node.key}]`);
  }
}

/** A field carries its key, so that a page can show a name while it is typed. `bdi` keeps its direction to itself. */
function fieldHtml(field: FilledField): string {
  const name = field.value === null ? 'doc-field' : 'doc-value';
  const text = escapeXml(field.display).replaceAll('\n', '<br>');
  return `<bdi class="${name}" data-field="${field.key}">${text}</bdi>`;
}

function noteReference(context: HtmlContext, id: string): string {
  const number = context.footnotes.get(id);
  if (number === undefined) return '';
  const first = !context.usedNotes.has(number);
  context.usedNotes.add(number);
  const name = String(number);
  return `<sup class="doc-note-mark"><a href="#doc-note-${name}"${first ? ` id="doc-note-mark-${name}"` : ''} aria-label="Footnote ${name}">${name}</a></sup>`;
}

/** The footnotes that were referred to, as a list after the text. */
export function notesHtml(context: HtmlContext, document: FilledDocument): string {
  const notes = document.footnotes.filter((note) => context.usedNotes.has(note.number));
  if (notes.length === 0) return '';
  const items = notes.map((note) => {
    const name = String(note.number);
    return `<li id="doc-note-${name}" value="${name}">${inlineHtml(context, note.children)} <a href="#doc-note-mark-${name}" aria-label="Back to the text">↩</a></li>`;
  });
  return `<section class="doc-notes" aria-label="Footnotes"><ol>${items.join('')}</ol></section>`;
}
