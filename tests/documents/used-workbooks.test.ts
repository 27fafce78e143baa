/** @module-tag full */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  bundledFonts,
  type FilledDocument,
  fillTemplate,
  renderDocument,
} from '../../supabase/functions/_shared/documents/mod.ts';
import { readBook } from '../../supabase/functions/_shared/documents/testing/read-workbook.ts';
import { elementsOf } from '../../supabase/functions/_shared/documents/testing/xml.ts';
import { shippedFactTexts } from '../../supabase/functions/_shared/library/fact-texts.ts';
import { soldTemplates } from './support/library.ts';
import { convertWithLibreOffice, run, temporaryFolder } from './support/programs.ts';
import { firstRow, lastRowOf, listsOf, typedNumber, typeIntoWorkbook } from './support/typed-workbook.ts';

const minutes = 60_000;
const folder = temporaryFolder('used');
/** LibreOffice gives rows their height when it opens its own format. */
const opened = temporaryFolder('used-opened');
const again = temporaryFolder('used-again');
const printed = temporaryFolder('used-printed');
/** A small company, so that every one of its rows can be worked out and printed. */
const values = { company_name: 'Hay & Söhne', employee_count: '3', pay_frequency: 'Twice a month' };

interface UsedFile {
  readonly name: string;
  readonly document: FilledDocument;
}

const rowLine = 15;
/** LibreOffice works out the height of a worksheet's first 200 rows as it opens it, and of the others when they come into view. */
const lastMeasured = 200;
const files: UsedFile[] = [];

async function makeUsedFiles(): Promise<void> {
  for (const template of soldTemplates().filter(({ workbook }) => workbook.length > 0)) {
    const document = fillTemplate(template, 'company', values, { facts: shippedFactTexts });
    const input = { template, values, mode: 'company', format: 'xlsx' } as const;
    const { bytes } = await renderDocument({ ...input, facts: shippedFactTexts, fonts: bundledFonts() });
    const name = `${template.slug}.xlsx`;
    writeFileSync(join(folder, name), typeIntoWorkbook(bytes, document));
    files.push({ name, document });
  }
}

describe('the workbooks of a company, filled to the last row with long answers', () => {
  beforeAll(async () => {
    await makeUsedFiles();
    const paths = files.map(({ name }) => join(folder, name));
    await convertWithLibreOffice(paths, 'ods', opened);
    const own = files.map(({ name }) => join(opened, name.replace(/xlsx$/, 'ods')));
    await convertWithLibreOffice(own, 'xlsx', again);
    await convertWithLibreOffice(own, 'pdf', printed);
  }, 20 * minutes);

  const usedBook = (name: string) => readBook(new Uint8Array(readFileSync(join(again, name))));

  it('count every row in their totals, the one below the last too', () => {
    let totals = 0;
    for (const { name, document } of files) {
      const book = usedBook(name);
      for (const { worksheet, number } of listsOf(document)) {
        worksheet.columns.forEach((column, index) => {
          if (worksheet.totals[column.key]?.formula !== `SUM([${column.key}])` || column.kind === 'formula')
            return;
          totals += 1;
          const cell = `${String.fromCharCode(65 + index)}3`;
          const value = Number(book.worksheets[number - 1]?.cells.get(cell)?.value);
          const given = worksheet.rows.reduce((sum, row) => sum + Number(row[column.key] ?? 0), 0);
          const empty = worksheet.rows.filter((row) => row[column.key] === undefined).length;
          const expected = given + typedNumber * (empty + worksheet.emptyRows + 1);
          expect([name, worksheet.name, cell, value]).toEqual([name, worksheet.name, cell, expected]);
        });
      }
    }
    expect(totals).toBeGreaterThan(20);
  });

  it('work out every row without an error', () => {
    for (const { name, document } of files) {
      const book = usedBook(name);
      for (const { worksheet, number } of listsOf(document)) {
        const cells = [...(book.worksheets[number - 1]?.cells ?? [])];
        const failing = cells.filter(([, { xml }]) => xml.attributes['t'] === 'e').map(([cell]) => cell);
        expect([name, worksheet.name, failing]).toEqual([name, worksheet.name, []]);
      }
    }
  });

  it('show the whole of a long remark: its row grew', () => {
    let remarks = 0;
    for (const { name, document } of files) {
      const book = usedBook(name);
      for (const { worksheet, number } of listsOf(document)) {
        const words = worksheet.columns.filter(
          ({ kind, key, width }) => kind === 'text' && !['employee', 'order'].includes(key) && width < 60,
        );
        if (words.length === 0) continue;
        remarks += 1;
        const part = book.worksheets[number - 1]?.xml;
        const rows = part ? elementsOf(part, 'row') : [];
        const low = rows.filter(({ attributes }) => {
          const row = Number(attributes['r']);
          const typed =
            row >= firstRow + worksheet.rows.length &&
            row <= Math.min(lastRowOf(worksheet) + 1, lastMeasured);
          const isFixed = row >= firstRow && attributes['customHeight'] === 'true';
          return isFixed || (typed && Number(attributes['ht']) < 2 * rowLine);
        });
        expect([name, worksheet.name, low.map(({ attributes }) => attributes['r'])]).toEqual([
          name,
          worksheet.name,
          [],
        ]);
      }
    }
    expect(remarks).toBeGreaterThan(15);
  });

  it('print the last row of every list', async () => {
    for (const { name, document } of files) {
      const text = await run('pdftotext', ['-q', '-raw', join(printed, name.replace(/xlsx$/, 'pdf')), '-']);
      const words = text.replace(/\s+/g, '');
      for (const { worksheet } of listsOf(document)) {
        if (
          !worksheet.columns.some(({ kind, key }) => kind === 'text' && !['employee', 'order'].includes(key))
        )
          continue;
        const last = lastRowOf(worksheet) + 1;
        const begins = words.includes(`${String(last)}:Said`);
        const ends = words.includes(`(${String(Math.min(last, lastMeasured))}).`);
        expect([name, worksheet.name, begins, ends]).toEqual([name, worksheet.name, true, true]);
      }
    }
  });
});

describe('the workbooks of the library', () => {
  it('hold no text that a phone or a Mac shows blank', async () => {
    let worksheets = 0;
    for (const template of soldTemplates().filter(({ workbook }) => workbook.length > 0)) {
      const input = { template, mode: 'blank', format: 'xlsx' } as const;
      const { bytes } = await renderDocument({ ...input, facts: shippedFactTexts, fonts: bundledFonts() });
      const book = readBook(bytes);
      const inline = book.worksheets.flatMap(({ xml }) => elementsOf(xml, 'is'));
      expect([template.path, inline]).toEqual([template.path, []]);
      const filled = fillTemplate(template, 'blank', {}, { facts: shippedFactTexts });
      const titles = book.worksheets.map(({ cells }) => cells.get('A1')?.value);
      expect(titles).toEqual(filled.workbook.map(({ title }) => title));
      worksheets += titles.length;
    }
    expect(worksheets).toBeGreaterThan(50);
  });
});
