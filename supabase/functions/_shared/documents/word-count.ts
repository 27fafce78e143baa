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
    case 'when':
      return sum([...block.blocks, ...block.otherwise], countBlock);
    case 'pageBreak':
    case 'variant':
    case 'rule':
      return 0;
  }
}

function countInline(nodes: readonly Inline[]): number {
  let text = '';
  const add = (list: readonly Inline[]): void => {
    for (const node of list) {
      if (node.type === 'text' || node.type === 'code') text += node.value;
      else if (node.type === 'placeholder' || node.type === 'field' || node.type === 'fact') text += 'x';
      else if (node.type === 'break') text += ' ';
      else if ('children' in node) add(node.children);
      if (node.type === 'when') add(node.otherwise);
    }
  };
  add(nodes);
  return wordsIn(text);
}

/** Counts stretches between white space and dashes that have a letter or a digit. Runs over every character of a text once. */
function wordsIn(text: string): number {
  let count = 0;
  let counted = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code <= 0x20 || code === 0xa0 || code === 0x2013 || code === 0x2014) counted = false;
    else if (!counted && isLetterOrDigit(code, text, at)) {
      counted = true;
      count += 1;
    }
  }
  return count;
}

function isLetterOrDigit(code: number, text: string, at: number): boolean {
  if (code < 0x80) return (code >= 0x30 && code <= 0x39) || ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a);
  return /^[\p{L}\p{N}]/u.test(String.fromCodePoint(text.codePointAt(at) ?? 0));
}

function sum<T>(list: readonly T[], of: (item: T) => number): number {
  return list.reduce((total, item) => total + of(item), 0);
}
