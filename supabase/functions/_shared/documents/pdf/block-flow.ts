import { formLines } from '../form-line.ts';
import { endKeepsWithNext, itemKeepsWithNext, keepsWithNext, signsTogether } from '../keep-together.ts';
import { plainText } from '../parse/plain-text.ts';
import { colors } from '../theme.ts';
import type {
  Block,
  HeadingBlock,
  Inline,
  ListBlock,
  ListItem,
  PageBreakBlock,
  VariantBlock,
} from '../tree.ts';
import { answerHeight } from './answer-size.ts';
import type { FlowItem, Landmark } from './flow.ts';
import { pageBreakItem, strut } from './flow.ts';
import { formFlow } from './form-flow.ts';
import type { LayoutContext } from './layout-context.ts';
import { itemLabel } from './list-label.ts';
import { noteFrame, quoteFrame } from './frames.ts';
import type { Place } from './place.ts';
import { signatureFlow } from './signature-flow.ts';
import type { StructType } from './structure.ts';
import { Variants } from './variant-flow.ts';
import { tableFlow } from './table-flow.ts';
import { textFlow } from './text-flow.ts';
import type { TextOptions } from './text-flow.ts';
import { headingStyle, listStep, scaled, type } from './type-scale.ts';

export function blocksFlow(context: LayoutContext, blocks: readonly Block[], place: Place): FlowItem[] {
  const variants = new Variants(context, place);
  const flow: FlowItem[] = [];
  blocks.forEach((block, index) => {
    if (block.type === 'variant') {
      flow.push(...variants.flow(block, flow));
      return;
    }
    const items = blockFlow(context, block, variants.place, blocks[index + 1]);
    if (block.type !== 'pageBreak' && endKeepsWithNext(blocks, index)) keepEnd(items);
    flow.push(...items);
  });
  return flow;
}

/** About three lines that no page parts from what follows. */
const signedHeight = 42;

/** Keeps the end of a block with what is below it. */
function keepEnd(items: readonly FlowItem[]): void {
  let height = 0;
  for (const item of [...items].reverse()) {
    if (height >= signedHeight) return;
    item.keep = true;
    height += item.height;
  }
}

function blockFlow(
  context: LayoutContext,
  block: Exclude<Block, VariantBlock>,
  place: Place,
  next: Block | undefined,
): FlowItem[] {
  switch (block.type) {
    case 'heading':
      return headingFlow(context, block, place);
    case 'paragraph':
      return paragraphFlow(context, block.children, place, keepsWithNext(block.children, next));
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
    case 'when':
      return blocksFlow(context, block.blocks, place);
    case 'pageBreak':
      return pageBreakFlow(context, block);
    case 'rule':
      return [ruleItem(place)];
  }
}

/** A named letter has a bookmark, although its name is on no page. */
function pageBreakFlow(context: LayoutContext, { sheet: pageKind, name }: PageBreakBlock): FlowItem[] {
  if (name === '') return [pageBreakItem(pageKind)];
  const landmark: Landmark = { kind: 'name', depth: 2, title: name, page: 0, y: 0 };
  context.landmarks.push(landmark);
  return [pageBreakItem(pageKind), { ...strut(0, [], true), landmark }];
}

/** On a poster the first level is the headline: the document's title is on another page. */
function headingFlow(context: LayoutContext, block: HeadingBlock, place: Place): FlowItem[] {
  const depth = Math.max(1, block.depth - (place.poster ? 1 : 0));
  const node = place.parent.child(`H${String(Math.min(depth, 6))}` as StructType);
  const landmark: Landmark = {
    kind: 'heading',
    depth,
    title: plainText(block.children).replace(/\s+/g, ' ').trim(),
    page: 0,
    y: 0,
  };
  context.landmarks.push(landmark);
  return textFlow(context, block.children, {
    ...column(place),
    style: scaled(headingStyle(depth), place.poster?.scale),
    node,
    keep: true,
    whole: true,
    landmark,
  });
}

function column(place: Place): Pick<TextOptions, 'x' | 'width' | 'frames' | 'align'> {
  const align = place.poster?.centered === true ? { align: 'center' as const } : {};
  return { x: place.x, width: place.width, frames: place.frames, ...align };
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
  const font = context.fonts.trueType('sans');
  const height = Math.max(64, answerHeight(font, node.field, options.width));
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
        isTall: true,
      }),
  };
}

function listFlow(context: LayoutContext, list: ListBlock, place: Place): FlowItem[] {
  const node = place.parent.child('L');
  const task = list.items.every((item) => item.checked !== undefined);
  node.attributes = `/O/List/ListNumbering/${list.ordered && !task ? 'Decimal' : task ? 'None' : 'Disc'}`;
  const items = list.items.flatMap((item, index) =>
    itemFlow(context, list, item, { ...place, parent: node }, index),
  );
  const last = items.at(-1);
  // The list's own space below, where its items are closer than paragraphs.
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
  const scale = place.poster?.scale ?? 1;
  const step = listStep * scale;
  const style = { ...place.style, after: (place.style === scaled(type.note, scale) ? 2.5 : 4) * scale };
  const inner: Place = {
    ...place,
    x: place.x + step,
    width: place.width - step,
    parent: body,
    style,
    level: place.level + 1,
  };
  const label = itemLabel(context, list, item, index, place.level, {
    node: labelNode,
    x: place.x,
    width: step,
    style: style.text,
    words: plainText(lead),
  });
  const lines = textFlow(context, lead, {
    x: inner.x,
    width: inner.width,
    frames: place.frames,
    style,
    node: body.child('P'),
    keep: keepsWithNext(lead, rest[0]),
    label,
  });
  const all = [...lines, ...blocksFlow(context, first?.type === 'paragraph' ? rest : item.blocks, inner)];
  const last = all.at(-1);
  if (last && itemKeepsWithNext(list, index)) last.keep = true;
  return all;
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
    style: scaled(type.quote, place.poster?.scale),
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
    style: scaled(type.note, place.poster?.scale),
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
  const style = scaled(type.code, place.poster?.scale);
  return textFlow(context, children, { ...column(place), style, node });
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
