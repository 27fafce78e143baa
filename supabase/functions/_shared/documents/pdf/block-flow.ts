import { formLines, lineLengths } from '../form-line.ts';
import type { FormSegment } from '../form-line.ts';
import { introduces, signsTogether } from '../introduces.ts';
import { plainText } from '../parse/plain-text.ts';
import { colors } from '../theme.ts';
import type { Block, HeadingBlock, Inline, ListBlock, ListItem } from '../tree.ts';
import type { FlowItem, Landmark } from './flow.ts';
import { pageBreakItem, strut } from './flow.ts';
import type { LayoutContext } from './layout-context.ts';
import type { Line } from './lines.ts';
import { itemLabel } from './list-label.ts';
import { noteFrame, quoteFrame } from './frames.ts';
import type { Place } from './place.ts';
import type { BoxPiece } from './pieces.ts';
import { signatureFlow } from './signature-flow.ts';
import type { StructType } from './structure.ts';
import { tableFlow } from './table-flow.ts';
import { atomsOf, lineFlow, textFlow } from './text-flow.ts';
import type { TextOptions } from './text-flow.ts';
import { breakLines } from './lines.ts';
import { headingStyle, listStep, type } from './type-scale.ts';

export function blocksFlow(context: LayoutContext, blocks: readonly Block[], place: Place): FlowItem[] {
  return blocks.flatMap((block, index) => blockFlow(context, block, place, blocks[index + 1]));
}

function blockFlow(context: LayoutContext, block: Block, place: Place, next: Block | undefined): FlowItem[] {
  switch (block.type) {
    case 'heading':
      return headingFlow(context, block, place);
    case 'paragraph':
      return paragraphFlow(context, block.children, place, introduces(block.children, next));
    case 'list':
      return listFlow(context, block, place);
    case 'table':
      return tableFlow(context, block, place);
    case 'quote':
      return block.kind === 'quote'
        ? quoteFlow(context, block.blocks, place)
        : noteFlow(context, block.kind, block.blocks, place);
    case 'code':
      return codeFlow(context, block.value, place);
    case 'signature':
      return block.parties.flatMap((party, index) =>
        signatureFlow(context, party, place, signsTogether(block.parties, index)),
      );
    case 'pageBreak':
      return [pageBreakItem()];
    case 'rule':
      return [ruleItem(place)];
  }
}

function headingFlow(context: LayoutContext, block: HeadingBlock, place: Place): FlowItem[] {
  const node = place.parent.child(`H${String(Math.min(block.depth, 6))}` as StructType);
  const landmark: Landmark = {
    depth: block.depth,
    title: plainText(block.children).replace(/\s+/g, ' ').trim(),
    page: 0,
    y: 0,
  };
  context.landmarks.push(landmark);
  return textFlow(context, block.children, {
    ...column(place),
    style: headingStyle(block.depth),
    node,
    keep: true,
    whole: true,
    landmark,
  });
}

function column(place: Place): Pick<TextOptions, 'x' | 'width' | 'frames'> {
  return { x: place.x, width: place.width, frames: place.frames };
}

function paragraphFlow(
  context: LayoutContext,
  children: readonly Inline[],
  place: Place,
  keep: boolean,
): FlowItem[] {
  const node = place.parent.child('P');
  const options: TextOptions = { ...column(place), style: place.style, node, keep };
  const lines = formLines(children);
  const form = lines && formFlow(context, lines, options);
  if (form) return form;
  const field = loneParagraphField(children);
  if (field && context.forms) return [fieldItem(context, field, options)];
  return textFlow(context, children, { ...options, stretch: place.level === 0 });
}

/** A paragraph that is nothing but an open field of several lines. */
function loneParagraphField(children: readonly Inline[]): (Inline & { type: 'field' }) | null {
  const [only] = children;
  return children.length === 1 &&
    only?.type === 'field' &&
    only.field.kind === 'paragraph' &&
    only.field.value === null
    ? only
    : null;
}

function fieldItem(context: LayoutContext, node: Inline & { type: 'field' }, options: TextOptions): FlowItem {
  const height = 64;
  return {
    ...strut(height, options.frames, options.keep === true, {
      before: options.style.before,
      after: options.style.after,
    }),
    draw: (canvas, top) =>
      context.forms?.placeholder(canvas, options.node, node.field, {
        x: options.x,
        y: top,
        width: options.width,
        height,
      }),
  };
}

/** Lines of a form: the words of each row, and lines to write on that together reach the margin. */
function formFlow(
  context: LayoutContext,
  rows: readonly FormSegment[][],
  options: TextOptions,
): FlowItem[] | null {
  const lines: Line[] = [];
  for (const row of rows) {
    const line = formLine(context, row, options);
    if (!line) return null;
    lines.push(line);
  }
  const style = { ...options.style, leading: options.style.leading * 1.25 };
  return lineFlow(context, lines, { ...options, style });
}

