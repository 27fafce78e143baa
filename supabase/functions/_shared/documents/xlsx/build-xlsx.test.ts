import { describe, expect, it } from 'vitest';
import { strFromU8 } from 'fflate';
import { fillTemplate } from '../fill.ts';
import { makeTemplate, richTemplate } from '../testing/make-template.ts';
import { partOf, readXmlParts } from '../testing/read-parts.ts';
import { elementsOf } from '../testing/xml.ts';
import type { XmlElement } from '../testing/xml.ts';
import { buildCsv } from './build-csv.ts';
import { buildXlsx } from './build-xlsx.ts';
import { formulaProblem, writeFormula } from './formula.ts';
import type { ColumnName } from './formula.ts';

function sheetOf(values: Record<string, string> = {}): XmlElement {
  const parts = readXmlParts(buildXlsx(fillTemplate(richTemplate(), 'company', values), undefined));
  return partOf(parts, 'xl/worksheets/sheet1.xml');
}

function cell(sheet: XmlElement, name: string): XmlElement | undefined {
  return elementsOf(sheet, 'c').find((candidate) => candidate.attributes['r'] === name);
}

const calendar = makeTemplate('Text.', {
  extra: [
    'workbook:',
    '  - name: Dates',
    '    title: Dates 2026',
    '    pay_calendar: { year: 2026, schedule: semimonthly, period_end_offset_days: 0, submit_days_before: 2 }',
  ],
});

