import type { Block, ListItem } from '../tree.ts';
import { countWords } from '../word-count.ts';

/**
 * The first blocks with at most `words` words. A list or table that does not fit as a whole is cut between its items or
 * rows, a quotation between its paragraphs; a paragraph is shown whole or not at all, a heading never as the last.
 */
export function takeShare(blocks: readonly Block[], words: number): Block[] {
  const taken: Block[] = [];
  let left = words;
  for (const block of blocks) {
    const count = countWords('', [block], []);
    if (count <= left) {
      taken.push(block);
      left -= count;
      continue;
    }
    const part = cutBlock(block, left);
    if (part) taken.push(part);
    break;
  }
  while (taken.at(-1)?.type === 'heading' || taken.at(-1)?.type === 'pageBreak') taken.pop();
  return taken;
}

function cutBlock(block: Block, words: number): Block | null {
  if (block.type === 'list') {
    const items = takeWhileFits(block.items, words, itemWords);
    return items.length > 0 ? { ...block, items } : null;
  }
  if (block.type === 'table') {
    const head = countWords('', [{ ...block, rows: [] }], []);
    const rows = takeWhileFits(block.rows, words - head, (row) =>
      countWords('', [{ ...block, header: [], rows: [row] }], []),
    );
    return rows.length > 0 ? { ...block, rows } : null;
  }
  if (block.type === 'quote') {
    const blocks = takeShare(block.blocks, words);
    return blocks.length > 0 ? { ...block, blocks } : null;
  }
  return null;
}

function itemWords(item: ListItem): number {
  return countWords('', item.blocks, []);
}

function takeWhileFits<T>(list: readonly T[], words: number, count: (item: T) => number): T[] {
  const taken: T[] = [];
  let left = words;
  for (const item of list) {
    left -= count(item);
    if (left < 0) break;
    taken.push(item);
  }
  return taken;
}
