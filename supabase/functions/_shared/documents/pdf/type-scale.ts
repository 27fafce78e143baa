import { colors, page } from '../theme.ts';
import type { TextStyle } from './font-set.ts';

/** A text style with its line height and the space around its paragraphs, in points. */
export interface BlockStyle {
  readonly text: TextStyle;
  readonly leading: number;
  readonly before: number;
  readonly after: number;
}

const serif: TextStyle = { family: 'serif', bold: false, italic: false, size: 11, color: colors.text };
const heading = (size: number): TextStyle => ({ ...serif, bold: true, size, color: colors.ink });
const quietSans = (size: number): TextStyle => ({
  family: 'sans',
  bold: false,
  italic: false,
  size,
  color: colors.quiet,
});

export const type = {
  title: { text: heading(23), leading: 28, before: 0, after: 5 },
  subtitle: { text: quietSans(10), leading: 14, before: 0, after: 0 },
  body: { text: serif, leading: 15.2, before: 0, after: 7.5 },
  listItem: { text: serif, leading: 15.2, before: 0, after: 4 },
  note: { text: { ...serif, size: 10 }, leading: 13.8, before: 0, after: 4.5 },
  quote: { text: serif, leading: 15.2, before: 0, after: 5 },
  table: { text: { ...serif, size: 10 }, leading: 13.2, before: 0, after: 0 },
  tableHead: {
    text: { ...serif, size: 10, bold: true, color: colors.ink },
    leading: 13.2,
    before: 0,
    after: 0,
  },
  footnote: { text: { ...serif, size: 8.9 }, leading: 11.6, before: 0, after: 2 },
  contentsTitle: { text: heading(15), leading: 20, before: 18, after: 6 },
  code: { text: { ...quietSans(9.5), color: colors.text }, leading: 13.5, before: 4, after: 8 },
  label: { text: quietSans(8.3), leading: 11, before: 0, after: 0 },
  margin: { text: quietSans(6.8), leading: 8.4, before: 0, after: 0 },
  furniture: { text: quietSans(8.6), leading: 11.4, before: 0, after: 0 },
} as const satisfies Record<string, BlockStyle>;

const headings: readonly BlockStyle[] = [
  { text: heading(23), leading: 28, before: 20, after: 6 },
  { text: heading(15), leading: 19.5, before: 20, after: 6 },
  { text: heading(12.4), leading: 16.5, before: 15, after: 4.5 },
  { text: heading(10.8), leading: 15, before: 12, after: 3.5 },
  { text: { ...heading(10.5), italic: true }, leading: 15, before: 10, after: 3 },
  { text: { ...heading(10.5), italic: true }, leading: 15, before: 10, after: 3 },
];

export function headingStyle(depth: number): BlockStyle {
  return headings[Math.min(depth, 6) - 1] ?? type.body;
}

const scales = new Map<number, Map<BlockStyle, BlockStyle>>();

/** A style in larger type; the same object each time, for the same scale. */
export function scaled(style: BlockStyle, scale = 1): BlockStyle {
  if (scale === 1) return style;
  const known = scales.get(scale) ?? new Map<BlockStyle, BlockStyle>();
  scales.set(scale, known);
  const larger = known.get(style) ?? {
    text: { ...style.text, size: style.text.size * scale },
    leading: style.leading * scale,
    before: style.before * scale,
    after: style.after * scale,
  };
  known.set(style, larger);
  return larger;
}

/** The text's frame on every page. */
export const frame = {
  left: page.margin,
  width: page.width - 2 * page.margin,
  top: 70,
  height: page.height - 70 - 76,
} as const;
export const listStep = 19;
