import { noNotes } from './piece.ts';
import type { Atom, Piece } from './piece.ts';

/** A piece with the width that it has in its line. */
interface LinePiece {
  readonly piece: Piece;
  readonly width: number;
}

/** A line of text. */
export interface Line {
  /** Its pieces in the order in which they are drawn. */
  readonly parts: readonly LinePiece[];
  /** Without the space at its end. */
  readonly width: number;
  readonly notes: readonly number[];
  /** An empty line that the box of the next line fills too, so that no page parts the two. */
  readonly joins?: boolean;
  /** The height of such lines above. */
  readonly above: number;
}

/** A line of atoms. Its parts are put together when it is drawn: a document that is only measured has thousands. */
export class TextLine implements Line {
  readonly width: number;
  readonly notes: readonly number[];
  readonly above: number;
  private readonly row: readonly Atom[];

  constructor(row: readonly Atom[], above: number) {
    this.row = row;
    this.width = widthOf(row);
    this.notes = row.some((atom) => atom.notes.length > 0) ? row.flatMap((atom) => atom.notes) : noNotes;
    this.above = above;
  }

  get parts(): readonly LinePiece[] {
    const parts: LinePiece[] = [];
    const { row } = this;
    row.forEach(({ pieces, space }, index) => {
      for (const piece of pieces) parts.push({ piece, width: piece.width });
      // The space at the line's end keeps the words apart for those who copy or listen; it takes no room.
      if (space) parts.push({ piece: space, width: index < row.length - 1 ? space.width : 0 });
    });
    return orderDirections(parts);
  }
}

/** The width of atoms on one line, without the space after the last. */
export function widthOf(row: readonly Atom[], pieceWidth = (piece: Piece): number => piece.width): number {
  let width = 0;
  let gap = 0;
  for (const { pieces, space } of row) {
    width += gap;
    for (const piece of pieces) width += pieceWidth(piece);
    gap = space?.width ?? 0;
  }
  return width;
}

/** Turns each stretch of right-to-left words round, so that its first word is rightmost. */
function orderDirections(parts: readonly LinePiece[]): readonly LinePiece[] {
  if (!parts.some((part) => part.piece.rightToLeft)) return parts;
  const ordered: LinePiece[] = [];
  let at = 0;
  while (at < parts.length) {
    let end = at;
    for (
      let next = at;
      next < parts.length && (isNeutral(parts[next]?.piece) || parts[next]?.piece.rightToLeft === true);
      next += 1
    ) {
      if (parts[next]?.piece.rightToLeft === true) end = next + 1;
    }
    if (end > at && parts[at]?.piece.rightToLeft === true) {
      ordered.push(...parts.slice(at, end).reverse());
      at = end;
    } else {
      const part = parts[at];
      if (part) ordered.push(part);
      at += 1;
    }
  }
  return ordered;
}

/** Spaces and punctuation take the direction of the words around them. */
function isNeutral(piece: Piece | undefined): boolean {
  return piece?.kind === 'text' && !/[\p{L}\p{N}]/u.test(piece.text);
}
