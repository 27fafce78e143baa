import type { Canvas } from './canvas.ts';
import type { TextRun, TextStyle } from './font-set.ts';
import type { StructNode } from './structure.ts';

/** An inline element that owns pieces of a line: a link (perhaps over several lines) or the mark of a footnote. */
export interface Scope {
  readonly type: 'Link' | 'Reference';
  readonly href: string;
  node: StructNode | null;
}

export interface TextPiece extends TextRun {
  readonly kind: 'text';
  readonly style: TextStyle;
  readonly scope: Scope | null;
}

/** Something that is not text: a form field or a line to write on. It can be narrower than it would like. */
export interface BoxPiece {
  readonly kind: 'box';
  readonly width: number;
  readonly rightToLeft: false;
  readonly scope: null;
  /** A line to write on: it may shrink to the rest of its line, and grow to the margin where it ends a paragraph. */
  readonly elastic?: boolean;
  /** The lines of a height that it needs where it is this wide, one where nothing is said. */
  rowsAt?(width: number, leading: number): number;
  /** Set where it takes several lines. */
  readonly rows?: number;
  /** `above` is the height of its lines above the one with the baseline. */
  draw(canvas: Canvas, node: StructNode, x: number, baseline: number, width: number, above: number): void;
}

export type Piece = TextPiece | BoxPiece;

/** Pieces that stay together. `space` follows on the same line and is dropped at its end; `breaks` forces a new line. */
export interface Atom {
  readonly pieces: Piece[];
  width: number;
  space: TextPiece | null;
  breaks: boolean;
  /** Numbers of the footnotes it refers to. */
  notes: readonly number[];
}

/** One list for the many atoms and lines that refer to no footnote. */
export const noNotes: readonly number[] = [];

/** An atom of one piece, or of none yet. */
export const newAtom = (piece?: Piece): Atom => ({
  pieces: piece ? [piece] : [],
  width: piece?.width ?? 0,
  space: null,
  breaks: false,
  notes: noNotes,
});
