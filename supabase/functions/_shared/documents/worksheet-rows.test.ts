import { describe, expect, it } from 'vitest';
import { fillTemplate } from './fill.ts';
import { maxRows } from './worksheet-rows.ts';
import { makeSource, makeTemplate, parseSource } from './testing/make-template.ts';

const worksheet = (rows: string): string[] => [
  'workbook:',
  '  - name: Ledger',
  '    title: Ledger',
  '    columns:',
  '      - { header: Employee, key: employee, kind: text }',
  '    example_rows:',
  '      - { employee: Ada }',
  `    ${rows}`,
];

function rows(factors: string, values?: Record<string, string>): number | undefined {
  const template = makeTemplate('Text.', { extra: worksheet(`rows_for: ${factors}`) });
  return fillTemplate(template, values ? 'company' : 'blank', values).workbook[0]?.emptyRows;
}

describe('the rows of a list', () => {
  it.each([
    [
      '50 employees and a payday every week, for nobody in particular',
      '[employees, pay_runs]',
      undefined,
      2650,
    ],
    [
      'the company and some who come',
      '[employees, pay_runs]',
      { employee_count: '24', pay_frequency: 'Every two weeks' },
      810,
    ],
    ['a small company', '[employees, weeks, 5]', { employee_count: '3' }, 2650],
    ['a company that pays once a month', '[pay_runs]', { pay_frequency: 'Once a month' }, 12],
    ['a number that is no number', '[employees]', { employee_count: 'about ten' }, 50],
    [
      'a schedule that is called like something of every object',
      '[pay_runs]',
      { pay_frequency: 'constructor' },
      53,
    ],
    ['more than a sheet can have', '[employees, weeks, 5]', { employee_count: '900' }, maxRows],
  ])('are for %s', (_name, factors, values, expected) => {
    expect(rows(factors, values)).toBe(expected);
  });

  it.each([
    ['rows_for: [people]', '"people" is no number of rows'],
    ['rows_for: [employees, 0]', '"0" is no number of rows'],
    ['rows_for: [employees]\n    empty_rows: 3', 'either empty_rows or rows_for'],
    [`empty_rows: ${String(maxRows + 1)}`, 'at most 20000 rows'],
  ])('are refused as %j', (declared, message) => {
    expect(() => parseSource(makeSource('Text.', { extra: worksheet(declared) }))).toThrow(message);
  });
});