describe('an Excel file', () => {
  it('has its elements in the order of the schema', () => {
    const names = sheetOf().children.map((child) => child.name);
    expect(names).toEqual([
      'sheetPr',
      'sheetViews',
      'sheetFormatPr',
      'cols',
      'sheetData',
      'sheetProtection',
      'autoFilter',
      'mergeCells',
      'conditionalFormatting',
      'dataValidations',
      'pageMargins',
      'pageSetup',
      'headerFooter',
    ]);
  });

  it('keeps its footer within what Excel takes, and its last line whole', () => {
    const license = { holder: 'A & B '.repeat(30), order: 'A-1001', key: 'KEY' };
    const sheets = buildXlsx(fillTemplate(richTemplate(), 'blank', {}), license);
    const foot =
      elementsOf(partOf(readXmlParts(sheets), 'xl/worksheets/sheet1.xml'), 'oddFooter')[0]?.text ?? '';
    expect(foot.length).toBeLessThanOrEqual(255);
    expect(foot).toContain('Licensed to A && B');
    expect(foot).toContain('\n Educational information only, not legal advice.&R');
  });

  it('holds real dates, numbers and formulas', () => {
    const sheet = sheetOf({ hr_contact_name: 'Jo' });
    expect(cell(sheet, 'B5')?.children.map((child) => child.text)).toEqual(['46391']);
    expect(cell(sheet, 'D5')?.children[0]?.text).toBe('12.5');
    expect(cell(sheet, 'E5')?.children[0]).toMatchObject({ name: 'f', text: 'IF(B5="","",TODAY()-B5)' });
    expect(cell(sheet, 'E8')?.children[0]?.text).toBe('IF(B8="","",TODAY()-B8)');
    expect(cell(sheet, 'D9')?.children[0]?.text).toBe('SUM($D$5:$D$8)');
  });

  it('holds the results of its formulas, for the day of the last review where the day decides', () => {
    const sheet = sheetOf({ hr_contact_name: 'Jo' });
    expect(cell(sheet, 'E5')?.children[1]).toMatchObject({ name: 'v', text: '-44' });
    expect(cell(sheet, 'E8')?.children[1]).toMatchObject({ name: 'v', text: '' });
    expect(cell(sheet, 'F5')?.children[1]).toMatchObject({ name: 'v', text: '46405' });
    expect(cell(sheet, 'D9')?.children[1]).toMatchObject({ name: 'v', text: '12.5' });
  });

  it('says what a count counts', () => {
    const parts = readXmlParts(buildXlsx(fillTemplate(richTemplate(), 'blank'), undefined));
    const codes = elementsOf(partOf(parts, 'xl/styles.xml'), 'numFmt').map(
      (format) => format.attributes['formatCode'],
    );
    expect(codes).toContain('#,##0 "forms"');
    expect(elementsOf(cell(sheetOf(), 'A9') ?? sheetOf(), 't')[0]?.text).toBe('Total amount');
  });

  it('locks the formulas, not the cells for input, and asks for no password', () => {
    const parts = readXmlParts(buildXlsx(fillTemplate(richTemplate(), 'blank'), undefined));
    const sheet = partOf(parts, 'xl/worksheets/sheet1.xml');
    const formats = elementsOf(partOf(parts, 'xl/styles.xml'), 'cellXfs')[0]?.children ?? [];
    const locked = (name: string): boolean => {
      const format = formats[Number(cell(sheet, name)?.attributes['s'])];
      return (format && elementsOf(format, 'protection')[0]?.attributes['locked']) !== '0';
    };
    expect(elementsOf(sheet, 'sheetProtection')[0]?.attributes).toMatchObject({ sheet: '1' });
    expect(elementsOf(sheet, 'sheetProtection')[0]?.attributes['password']).toBeUndefined();
    expect(['A5', 'B5', 'C6', 'D6'].map(locked)).toEqual([false, false, false, false]);
    expect(['A1', 'A4', 'E5', 'F6', 'D9'].map(locked)).toEqual([true, true, true, true, true]);
  });

  it('writes computed dates as typed ones and colors the words that matter', () => {
    const parts = readXmlParts(buildXlsx(fillTemplate(richTemplate(), 'blank'), undefined));
    const sheet = partOf(parts, 'xl/worksheets/sheet1.xml');
    const formats = elementsOf(partOf(parts, 'xl/styles.xml'), 'cellXfs')[0]?.children ?? [];
    const formatOf = (name: string): string | undefined =>
      formats[Number(cell(sheet, name)?.attributes['s'])]?.attributes['numFmtId'];
    expect(formatOf('F5')).toBe(formatOf('B5'));
    const rule = elementsOf(sheet, 'cfRule')[0];
    expect(rule?.attributes).toMatchObject({ type: 'cellIs', operator: 'equal', dxfId: '2' });
    expect(rule?.children[0]?.text).toBe('"Form"');
  });

  it('freezes the header, repeats it in print and fits the width of a landscape page', () => {
    const parts = readXmlParts(buildXlsx(fillTemplate(richTemplate(), 'blank'), undefined));
    const sheet = partOf(parts, 'xl/worksheets/sheet1.xml');
    expect(elementsOf(sheet, 'pane')[0]?.attributes).toMatchObject({
      ySplit: '4',
      state: 'frozen',
      topLeftCell: 'A5',
    });
    expect(elementsOf(sheet, 'pageSetup')[0]?.attributes).toMatchObject({
      orientation: 'landscape',
      fitToWidth: '1',
      fitToHeight: '0',
    });
    const names = elementsOf(partOf(parts, 'xl/workbook.xml'), 'definedName').map(
      (name) => `${name.attributes['name'] ?? ''} ${name.text}`,
    );
    expect(names).toContain("_xlnm.Print_Titles 'Tracker'!$4:$4");
  });

  it('checks choices, dates and numbers while they are typed', () => {
    const checks = elementsOf(sheetOf(), 'dataValidation').map((check) => [
      check.attributes['type'],
      check.attributes['sqref'],
    ]);
    expect(checks).toEqual([
      ['date', 'B5:B8'],
      ['list', 'C5:C8'],
      ['decimal', 'D5:D8'],
    ]);
    expect(elementsOf(sheetOf(), 'formula1')[1]?.text).toBe('"Policy,Form"');
  });

  it.each(['=cmd|"/c calc"!A1', '+1+1', '-2+3', '@SUM(A1)', '\t=1', '_x0041_'])(
    'keeps the value %j as text',
    (value) => {
      const sheet = sheetOf({ hr_contact_name: value });
      const found = cell(sheet, 'A5');
      expect(found?.attributes['t']).toBe('inlineStr');
      expect(found && elementsOf(found, 'f')).toEqual([]);
      expect(found && elementsOf(found, 't')[0]?.text).toBe(value.trim().replace('_x0041_', '_x005F_x0041_'));
    },
  );

  it('writes a pay calendar with the days that moved', () => {
    const sheet = partOf(
      readXmlParts(buildXlsx(fillTemplate(calendar, 'blank'), undefined)),
      'xl/worksheets/sheet1.xml',
    );
    expect(cell(sheet, 'E6')?.children[0]?.text).toBe('46052');
    expect(elementsOf(cell(sheet, 'H6') ?? sheet, 't')[0]?.text).toBe(
      'Moved from Saturday, January 31, 2026 (a weekend)',
    );
    expect(cell(sheet, 'F6')?.children.map((child) => child.text)).toEqual(['TEXT(E6,"dddd")', 'Friday']);
  });

  it('uses only styles that exist', () => {
    const parts = readXmlParts(buildXlsx(fillTemplate(richTemplate(), 'blank'), undefined));
    const count = elementsOf(partOf(parts, 'xl/styles.xml'), 'cellXfs')[0]?.children.length ?? 0;
    const used = elementsOf(partOf(parts, 'xl/worksheets/sheet1.xml'), 'c').map((item) =>
      Number(item.attributes['s']),
    );
    expect(Math.max(...used)).toBeLessThan(count);
  });

  it('gives the same bytes for the same input', () => {
    const make = (): Uint8Array => buildXlsx(fillTemplate(richTemplate(), 'sample'), undefined);
    expect(make()).toEqual(make());
  });
});

