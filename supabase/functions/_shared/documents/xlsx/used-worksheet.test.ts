import { describe, expect, it } from 'vitest';
import { fillTemplate } from '../fill.ts';
import { richTemplate } from '../testing/make-template.ts';
import { partOf } from '../testing/read-parts.ts';
import { readBook } from '../testing/read-workbook.ts';
import { elementsOf } from '../testing/xml.ts';
import { dateSerial } from './cells.ts';
import { buildXlsx } from './build-xlsx.ts';

const book = readBook(buildXlsx(fillTemplate(richTemplate(), 'sample'), undefined));
const worksheet = partOf(book.parts, 'xl/worksheets/sheet1.xml');
const styles = partOf(book.parts, 'xl/styles.xml');
const relations = elementsOf(partOf(book.parts, 'xl/_rels/workbook.xml.rels'), 'Relationship');
const types = elementsOf(partOf(book.parts, '[Content_Types].xml'), 'Override');

describe('a workbook in the hands of people', () => {
  it.each([
    ['sharedStrings', 'sharedStrings.xml', 'sst'],
    ['theme', 'theme/theme1.xml', 'a:theme'],
  ])('has a part for %s, which phones and Macs need', (kind, target, root) => {
    expect(partOf(book.parts, `xl/${target}`).name).toBe(root);
    expect(relations.filter(({ attributes }) => attributes['Target'] === target)).toHaveLength(1);
    expect(relations.find(({ attributes }) => attributes['Target'] === target)?.attributes['Type']).toMatch(
      new RegExp(`/${kind}$`),
    );
    expect(types.find(({ attributes }) => attributes['PartName'] === `/xl/${target}`)).toBeDefined();
    expect(elementsOf(worksheet, 'is')).toEqual([]);
  });

  it('holds each text once, and counts them', () => {
    const table = partOf(book.parts, 'xl/sharedStrings.xml');
    const texts = elementsOf(table, 't').map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
    const uses = elementsOf(worksheet, 'c').filter(({ attributes }) => attributes['t'] === 's').length;
    expect(table.attributes).toMatchObject({ uniqueCount: String(texts.length), count: String(uses) });
  });

  it('has rows that grow with what is typed, words from the top', () => {
    expect(elementsOf(worksheet, 'sheetFormatPr')[0]?.attributes['customHeight']).toBeUndefined();
    const fixed = elementsOf(worksheet, 'row').filter(({ attributes }) => attributes['ht'] !== undefined);
    expect(fixed.map(({ attributes }) => attributes['r'])).toEqual(['1', '2', '3', '4']);
    const formats = elementsOf(styles, 'cellXfs')[0]?.children ?? [];
    const name = formats[Number(book.worksheets[0]?.cells.get('A6')?.xml.attributes['s'])];
    expect(name && elementsOf(name, 'alignment')[0]?.attributes).toMatchObject({
      vertical: 'top',
      wrapText: '1',
    });
  });

  it('takes the day on which somebody was hired long ago, and names the bounds when it refuses', () => {
    const check = elementsOf(worksheet, 'dataValidation').find(
      ({ attributes }) => attributes['type'] === 'date',
    );
    const [from, to] = check?.children.map(({ text }) => Number(text)) ?? [];
    expect(from).toBe(dateSerial('1940-01-01'));
    expect(to).toBe(dateSerial('2199-12-31'));
    expect(check?.attributes['error']).toBe('Enter a date from 1/1/1940 to 12/31/2199, such as 1/8/2027.');
  });

  it('refuses what is typed over a formula, and shows a formula that is gone', () => {
    const guard = elementsOf(worksheet, 'dataValidation').find(
      ({ attributes }) => attributes['type'] === 'custom',
    );
    expect(guard?.attributes).toMatchObject({ sqref: expect.stringContaining('E5:E100000') as string });
    expect(guard?.children.map(({ text }) => text)).toEqual(['FALSE']);
    expect(guard?.attributes['errorStyle']).toBeUndefined();
    const lost = elementsOf(worksheet, 'conditionalFormatting').find(
      ({ attributes }) => attributes['sqref'] === 'E5:E100000',
    );
    expect(lost?.children.at(-1)?.attributes).toMatchObject({ type: 'expression', dxfId: '0' });
    expect(lost?.children.at(-1)?.children[0]?.text).toBe('AND(COUNTA($A5:$F5)>0,NOT(_xlfn.ISFORMULA(E5)))');
  });

  it('says what to do at the end, and is open below its last row', () => {
    expect(book.worksheets[0]?.cells.get('A2')?.value).toMatch(
      /This sheet has 4 rows; sort.*copy an empty row/,
    );
    const formats = elementsOf(styles, 'cellXfs')[0]?.children ?? [];
    const columns = elementsOf(worksheet, 'col').map(
      ({ attributes }) => formats[Number(attributes['style'])],
    );
    expect(columns).toHaveLength(7);
    for (const format of columns) {
      expect(format && elementsOf(format, 'protection')[0]?.attributes['locked']).toBe('0');
    }
    expect(elementsOf(worksheet, 'col').at(-1)?.attributes['max']).toBe('16384');
  });
});
