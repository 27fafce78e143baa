import { isForWriting, roomToWrite } from '../table-widths.ts';
import type { ColumnNeed } from '../table-widths.ts';
import type { TableBlock } from '../tree.ts';
import type { Atom, Piece } from './piece.ts';
import { widthOf } from './text-line.ts';

const leastWidth = 30;
/** A word or a field that is wider may be cut, or a long one would squeeze the other columns. */
const mostWordWidth = 150;
const mostFieldWidth = 130;

/** What a column of a table needs; `cells` are its words, the head's first. */
export function columnNeed(
  table: TableBlock,
  index: number,
  cells: readonly (readonly Atom[])[],
  { scale, padding }: { readonly scale: number; readonly padding: { readonly x: number } },
): ColumnNeed {
  let min = leastWidth;
  let max = Math.max(40, roomToWrite(table, index));
  for (const atoms of cells) {
    for (const atom of atoms) min = Math.max(min, Math.min(atom.width, scale * mostWidth(atom)));
    max = Math.max(max, longestLine(atoms));
  }
  return {
    min: min + 2 * padding.x + 1,
    max: max + 2 * padding.x + 1,
    writing: isForWriting(table, index),
  };
}

function mostWidth({ pieces }: Atom): number {
  return pieces.some((piece) => piece.kind === 'box') ? mostFieldWidth : mostWordWidth;
}

/** The width of a cell's longest line where it has all the room it wants. */
function longestLine(atoms: readonly Atom[]): number {
  let longest = 0;
  let from = 0;
  atoms.forEach((atom, index) => {
    if (!atom.breaks && index < atoms.length - 1) return;
    longest = Math.max(longest, widthOf(atoms.slice(from, index + 1), neededWidth));
    from = index + 1;
  });
  return longest;
}

/** A field counts with what it needs at least, or long labels would squeeze the other columns. */
function neededWidth(piece: Piece): number {
  return piece.kind === 'box' ? Math.min(piece.width, 170) : piece.width;
}
