import type { DocumentWords } from '../document-words.ts';
import type { FilledDocument } from '../fill.ts';
import { colors, page } from '../theme.ts';
import type { Canvas } from './canvas.ts';
import type { FontSet, TextStyle } from './font-set.ts';
import { baselineOf } from './text-flow.ts';
import { frame, type } from './type-scale.ts';

const headTop = 38;
const footTop = page.height - 58;

/** The running head and foot of a page; decoration, for a reader hears them on every page otherwise. */
export function drawFurniture(
  canvas: Canvas,
  fonts: FontSet,
  document: FilledDocument,
  words: DocumentWords,
  pages: number,
): void {
  drawHead(canvas, fonts, document);
  canvas.artifact('Footer');
  canvas.rectangle(frame.left, footTop, frame.width, 0.6, colors.hairline);
  const first = footTop + 6;
  drawFitted(canvas, fonts, words.versionLine, frame.left, first, frame.width - 90);
  drawRight(canvas, fonts, `Page ${String(canvas.number)} of ${String(pages)}`, first);
  if (words.smallPrint !== '')
    drawFitted(canvas, fonts, words.smallPrint, frame.left, first + type.furniture.leading, frame.width);
  canvas.close();
}

function drawHead(canvas: Canvas, fonts: FontSet, document: FilledDocument): void {
  const company = document.company.value ?? '';
  const title = canvas.number > 1 ? document.template.title : '';
  if (company === '' && title === '') return;
  canvas.artifact('Header');
  if (company !== '')
    drawFitted(canvas, fonts, company, frame.left, headTop, title === '' ? frame.width : frame.width * 0.48);
  if (title !== '')
    drawRight(canvas, fonts, fitted(fonts, title, type.furniture.text, frame.width * 0.48), headTop);
  canvas.close();
}

function drawFitted(
  canvas: Canvas,
  fonts: FontSet,
  text: string,
  x: number,
  top: number,
  width: number,
): void {
  draw(canvas, fonts, fitted(fonts, text, type.furniture.text, width), x, top);
}

function drawRight(canvas: Canvas, fonts: FontSet, text: string, top: number): void {
  draw(canvas, fonts, text, frame.left + frame.width - fonts.width(text, type.furniture.text), top);
}

function draw(canvas: Canvas, fonts: FontSet, text: string, x: number, top: number): void {
  let at = x;
  const style = type.furniture.text;
  for (const run of fonts.runs(text, style)) {
    canvas.text(at, baselineOf(top, type.furniture), run.font, style.size, style.color, run.operand);
    at += run.width;
  }
}

/** Text cut with an ellipsis where it is wider than its place. */
export function fitted(fonts: FontSet, text: string, style: TextStyle, width: number): string {
  const line = text.replace(/\s+/g, ' ');
  if (line.length < 400 && fonts.width(line, style) <= width) return line;
  const signs = Array.from(line).slice(0, 400);
  while (signs.length > 1 && fonts.width(`${signs.join('')}…`, style) > width)
    signs.splice(-Math.max(1, Math.floor(signs.length / 20)));
  return `${signs.join('').trimEnd()}…`;
}
