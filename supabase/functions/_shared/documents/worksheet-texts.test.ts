import { describe, expect, it } from 'vitest';
import { checkTemplate } from './check-template.ts';
import { fillTemplate } from './fill.ts';
import { makeSource, parseSource } from './testing/make-template.ts';
import { readXmlParts } from './testing/read-parts.ts';
import { sharedTexts } from './testing/read-workbook.ts';
import { testPublisher } from './testing/test-publisher.ts';
import { buildCsv } from './xlsx/build-csv.ts';
import { buildXlsx } from './xlsx/build-xlsx.ts';

const name = '{{company_short_name}}';

/** A tracker with one text replaced. */
function source(from = '', to = ''): string {
  const lines = [
    'workbook:',
    '  - name: Answers',
    `    title: Answers at ${name}`,
    `    note: For ${name}.`,
    '    columns:',
    `      - { header: "${name} employee", key: employee, kind: text, width: 28 }`,
    '      - { header: Answer, key: answer, kind: choice, width: 20, options: [Stays, Has left], highlight: { Has left: alert } }',
    '      - { header: Days, key: days, kind: number, width: 9, format: "0.0" }',
    `      - { header: Result, key: result, kind: formula, width: 9, formula: 'IF([days]>1,"Late","Early")' }`,
    '    rows:',
    `      - { employee: "Somebody at ${name}", answer: Stays, days: 2 }`,
    '    empty_rows: 1',
    `    total_label: All of ${name}`,
    '    totals: { days: { formula: "COUNT([days])", unit: rows } }',
  ];
  return makeSource(`${name} asks.`, {
    placeholders: ['company_short_name: profile'],
    extra: lines.map((line) => line.replace(from, to)),
  });
}

const problems = (text: string): string[] =>
  checkTemplate(text, 'content/templates/core-hr-pack-mn/sample-policy.md', testPublisher).map(
    ({ message }) => message,
  );

describe('a placeholder in a workbook', () => {
  it('is filled in headings, titles, cells and the label of the total', () => {
    expect(problems(source())).toEqual([]);
    const document = fillTemplate(parseSource(source()), 'company', { company_short_name: 'Lakeside' });
    const parts = readXmlParts(buildXlsx(document, undefined));
    expect(sharedTexts(parts)).toEqual(
      expect.arrayContaining([
        'Answers at Lakeside',
        expect.stringMatching(/^For Lakeside\. This sheet has 2 rows/),
        'Lakeside employee',
        'Somebody at Lakeside',
        'All of Lakeside',
      ]),
    );
    expect(buildCsv(document)).toContain('Lakeside employee,Answer');
    expect(JSON.stringify(document.workbook)).not.toContain('{{');
  });

  it.each([
    ['a sheet name', 'name: Answers', `name: "${name}"`],
    ['an option', '[Stays,', `["${name}", Stays,`],
    ['a highlighted word', 'highlight: { Has left:', `highlight: { "${name}":`],
    ['a number format', '"0.0"', `'"${name}"0'`],
    ['a formula', '"Early"', `"${name}"`],
    ['the formula of a total', '"COUNT([days])"', `'SUM([days])&"${name}"'`],
    ['the unit of a total', 'unit: rows', `unit: "${name}"`],
  ])('is refused in %s', (_where, from, to) => {
    expect(problems(source(from, to)).join('\n')).toMatch(
      /\{\{company_short_name\}\}.*cannot hold a placeholder/,
    );
  });
});