describe('a CSV file', () => {
  it('has a mark, CRLF, ISO dates and results', () => {
    const lines = buildCsv(fillTemplate(calendar, 'blank')).split('\r\n');
    expect(lines[0]).toBe(
      '\ufeffPay run,Period begins,Period ends,Hours due (2 business days before),Payday,Weekday,Days from period end,Note',
    );
    expect(lines[2]).toBe(
      '2,2026-01-16,2026-01-31,2026-01-28,2026-01-30,Friday,-1,"Moved from Saturday, January 31, 2026 (a weekend)"',
    );
  });

  it.each([
    ['=1+1', `"'=1+1"`],
    ['@cmd', `"'@cmd"`],
    ['-5', `"'-5"`],
    ['a "b"', '"a ""b"""'],
    ['a,b', '"a,b"'],
  ])('makes %s harmless', (value, field) => {
    expect(buildCsv(fillTemplate(richTemplate(), 'company', { hr_contact_name: value }))).toContain(
      `\r\n${field},2027-01-04`,
    );
  });

  it('is UTF-8', () => {
    expect(
      strFromU8(
        new TextEncoder().encode(
          buildCsv(fillTemplate(richTemplate(), 'company', { hr_contact_name: 'Zoë 😀' })),
        ),
      ),
    ).toContain('Zoë 😀');
  });
});

const knows = ({ sheet, key }: ColumnName): boolean => sheet === null && key === 'a';

describe('formulas', () => {
  it('know their columns and nothing outside', () => {
    expect(formulaProblem('SUM([a])*2', knows)).toBeNull();
    expect(formulaProblem('IF([a]="x|y!{}","",[a])', knows)).toBeNull();
    for (const bad of [
      '=[a]',
      '[b]',
      'INDIRECT([a])',
      'Sheet2!A1',
      '(1',
      '1)',
      '"open',
      'WEBSERVICE("x")',
      '{1,2}',
      '#REF!',
    ]) {
      expect([bad, formulaProblem(bad, knows)]).not.toEqual([bad, null]);
    }
  });

  it('leave texts alone and name new functions as the file format does', () => {
    expect(writeFormula('if([a]="[a]",maxifs([a],[a],1),0)', () => 'B2')).toBe(
      'IF(B2="[a]",_xlfn.MAXIFS(B2,B2,1),0)',
    );
  });
});
