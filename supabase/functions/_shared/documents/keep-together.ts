import { plainText } from './parse/plain-text.ts';
import type { Block, Inline, ListBlock, SignatureParty, TableBlock } from './tree.ts';

/** More parties than this may sign on separate pages, but never the last one alone. */
const mostTogether = 3;
/** A table with more rows may always be split: it is a register, not a picture. */
const mostRowsTogether = 13;
/** A paragraph with fewer characters says too little to be alone on a page with a signature. */
const charactersOfLine = 150;

/**
 * A paragraph that ends with a colon or is all bold introduces the block below it, and one above a signature is what is
 * signed: both stay on one page with what follows.
 */
export function keepsWithNext(children: readonly Inline[], next: Block | undefined): boolean {
  if (next === undefined || next.type === 'pageBreak') return false;
  if (next.type === 'signature' || isAllBold(children)) return true;
  return ['list', 'table', 'quote'].includes(next.type) && plainText(children).trimEnd().endsWith(':');
}

function isAllBold(children: readonly Inline[]): boolean {
  const words = children.filter((node) => node.type !== 'text' || node.value.trim() !== '');
  return words.length > 0 && words.every((node) => node.type === 'strong');
}

/** The note on a condition stays with the part that it is about, and what is signed with its signature. */
export function endKeepsWithNext(blocks: readonly Block[], index: number): boolean {
  const [block, next] = [blocks[index], blocks[index + 1]];
  const introduces = block?.type === 'quote' && block.introduces === true;
  return (introduces && next !== undefined && next.type !== 'pageBreak') || isSigned(blocks, index);
}

/** What is signed has to be on the page of the signature: the block before it, and the one before a short line. */
function isSigned(blocks: readonly Block[], index: number): boolean {
  const [next, second] = [blocks[index + 1], blocks[index + 2]];
  if (next?.type === 'signature') return true;
  return second?.type === 'signature' && next?.type === 'paragraph' && isShort(next.children);
}

function isShort(children: readonly Inline[]): boolean {
  return plainText(children).length < charactersOfLine;
}

/** The next party signs on the same page: a signature alone on a page could belong to any text. */
export function signsTogether(parties: readonly SignatureParty[], index: number): boolean {
  return (parties.length <= mostTogether && index < parties.length - 1) || index === parties.length - 2;
}

/**
 * Whether no page ends below item `index` of a list: two items of a line stay with what introduces them, and two at the end
 * of a longer list.
 */
export function itemKeepsWithNext({ items }: ListBlock, index: number): boolean {
  const [first] = items[index]?.blocks ?? [];
  const isLine = first?.type === 'paragraph' && isShort(first.children);
  return (
    isLine && index < items.length - 1 && (index === 0 || (index === items.length - 2 && items.length > 3))
  );
}

/** A short table, such as the twelve months of a year, is read as a whole. */
export function isShortTable(table: TableBlock): boolean {
  return table.rows.length <= mostRowsTogether;
}

/** Whether no page ends below row `index` (0 is the first below the header): two rows stay with the header, two at the end. */
export function rowKeepsWithNext(table: TableBlock, index: number): boolean {
  const last = table.rows.length - 1;
  return index < last && (index === 0 || index === last - 1);
}
