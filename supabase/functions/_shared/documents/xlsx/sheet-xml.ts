import { escapeXml } from '../clean-text.ts';
import { xmlHeader } from '../docx/namespaces.ts';
import type { WorkbookColumn, WorkbookRow } from '../workbook.ts';
import {
  cellName,
  columnLetters,
  dateSerial,
  emptyCell,
  formulaCell,
  highlightRules,
  numberCell,
  textCell,
  validation,
} from './cells.ts';
import { givenValue } from './evaluate.ts';
import type { WorkbookValues } from './evaluate.ts';
import { writeFormula } from './formula.ts';
import { firstRow, headerRow, lastRowOf, referenceIn } from './references.ts';
import type { SheetModel } from './sheet-model.ts';
import type { StyleSheet } from './style-sheet.ts';

/** What the sheets of a workbook share. */
export interface BookContext {
  readonly sheets: readonly SheetModel[];
  readonly styles: StyleSheet;
  readonly values: WorkbookValues;
  /** Lines of the footer. */
  readonly foot: readonly string[];
}

/**
 * Formulas are locked so that nobody types over one; a cell for input is not (style-sheet.ts). Without a password, because
 * the sheet is the buyer's: Review, Unprotect Sheet opens it. An attribute 0 allows what it names.
 */
const protection =
  '<sheetProtection sheet="1" objects="1" scenarios="1" formatCells="0" formatColumns="0" formatRows="0" autoFilter="0"/>';

/** A worksheet: title and note, a header that stays in view and repeats in print, the rows, totals and an appendix. */
export function sheetXml(book: BookContext, sheet: SheetModel, active: boolean): string {
  const { styles } = book;
  const count = sheet.columns.length;
  const lastRow = lastRowOf(sheet);
  const lastColumn = columnLetters(Math.max(count - 1, 0));
  const data = [
    ...headRows(sheet, styles),
    ...bodyRows(book, sheet),
    ...totalRow(book, sheet),
    ...appendixRows(sheet, styles, lastRow + 3),
  ];
  const merges = [`A1:${lastColumn}1`, `A2:${lastColumn}2`].filter(() => count > 1);
  return (
    `${xmlHeader}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>` +
    `<sheetViews><sheetView showGridLines="0"${active ? ' tabSelected="1"' : ''} workbookViewId="0"><pane ySplit="${String(headerRow)}" topLeftCell="A${String(firstRow)}" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft" activeCell="A${String(firstRow)}" sqref="A${String(firstRow)}"/></sheetView></sheetViews>` +
    `<sheetFormatPr defaultRowHeight="18" customHeight="1"/><cols>${sheet.columns.map(columnXml).join('')}</cols><sheetData>${data.join('')}</sheetData>` +
    `${protection}<autoFilter ref="A${String(headerRow)}:${lastColumn}${String(lastRow)}"/>` +
    (merges.length === 0
      ? ''
      : `<mergeCells count="${String(merges.length)}">${merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`) +
    rulesXml(sheet, styles) +
    '<pageMargins left="0.5" right="0.5" top="0.7" bottom="0.7" header="0.3" footer="0.3"/>' +
    '<pageSetup paperSize="1" orientation="landscape" fitToWidth="1" fitToHeight="0"/>' +
    `<headerFooter><oddFooter>${escapeXml(`&L&8${footText(book.foot)}&R&8Page &P of &N`)}</oddFooter></headerFooter></worksheet>`
  );
}

/** The colors of words, then what may be typed. */
function rulesXml(sheet: SheetModel, styles: StyleSheet): string {
  const range = (index: number): string =>
    `${cellName(index, firstRow)}:${cellName(index, lastRowOf(sheet))}`;
  let priority = 1;
  const colors = sheet.columns.map((column, index) => {
    const rules = highlightRules(column, range(index), priority, styles);
    priority += Object.keys(column.highlight).length;
    return rules;
  });
  const checks = sheet.columns
    .map((column, index) => validation(column, range(index)))
    .filter((check) => check !== '');
  return (
    colors.join('') +
    (checks.length === 0
      ? ''
      : `<dataValidations count="${String(checks.length)}">${checks.join('')}</dataValidations>`)
  );
}

/** The range the filter covers, for the workbook's names. */
export function filterRange(sheet: SheetModel): string {
  return `$A$${String(headerRow)}:$${columnLetters(sheet.columns.length - 1)}$${String(lastRowOf(sheet))}`;
}

/** Excel takes at most 255 characters in a footer, its codes among them. The last line is not cut for the others. */
function footText(lines: readonly string[]): string {
  const last = footLine(lines.at(-1) ?? '', 100);
  const each = Math.min(100, Math.floor((225 - last.length) / (lines.length - 1)));
  return [...lines.slice(0, -1).map((line) => footLine(line, each)), last].join('\n');
}

/** `&` begins a code in a footer. */
function footLine(text: string, longest: number): string {
  const cut = Array.from(text.replace(/\s+/g, ' ')).slice(0, longest).join('');
  return ` ${cut.replaceAll('&', '&&')}`;
}

