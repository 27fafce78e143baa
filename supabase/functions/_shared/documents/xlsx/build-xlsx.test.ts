import { describe, expect, it } from 'vitest';
import { strFromU8 } from 'fflate';
import { fillTemplate } from '../fill.ts';
import { makeTemplate, richTemplate } from '../testing/make-template.ts';
import { partOf, readXmlParts } from '../testing/read-parts.ts';
import { readBook } from '../testing/read-workbook.ts';
import type { ReadBook } from '../testing/read-workbook.ts';
import { elementsOf } from '../testing/xml.ts';
import type { XmlElement } from '../testing/xml.ts';
import { buildCsv } from './build-csv.ts';
import { buildXlsx } from './build-xlsx.ts';
import { formulaProblem, writeFormula } from './formula.ts';
import type { ColumnName } from './formula.ts';

function bookOf(values: Record<string, string> = {}): ReadBook {
  return readBook(buildXlsx(fillTemplate(richTemplate(), 'company', values), undefined));
}

function worksheetOf(values: Record<string, string> = {}): XmlElement {
  return partOf(bookOf(values).parts, 'xl/worksheets/sheet1.xml');
}

const shown = (book: ReadBook, name: string): string | null | undefined =>
  book.worksheets[0]?.cells.get(name)?.value;

function cell(worksheet: XmlElement, name: string): XmlElement | undefined {
  return elementsOf(worksheet, 'c').find((candidate) => candidate.attributes['r'] === name);
}

