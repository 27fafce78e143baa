import type { Block, Change, Inline, ListItem, TableCell } from '../tree.ts';

/** The blocks of a redline as the older text has them. */
export const olderOf = (blocks: readonly Block[]): Block[] => sideOf(blocks, 'inserted');

/** The blocks of a redline as the newer text has them. */
export const newerOf = (blocks: readonly Block[]): Block[] => sideOf(blocks, 'deleted');

/** Leaves out what is marked as `gone`; what stays keeps no mark. */
function sideOf(blocks: readonly Block[], gone: Change): Block[] {
  return kept(blocks, gone).map((block): Block => {
    switch (block.type) {
      case 'heading':
      case 'paragraph':
        return { ...block, children: inlineSide(block.children, gone) };
      case 'list':
        return {
          ...block,
          items: kept(block.items, gone).map((item): ListItem => ({
            ...item,
            blocks: sideOf(item.blocks, gone),
          })),
        };
      case 'table':
        return {
          ...block,
          header: cellsSide(block.header, gone),
          rows: block.rows.filter((row) => row[0]?.change !== gone).map((row) => cellsSide(row, gone)),
        };
      case 'quote':
        return { ...block, blocks: sideOf(block.blocks, gone) };
      case 'when':
      case 'code':
      case 'signature':
      case 'pageBreak':
      case 'variant':
      case 'rule':
        return block;
    }
  });
}

function kept<T extends { change?: Change }>(parts: readonly T[], gone: Change): T[] {
  return parts
    .filter(({ change }) => change !== gone)
    .map((part) => {
      const unmarked = { ...part };
      delete unmarked.change;
      return unmarked;
    });
}

function cellsSide(cells: readonly TableCell[], gone: Change): TableCell[] {
  return cells.map(({ children }) => ({ children: inlineSide(children, gone) }));
}

function inlineSide(nodes: readonly Inline[], gone: Change): Inline[] {
  return nodes.flatMap((node): readonly Inline[] => {
    if (node.type !== 'change') return [node];
    return node.change === gone ? [] : node.children;
  });
}
