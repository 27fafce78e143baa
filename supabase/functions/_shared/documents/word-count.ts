import type { Block, Footnote, Inline } from './tree.ts';

/** Words as a reader counts them: the title, the text, tables, lists and footnotes; a placeholder counts as one. */
export function countWords(title: string, blocks: readonly Block[], footnotes: readonly Footnote[]): number {
  let count = wordsIn(title);
  for (const block of blocks) count += countBlock(block);
  for (const note of footnotes) count += countInline(note.children);
  return count;
}

function countBlock(block: Block): number {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return countInline(block.children);
    case 'list':
      return sum(block.items, (item) => sum(item.blocks, countBlock));
    case 'table':
      return sum([block.header, ...block.rows], (row) => sum(row, (cell) => countInline(cell.children)));
    case 'quote':
      return sum(block.blocks, countBlock);
    case 'code':
      return wordsIn(block.value);
    case 'signature':
      return sum(block.parties, (party) => countInline(party.children));
    case 'pageBreak':
    case 'rule':
      return 0;
  }
}

function countInline(nodes: readonly Inline[]): number {
  let text = '';
  const add = (list: readonly Inline[]): void => {
    for (const node of list) {
      if (node.type === 'text' || node.type === 'code') text += node.value;
      else if (node.type === 'placeholder' || node.type === 'field') text += 'x';
      else if (node.type === 'break') text += ' ';
      else if ('children' in node) add(node.children);
    }
  };
  add(nodes);
  return wordsIn(text);
}

function wordsIn(text: string): number {
  return text.match(/[^\s–—]*[\p{L}\p{N}][^\s–—]*/gu)?.length ?? 0;
}

function sum<T>(list: readonly T[], of: (item: T) => number): number {
  return list.reduce((total, item) => total + of(item), 0);
}
