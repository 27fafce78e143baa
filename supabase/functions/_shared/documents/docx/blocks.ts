import { formLines, lineLengths } from '../form-line.ts';
import type { FormSegment } from '../form-line.ts';
import { endKeepsWithNext, itemKeepsWithNext, keepsWithNext, signsTogether } from '../keep-together.ts';
import type { Block, Inline, ListBlock, ListItem, QuoteKind, SignatureParty } from '../tree.ts';
import { plainText } from '../parse/plain-text.ts';
import { numberingLists } from './numbering.ts';
import type { DocxContext } from './context.ts';
import { checkBoxRun } from './controls.ts';
import { inlineRuns } from './inline.ts';
import { emptyLine, keepEnd, paragraph, textWidth } from './paragraph.ts';
import type { ParagraphOptions } from './paragraph.ts';
import { tableXml } from './tables.ts';
import { runText } from './run.ts';
import { whileChanged } from './tracked.ts';
import { variantXml, withoutBar } from './variants.ts';

const listStep = 360;
const spaceAfterTable = 160;

/** Where a block is: how many lists are around it (-1: none), in which kind of quote, and which of the two is nearer. */
interface Place {
  readonly level: number;
  readonly callout?: QuoteKind | undefined;
  readonly nearer?: 'list' | 'quote';
}

/** The body's blocks in order. Word shows two tables that touch as one, so an empty line parts them, whatever holds them. */
export function blocksXml(
  context: DocxContext,
  blocks: readonly Block[],
  place: Place = { level: -1 },
): string {
  let xml = '';
  blocks.forEach((block, index) => {
    const before = blocks[index - 1];
    const after = blocks[index + 1];
    if (block.type === 'rule' && (before?.type === 'pageBreak' || after?.type === 'pageBreak')) return;
    const near = { afterTable: before?.type === 'table', next: after };
    const written = whileChanged(context, block.change, () => blockXml(context, block, place, near));
    xml += endKeepsWithNext(blocks, index) ? keepEnd(written) : written;
  });
  return xml.replaceAll('</w:tbl><w:tbl>', `</w:tbl>${emptyLine}<w:tbl>`);
}

interface Neighbors {
  readonly afterTable: boolean;
  readonly next: Block | undefined;
}

function blockXml(context: DocxContext, block: Block, place: Place, near: Neighbors): string {
  switch (block.type) {
    case 'heading':
      return headingXml(context, block.depth, block.children, place);
    case 'paragraph':
      return paragraphXml(context, block.children, { ...near, place });
    case 'list':
      return listXml(context, block, place, near.afterTable);
    case 'table':
      return (
        (context.pageBreak ? paragraph(context, '', { after: 0 }) : '') +
        withoutBar(context, () => tableXml(context, block, tableIndent(place)))
      );
    case 'quote':
      return quoteXml(context, block.kind, block.blocks, place);
    case 'code':
      return paragraph(context, `<w:r>${runText(block.value)}</w:r>`, { style: 'HTMLPreformatted' });
    case 'signature':
      return block.parties
        .map((party, index) => signatureXml(context, party, signsTogether(block.parties, index)))
        .join('');
    case 'pageBreak':
      context.pageBreak = true;
      return '';
    case 'when':
      return blocksXml(context, block.blocks, place);
    case 'variant':
      return variantXml(context, block);
    case 'rule':
      return paragraph(context, '', { style: 'HorizontalLine' });
  }
}

function tableIndent(place: Place): number {
  return Math.max(0, (place.level + 1) * listStep);
}

function headingXml(context: DocxContext, depth: number, children: readonly Inline[], place: Place): string {
  const level = Math.max(1, Math.min(depth - 1, 6));
  const style = context.inPoster ? posterHeading(level) : `Heading${String(level)}`;
  if (place.nearer !== undefined) return paragraph(context, inlineRuns(context, children), { style });
  const id = context.nextBookmark;
  context.nextBookmark += 1;
  const content = `<w:bookmarkStart w:id="${String(id)}" w:name="${bookmarkName(id)}"/>${inlineRuns(context, children)}<w:bookmarkEnd w:id="${String(id)}"/>`;
  return paragraph(context, content, { style });
}

