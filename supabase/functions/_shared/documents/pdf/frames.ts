import { colors } from '../theme.ts';
import type { Frame } from './flow.ts';

/** The shade and the bar of a note. */
export function noteFrame(x: number, width: number, kind: 'drafting-note' | 'law'): Frame {
  const bar = kind === 'law' ? colors.ink : colors.amber;
  const fill = kind === 'law' ? colors.lawFill : colors.noteFill;
  return {
    draw: (canvas, top, bottom) => {
      canvas.rectangle(x, top, width, bottom - top, fill);
      canvas.rectangle(x, top, 2.6, bottom - top, bar);
    },
  };
}

/** The bar of a quotation. */
export function quoteFrame(x: number): Frame {
  return {
    draw: (canvas, top, bottom) => canvas.rectangle(x + 2, top + 2, 1.6, bottom - top - 4, colors.hairline),
  };
}
