import { escapeXml } from '../clean-text.ts';
import { isShortTable, rowKeepsWithNext } from '../keep-together.ts';
import { plainText } from '../parse/plain-text.ts';
import { hasRowHeads, isForWriting, roomToWrite, shareWidth } from '../table-widths.ts';
import type { ColumnNeed } from '../table-widths.ts';
import { colors } from '../theme.ts';
import type { Align, Inline, TableBlock, TableCell } from '../tree.ts';
import { posterScale } from './context.ts';
import type { DocxContext } from './context.ts';
import { inlineRuns } from './inline.ts';
import { paragraph, textWidth } from './paragraph.ts';
import { changeMark, whileChanged } from './tracked.ts';

const twipsPerPoint = 20;
/** Both sides of a cell together, in twips. */
const cellPadding = 216;
/** About the width of a character in a table's type, and how much wider the bold one of its head may be. */
const textCharacterWidth = 98;
const bold = 1.25;
/** Longer rows, and rows of more lines, may break across pages. */
const unbrokenCharacters = 900;
const unbrokenLines = 12;
const emptyRowHeight = 440;
/** A longer line to write on wraps rather than take space from other columns. */
const mostBlankCharacters = 24;

/** A table of the style "Table Grid" whose header row repeats on each page. */
export function tableXml(context: DocxContext, table: TableBlock, indent: number): string {
  const rows = [table.header, ...table.rows].map((cells): Row => ({
    cells,
    texts: cells.map((cell) => plainText(cell.children)),
    blanks: cells.map((cell) => blankCharacters(cell.children)),
    parts: cells.map((cell) => plainText(withLineEnds(cell.children)).split('\n')),
    takesLines: cells.some((cell) => takesLines(cell.children)),
  }));
  const characterWidth = textCharacterWidth * (context.inPoster ? posterScale(context.measured) : 1);
  const widths = columnWidths(table, rows, textWidth - indent, characterWidth).map((width) =>
    Math.round(width),
  );
  const lines = rows.map((row) => linesOf(row, widths, characterWidth));
  const total = sum(widths);
  const rowHeads = hasRowHeads(table);
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
    `<w:tblLook w:val="${rowHeads ? '04A0' : '0420'}" w:firstRow="1" w:lastRow="0" w:firstColumn="${rowHeads ? '1' : '0'}" w:lastColumn="0" w:noHBand="0" w:noVBand="1"/>` +
    description;
  const grid = widths.map((width) => `<w:gridCol w:w="${String(width)}"/>`).join('');
  const whole = isShortTable(table) && charactersIn(rows) < unsplitCharacters && sum(lines) <= unsplitLines;
  let body = '';
  rows.forEach((row, index) => {
    const last = index === rows.length - 1;
    const keeps = !last && (whole || rowKeepsWithNext(table, index - 1));
    const kind = index === 0 ? 'header' : keeps ? 'kept' : 'row';
    body += whileChanged(context, row.cells[0]?.change, () =>
      rowXml(context, { ...row, lines: lines[index] ?? 1 }, widths, table.align, kind),
    );
  });
  return `<w:tbl><w:tblPr>${properties}</w:tblPr><w:tblGrid>${grid}</w:tblGrid>${body}</w:tbl>`;
}

/** No page ends below the header or a row that is kept with the next. */
type RowKind = 'header' | 'row' | 'kept';

/** A short table with fewer characters and lines takes about half a page, and is not split. */
const unsplitCharacters = 1600;
const unsplitLines = 32;

function charactersIn(rows: readonly Row[]): number {
  return rows.reduce((sum, { texts }) => sum + texts.reduce((row, text) => row + text.length, 0), 0);
}

/** A row's cells with their words. */
interface Row {
  readonly cells: readonly TableCell[];
  readonly texts: readonly string[];
  /** How many underscores the cells have to write on. */
  readonly blanks: readonly number[];
  /** The cells' words, cut where the text itself begins a line. */
  readonly parts: readonly (readonly string[])[];
  /** Somebody may write many lines into it. */
  readonly takesLines: boolean;
}

