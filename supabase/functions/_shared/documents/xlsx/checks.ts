import { escapeXml } from '../clean-text.ts';
import type { WorkbookColumn } from '../workbook.ts';
import { cellName, columnLetters, dateSerial } from './cells.ts';
import { firstRow, headerRow, isList, lastCountedRow } from './references.ts';
import type { WorksheetModel } from './worksheet-model.ts';
import type { StyleSheet } from './style-sheet.ts';

/** Somebody on the payroll may have been hired then; a year with two digits or a slip of the finger is refused. */
const days = { from: '1940-01-01', to: '2199-12-31' } as const;
const most = 1_000_000_000;
/** The last second of a day, as Excel counts the time. */
const lastSecond = 86_399 / 86_400;

interface Check {
  readonly attributes: string;
  readonly title: string;
  readonly message: string;
  readonly formulas: readonly string[];
}

/** `1/8/2027`, as people in the US type it. */
function typedDay(iso: string): string {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return `${String(month)}/${String(day)}/${String(year)}`;
}

const between = (type: string, title: string, message: string, from: number, to: number): Check => ({
  attributes: `type="${type}" operator="between"`,
  title,
  message,
  formulas: [String(from), String(to)],
});

const dateCheck = between(
  'date',
  'Enter a date',
  `Enter a date from ${typedDay(days.from)} to ${typedDay(days.to)}, such as 1/8/2027.`,
  dateSerial(days.from) ?? 0,
  dateSerial(days.to) ?? 0,
);
const timeCheck = between('time', 'Enter a time', 'Enter a time of day such as 8:00 AM.', 0, lastSecond);
const bound = most.toLocaleString('en-US');
const numberCheck = between(
  'decimal',
  'Enter a number',
  `Enter a number from -${bound} to ${bound}, without letters.`,
  -most,
  most,
);

/** In a list nothing is locked, because Excel sorts and deletes no locked cell: this refuses what is typed over. */
const guard: Check = {
  attributes: 'type="custom"',
  title: 'Worked out by the sheet',
  message: 'This cell is not for typing. Press Esc to leave it as it is.',
  formulas: ['FALSE'],
};

/** What the cells of a column may hold; null for anything. */
function checkOf(column: WorkbookColumn): Check | null {
  switch (column.kind) {
    case 'choice':
      return {
        attributes: 'type="list"',
        title: 'Choose from the list',
        message: 'Choose one of the values in the list.',
        formulas: [`"${column.options.join(',').replaceAll('"', '""')}"`],
      };
    case 'date':
      return dateCheck;
    case 'number':
      return /h:mm/i.test(column.format) ? timeCheck : numberCheck;
    case 'money':
      return numberCheck;
    case 'text':
    case 'formula':
      return null;
  }
}

function checkXml({ attributes, title, message, formulas }: Check, ranges: string): string {
  const limits = formulas.map(
    (formula, index) => `<formula${String(index + 1)}>${escapeXml(formula)}</formula${String(index + 1)}>`,
  );
  return (
    `<dataValidation ${attributes} allowBlank="1" showInputMessage="1" showErrorMessage="1" errorTitle="${title}" error="${message}" sqref="${ranges}">` +
    `${limits.join('')}</dataValidation>`
  );
}

/** The colors of words, then what may be typed. */
export function rulesXml(worksheet: WorksheetModel, styles: StyleSheet): string {
  const range = (index: number): string =>
    `${cellName(index, firstRow)}:${cellName(index, lastCountedRow(worksheet))}`;
  let priority = 1;
  const colors = worksheet.columns.map((column, index) => {
    const rules = [
      ...wordRules(column, styles),
      ...(isList(worksheet) && column.kind === 'formula' ? [lostRule(worksheet, index, styles)] : []),
    ].map((rule) => rule(priority++));
    return rules.length === 0
      ? ''
      : `<conditionalFormatting sqref="${range(index)}">${rules.join('')}</conditionalFormatting>`;
  });
  const checks = worksheet.columns.flatMap((column, index) => {
    const check = checkOf(column);
    return check ? [checkXml(check, range(index))] : [];
  });
  if (isList(worksheet)) checks.push(checkXml(guard, guardedRanges(worksheet, range)));
  return (
    colors.join('') +
    (checks.length === 0
      ? ''
      : `<dataValidations count="${String(checks.length)}">${checks.join('')}</dataValidations>`)
  );
}

function guardedRanges(worksheet: WorksheetModel, range: (index: number) => string): string {
  const head = `${cellName(0, headerRow)}:${cellName(worksheet.columns.length - 1, headerRow)}`;
  const computed = worksheet.columns.flatMap(({ kind }, index) => (kind === 'formula' ? [range(index)] : []));
  return [head, ...computed].join(' ');
}

type Rule = (priority: number) => string;

/** Colors for the words that a column highlights. */
function wordRules(column: WorkbookColumn, styles: StyleSheet): Rule[] {
  return Object.entries(column.highlight).map(
    ([word, meaning]) =>
      (priority) =>
        `<cfRule type="cellIs" dxfId="${String(styles.highlight(meaning))}" priority="${String(priority)}" operator="equal"><formula>${escapeXml(`"${word.replaceAll('"', '""')}"`)}</formula></cfRule>`,
  );
}

/** Red where a row in use has no formula: somebody pasted over it, or the row is new. */
function lostRule(worksheet: WorksheetModel, index: number, styles: StyleSheet): Rule {
  const row = String(firstRow);
  const whole = `$A${row}:$${columnLetters(worksheet.columns.length - 1)}${row}`;
  const formula = `AND(COUNTA(${whole})>0,NOT(_xlfn.ISFORMULA(${cellName(index, firstRow)})))`;
  return (priority) =>
    `<cfRule type="expression" dxfId="${String(styles.highlight('alert'))}" priority="${String(priority)}"><formula>${escapeXml(formula)}</formula></cfRule>`;
}
