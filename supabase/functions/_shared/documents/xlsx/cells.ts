import { escapeXml } from '../clean-text.ts';
import { dayNumber, excelSerial } from '../dates.ts';
import type { WorkbookColumn } from '../workbook.ts';

/** `A`, `B` … `Z`, `AA`: the letters of a column counted from 0. */
export function columnLetters(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? columnLetters(rest - 1) : '') + String.fromCharCode(65 + (index % 26));
}

export function cellName(column: number, row: number): string {
  return `${columnLetters(column)}${String(row)}`;
}

/**
 * A text cell. Excel never reads an inline string as a formula; `quoted` keeps it a text even after somebody has edited
 * the cell. `_x0041_` is Excel's own escape, so a text that looks like one is escaped itself.
 */
export function textCell(name: string, text: string, style: number, quotedStyle: number): string {
  if (text === '') return emptyCell(name, style);
  const safe = escapeXml(text.slice(0, 32_000)).replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_');
  const kind = /^[=+\-@\t]/.test(text) ? quotedStyle : style;
  const space = /^\s|\s$/.test(text) ? ' xml:space="preserve"' : '';
  return `<c r="${name}" s="${String(kind)}" t="inlineStr"><is><t${space}>${safe}</t></is></c>`;
}

export function numberCell(name: string, value: number, style: number): string {
  return `<c r="${name}" s="${String(style)}"><v>${String(value)}</v></c>`;
}

export function emptyCell(name: string, style: number): string {
  return `<c r="${name}" s="${String(style)}"/>`;
}

/** A formula with its result where that is known; Excel works out the others when it opens the file. */
export function formulaCell(name: string, formula: string, style: number, result?: string | number): string {
  const text = typeof result === 'string';
  const value = result === undefined ? '' : `<v>${escapeXml(String(result))}</v>`;
  return `<c r="${name}" s="${String(style)}"${text ? ' t="str"' : ''}><f>${escapeXml(formula)}</f>${value}</c>`;
}

/** A date as Excel's serial number; null for a text that is no date. */
export function dateSerial(value: string | number): number | null {
  const day = typeof value === 'string' ? dayNumber(value) : null;
  return day === null ? null : excelSerial(day);
}

/** What a column's cells may hold, as Excel checks it while somebody types; empty for no check. */
export function validation(column: WorkbookColumn, range: string): string {
  const open = (attributes: string, title: string, message: string): string =>
    `<dataValidation ${attributes} allowBlank="1" showInputMessage="1" showErrorMessage="1" errorTitle="${title}" error="${message}" sqref="${range}">`;
  switch (column.kind) {
    case 'choice':
      return `${open('type="list"', 'Choose from the list', 'Choose one of the values in the list.')}<formula1>${escapeXml(`"${column.options.join(',').replaceAll('"', '""')}"`)}</formula1></dataValidation>`;
    case 'date':
      // From 1990 to 2199: a year with two digits or a slip of the finger is refused.
      return `${open('type="date" operator="between"', 'Enter a date', 'Enter a date such as 1/8/2027.')}<formula1>32874</formula1><formula2>109574</formula2></dataValidation>`;
    case 'number':
    case 'money':
      return `${open('type="decimal" operator="between"', 'Enter a number', 'Enter a number without letters.')}<formula1>-1000000000</formula1><formula2>1000000000</formula2></dataValidation>`;
    case 'text':
    case 'formula':
      return '';
  }
}
