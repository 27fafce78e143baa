import { escapeXml } from '../clean-text.ts';
import { dayNumber, excelSerial } from '../dates.ts';
import type { WorkbookColumn } from '../workbook.ts';
import { FormulaError, type Result } from './formula-values.ts';
import type { StyleSheet } from './style-sheet.ts';

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

/** A formula with its result. */
export function formulaCell(name: string, formula: string, style: number, result: Result): string {
  const code = `<f>${escapeXml(formula)}</f>`;
  const open = `<c r="${name}" s="${String(style)}"`;
  if (result instanceof FormulaError) return `${open} t="e">${code}<v>${result.code}</v></c>`;
  if (typeof result === 'boolean') return `${open} t="b">${code}<v>${result ? '1' : '0'}</v></c>`;
  if (typeof result === 'number') return `${open}>${code}<v>${String(result)}</v></c>`;
  return `${open} t="str">${code}<v>${escapeXml(result)}</v></c>`;
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

/** Colors for the words that a column highlights; `priority` counts the rules of a sheet. */
export function highlightRules(
  column: WorkbookColumn,
  range: string,
  priority: number,
  styles: StyleSheet,
): string {
  const rules = Object.entries(column.highlight).map(
    ([word, meaning], index) =>
      `<cfRule type="cellIs" dxfId="${String(styles.highlight(meaning))}" priority="${String(priority + index)}" operator="equal"><formula>${escapeXml(`"${word.replaceAll('"', '""')}"`)}</formula></cfRule>`,
  );
  return rules.length === 0
    ? ''
    : `<conditionalFormatting sqref="${range}">${rules.join('')}</conditionalFormatting>`;
}