function takesLines(nodes: readonly Inline[]): boolean {
  return nodes.some((node) => {
    if (node.type === 'field') return node.field.kind === 'paragraph' && node.field.value === null;
    return 'children' in node && takesLines(node.children);
  });
}

/** About how many lines the tallest cell of a row takes. */
function linesOf({ parts }: Row, widths: readonly number[], characterWidth: number): number {
  const counts = parts.map((cell, index) => {
    const characters = Math.max(1, ((widths[index] ?? 0) - cellPadding) / characterWidth);
    return sum(cell.map((part) => Math.max(1, Math.ceil(part.length / characters))));
  });
  return Math.max(1, ...counts);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function withLineEnds(nodes: readonly Inline[]): readonly Inline[] {
  return nodes.map((node): Inline => {
    if (node.type === 'break') return { type: 'text', value: '\n' };
    return 'children' in node ? { ...node, children: withLineEnds(node.children) } : node;
  });
}

function rowXml(
  context: DocxContext,
  { cells, texts, lines, takesLines }: Row & { readonly lines: number },
  widths: readonly number[],
  align: readonly Align[],
  kind: RowKind,
): string {
  const header = kind === 'header';
  const characters = texts.reduce((most, text) => Math.max(most, text.trim().length), 0);
  const empty = !header && cells.some((cell) => cell.children.length === 0);
  const properties =
    (characters <= unbrokenCharacters && lines <= unbrokenLines && !takesLines ? '<w:cantSplit/>' : '') +
    (empty ? `<w:trHeight w:val="${String(emptyRowHeight)}" w:hRule="atLeast"/>` : '') +
    (header ? '<w:tblHeader/>' : '') +
    (context.change === null ? '' : changeMark(context, context.change));
  let columns = '';
  cells.forEach((cell, index) => {
    columns += cellXml(context, cell, widths[index] ?? 0, align[index] ?? null, kind);
  });
  return `<w:tr>${properties === '' ? '' : `<w:trPr>${properties}</w:trPr>`}${columns}</w:tr>`;
}

function cellXml(context: DocxContext, cell: TableCell, width: number, align: Align, kind: RowKind): string {
  const header = kind === 'header';
  const shade = header ? `<w:shd w:val="clear" w:color="auto" w:fill="${colors.headerFill}"/>` : '';
  const style = header ? 'TableHeading' : 'TableText';
  const content = paragraph(context, inlineRuns(context, cell.children), {
    style,
    align,
    keepNext: kind !== 'row',
  });
  return `<w:tc><w:tcPr><w:tcW w:w="${String(width)}" w:type="dxa"/>${shade}</w:tcPr>${content}</w:tc>`;
}

function columnWidths(
  table: TableBlock,
  rows: readonly Row[],
  total: number,
  characterWidth: number,
): number[] {
  const columns = rows[0]?.cells.length ?? 0;
  const needs = Array.from({ length: columns }, (_none, index): ColumnNeed => {
    let word = longestWord(rows[0]?.texts[index] ?? '') * bold;
    let line = Math.max(6, (rows[0]?.texts[index] ?? '').length * bold);
    for (const { texts, blanks } of rows) {
      const text = texts[index] ?? '';
      const blank = Math.min(blanks[index] ?? 0, mostBlankCharacters);
      word = Math.max(word, 4, blank, text.length > word ? longestWord(text) : 0);
      line = Math.max(line, text.length + blank);
    }
    const min = word * characterWidth * 1.16 + cellPadding;
    const written = roomToWrite(table, index) * twipsPerPoint;
    const max = Math.max(min, written + cellPadding, line * characterWidth + cellPadding);
    return { min, max, writing: isForWriting(table, index) };
  });
  return shareWidth(needs, total);
}

function blankCharacters(nodes: readonly Inline[]): number {
  return nodes.reduce((most, node) => (node.type === 'blank' ? Math.max(most, node.length) : most), 0);
}

function longestWord(text: string): number {
  return text.split(/\s+/).reduce((most, word) => Math.max(most, word.length), 0);
}