function columnXml(column: WorkbookColumn, index: number): string {
  const at = String(index + 1);
  return `<col min="${at}" max="${at}" width="${String(column.width + 0.7)}" customWidth="1"/>`;
}

function row(number: number, cells: string, height = 0): string {
  const tall = height === 0 ? '' : ` ht="${String(height)}" customHeight="1"`;
  return `<row r="${String(number)}"${tall}>${cells}</row>`;
}

function headRows(sheet: SheetModel, styles: StyleSheet): string[] {
  const width = sheet.columns.reduce((sum, column) => sum + column.width, 0);
  const noteLines = Math.max(1, Math.ceil(sheet.note.length / Math.max(30, width)));
  const headers = sheet.columns.map((column, index) =>
    textCell(cellName(index, headerRow), column.header, styles.header, styles.header),
  );
  const headerLines = Math.max(...sheet.columns.map((column) => linesIn(column.header, column.width / 1.2)));
  return [
    row(1, textCell('A1', sheet.title, styles.title, styles.title), 24),
    row(2, textCell('A2', sheet.note, styles.note, styles.note), 14 * noteLines + 2),
    row(headerRow, headers.join(''), 15 * headerLines + 6),
  ];
}

function bodyRows(book: BookContext, sheet: SheetModel): string[] {
  const empty: WorkbookRow[] = Array.from({ length: sheet.emptyRows }, () => ({}));
  return [...sheet.rows, ...empty].map((values, index) => {
    const number = firstRow + index;
    const lines = Math.max(1, ...sheet.columns.map((column) => linesOf(column, values)));
    return row(
      number,
      sheet.columns
        .map((column, at) => cellXml(book, sheet, column, values, cellName(at, number), index))
        .join(''),
      lines > 1 ? 15 * lines + 4 : 0,
    );
  });
}

/** Lines that a cell needs; only words are wrapped. */
function linesOf(column: WorkbookColumn, values: WorkbookRow): number {
  const value = givenValue(values, column.key);
  return column.kind === 'text' && typeof value === 'string' ? linesIn(value, column.width - 2) : 1;
}

/** About the lines that a text takes in a column of a width in characters. */
function linesIn(text: string, width: number): number {
  let lines = 1;
  let used = 0;
  for (const word of text.split(/\s+/)) {
    if (used > 0 && used + word.length > width) {
      lines += 1;
      used = 0;
    }
    lines += Math.max(0, Math.ceil(word.length / width) - 1);
    used += word.length + 1;
  }
  return Math.min(lines, 25);
}

function cellXml(
  book: BookContext,
  sheet: SheetModel,
  column: WorkbookColumn,
  values: WorkbookRow,
  name: string,
  index: number,
): string {
  const style = book.styles.column(column);
  if (column.kind === 'formula') {
    const formula = writeFormula(column.formula, referenceIn(book.sheets, sheet, firstRow + index));
    return formulaCell(name, formula, style, book.values.cell(sheet, index, column.key));
  }
  const value = givenValue(values, column.key);
  if (value === undefined || value === '') return emptyCell(name, style);
  if (column.kind === 'date') {
    const serial = dateSerial(value);
    if (serial !== null) return numberCell(name, serial, style);
  }
  if (typeof value === 'number') return numberCell(name, value, style);
  return textCell(name, value, style, book.styles.column(column, 'quoted'));
}

function totalRow({ sheets, styles, values }: BookContext, sheet: SheetModel): string[] {
  if (Object.keys(sheet.totals).length === 0) return [];
  const number = lastRowOf(sheet) + 1;
  // The label goes into the first column without a total.
  const labelAt = sheet.columns.findIndex((column) => !Object.hasOwn(sheet.totals, column.key));
  const cells = sheet.columns.map((column, index) => {
    const name = cellName(index, number);
    const total = Object.hasOwn(sheet.totals, column.key) ? sheet.totals[column.key] : undefined;
    if (total) {
      const formula = writeFormula(total.formula, referenceIn(sheets, sheet, null));
      return formulaCell(name, formula, styles.total(column, total.unit), values.total(sheet, total.formula));
    }
    const style = styles.label;
    return index === labelAt ? textCell(name, sheet.totalLabel, style, style) : emptyCell(name, style);
  });
  return [row(number, cells.join(''), 18)];
}

function appendixRows(sheet: SheetModel, styles: StyleSheet, from: number): string[] {
  if (!sheet.appendix) return [];
  const { heading, days, notes } = sheet.appendix;
  let number = from;
  const rows = [row(number, textCell(`A${String(number)}`, heading, styles.heading, styles.heading))];
  for (const { date, name } of days) {
    number += 1;
    // The date is in the second column, because the first is too narrow.
    rows.push(
      row(
        number,
        numberCell(`B${String(number)}`, dateSerial(date) ?? 0, styles.day) +
          textCell(`C${String(number)}`, name, styles.plain, styles.plain),
      ),
    );
  }
  for (const note of notes) {
    number += 1;
    rows.push(row(number, textCell(`A${String(number)}`, note, styles.plain, styles.plain)));
  }
  return rows;
}