function formLine(context: LayoutContext, row: readonly FormSegment[], options: TextOptions): Line | null {
  const text = options.style.text;
  const words = row.map((segment) => breakLines(context, atomsOf(context, segment.words, text), 10_000)[0]);
  const widths = words.map((line, index) => (line ? line.width : 0) + lineGap + (index > 0 ? partGap : 0));
  const lengths = lineLengths(
    widths,
    row.map((segment) => segment.length),
    options.width,
  );
  if (!lengths) return null;
  const parts = row.flatMap((segment, index) => [
    ...(index > 0 ? [space(partGap)] : []),
    ...(words[index]?.parts ?? []),
    space(lineGap),
    { piece: context.blankBox(labelOf(row, index), segment.length, text), width: lengths[index] ?? 0 },
  ]);
  return { parts, width: options.width, notes: words.flatMap((line) => line?.notes ?? []) };
}

/** Points between a line and its words, and between a line and the next words. */
const lineGap = 4;
const partGap = 12;

function space(width: number): { piece: BoxPiece; width: number } {
  return { piece: { kind: 'box', width, rightToLeft: false, scope: null, draw: () => undefined }, width };
}

function labelOf(row: readonly FormSegment[], index: number): string {
  const words = plainText(row[index]?.words ?? [])
    .replace(/[\s:]+$/, '')
    .trim();
  return words === '' ? 'Write here' : words;
}

function listFlow(context: LayoutContext, list: ListBlock, place: Place): FlowItem[] {
  const node = place.parent.child('L');
  const task = list.items.every((item) => item.checked !== undefined);
  node.attributes = `/O/List/ListNumbering/${list.ordered && !task ? 'Decimal' : task ? 'None' : 'Disc'}`;
  const items = list.items.flatMap((item, index) =>
    itemFlow(context, list, item, { ...place, parent: node }, index),
  );
  const last = items.at(-1);
  // The list's own space below, where its items stand closer than paragraphs.
  if (last && place.level === 0)
    items[items.length - 1] = { ...last, after: Math.max(last.after, place.style.after) };
  return items;
}

function itemFlow(
  context: LayoutContext,
  list: ListBlock,
  item: ListItem,
  place: Place,
  index: number,
): FlowItem[] {
  const node = place.parent.child('LI');
  const labelNode = node.child('Lbl');
  const body = node.child('LBody');
  const [first, ...rest] = item.blocks;
  const lead = first?.type === 'paragraph' ? first.children : [];
  const style = { ...place.style, after: place.style === type.note ? 2.5 : 4 };
  const inner: Place = {
    ...place,
    x: place.x + listStep,
    width: place.width - listStep,
    parent: body,
    style,
    level: place.level + 1,
  };
  const label = itemLabel(context, list, item, index, place.level, {
    node: labelNode,
    x: place.x,
    width: listStep,
    style: style.text,
    words: plainText(lead),
  });
  const lines = textFlow(context, lead, {
    x: inner.x,
    width: inner.width,
    frames: place.frames,
    style,
    node: body.child('P'),
    keep: introduces(lead, rest[0]),
    label,
  });
  return [...lines, ...blocksFlow(context, first?.type === 'paragraph' ? rest : item.blocks, inner)];
}

function quoteFlow(context: LayoutContext, blocks: readonly Block[], place: Place): FlowItem[] {
  const node = place.parent.child('BlockQuote');
  const frames = [...place.frames, quoteFrame(place.x)];
  const items = blocksFlow(context, blocks, {
    ...place,
    x: place.x + 16,
    width: place.width - 32,
    parent: node,
    frames,
    style: type.quote,
  });
  return spaced(items, 4, 10);
}

function noteFlow(
  context: LayoutContext,
  kind: 'drafting-note' | 'law',
  blocks: readonly Block[],
  place: Place,
): FlowItem[] {
  const node = place.parent.child('BlockQuote');
  const box = noteFrame(place.x, place.width, kind);
  const frames = [...place.frames, box];
  const items = blocksFlow(context, blocks, {
    ...place,
    x: place.x + 13,
    width: place.width - 24,
    parent: node,
    frames,
    style: type.note,
  });
  const last = items.at(-1);
  if (last) items[items.length - 1] = { ...last, keep: true, after: 0 };
  // Short notes are not worth a page break.
  if (items.length <= 5) for (const item of items) item.keep = true;
  return [strut(6, frames, true, { before: 9 }), ...items, strut(6.5, frames, false, { after: 12 })];
}

function spaced(items: FlowItem[], before: number, after: number): FlowItem[] {
  const first = items[0];
  if (first) items[0] = { ...first, before: Math.max(first.before, before) };
  const last = items.at(-1);
  if (last) items[items.length - 1] = { ...last, after: Math.max(last.after, after) };
  return items;
}

function codeFlow(context: LayoutContext, value: string, place: Place): FlowItem[] {
  const node = place.parent.child('Code');
  const children = value
    .split('\n')
    .flatMap((line, index): Inline[] => [
      ...(index > 0 ? [{ type: 'break' } as const] : []),
      { type: 'text', value: line },
    ]);
  return textFlow(context, children, { ...column(place), style: type.code, node });
}

function ruleItem(place: Place): FlowItem {
  return {
    ...strut(1, place.frames, false, { before: 12, after: 12 }),
    divides: true,
    draw: (canvas, top) => {
      canvas.artifact('Layout');
      canvas.rectangle(place.x, top, place.width, 0.6, colors.hairline);
      canvas.close();
    },
  };
}
