import type { Block, ListItem, TableCell } from '../tree.ts';
import { inlineKey } from './tokens.ts';

/** One line that two blocks share exactly when a reader sees the same. */
export function blockKey(block: Block): string {
  switch (block.type) {
    case 'heading':
      return `h${String(block.depth)} ${inlineKey(block.children)}`;
    case 'paragraph':
      return `p ${inlineKey(block.children)}`;
    case 'list':
      return `${block.ordered ? `ol${String(block.start)}` : 'ul'} ${block.items.map(itemKey).join('\n')}`;
    case 'table':
      return `table ${[block.header, ...block.rows].map(cellsKey).join('\n')}`;
    case 'quote':
      return `${block.kind} ${block.blocks.map(blockKey).join('\n')}`;
    case 'when':
      return `when ${block.blocks.map(blockKey).join('\n')}`;
    case 'signature':
      return `signature ${block.parties.map(({ named, children }) => `${String(named)} ${inlineKey(children)}`).join('\n')}`;
    case 'code':
      return `code ${block.value}`;
    case 'pageBreak':
      return `break ${block.sheet} ${block.name}`;
    case 'variant':
      return `variant ${block.step} ${block.words}`;
    case 'rule':
      return 'rule';
  }
}

export function itemKey({ checked, blocks }: ListItem): string {
  const box = checked === undefined ? '-' : checked ? '[x]' : '[ ]';
  return `${box} ${blocks.map(blockKey).join('\n')}`;
}

export function cellsKey(cells: readonly TableCell[]): string {
  return cells.map(({ children }) => inlineKey(children)).join('\t');
}
