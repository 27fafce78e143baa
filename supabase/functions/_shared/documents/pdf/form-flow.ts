import { lineLengths } from '../form-line.ts';
import type { FormSegment } from '../form-line.ts';
import { plainText } from '../parse/plain-text.ts';
import type { FlowItem } from './flow.ts';
import type { LayoutContext } from './layout-context.ts';
import { breakLines } from './lines.ts';
import type { Line } from './text-line.ts';
import type { BoxPiece } from './piece.ts';
import { atomsOf, lineFlow } from './text-flow.ts';
import type { TextOptions } from './text-flow.ts';

/** Lines of a form: the words of each row, and lines to write on that together reach the margin. */
export function formFlow(
  context: LayoutContext,
  rows: readonly FormSegment[][],
  options: TextOptions,
): FlowItem[] | null {
  const lines: Line[] = [];
  for (const row of rows) {
    const line = formLine(context, row, options);
    if (!line) return null;
    lines.push(line);
  }
  const style = { ...options.style, leading: options.style.leading * 1.25 };
  return lineFlow(context, lines, { ...options, style });
}

function formLine(context: LayoutContext, row: readonly FormSegment[], options: TextOptions): Line | null {
  const text = options.style.text;
  const words = row.map((segment) => breakLines(context, atomsOf(context, segment.words, text), 10_000)[0]);
  const widths = words.map((line, index) => (line ? line.width : 0) + lineGap + (index > 0 ? partGap : 0));
  const lengths = lineLengths(
    widths,
    row.map((segment) => segment.length),
    options.width,
  );
  if (!lengths) return null;
  const parts = row.flatMap((segment, index) => [
    ...(index > 0 ? [space(partGap)] : []),
    ...(words[index]?.parts ?? []),
    space(lineGap),
    { piece: context.blankBox(labelOf(row, index), segment.length, text), width: lengths[index] ?? 0 },
  ]);
  return { parts, width: options.width, notes: words.flatMap((line) => line?.notes ?? []), above: 0 };
}

/** Points between a line and its words, and between a line and the next words. */
const lineGap = 4;
const partGap = 12;

function space(width: number): { piece: BoxPiece; width: number } {
  return { piece: { kind: 'box', width, rightToLeft: false, scope: null, draw: () => undefined }, width };
}

function labelOf(row: readonly FormSegment[], index: number): string {
  const words = plainText(row[index]?.words ?? [])
    .replace(/[\s:]+$/, '')
    .trim();
  return words === '' ? 'Write here' : words;
}
