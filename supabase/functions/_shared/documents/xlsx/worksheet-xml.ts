import { escapeXml } from '../clean-text.ts';
import { xmlHeader } from '../docx/namespaces.ts';
import { bodyRows } from './body-rows.ts';
import type { BookContext } from './book-context.ts';
import {
  cellName,
  columnLetters,
  dateSerial,
  emptyCell,
  formulaCell,
  numberCell,
  textCell,
} from './cells.ts';
import { rulesXml } from './checks.ts';
import { writeFormula } from './formula.ts';
import { firstRow, headerRow, isList, lastRowOf, referenceIn, totalRow } from './references.ts';
import type { WorksheetModel } from './worksheet-model.ts';
import type { StyleSheet } from './style-sheet.ts';

/**
 * Without a password, because the sheet is the buyer's: Review, Unprotect Sheet opens it. An attribute 0 allows what it names.
 * In a list every cell of a row is open, or Excel would neither sort nor delete rows; checks.ts keeps its formulas. Elsewhere
 * formulas are locked.
 */
function protectionXml(worksheet: WorksheetModel): string {
  const list = isList(worksheet) ? 'insertRows="0" deleteRows="0" sort="0" ' : '';
  return `<sheetProtection sheet="1" objects="1" scenarios="1" formatCells="0" formatColumns="0" formatRows="0" ${list}autoFilter="0"/>`;
}

/** A worksheet: title, note and totals, a header that stays in view and repeats in print, the rows and an appendix. */
export function worksheetXml(book: BookContext, worksheet: WorksheetModel, active: boolean): string {
  const { styles } = book;
  const count = worksheet.columns.length;
  const lastRow = lastRowOf(worksheet);
  const lastColumn = columnLetters(Math.max(count - 1, 0));
  const data = [
    ...headRows(book, worksheet),
    ...bodyRows(book, worksheet),
    ...appendixRows(book, worksheet, lastRow + 3),
  ];
  const merges = [`A1:${lastColumn}1`, `A2:${lastColumn}2`].filter(() => count > 1);
  return (
    `${xmlHeader}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>` +
    `<sheetViews><sheetView showGridLines="0"${active ? ' tabSelected="1"' : ''} workbookViewId="0"><pane ySplit="${String(headerRow)}" topLeftCell="A${String(firstRow)}" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft" activeCell="A${String(firstRow)}" sqref="A${String(firstRow)}"/></sheetView></sheetViews>` +
    `<sheetFormatPr defaultRowHeight="15"/><cols>${columnsXml(worksheet, styles)}</cols><sheetData>${data.join('')}</sheetData>` +
    `${protectionXml(worksheet)}<autoFilter ref="A${String(headerRow)}:${lastColumn}${String(lastRow)}"/>` +
    (merges.length === 0
      ? ''
      : `<mergeCells count="${String(merges.length)}">${merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`) +
    rulesXml(worksheet, styles) +
    '<pageMargins left="0.5" right="0.5" top="0.7" bottom="0.7" header="0.3" footer="0.3"/>' +
    '<pageSetup paperSize="1" orientation="landscape" fitToWidth="1" fitToHeight="0"/>' +
    `<headerFooter><oddFooter>${escapeXml(`&L&8${footText(book.foot)}&R&8Page &P of &N`)}</oddFooter></headerFooter></worksheet>`
  );
}

/** The range the filter covers, for the workbook's names. */
export function filterRange(worksheet: WorksheetModel): string {
  return `$A$${String(headerRow)}:$${columnLetters(worksheet.columns.length - 1)}$${String(lastRowOf(worksheet))}`;
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

/** Excel's last column. */
const lastColumnNumber = 16_384;

/** Below the prepared rows of a list a column looks and is open as in them. */
function columnsXml(worksheet: WorksheetModel, styles: StyleSheet): string {
  const widths = worksheet.columns.map((column, index) => {
    const at = String(index + 1);
    const below = isList(worksheet)
      ? ` style="${String(styles.column(column, { list: true, below: true }))}"`
      : '';
    return `<col min="${at}" max="${at}" width="${String(column.width + 0.7)}"${below} customWidth="1"/>`;
  });
  if (!isList(worksheet)) return widths.join('');
  const beside = `<col min="${String(widths.length + 1)}" max="${String(lastColumnNumber)}" width="9" style="${String(styles.beside)}"/>`;
  return widths.join('') + beside;
}

/** A row of the head, whose merged cells do not tell Excel how tall they are. */
function headRow(number: number, cells: string, height: number): string {
  return `<row r="${String(number)}" ht="${String(height)}" customHeight="1">${cells}</row>`;
}

function row(number: number, cells: string): string {
  return `<row r="${String(number)}">${cells}</row>`;
}

function headRows(book: BookContext, worksheet: WorksheetModel): string[] {
  const { styles, texts } = book;
  const width = worksheet.columns.reduce((sum, column) => sum + column.width, 0);
  const noteLines = linesIn(worksheet.note, Math.max(30, width * 0.95));
  const style = isList(worksheet) ? styles.openHeader : styles.header;
  const headers = worksheet.columns.map((column, index) =>
    textCell(texts, cellName(index, headerRow), column.header, style),
  );
  const headerLines = Math.max(
    ...worksheet.columns.map((column) => linesIn(column.header, column.width / 1.2)),
  );
  return [
    headRow(1, textCell(texts, 'A1', worksheet.title, styles.title), 24),
    headRow(2, textCell(texts, 'A2', worksheet.note, styles.note), 14 * noteLines + 2),
    ...totalsRow(book, worksheet),
    headRow(headerRow, headers.join(''), 15 * headerLines + 6),
  ];
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

/** The totals are above the head, in view and out of the way of a list that grows. */
function totalsRow({ worksheets, styles, values, texts }: BookContext, worksheet: WorksheetModel): string[] {
  if (Object.keys(worksheet.totals).length === 0) return [];
  // The label goes into the first column without a total.
  const labelAt = worksheet.columns.findIndex((column) => !Object.hasOwn(worksheet.totals, column.key));
  const cells = worksheet.columns.map((column, index) => {
    const name = cellName(index, totalRow);
    const total = Object.hasOwn(worksheet.totals, column.key) ? worksheet.totals[column.key] : undefined;
    if (total) {
      const formula = writeFormula(total.formula, referenceIn(worksheets, worksheet, null));
      return formulaCell(
        name,
        formula,
        styles.total(column, total.unit),
        values.total(worksheet, total.formula),
      );
    }
    const style = styles.label;
    return index === labelAt ? textCell(texts, name, worksheet.totalLabel, style) : emptyCell(name, style);
  });
  return [headRow(totalRow, cells.join(''), 18)];
}

function appendixRows({ styles, texts }: BookContext, worksheet: WorksheetModel, from: number): string[] {
  if (!worksheet.appendix) return [];
  const { heading, days, notes } = worksheet.appendix;
  let number = from;
  const rows = [row(number, textCell(texts, `A${String(number)}`, heading, styles.heading))];
  for (const { date, name } of days) {
    number += 1;
    // The date is in the second column, because the first is too narrow.
    rows.push(
      row(
        number,
        numberCell(`B${String(number)}`, dateSerial(date) ?? 0, styles.day) +
          textCell(texts, `C${String(number)}`, name, styles.plain),
      ),
    );
  }
  for (const note of notes) {
    number += 1;
    rows.push(row(number, textCell(texts, `A${String(number)}`, note, styles.plain)));
  }
  return rows;
}
