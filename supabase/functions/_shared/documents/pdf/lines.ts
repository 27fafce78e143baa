import { colors } from '../theme.ts';
import type { Canvas } from './canvas.ts';
import type { TextRun, TextStyle } from './font-set.ts';
import type { LayoutContext } from './layout-context.ts';
import { pdfText } from './pdf-file.ts';
import { PieceMaker } from './pieces.ts';
import { newAtom } from './piece.ts';
import type { Atom, BoxPiece, Piece, Scope, TextPiece } from './piece.ts';
import { StructNode } from './structure.ts';
import { TextLine } from './text-line.ts';
import type { Line } from './text-line.ts';
import { type } from './type-scale.ts';

/** The least that a line to write on can shrink to, in points. */
const leastBlank = 64;

/**
 * Breaks atoms into lines no wider than `width` points; a word that is too long is cut where the line ends, and a field that
 * is too long gets lines of its own, `leading` high. With `stretch` a line to write on at the very end reaches to the margin.
 */
export function breakLines(
  context: LayoutContext,
  atoms: readonly Atom[],
  width: number,
  { stretch = false, leading = type.body.leading }: { stretch?: boolean | undefined; leading?: number } = {},
): Line[] {
  const lines: Line[] = [];
  let row: Atom[] = [];
  let used = 0;
  const end = (above = 0): void => {
    lines.push(new TextLine(row, above));
    row = [];
    used = 0;
  };
  const put = (atom: Atom): void => {
    const above = rowsOf(atom) - 1;
    if (above > 0) {
      if (row.length > 0) end();
      for (let filled = 0; filled < above; filled += 1) lines.push(joined);
      row.push(atom);
      end(above * leading);
      return;
    }
    const gap = row.at(-1)?.space?.width ?? 0;
    const room = width - used - gap;
    const fitted = atom.width > room && isElastic(atom) && room >= leastBlank ? resized(atom, room) : atom;
    if (row.length > 0 && fitted.width > room + 0.01) end();
    used += (row.length > 0 ? gap : 0) + fitted.width;
    row.push(fitted);
    if (fitted.breaks) end();
  };
  for (const atom of atoms) {
    if (atom.width > width) cutAtom(context, atom, { width, leading }).forEach(put);
    else put(atom);
  }
  const last = row.at(-1);
  if (stretch && last && isElastic(last)) row[row.length - 1] = resized(last, last.width + width - used);
  if (row.length > 0 || lines.length === 0) end();
  return lines;
}

/**
 * Breaks atoms into as many lines as `width` points ask for, all about as long: at the least width that takes no line more,
 * found in steps of 6 points.
 */
export function breakEvenly(
  context: LayoutContext,
  atoms: readonly Atom[],
  width: number,
  leading: number,
): Line[] {
  const widest = Math.max(...atoms.map((atom) => atom.width));
  let lines = breakLines(context, atoms, width, { leading });
  for (let limit = width - 6; lines.length > 1 && limit >= widest; limit -= 6) {
    const narrower = breakLines(context, atoms, limit, { leading });
    if (narrower.length > lines.length) break;
    lines = narrower;
  }
  return lines;
}

const joined: Line = { parts: [], width: 0, notes: [], joins: true, above: 0 };

function rowsOf({ pieces }: Atom): number {
  let rows = 1;
  for (const piece of pieces) if (piece.kind === 'box') rows = Math.max(rows, piece.rows ?? 1);
  return rows;
}

function isElastic(atom: Atom): boolean {
  const [only] = atom.pieces;
  return atom.pieces.length === 1 && only?.kind === 'box' && only.elastic === true;
}

function resized(atom: Atom, width: number): Atom {
  return {
    ...atom,
    width,
    pieces: atom.pieces.map((piece) =>
      piece.kind === 'box' ? { ...piece, width, draw: piece.draw.bind(piece) } : piece,
    ),
  };
}

/** Cuts an atom that is wider than a line: a field shrinks, words break between their characters. */
function cutAtom(
  context: LayoutContext,
  atom: Atom,
  { width, leading }: { readonly width: number; readonly leading: number },
): Atom[] {
  const words = atom.pieces.reduce((sum, piece) => sum + (piece.kind === 'text' ? piece.width : 0), 0);
  // Punctuation beside a field stays with it.
  const room = words < width / 3 ? width - words : width;
  const cut: Atom[] = [];
  let current = newAtom();
  const put = (piece: Piece): void => {
    if (current.pieces.length > 0 && current.width + piece.width > width + 0.01) {
      cut.push(current);
      current = newAtom();
    }
    current.pieces.push(piece);
    current.width += piece.width;
  };
  for (const piece of atom.pieces) {
    if (piece.kind === 'box') put(narrowed(piece, Math.min(piece.width, room), leading));
    else for (const part of cutText(context, piece, width)) put(part);
  }
  current.space = atom.space;
  current.breaks = atom.breaks;
  current.notes = atom.notes;
  return [...cut, current];
}

