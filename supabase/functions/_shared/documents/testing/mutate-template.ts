import type { Template } from '../template.ts';
import type { Block, Inline, ListItem, TableCell } from '../tree.ts';
import { seededRandom } from './hostile-values.ts';

type Random = () => number;

/** What a writer might have had before: the same template with some parts left out, added, rewritten or in another place. */
export function mutateTemplate(template: Template, seed: number, edits = 8): Template {
  const random = seededRandom(seed);
  let blocks: readonly Block[] = template.blocks;
  for (let edit = 0; edit < edits; edit += 1) blocks = mutateList(blocks, random, editBlock, newParagraph);
  return { ...template, blocks, version: '0.9', lawAsOf: '2025-02-03' };
}

/** Leaves out, adds, moves or rewrites one of the parts. */
function mutateList<T>(
  parts: readonly T[],
  random: Random,
  rewrite: (part: T, random: Random) => T,
  add: (random: Random, like: T | undefined) => T,
): T[] {
  const changed = [...parts];
  const place = Math.floor(random() * changed.length);
  const kind = random();
  const part = changed[place];
  if (part === undefined || kind < 0.2) changed.splice(place, 0, add(random, part));
  else if (kind < 0.4) changed.splice(place, 1);
  else if (kind < 0.5) {
    changed.splice(place, 1);
    changed.splice(Math.floor(random() * (changed.length + 1)), 0, part);
  } else changed[place] = rewrite(part, random);
  return changed;
}

function newParagraph(random: Random): Block {
  return { type: 'paragraph', children: newWords(random) };
}

function newWords(random: Random): Inline[] {
  const text = `Older rule ${String(Math.floor(random() * 1000))} & <notes> for “${String.fromCharCode(97 + Math.floor(random() * 26))}”. `;
  return [
    { type: 'text', value: text },
    { type: 'strong', children: [{ type: 'text', value: 'It applied before.' }] },
  ];
}

function editBlock(block: Block, random: Random): Block {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return { ...block, children: editInline(block.children, random) };
    case 'list':
      return { ...block, items: leastOne(mutateList(block.items, random, editItem, newItem), block.items) };
    case 'table':
      return random() < 0.2
        ? { ...block, header: editCells(block.header, random) }
        : {
            ...block,
            rows: leastOne(
              mutateList(block.rows, random, editCells, (_random, row) => newRow(random, row, block.header)),
              block.rows,
            ),
          };
    case 'quote':
      return {
        ...block,
        blocks: leastOne(mutateList(block.blocks, random, editBlock, newParagraph), block.blocks),
      };
    case 'when':
    case 'signature':
    case 'code':
    case 'pageBreak':
    case 'variant':
    case 'rule':
      return block;
  }
}

const leastOne = <T>(parts: readonly T[], before: readonly T[]): readonly T[] =>
  parts.length > 0 ? parts : before;

function editItem(item: ListItem, random: Random): ListItem {
  return { ...item, blocks: item.blocks.map((block) => editBlock(block, random)) };
}

function newItem(random: Random, like: ListItem | undefined): ListItem {
  const checked = like?.checked;
  return { ...(checked !== undefined && { checked }), blocks: [newParagraph(random)] };
}

function newRow(
  random: Random,
  like: readonly TableCell[] | undefined,
  header: readonly TableCell[],
): TableCell[] {
  return (like ?? header).map(() => ({ children: newWords(random) }));
}

function editCells(cells: readonly TableCell[], random: Random): TableCell[] {
  const place = Math.floor(random() * cells.length);
  return cells.map((cell, index) =>
    index === place ? { ...cell, children: editInline(cell.children, random) } : cell,
  );
}

/** Rewrites words of one piece, or its format. */
function editInline(nodes: readonly Inline[], random: Random): Inline[] {
  const place = Math.floor(random() * nodes.length);
  return nodes.flatMap((node, index): Inline[] => {
    if (index !== place) return [node];
    if (node.type !== 'text') return random() < 0.5 ? [] : [node, ...newWords(random)];
    const words = node.value.split(' ');
    const at = Math.floor(random() * words.length);
    words.splice(at, Math.floor(random() * 3), random() < 0.5 ? 'formerly' : 'ninety-nine');
    return random() < 0.2
      ? [{ type: 'emphasis', children: [{ type: 'text', value: words.join(' ') }] }]
      : [{ type: 'text', value: words.join(' ') }];
  });
}
