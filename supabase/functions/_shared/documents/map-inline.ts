import type { Block, Inline } from './tree.ts';

export type InlineChange = (nodes: readonly Inline[]) => readonly Inline[];

/** A block with `change` applied to each stretch of running text in it. */
export function mapInline(block: Block, change: InlineChange): Block {
  const inner = (part: Block): Block => mapInline(part, change);
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return { ...block, children: change(block.children) };
    case 'list':
      return { ...block, items: block.items.map((item) => ({ ...item, blocks: item.blocks.map(inner) })) };
    case 'table':
      return {
        ...block,
        header: block.header.map((cell) => ({ ...cell, children: change(cell.children) })),
        rows: block.rows.map((row) => row.map((cell) => ({ ...cell, children: change(cell.children) }))),
      };
    case 'quote':
      return { ...block, blocks: block.blocks.map(inner) };
    case 'signature':
      return {
        ...block,
        parties: block.parties.map((party) => ({ ...party, children: change(party.children) })),
      };
    case 'when':
    case 'code':
    case 'pageBreak':
    case 'variant':
    case 'rule':
      return block;
  }
}