function narrowed(box: BoxPiece, width: number, leading: number): BoxPiece {
  return { ...box, width, rows: box.rowsAt?.(width, leading) ?? 1, draw: box.draw.bind(box) };
}

/** Cuts text into characters with their marks. */
const graphemes = new Intl.Segmenter('en');

function cutText(context: LayoutContext, piece: TextPiece, width: number): TextPiece[] {
  const least = width / 12;
  if (piece.width <= least) return [piece];
  const parts: string[] = [''];
  let used = 0;
  for (const { segment: grapheme } of graphemes.segment(piece.text)) {
    const advance = piece.font.width(grapheme, piece.rightToLeft) * piece.style.size;
    // Small parts, so that a line is filled whatever is before the word.
    if (used + advance > least && used > 0) {
      parts.push('');
      used = 0;
    }
    parts.push((parts.pop() ?? '') + grapheme);
    used += advance;
  }
  return parts.flatMap((text) =>
    context.fonts.runs(text, piece.style).map((run: TextRun): TextPiece => ({ ...piece, ...run })),
  );
}

/** Draws a line whose first piece begins at `x`; `node` is the element that owns it. */
export function drawLine(canvas: Canvas, line: Line, node: StructNode, x: number, baseline: number): void {
  const { parts } = line;
  let at = x;
  let index = 0;
  while (index < parts.length) {
    const part = parts[index];
    if (!part) break;
    if (part.piece.kind === 'box') {
      canvas.close();
      part.piece.draw(canvas, node, at, baseline, part.width, line.above);
      at += part.width;
      index += 1;
      continue;
    }
    const first = part.piece;
    let operand = '';
    let width = 0;
    while (index < parts.length) {
      const next = parts[index];
      if (next?.piece.kind !== 'text' || !sameLook(first, next.piece)) break;
      operand += next.piece.font.operand(next.piece);
      width += next.width;
      index += 1;
    }
    drawRun(canvas, first, operand, node, { x: at, baseline, width });
    at += width;
  }
}

function sameLook(a: TextPiece, b: TextPiece): boolean {
  return (
    a.font === b.font &&
    a.scope === b.scope &&
    (a.style === b.style ||
      (a.style.size === b.style.size &&
        a.style.color === b.style.color &&
        a.style.underline === b.style.underline &&
        a.style.strike === b.style.strike &&
        a.style.highlight === b.style.highlight &&
        a.style.rise === b.style.rise))
  );
}

function drawRun(
  canvas: Canvas,
  piece: TextPiece,
  operand: string,
  node: StructNode,
  place: { x: number; baseline: number; width: number },
): void {
  const { style, scope } = piece;
  const owner = scope && !canvas.isSilent ? scopeNode(scope, node) : node;
  const { x, baseline, width } = place;
  canvas.mark(owner);
  if (style.highlight === true)
    canvas.rectangle(x, baseline - style.size * 0.85, width, style.size * 1.1, colors.fieldFill);
  canvas.text(x, baseline - (style.rise ?? 0), piece.font, style.size, style.color, operand);
  if (style.underline === true)
    canvas.rectangle(x, baseline + style.size * 0.14, width, style.size * 0.05, style.color);
  if (style.strike === true)
    canvas.rectangle(x, baseline - style.size * 0.25, width, style.size * 0.06, style.color);
  if (scope?.type === 'Link' && !canvas.isSilent) {
    const body = `/Subtype/Link/Border[0 0 0]/F 4/Contents${pdfText(scope.href)}/A<</Type/Action/S/URI/URI${pdfText(scope.href)}>>`;
    canvas.annotate(owner, x, baseline - style.size * 0.85, width, style.size * 1.15, body);
  }
}

function scopeNode(scope: Scope, node: StructNode): StructNode {
  scope.node ??= node.child(scope.type);
  return scope.node;
}

/** Text on one line outside of the text's flow, such as a running head; the caller has said what it belongs to. */
export function drawWords(
  canvas: Canvas,
  context: LayoutContext,
  text: string,
  style: TextStyle,
  place: { readonly x: number; readonly baseline: number },
): void {
  const [line] = breakLines(
    context,
    new PieceMaker(context).make([{ type: 'text', value: text }], style),
    100_000,
  );
  if (line) canvas.unmarked(() => drawLine(canvas, line, nobody, place.x, place.baseline));
}

/** The owner of what is drawn unmarked. */
const nobody = new StructNode('Span');
