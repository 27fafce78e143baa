import { describe, expect, it } from 'vitest';
import { isoDate } from '../dates.ts';
import { fillTemplate } from '../fill.ts';
import { makeSource, makeTemplate, parseSource } from '../testing/make-template.ts';
import { dayOfSerial } from '../dates.ts';
import { WorkbookValues } from './evaluate.ts';
import type { Result } from './formula-values.ts';
import { FormulaError } from './formula-values.ts';
import { worksheetModel } from './worksheet-model.ts';

/** Two worksheets: what is counted, and formulas over it; the formula under test is in the second worksheet's first row. */
function lines(formula: string): string[] {
  return [
    'workbook:',
    '  - name: Runs',
    '    title: Runs',
    '    columns:',
    '      - { header: Payday, key: payday, kind: date }',
    '      - { header: Employee, key: employee, kind: text }',
    '      - { header: Hours, key: hours, kind: number }',
    "      - { header: Double, key: double, kind: formula, formula: '[hours]*2', result: number }",
    '    rows:',
    '      - { payday: 2027-01-08, employee: Ada, hours: 8 }',
    '      - { payday: 2027-01-22, employee: Bo, hours: 2.5 }',
    '      - { payday: 2027-02-05, employee: ADA, hours: 4 }',
    '    empty_rows: 1',
    '  - name: Sums',
    '    title: Sums',
    '    columns:',
    '      - { header: Name, key: name, kind: text }',
    '      - { header: Day, key: day, kind: date }',
    '      - { header: Number, key: number, kind: number }',
    '      - { header: Empty, key: empty, kind: number }',
    `      - { header: Result, key: result, kind: formula, formula: '${formula.replaceAll("'", "''")}' }`,
    '    rows:',
    '      - { name: Ada, day: 2027-01-29, number: 1.005 }',
  ];
}

function resultOf(formula: string): Result {
  const document = fillTemplate(makeTemplate('Text.', { extra: lines(formula) }), 'blank');
  const worksheets = document.workbook.map(worksheetModel);
  const sums = worksheets[1];
  if (!sums) throw new Error('no second sheet');
  return new WorkbookValues(worksheets, document.template.lastReviewed).cell(sums, 0, 'result');
}

function dateOf(formula: string): string {
  const result = resultOf(formula);
  return typeof result === 'number' ? isoDate(dayOfSerial(result)) : 'no date';
}

describe('the results of formulas', () => {
  it.each<[string, number | string | boolean]>([
    ['1+2*3-4/2', 5],
    ['-[number]*2', -2.01],
    ['(1+2)*3&" hours"', '9 hours'],
    ['[empty]+1', 1],
    ['[empty]=""', true],
    ['[empty]', 0],
    ['ROUND([number],2)', 1.01],
    ['ROUND(-2.5,0)', -3],
    ['ROUNDUP(2.001,1)', 2.1],
    ['ROUNDDOWN(-2.09,1)', -2],
    ['INT(-1.5)', -2],
    ['MOD(-1,7)', 6],
    ['IF([name]="ada","yes","no")', 'yes'],
    ['IF(OR([name]="x",AND(1<2,2<=2)),"in","out")', 'in'],
    ['SUM([Runs!hours])', 14.5],
    ['SUM([Runs!double])', 29],
    ['COUNT([Runs!hours])', 3],
    ['COUNTA([Runs!employee])', 3],
    ['COUNTIF([Runs!employee],"Ada")', 2],
    ['COUNTIF([Runs!hours],">=4")', 2],
    ['SUMIFS([Runs!hours],[Runs!employee],[name],[Runs!payday],"<="&[day])', 8],
    ['MAXIFS([Runs!payday],[Runs!employee],[name])-MIN([Runs!payday])', 28],
    ['INDEX([Runs!hours],MATCH("Bo",[Runs!employee],0))', 2.5],
    ['IFERROR(1/0,"none")', 'none'],
    ['TEXT([day],"dddd")', 'Friday'],
    ['TEXT([day],"mmm d, yyyy")', 'Jan 29, 2027'],
    ['TEXT(1234.5,"#,##0.00")', '1,234.50'],
    ['WEEKDAY([day],2)', 5],
    ['NETWORKDAYS(DATE(2027,2,1),DATE(2027,2,28),[Runs!payday])', 19],
    ['YEAR([day])*100+MONTH([day])', 202701],
  ])('%s', (formula, expected) => {
    expect(resultOf(formula)).toBe(expected);
  });

  it.each([
    ['EDATE([day],1)', '2027-02-28'],
    ['EOMONTH([day],1)', '2027-02-28'],
    ['DATE(2027,13,15)', '2028-01-15'],
    ['WORKDAY([day],1)', '2027-02-01'],
    ['WORKDAY([day],5,[Runs!payday])', '2027-02-08'],
    ['WORKDAY([day],-5)', '2027-01-22'],
  ])('%s is a day', (formula, expected) => {
    expect(dateOf(formula)).toBe(expected);
  });

  it('are errors where Excel shows one', () => {
    expect(resultOf('1/[empty]')).toEqual(new FormulaError('#DIV/0!'));
    expect(resultOf('[name]+1')).toEqual(new FormulaError('#VALUE!'));
    expect(resultOf('MATCH("Zoe",[Runs!employee],0)')).toEqual(new FormulaError('#N/A'));
  });

  it('are for the day of the last review where the day decides', () => {
    expect(dateOf('TODAY()')).toBe('2026-11-21');
    expect(resultOf('IF([day]<TODAY(),"Late","Open")')).toBe('Open');
  });
});

describe('a formula that cannot work', () => {
  it.each([
    ['[Runs!nothing]', 'unknown column "[Runs!nothing]"'],
    ['[Nowhere!hours]', 'unknown column "[Nowhere!hours]"'],
    ['SUM([Sums!result])', 'needs its own result'],
    ['HYPERLINK("https://x.example")', 'function HYPERLINK'],
    ['1 2', 'operator is missing'],
  ])('%s is named', (formula, message) => {
    expect(() => parseSource(makeSource('Text.', { extra: lines(formula) }))).toThrow(message);
  });
});
