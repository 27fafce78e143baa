import { escapeXml } from '../clean-text.ts';
import { plainText } from '../parse/plain-text.ts';
import { shareWidth } from '../table-widths.ts';
import type { ColumnNeed } from '../table-widths.ts';
import { colors } from '../theme.ts';
import type { Align, TableBlock, TableCell } from '../tree.ts';
import type { DocxContext } from './context.ts';
import { inlineRuns } from './inline.ts';
import { paragraph, textWidth } from './paragraph.ts';

/** Both sides of a cell together, in twips. */
const cellPadding = 216;
/** About the width of a letter in a table's type. */
const letter = 98;
/** Longer rows may break across pages. */
const unbrokenLetters = 900;
const emptyRowHeight = 440;

/** A table of the style "Table Grid" whose header row repeats on each page. */
export function tableXml(context: DocxContext, table: TableBlock, indent: number): string {
  const rows = [table.header, ...table.rows].map((cells): Row => ({
    cells,
    texts: cells.map((cell) => plainText(cell.children)),
  }));
  const widths = columnWidths(rows, textWidth - indent).map((width) => Math.round(width));
  const total = widths.reduce((sum, width) => sum + width, 0);
  const names = (rows[0]?.texts ?? []).map((text) => text.trim()).filter((name) => name !== '');
  const description =
    names.length > 0
      ? `<w:tblDescription w:val="${escapeXml(`Table with the columns ${names.join(', ')}`.slice(0, 250))}"/>`
      : '';
  const properties =
    '<w:tblStyle w:val="TableGrid"/>' +
    `<w:tblW w:w="${String(total)}" w:type="dxa"/>` +
    (indent === 0 ? '' : `<w:tblInd w:w="${String(indent)}" w:type="dxa"/>`) +
    '<w:tblLayout w:type="fixed"/>' +
    '<w:tblLook w:val="0420" w:firstRow="1" w:lastRow="0" w:firstColumn="0" w:lastColumn="0" w:noHBand="0" w:noVBand="1"/>' +
    description;
  const grid = widths.map((width) => `<w:gridCol w:w="${String(width)}"/>`).join('');
  let body = '';
  rows.forEach((row, index) => {
    body += rowXml(context, row, widths, table.align, index === 0);
  });
  return `<w:tbl><w:tblPr>${properties}</w:tblPr><w:tblGrid>${grid}</w:tblGrid>${body}</w:tbl>`;
}

/** A row's cells with their words. */
interface Row {
  readonly cells: readonly TableCell[];
  readonly texts: readonly string[];
}

function rowXml(
  context: DocxContext,
  { cells, texts }: Row,
  widths: readonly number[],
  align: readonly Align[],
  header: boolean,
): string {
  const letters = texts.reduce((most, text) => Math.max(most, text.trim().length), 0);
  const empty = !header && cells.some((cell) => cell.children.length === 0);
  const properties =
    (letters <= unbrokenLetters ? '<w:cantSplit/>' : '') +
    (empty ? `<w:trHeight w:val="${String(emptyRowHeight)}" w:hRule="atLeast"/>` : '') +
    (header ? '<w:tblHeader/>' : '');
  let columns = '';
  cells.forEach((cell, index) => {
    columns += cellXml(context, cell, widths[index] ?? 0, align[index] ?? null, header);
  });
  return `<w:tr>${properties === '' ? '' : `<w:trPr>${properties}</w:trPr>`}${columns}</w:tr>`;
}

function cellXml(
  context: DocxContext,
  cell: TableCell,
  width: number,
  align: Align,
  header: boolean,
): string {
  const shade = header ? `<w:shd w:val="clear" w:color="auto" w:fill="${colors.headerFill}"/>` : '';
  const style = header ? 'TableHeading' : 'TableText';
  const content = paragraph(context, inlineRuns(context, cell.children), { style, align, keepNext: header });
  return `<w:tc><w:tcPr><w:tcW w:w="${String(width)}" w:type="dxa"/>${shade}</w:tcPr>${content}</w:tc>`;
}

function columnWidths(rows: readonly Row[], total: number): number[] {
  const columns = rows[0]?.cells.length ?? 0;
  const needs = Array.from({ length: columns }, (_none, index): ColumnNeed => {
    let word = 4;
    let line = 6;
    for (const { texts } of rows) {
      const text = texts[index] ?? '';
      if (text.length > word) word = Math.max(word, longestWord(text));
      line = Math.max(line, text.length);
    }
    return { min: word * letter * 1.16 + cellPadding, max: line * letter + cellPadding };
  });
  return shareWidth(needs, total);
}

function longestWord(text: string): number {
  return text.split(/\s+/).reduce((most, word) => Math.max(most, word.length), 0);
}