/** On a poster the first level is the headline. */
function posterHeading(level: number): string {
  return level === 1 ? 'Title' : `Heading${String(level - 1)}`;
}

/** Word's own names for the marks of a table of contents. */
export function bookmarkName(id: number): string {
  return `_Toc${String(100_000_000 + id)}`;
}

function paragraphXml(
  context: DocxContext,
  children: readonly Inline[],
  near: Neighbors & { place: Place },
): string {
  const { place } = near;
  const options: ParagraphOptions = {
    ...styleIn(place),
    keepNext: keepsWithNext(children, near.next),
    ...(near.afterTable ? { before: spaceAfterTable } : {}),
    // A list inside a note is a separate box; without this a white gap would show between the two.
    ...(place.nearer === 'quote' && isNote(place) && near.next?.type === 'list' ? { after: 0 } : {}),
  };
  const lines = formLines(children);
  return (
    (lines && formXml(context, lines, options, place)) ??
    paragraph(context, inlineRuns(context, children), options)
  );
}

function isNote(place: Place): boolean {
  return place.callout === 'drafting-note' || place.callout === 'law';
}

/** Style, numbering and indentation of a plain paragraph in its place. */
function styleIn(place: Place): ParagraphOptions {
  if (place.callout !== undefined && (place.nearer === 'quote' || isNote(place))) {
    const style = quoteStyles[place.callout];
    return place.level < 0
      ? { style }
      : { style, indent: { left: noteIndent + tableIndent(place), right: 140 } };
  }
  if (place.level < 0) return { style: 'BodyText' };
  // Word's own style for a further paragraph of an item; it brings its indentation, which deeper levels lack.
  const style = `ListContinue${place.level === 0 ? '' : String(Math.min(place.level + 1, 3))}`;
  return place.level < 3 ? { style } : { style, indent: { left: tableIndent(place) } };
}

const quoteStyles: Readonly<Record<QuoteKind, string>> = {
  quote: 'Quote',
  'drafting-note': 'DraftingNote',
  law: 'LawNote',
};
/** Distance between the margin and the text of a note. */
const noteIndent = 200;

function formXml(
  context: DocxContext,
  lines: readonly FormSegment[][],
  options: ParagraphOptions,
  place: Place,
): string | null {
  const total = textWidth - (place.level + 1) * listStep;
  const rows = lines.map((segments) => {
    const widths = segments.map((segment) => roughWidth(plainText(segment.words)));
    const lengths = lineLengths(
      widths,
      segments.map((segment) => segment.length),
      total,
    );
    return { segments, tabs: lengths && lineStops(widths, lengths, total) };
  });
  if (rows.some((row) => row.tabs === null)) return null;
  return rows
    .map(({ segments, tabs }, index) => {
      const content = segments
        .map((segment) => `${inlineRuns(context, segment.words)}<w:r><w:tab/></w:r>`)
        .join('');
      const first = index === 0 ? options : { ...options, before: 0 };
      return paragraph(context, content, {
        ...first,
        style: place.callout === undefined ? 'FormLine' : (options.style ?? 'BodyText'),
        tabs: tabs ?? [],
      });
    })
    .join('');
}

/** About the width of text in twips, in the body's type: good enough to place a tab. */
function roughWidth(text: string): number {
  return text.length * 108;
}

/** Tabs that draw the lines: each ends where its words and its length say, the last at the margin. */
function lineStops(
  widths: readonly number[],
  lengths: readonly number[],
  total: number,
): ParagraphOptions['tabs'] {
  let at = 0;
  return lengths.map((length, index) => {
    at += (widths[index] ?? 0) + length;
    const last = index === lengths.length - 1;
    return {
      at: last ? total : at,
      leader: 'underscore' as const,
      side: last ? ('right' as const) : ('left' as const),
    };
  });
}

