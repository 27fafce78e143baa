import type { Inline } from './tree.ts';

/** A line of a form: words and blanks in turn, the last thing a blank. */
export interface FormSegment {
  readonly words: readonly Inline[];
  readonly length: number;
}

/**
 * Splits a paragraph into form lines (at its hard breaks) when every line ends with a fill-in line and holds little else;
 * null for ordinary text that merely contains a blank.
 */
export function formLines(children: readonly Inline[]): FormSegment[][] | null {
  if (!children.some((node) => node.type === 'blank')) return null;
  const lines: FormSegment[][] = [];
  for (const line of splitAtBreaks(children)) {
    const segments = formSegments(line);
    if (!segments) return null;
    lines.push(segments);
  }
  return lines.length > 0 ? lines : null;
}

function splitAtBreaks(children: readonly Inline[]): Inline[][] {
  const lines: Inline[][] = [[]];
  for (const node of children) {
    if (node.type === 'break') lines.push([]);
    else lines.at(-1)?.push(node);
  }
  return lines;
}

function formSegments(line: readonly Inline[]): FormSegment[] | null {
  const segments: FormSegment[] = [];
  let words: Inline[] = [];
  for (const node of line) {
    if (node.type === 'blank') {
      segments.push({ words, length: node.length });
      words = [];
    } else words.push(node);
  }
  const rest = words.every((node) => node.type === 'text' && node.value.trim() === '');
  const labels = segments.every((segment) => segment.words.every((node) => !hasBlank(node)));
  return segments.length > 0 && rest && labels ? segments : null;
}

function hasBlank(node: Inline): boolean {
  return node.type === 'blank' || ('children' in node && node.children.some(hasBlank));
}

/**
 * How long the lines of a form row are, in the unit of `widths` (the words before each line) and `total`: they share what
 * the words leave over in proportion to their underscores. Null when that is too little to write on.
 */
export function lineLengths(
  widths: readonly number[],
  underscores: readonly number[],
  total: number,
): number[] | null {
  const room = total - widths.reduce((sum, width) => sum + width, 0);
  const all = underscores.reduce((sum, length) => sum + length, 0);
  return room < total * 0.25 ? null : underscores.map((length) => (room * length) / all);
}
