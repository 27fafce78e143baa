import { plainText } from '../parse/plain-text.ts';
import type { Block, Change, ListBlock, ListItem, TableBlock, TableCell } from '../tree.ts';
import { align } from './align.ts';
import type { Likeness, Pair } from './align.ts';
import { blockKey, cellsKey, itemKey } from './keys.ts';
import { mergeInline } from './merge-inline.ts';

type Row = readonly TableCell[];

/** Two versions of a stretch of a document as one, with what only one of them has marked. */
export function mergeBlocks(before: readonly Block[], after: readonly Block[]): Block[] {
  return align(before, after, blocks).flatMap((pair): Block[] => {
    if (isBoth(pair)) return [pair.same ? pair.after : mergeBlock(pair.before, pair.after)];
    // A page break has no words: the newer text says where pages end.
    if (pair.before) return pair.before.type === 'pageBreak' ? [] : [marked(pair.before, 'deleted')];
    return [pair.after.type === 'pageBreak' ? pair.after : marked(pair.after, 'inserted')];
  });
}

type Both<T> = Extract<Pair<T>, { same: boolean }>;
const isBoth = <T>(pair: Pair<T>): pair is Both<T> => 'same' in pair;

const marked = <T extends Block | ListItem | TableCell>(part: T, change: Change): T => ({ ...part, change });

/** Two blocks of which `fits` says that they can be one. */
function mergeBlock(before: Block, after: Block): Block {
  if (before.type === 'heading' && after.type === 'heading')
    return { ...after, children: mergeInline(before.children, after.children) };
  if (before.type === 'paragraph' && after.type === 'paragraph')
    return { ...after, children: mergeInline(before.children, after.children) };
  if (before.type === 'list' && after.type === 'list')
    return { ...after, items: mergeItems(before.items, after.items) };
  if (before.type === 'table' && after.type === 'table') return mergeTables(before, after);
  if (before.type === 'quote' && after.type === 'quote')
    return { ...after, blocks: mergeBlocks(before.blocks, after.blocks) };
  return after;
}

function mergeItems(before: readonly ListItem[], after: readonly ListItem[]): ListItem[] {
  return align(before, after, items).map((pair): ListItem => {
    if (!isBoth(pair)) return pair.before ? marked(pair.before, 'deleted') : marked(pair.after, 'inserted');
    return pair.same ? pair.after : mergeItem(pair.before, pair.after);
  });
}

/** The first paragraphs share the item's number, so they are one line with changes inside, however little they share. */
function mergeItem(before: ListItem, after: ListItem): ListItem {
  const [oldLead, ...oldRest] = before.blocks;
  const [newLead, ...newRest] = after.blocks;
  if (!oldLead || !newLead) return after;
  return { ...after, blocks: [mergeBlock(oldLead, newLead), ...mergeBlocks(oldRest, newRest)] };
}

function mergeTables(before: TableBlock, after: TableBlock): TableBlock {
  const markedRow = (row: Row, change: Change): Row =>
    row.map((cell, index) => (index === 0 ? marked(cell, change) : cell));
  return {
    ...after,
    header: mergeCells(before.header, after.header),
    rows: align(before.rows, after.rows, rows).map((pair): Row => {
      if (!isBoth(pair)) {
        return pair.before ? markedRow(pair.before, 'deleted') : markedRow(pair.after, 'inserted');
      }
      return pair.same ? pair.after : mergeCells(pair.before, pair.after);
    }),
  };
}

function mergeCells(before: Row, after: Row): Row {
  return after.map((cell, index) => ({
    ...cell,
    children: mergeInline(before[index]?.children ?? [], cell.children),
  }));
}

const blocks: Likeness<Block> = {
  key: blockKey,
  fits(before, after) {
    if (before.type === 'heading' && after.type === 'heading') return before.depth === after.depth;
    if (before.type === 'list' && after.type === 'list') return sameKindOfList(before, after);
    if (before.type === 'table' && after.type === 'table')
      return before.header.length === after.header.length;
    if (before.type === 'quote' && after.type === 'quote') return before.kind === after.kind;
    return before.type === 'paragraph' && after.type === 'paragraph';
  },
  words: blockWords,
};

function sameKindOfList(before: ListBlock, after: ListBlock): boolean {
  const isTask = ({ items: [first] }: ListBlock): boolean => first?.checked !== undefined;
  return before.ordered === after.ordered && isTask(before) === isTask(after);
}

const items: Likeness<ListItem> = {
  key: itemKey,
  fits: (before, after) =>
    before.checked === after.checked &&
    before.blocks[0]?.type === 'paragraph' &&
    after.blocks[0]?.type === 'paragraph',
  words: (item) => item.blocks.map(blockWords).join(' '),
};

const rows: Likeness<Row> = { key: cellsKey, fits: () => true, words: rowWords };

function rowWords(row: Row): string {
  return row.map(({ children }) => plainText(children)).join(' ');
}

/** The words of a block as a reader sees them. */
export function blockWords(block: Block): string {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return plainText(block.children);
    case 'list':
      return block.items.map(items.words).join(' ');
    case 'table':
      return [block.header, ...block.rows].map(rowWords).join(' ');
    case 'quote':
    case 'when':
      return block.blocks.map(blockWords).join(' ');
    case 'signature':
      return block.parties.map(({ children }) => plainText(children)).join(' ');
    case 'code':
      return block.value;
    case 'pageBreak':
    case 'variant':
    case 'rule':
      return '';
  }
}
