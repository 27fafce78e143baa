import type { Block, Footnote } from './tree.ts';

/**
 * A document's blocks without the notes to the person who adapts it. What only held such notes goes with them: a list item,
 * a section with its heading, and the page break before it.
 */
export function withoutDraftingNotes(blocks: readonly Block[]): Block[] {
  const rest: Block[] = [];
  blocks.forEach((block, index) => {
    if (block.type === 'heading' && holdsOnlyNotes(blocks, index)) return;
    rest.push(...withoutNotes(block));
  });
  return withoutIdleBreaks(withoutEmptyVariants(rest));
}

/** The footnotes that the blocks still refer to, numbered from 1. */
export function withoutUnusedNotes(footnotes: readonly Footnote[], blocks: readonly Block[]): Footnote[] {
  const used = new Set(citedNotes(blocks));
  return footnotes.filter(({ id }) => used.has(id)).map((note, index) => ({ ...note, number: index + 1 }));
}

function withoutNotes(block: Block): Block[] {
  if (block.type === 'quote') {
    return block.kind === 'drafting-note' ? [] : [{ ...block, blocks: withoutDraftingNotes(block.blocks) }];
  }
  if (block.type !== 'list') return [block];
  const items = block.items
    .map((item) => ({ ...item, blocks: withoutDraftingNotes(item.blocks) }))
    .filter((item, index) => item.blocks.length > 0 || block.items[index]?.blocks.length === 0);
  return items.length > 0 ? [{ ...block, items }] : [];
}

/** Whether nothing but drafting notes (and headings over such) is between a heading and the next of its level. */
function holdsOnlyNotes(blocks: readonly Block[], at: number): boolean {
  const heading = blocks[at];
  if (heading?.type !== 'heading') return false;
  let notes = 0;
  for (const block of blocks.slice(at + 1)) {
    if (block.type === 'heading') {
      if (block.depth <= heading.depth) break;
    } else if (block.type === 'quote' && block.kind === 'drafting-note') {
      notes += 1;
    } else if (block.type !== 'pageBreak' && block.type !== 'rule' && block.type !== 'variant') {
      return false;
    }
  }
  return notes > 0;
}

/** A part of which nothing is left needs no condition in the margin. */
function withoutEmptyVariants(blocks: readonly Block[]): readonly Block[] {
  const isEmptyAt = (index: number): boolean => {
    const [block, next] = [blocks[index], blocks[index + 1]];
    return (
      block?.type === 'variant' && block.step === 'begin' && next?.type === 'variant' && next.step === 'end'
    );
  };
  const rest = blocks.filter((_, index) => !isEmptyAt(index) && !isEmptyAt(index - 1));
  return rest.length === blocks.length ? rest : withoutEmptyVariants(rest);
}

const isBreak = (block: Block | undefined): boolean => block?.type === 'pageBreak' || block?.type === 'rule';

/** A break at the end, or right after another, parted what is gone. */
function withoutIdleBreaks(blocks: readonly Block[]): Block[] {
  return blocks.filter(
    (block, index) => !isBreak(block) || (index < blocks.length - 1 && !isBreak(blocks[index + 1])),
  );
}

/** The footnotes that a text refers to, each as often as it does. */
export function citedNotes(node: unknown, cited: string[] = []): string[] {
  if (typeof node !== 'object' || node === null) return cited;
  if ('type' in node && node.type === 'footnote' && 'id' in node) cited.push(String(node.id));
  for (const part of Object.values(node)) citedNotes(part, cited);
  return cited;
}