function listXml(context: DocxContext, list: ListBlock, place: Place, afterTable: boolean): string {
  const level = Math.min(place.level + 1, 8);
  const inner = { ...place, level, nearer: 'list' as const };
  let number = 0;
  return list.items
    .map((item, index) => {
      if (list.ordered && item.checked === undefined && number === 0) {
        context.orderedLists.push({ level, start: list.start });
        number = numberingLists.firstOrdered + context.orderedLists.length - 1;
      }
      const near = { index, number, afterTable: afterTable && index === 0 };
      return whileChanged(context, item.change, () => itemXml(context, list, item, inner, near));
    })
    .join('');
}

function itemXml(
  context: DocxContext,
  list: ListBlock,
  item: ListItem,
  place: Place,
  { index, number, afterTable }: Readonly<{ index: number; number: number; afterTable: boolean }>,
): string {
  const [first, ...rest] = item.blocks;
  const last = place.level === 0 && !isNote(place) && rest.length === 0 && item === list.items.at(-1);
  const task = item.checked !== undefined;
  const listNumber = task ? numberingLists.tasks : list.ordered ? number : numberingLists.bullets;
  const lead = first?.type === 'paragraph' ? first.children : [];
  const box = task ? `${checkBoxRun(context, item.checked, plainText(lead))}<w:r><w:tab/></w:r>` : '';
  const options: ParagraphOptions = {
    style: listStyle(list.ordered, place),
    keepNext: keepsWithNext(lead, rest[0]) || (rest.length === 0 && itemKeepsWithNext(list, index)),
    numbering: { list: listNumber, level: place.level },
    ...(afterTable ? { before: spaceAfterTable } : {}),
    ...(last ? { after: 140 } : {}),
    ...(isNote(place)
      ? { indent: { left: noteIndent + tableIndent(place), right: 140, hanging: listStep } }
      : {}),
  };
  const following = first?.type === 'paragraph' ? rest : item.blocks;
  return paragraph(context, box + inlineRuns(context, lead), options) + blocksXml(context, following, place);
}

function listStyle(ordered: boolean, { level, ...place }: Place): string {
  if (place.callout === 'drafting-note') return 'DraftingNoteList';
  if (place.callout === 'law') return 'LawNoteList';
  const name = ordered ? 'ListNumber' : 'ListBullet';
  return level === 0 ? name : `${name}${String(Math.min(level + 1, 3))}`;
}

function quoteXml(context: DocxContext, kind: QuoteKind, blocks: readonly Block[], place: Place): string {
  return blocksXml(context, blocks, { ...place, callout: kind, nearer: 'quote' });
}

/** A party's name, a line each for what it signs with, and the words under the lines. */
function signatureXml(context: DocxContext, party: SignatureParty, keepNext: boolean): string {
  const columns = party.named ? namedColumns : unnamedColumns;
  const tabs = columns.flatMap(({ from, to }) => [
    ...(from === 0 ? [] : [{ at: from }]),
    {
      at: to,
      leader: 'underscore' as const,
      side: to === textWidth ? ('right' as const) : ('left' as const),
    },
  ]);
  const lineTabs = '<w:r><w:tab/></w:r>'.repeat(tabs.length);
  const words = columns.map(
    ({ label }, index) => (index === 0 ? '' : '<w:r><w:tab/></w:r>') + `<w:r>${runText(label)}</w:r>`,
  );
  const stops = columns.filter(({ from }) => from > 0).map(({ from }) => ({ at: from }));
  return (
    paragraph(context, inlineRuns(context, party.children), { style: 'SignatureParty' }) +
    paragraph(context, lineTabs, { style: 'SignatureLine', tabs }) +
    paragraph(context, words.join(''), { style: 'SignatureLabel', keepNext, tabs: stops })
  );
}

const namedColumns = [
  { label: 'Signature', from: 0, to: 6000 },
  { label: 'Date', from: 6360, to: textWidth },
];
const unnamedColumns = [
  { label: 'Signature', from: 0, to: 3700 },
  { label: 'Printed name', from: 3960, to: 7260 },
  { label: 'Date', from: 7520, to: textWidth },
];
