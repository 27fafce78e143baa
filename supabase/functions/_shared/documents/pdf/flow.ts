import type { Canvas } from './canvas.ts';
import type { PageKind } from '../tree.ts';
import type { StructNode } from './structure.ts';

/** A box around a run of items, such as the shade of a note. Drawn behind them, on each page that has some of them. */
export interface Frame {
  draw(canvas: Canvas, top: number, bottom: number): void;
}

/** A heading that bookmarks and the contents point to; pages and places are known once the document is laid out. */
export interface Landmark {
  readonly depth: number;
  readonly title: string;
  /** The title, a heading of the text, or the name of a poster or letter that is not printed. */
  readonly kind: 'title' | 'heading' | 'name';
  /** From 1. */
  page: number;
  /** Points from the page's top. */
  y: number;
}

/** A footnote laid out for the foot of a page. */
export interface NoteFlow {
  readonly number: number;
  readonly items: readonly FlowItem[];
  readonly height: number;
  /** Its element, which goes into the tree right after the line that refers to it. */
  readonly node: StructNode;
  placed: boolean;
}

/** Puts the notes of a line that was just drawn into the element of the line. */
export function placeNotes(node: StructNode, notes: readonly NoteFlow[]): void {
  for (const note of notes) {
    if (!note.placed) node.append(note.node);
    note.placed = true;
  }
}

/** What pages are filled with: a line, a row of a table, a gap inside a box. Lengths are points. */
export interface FlowItem {
  readonly height: number;
  /** Space wanted above and below; neighbors share the larger one, and there is none at the top of a page. */
  readonly before: number;
  readonly after: number;
  /** No page ends after it. */
  keep: boolean;
  readonly frames: readonly Frame[];
  readonly notes: readonly NoteFlow[];
  readonly landmark?: Landmark;
  /** Drawn again where a page begins with this item: the header row of its table. */
  readonly repeat?: FlowItem;
  /** The page ends here, whatever follows, and a page of this kind begins. */
  readonly breaksPage?: PageKind;
  /** Separates what is above from what is below, so it is left out at the top of a page. */
  readonly divides?: boolean;
  draw(canvas: Canvas, top: number): void;
}

/** A gap of a fixed height, for the padding of boxes. */
export function strut(
  height: number,
  frames: readonly Frame[],
  keep: boolean,
  space: { before?: number; after?: number } = {},
): FlowItem {
  return {
    height,
    before: space.before ?? 0,
    after: space.after ?? 0,
    keep,
    frames,
    notes: [],
    draw: () => undefined,
  };
}

export function pageBreakItem(pageKind: PageKind = 'text'): FlowItem {
  return { ...strut(0, [], false), breaksPage: pageKind };
}
