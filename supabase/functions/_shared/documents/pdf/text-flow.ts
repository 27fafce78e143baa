import type { Canvas } from './canvas.ts';
import type { FlowItem, Frame, Landmark } from './flow.ts';
import { placeNotes } from './flow.ts';
import type { TextStyle } from './font-set.ts';
import type { LayoutContext } from './layout-context.ts';
import { breakEvenly, breakLines, drawLine } from './lines.ts';
import type { Line } from './text-line.ts';
import { PieceMaker } from './pieces.ts';
import type { Atom } from './piece.ts';
import type { StructNode } from './structure.ts';
import type { Align, Inline } from '../tree.ts';
import type { BlockStyle } from './type-scale.ts';

export interface TextOptions {
  readonly x: number;
  readonly width: number;
  readonly style: BlockStyle;
  readonly node: StructNode;
  readonly frames: readonly Frame[];
  /** The last line stays with what follows. */
  readonly keep?: boolean;
  /** A line to write on at the end reaches to the margin. */
  readonly stretch?: boolean;
  /** All lines stay together. */
  readonly whole?: boolean;
  /** Lines of about one length, so that the last one is more than a word. */
  readonly balanced?: boolean;
  readonly landmark?: Landmark;
  readonly align?: Align;
  readonly before?: number;
  readonly after?: number;
  /** Drawn with the first line, before its words: the label of a list item. */
  readonly label?: (canvas: Canvas, baseline: number) => void;
}

/** Lays out inline content as a paragraph: one item for each line. */
export function textFlow(context: LayoutContext, nodes: readonly Inline[], options: TextOptions): FlowItem[] {
  const atoms = new PieceMaker(context).make(nodes, options.style.text);
  const { width, stretch, style } = options;
  const lines = options.balanced
    ? breakEvenly(context, atoms, width, style.leading)
    : breakLines(context, atoms, width, { stretch, leading: style.leading });
  return lineFlow(context, lines, options);
}

export function atomsOf(context: LayoutContext, nodes: readonly Inline[], style: TextStyle): Atom[] {
  return new PieceMaker(context).make(nodes, style);
}

/** Items for lines that are already broken. A page never ends after the first line of several or before the last. */
export function lineFlow(context: LayoutContext, lines: readonly Line[], options: TextOptions): FlowItem[] {
  const { style } = options;
  const last = lines.length - 1;
  return lines.map((line, index): FlowItem => {
    const notes = context.noteFlows(line.notes);
    const keep =
      index === last
        ? options.keep === true
        : options.whole === true || line.joins === true || index === 0 || index === last - 1;
    return {
      height: style.leading,
      before: index === 0 ? (options.before ?? style.before) : 0,
      after: index === last ? (options.after ?? style.after) : 0,
      keep,
      frames: options.frames,
      notes,
      ...(index === 0 && options.landmark ? { landmark: options.landmark } : {}),
      draw: (canvas, top) => {
        const baseline = baselineOf(top, style);
        if (index === 0) options.label?.(canvas, baseline);
        drawLine(canvas, line, options.node, options.x + shift(options, line), baseline);
        placeNotes(options.node, notes);
      },
    };
  });
}

/** The baseline of a line: in the middle of its height, measured by the capitals. */
export function baselineOf(top: number, style: BlockStyle): number {
  return top + style.leading / 2 + style.text.size * 0.335;
}

function shift({ align, width }: TextOptions, line: Line): number {
  if (align === 'right') return Math.max(0, width - line.width);
  return align === 'center' ? Math.max(0, (width - line.width) / 2) : 0;
}
