import { blocksHtml, htmlContext } from '../html/render-html.ts';
import { plainText } from '../parse/plain-text.ts';
import type { Block } from '../tree.ts';
import { blockKey } from './keys.ts';
import { blockWords } from './merge-blocks.ts';
import type { Redline } from './redline.ts';
import { newerOf, olderOf } from './sides.ts';

/** Text that is somewhere else now is moved; what both texts have in one place, but not alike, is changed. */
type ChangeKind = 'added' | 'removed' | 'moved' | 'changed';

/** One changed passage: blocks with changes that follow each other below one heading. */
export interface RedlineChange {
  /** From 1, in the order of the document. */
  readonly number: number;
  readonly kind: ChangeKind;
  /** The heading above it; empty before the first one. */
  readonly section: string;
  /** What the passage says in the older and in the newer text. */
  readonly before: string;
  readonly after: string;
  /** The passage as HTML with `ins` and `del`. */
  readonly html: string;
}

interface Passage {
  readonly section: string;
  readonly blocks: Block[];
}

/** Shorter texts may well occur twice in a document. */
const leastMoved = 25;

/** The changed passages of a redline in their order. Empty when a reader of the document sees no difference. */
export function listChanges(redline: Redline): RedlineChange[] {
  const moved = movedBlocks(redline.document.blocks);
  const context = htmlContext(redline.document, 2);
  return passagesOf(redline).map(({ section, blocks }, index): RedlineChange => ({
    number: index + 1,
    kind: kindOf(blocks, moved),
    section,
    before: wordsOf(olderOf(blocks)),
    after: wordsOf(newerOf(blocks)),
    html: blocksHtml(context, blocks),
  }));
}

const wordsOf = (blocks: readonly Block[]): string => blocks.map(blockWords).join('\n');

function passagesOf({ document }: Redline): Passage[] {
  const passages: Passage[] = [];
  let section = '';
  let open: Passage | null = null;
  for (const block of document.blocks) {
    if (block.type === 'heading') {
      section = headingWords(block.children);
      open = null;
    }
    if (!isChanged(block)) {
      open = null;
    } else if (open) open.blocks.push(block);
    else {
      open = { section, blocks: [block] };
      passages.push(open);
    }
  }
  const notes = document.footnotes
    .map(({ children }): Block => ({ type: 'paragraph', children }))
    .filter(isChanged);
  return notes.length > 0 ? [...passages, { section: 'Footnotes', blocks: notes }] : passages;
}

/** The words of a heading as the newer text has it, or of one that is gone. */
function headingWords(children: Extract<Block, { type: 'heading' }>['children']): string {
  return plainText(children.filter((node) => node.type !== 'change' || node.change === 'inserted')).trim();
}

function isChanged(block: Block): boolean {
  if (block.type === 'pageBreak') return false;
  const [older] = olderOf([block]);
  const [newer] = newerOf([block]);
  return !older || !newer || blockKey(older) !== blockKey(newer);
}

function movedBlocks(blocks: readonly Block[]): ReadonlySet<Block> {
  const sides = { inserted: new Set<string>(), deleted: new Set<string>() };
  const long = blocks.filter((block) => block.change !== undefined && blockWords(block).length >= leastMoved);
  for (const block of long) if (block.change) sides[block.change].add(blockKey(block));
  return new Set(
    long.filter((block) => {
      const key = blockKey(block);
      return sides.inserted.has(key) && sides.deleted.has(key);
    }),
  );
}

function kindOf(blocks: readonly Block[], moved: ReadonlySet<Block>): ChangeKind {
  const text = blocks.filter(({ type }) => type !== 'heading');
  if (text.length > 0 && text.every((block) => moved.has(block))) return 'moved';
  if (blocks.every(({ change }) => change === 'inserted')) return 'added';
  return blocks.every(({ change }) => change === 'deleted') ? 'removed' : 'changed';
}
