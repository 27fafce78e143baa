import type { DocumentLabels } from '../document-labels.ts';
import { colors, page } from '../theme.ts';
import type { PageKind } from '../tree.ts';
import type { Canvas } from './canvas.ts';
import type { FontSet, TextStyle } from './font-set.ts';
import type { LayoutContext } from './layout-context.ts';
import { drawWords } from './lines.ts';
import { baselineOf } from './text-flow.ts';
import { frame, type } from './type-scale.ts';

const headTop = 38;
const footTop = page.height - 58;
const style = type.furniture.text;

/** The distance of a poster's border from the paper's edge. */
const posterInset = 40;

/**
 * The running head and foot of a page; decoration, for a reader hears them on every page otherwise. A letter has none, a
 * poster a border.
 */
export function drawFurniture(
  canvas: Canvas,
  context: LayoutContext,
  labels: DocumentLabels,
  at: { readonly pages: number; readonly pageKind: PageKind },
): void {
  if (at.pageKind === 'sign') drawBorder(canvas);
  if (at.pageKind !== 'text') return;
  drawHead(canvas, context);
  canvas.artifact('Footer');
  canvas.rectangle(frame.left, footTop, frame.width, 0.6, colors.hairline);
  const first = footTop + 6;
  drawLeft(canvas, context, labels.versionLine, first, frame.width - 90);
  drawRight(canvas, context, `Page ${String(canvas.number)} of ${String(at.pages)}`, first);
  labels.smallPrint.forEach((line, index) =>
    drawLeft(canvas, context, line, first + (index + 1) * type.furniture.leading, frame.width),
  );
  canvas.close();
}

function drawBorder(canvas: Canvas): void {
  const size = `${String(page.width - 2 * posterInset)} ${String(page.height - 2 * posterInset)}`;
  canvas.artifact('Layout');
  canvas.stroke(`${String(posterInset)} ${String(posterInset)} ${size} re`, 3, colors.ink);
  canvas.close();
}

function drawHead(canvas: Canvas, context: LayoutContext): void {
  const company = context.document.company.value ?? '';
  const title = canvas.number > 1 ? context.document.template.title : '';
  const half = frame.width * 0.48;
  canvas.artifact('Header');
  drawLeft(canvas, context, company, headTop, title === '' ? frame.width : half);
  drawRight(canvas, context, fitted(context.fonts, title, style, half), headTop);
  canvas.close();
}

function drawLeft(canvas: Canvas, context: LayoutContext, text: string, top: number, width: number): void {
  const baseline = baselineOf(top, type.furniture);
  drawWords(canvas, context, fitted(context.fonts, text, style, width), style, { x: frame.left, baseline });
}

function drawRight(canvas: Canvas, context: LayoutContext, text: string, top: number): void {
  const x = frame.left + frame.width - context.fonts.width(text, style);
  drawWords(canvas, context, text, style, { x, baseline: baselineOf(top, type.furniture) });
}

/** Text cut with an ellipsis where it is wider than its place. */
export function fitted(fonts: FontSet, text: string, look: TextStyle, width: number): string {
  const line = text.replace(/\s+/g, ' ');
  if (line.length < 400 && fonts.width(line, look) <= width) return line;
  const characters = Array.from(line).slice(0, 400);
  while (characters.length > 1 && fonts.width(`${characters.join('')}…`, look) > width) {
    characters.splice(-Math.max(1, Math.floor(characters.length / 20)));
  }
  return `${characters.join('').trimEnd()}…`;
}