/** The worksheet as a table that nobody continues. */
function withoutEmptyRows(): ReturnType<typeof richTemplate> {
  const template = richTemplate();
  return { ...template, workbook: template.workbook.map((worksheet) => ({ ...worksheet, emptyRows: 0 })) };
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
    const names = worksheetOf().children.map((child) => child.name);
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
      'conditionalFormatting',
      'conditionalFormatting',
      'dataValidations',
      'pageMargins',
      'pageSetup',
      'headerFooter',
    ]);
  });

  it('keeps its footer within what Excel takes, and its last line whole', () => {
    const license = { holder: 'A & B '.repeat(30), order: 'A-1001', key: 'KEY' };
    const worksheets = buildXlsx(fillTemplate(richTemplate(), 'blank', {}), license);
    const foot =
      elementsOf(partOf(readXmlParts(worksheets), 'xl/worksheets/sheet1.xml'), 'oddFooter')[0]?.text ?? '';
    expect(foot.length).toBeLessThanOrEqual(255);
    expect(foot).toContain('Licensed to A && B');
    expect(foot).toContain('\n Educational information only, not legal advice.&R');
  });

  it('holds real dates, numbers and formulas', () => {
    const worksheet = worksheetOf({ hr_contact_name: 'Jo' });
    expect(cell(worksheet, 'B5')?.children.map((child) => child.text)).toEqual(['46391']);
    expect(cell(worksheet, 'D5')?.children[0]?.text).toBe('12.5');
    expect(cell(worksheet, 'E5')?.children[0]).toMatchObject({
      name: 'f',
      text: 'IF(B5="","",TODAY()-B5)',
      attributes: { t: 'shared', ref: 'E5:E8', si: '4' },
    });
    expect(cell(worksheet, 'E8')?.children[0]).toMatchObject({
      text: '',
      attributes: { t: 'shared', si: '4' },
    });
    expect(cell(worksheet, 'D3')?.children[0]?.text).toBe('SUM($D$5:$D$100000)');
  });

  it('holds the results of its formulas, for the day of the last review where the day decides', () => {
    const worksheet = worksheetOf({ hr_contact_name: 'Jo' });
    expect(cell(worksheet, 'E5')?.children[1]).toMatchObject({ name: 'v', text: '-44' });
    expect(cell(worksheet, 'E8')?.children[1]).toMatchObject({ name: 'v', text: '' });
    expect(cell(worksheet, 'F5')?.children[1]).toMatchObject({ name: 'v', text: '46405' });
    expect(cell(worksheet, 'D3')?.children[1]).toMatchObject({ name: 'v', text: '12.5' });
  });

  it('says what a count counts', () => {
    const parts = readXmlParts(buildXlsx(fillTemplate(richTemplate(), 'blank'), undefined));
    const codes = elementsOf(partOf(parts, 'xl/styles.xml'), 'numFmt').map(
      (format) => format.attributes['formatCode'],
    );
    expect(codes).toContain('#,##0 "forms"');
    expect(shown(bookOf(), 'A3')).toBe('Total amount');
  });

  it.each([
    ['in a list only what is above the rows, because Excel sorts no locked cell', richTemplate(), false],
    ['in a sheet without empty rows the formulas too', withoutEmptyRows(), true],
  ] as const)('locks %s, never the cells for input, and asks for no password', (_name, template, locks) => {
    const parts = readXmlParts(buildXlsx(fillTemplate(template, 'blank'), undefined));
    const worksheet = partOf(parts, 'xl/worksheets/sheet1.xml');
    const formats = elementsOf(partOf(parts, 'xl/styles.xml'), 'cellXfs')[0]?.children ?? [];
    const locked = (name: string): boolean => {
      const format = formats[Number(cell(worksheet, name)?.attributes['s'])];
      return (format && elementsOf(format, 'protection')[0]?.attributes['locked']) !== '0';
    };
    expect(elementsOf(worksheet, 'sheetProtection')[0]?.attributes).toMatchObject({ sheet: '1' });
    expect(elementsOf(worksheet, 'sheetProtection')[0]?.attributes['password']).toBeUndefined();
    expect(['A5', 'B5', 'C5', 'D5'].map(locked)).toEqual([false, false, false, false]);
    expect(['A1', 'A3', 'D3'].map(locked)).toEqual([true, true, true]);
    expect(['A4', 'E5', 'F5'].map(locked)).toEqual([locks, locks, locks]);
    const allowed = locks ? undefined : '0';
    expect(elementsOf(worksheet, 'sheetProtection')[0]?.attributes).toMatchObject(
      allowed === undefined
        ? { autoFilter: '0' }
        : { sort: '0', insertRows: '0', deleteRows: '0', autoFilter: '0' },
    );
  });

  it('writes computed dates as typed ones and colors the words that matter', () => {
    const parts = readXmlParts(buildXlsx(fillTemplate(richTemplate(), 'blank'), undefined));
    const worksheet = partOf(parts, 'xl/worksheets/sheet1.xml');
    const formats = elementsOf(partOf(parts, 'xl/styles.xml'), 'cellXfs')[0]?.children ?? [];
    const formatOf = (name: string): string | undefined =>
      formats[Number(cell(worksheet, name)?.attributes['s'])]?.attributes['numFmtId'];
    expect(formatOf('F5')).toBe(formatOf('B5'));
    const rule = elementsOf(worksheet, 'cfRule')[0];
    expect(rule?.attributes).toMatchObject({ type: 'cellIs', operator: 'equal', dxfId: '2' });
    expect(rule?.children[0]?.text).toBe('"Form"');
  });

  it('freezes the header, repeats it in print and fits the width of a landscape page', () => {
    const parts = readXmlParts(buildXlsx(fillTemplate(richTemplate(), 'blank'), undefined));
    const worksheet = partOf(parts, 'xl/worksheets/sheet1.xml');
    expect(elementsOf(worksheet, 'pane')[0]?.attributes).toMatchObject({
      ySplit: '4',
      state: 'frozen',
      topLeftCell: 'A5',
    });
    expect(elementsOf(worksheet, 'pageSetup')[0]?.attributes).toMatchObject({
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
    const checks = elementsOf(worksheetOf(), 'dataValidation').map((check) => [
      check.attributes['type'],
      check.attributes['sqref'],
    ]);
    expect(checks).toEqual([
      ['date', 'B5:B100000'],
      ['list', 'C5:C100000'],
      ['decimal', 'D5:D100000'],
      ['custom', 'A4:F4 E5:E100000 F5:F100000'],
    ]);
    expect(elementsOf(worksheetOf(), 'formula1')[1]?.text).toBe('"Policy,Form"');
  });

  it.each(['=cmd|"/c calc"!A1', '+1+1', '-2+3', '@SUM(A1)', '\t=1', '_x0041_'])(
    'keeps the value %j as text',
    (value) => {
      const book = bookOf({ hr_contact_name: value });
      const found = book.worksheets[0]?.cells.get('A5');
      expect(found?.xml.attributes['t']).toBe('s');
      expect(found && elementsOf(found.xml, 'f')).toEqual([]);
      expect(found?.value).toBe(value.trim().replace('_x0041_', '_x005F_x0041_'));
    },
  );

  it('writes a pay calendar with the days that moved', () => {
    const book = readBook(buildXlsx(fillTemplate(calendar, 'blank'), undefined));
    expect(shown(book, 'E6')).toBe('46052');
    expect(shown(book, 'H6')).toBe('Moved from Saturday, January 31, 2026 (a weekend)');
    const weekday = book.worksheets[0]?.cells.get('F5')?.xml.children.map((child) => child.text);
    expect(weekday).toEqual(['TEXT(E5,"dddd")', 'Thursday']);
    expect(shown(book, 'F6')).toBe('Friday');
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

const knows = ({ worksheet, key }: ColumnName): boolean => worksheet === null && key === 'a';

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
