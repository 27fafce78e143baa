import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { documentModes } from '../../supabase/functions/_shared/documents/mod.ts';
import {
  partOf,
  readParts,
  readXmlParts,
} from '../../supabase/functions/_shared/documents/testing/read-parts.ts';
import { elementsOf } from '../../supabase/functions/_shared/documents/testing/xml.ts';
import type { XmlElement } from '../../supabase/functions/_shared/documents/testing/xml.ts';
import { isoDate, worksheetModel } from '../../supabase/functions/_shared/documents/testing/internals.ts';
import { makeFiles, renderOne, soldTemplates, templates } from './support/library.ts';
import type { MadeFile } from './support/library.ts';
import { convertWithLibreOffice, temporaryFolder } from './support/programs.ts';
import { withoutResults } from './support/typed-workbook.ts';

const minutes = 60_000;
/** Every worksheet as a file of its own, cells as they are shown. */
const csvFilter = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1';

interface FormulaCell {
  /** `2!E5`: the worksheet's number and the cell. */
  readonly name: string;
  readonly formula: string;
  /** Null where the file holds no result. */
  readonly result: string | null;
}

/** A cell with a formula: its name, the formula where it is written (others of a column share it), and its result. */
const formulaCell =
  /<c r="([A-Z]+\d+)"[^>]*><f\b(?:[^>]*\/>|[^>]*>([^<]*)<\/f>)(?:<v>([^<]*)<\/v>|(<v\/>))?/g;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function plain(text: string): string {
  return text.replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);
}

/** Read by a pattern: the worksheets of a year have a hundred thousand cells. */
function formulaCells(bytes: Uint8Array): FormulaCell[] {
  return [...readParts(bytes)]
    .filter(([name]) => name.startsWith('xl/worksheets/sheet'))
    .flatMap(([worksheet, xml]) =>
      [...xml.matchAll(formulaCell)].map(([, cell = '', formula = '', result, none]) => ({
        name: `${/\d+/.exec(worksheet)?.[0] ?? ''}!${cell}`,
        formula: plain(formula),
        result: none === undefined ? (result === undefined ? null : plain(result)) : '',
      })),
    );
}

const cellsOf = (path: string): FormulaCell[] => formulaCells(new Uint8Array(readFileSync(path)));

/** The day that LibreOffice takes for TODAY(). */
const now = new Date();
const today = isoDate(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000);

function isSame(ours: string, theirs: string): boolean {
  const [one, other] = [Number(ours), Number(theirs)];
  if (ours === '' || theirs === '' || Number.isNaN(one) || Number.isNaN(other)) return ours === theirs;
  return Math.abs(one - other) < 1e-9 * Math.max(1, Math.abs(one));
}

describe('the Excel files that are sold', () => {
  it.each(documentModes)('hold a result in every formula cell: %s', async (mode) => {
    let formulas = 0;
    for (const template of soldTemplates()) {
      if (template.workbook.length === 0) continue;
      const { bytes } = await renderOne(template, mode, 'xlsx');
      const cells = formulaCells(bytes);
      formulas += cells.length;
      expect([template.path, cells.filter(({ result }) => result === null)]).toEqual([template.path, []]);
    }
    expect(formulas).toBeGreaterThan(5000);
  });
});

describe('Excel files of all templates with a workbook', () => {
  const folder = temporaryFolder('excel');
  const read = temporaryFolder('excel-csv');
  /** The same files without results, and as LibreOffice writes them after it has worked out every formula. */
  const bare = temporaryFolder('excel-bare');
  const again = temporaryFolder('excel-recalculated');
  let files: MadeFile[] = [];

  beforeAll(async () => {
    files = await makeFiles(
      folder,
      'xlsx',
      (template) => template.workbook.length > 0,
      (template) => ({ ...template, lastReviewed: today }),
    );
    await convertWithLibreOffice(
      files.map((file) => file.path),
      csvFilter,
      read,
    );
    for (const { path, name } of files)
      writeFileSync(join(bare, name), withoutResults(new Uint8Array(readFileSync(path))));
    await convertWithLibreOffice(
      files.map(({ name }) => join(bare, name)),
      'xlsx',
      again,
    );
  }, 10 * minutes);

  function worksheetLines(file: MadeFile, worksheet: string): string[] {
    const name = `${file.name.replace(/\.xlsx$/, '')}-${worksheet}.csv`;
    const found = readdirSync(read).find((candidate) => candidate === name);
    expect([file.label, worksheet, found]).toEqual([file.label, worksheet, name]);
    return readFileSync(join(read, name), 'utf8').split('\n');
  }

  it('are there', () => {
    expect(files.length).toBe(templates.filter((template) => template.workbook.length > 0).length * 3);
    expect(files.length).toBeGreaterThan(0);
  });

  it('open in LibreOffice with every worksheet, header and row in place', () => {
    for (const file of files) {
      for (const worksheet of file.document.workbook) {
        const model = worksheetModel(worksheet);
        const lines = worksheetLines(file, worksheet.name);
        const header = (lines[3] ?? '').replaceAll('"', '');
        for (const column of model.columns)
          expect([file.label, header]).toEqual([
            file.label,
            expect.stringContaining(column.header.replaceAll('"', '')),
          ]);
        expect(lines.length).toBeGreaterThanOrEqual(4 + model.rows.length);
      }
    }
  });

  it('have no formula that fails', () => {
    for (const file of files) {
      for (const worksheet of file.document.workbook) {
        const failing = worksheetLines(file, worksheet.name).filter((line) =>
          /#(NAME|REF|VALUE|N\/A|DIV|NUM|NULL)|Err:\d+/.test(line),
        );
        expect([file.label, worksheet.name, failing]).toEqual([file.label, worksheet.name, []]);
      }
    }
  });

  it('hold the results that LibreOffice works out', () => {
    for (const file of files) {
      const own = cellsOf(file.path);
      const recalculated = new Map(cellsOf(join(again, file.name)).map(({ name, result }) => [name, result]));
      expect([file.label, own.length]).toEqual([file.label, recalculated.size]);
      const different = own.filter(({ name, result }) => {
        const theirs = recalculated.get(name) ?? null;
        return result === null || theirs === null || !isSame(result, theirs);
      });
      expect([file.label, different]).toEqual([file.label, []]);
    }
  });

  it('keep their formulas and leave the cells for input open', () => {
    for (const file of files) {
      const parts = readXmlParts(new Uint8Array(readFileSync(file.path)));
      const formats = elementsOf(partOf(parts, 'xl/styles.xml'), 'cellXfs')[0]?.children ?? [];
      const isOpen = (cell: XmlElement): boolean => {
        const format = formats[Number(cell.attributes['s'])];
        return format !== undefined && elementsOf(format, 'protection').length > 0;
      };
      file.document.workbook.forEach((_worksheet, index) => {
        const worksheet = partOf(parts, `xl/worksheets/sheet${String(index + 1)}.xml`);
        expect(elementsOf(worksheet, 'sheetProtection')[0]?.attributes['sheet']).toBe('1');
        const cells = elementsOf(worksheet, 'c');
        // A list has no locked cell, or Excel would not sort it: there a check refuses what is typed over a formula.
        const guarded = elementsOf(worksheet, 'dataValidation')
          .filter(({ attributes }) => attributes['type'] === 'custom')
          .flatMap(({ attributes }) => (attributes['sqref'] ?? '').split(' '))
          .map((range) => /^[A-Z]+/.exec(range)?.[0]);
        const columnOf = (cell: XmlElement): string => (cell.attributes['r'] ?? '').replace(/\d+/, '');
        const unkept = cells.filter(
          (cell) => elementsOf(cell, 'f').length > 0 && isOpen(cell) && !guarded.includes(columnOf(cell)),
        );
        expect(unkept).toEqual([]);
        expect(cells.some(isOpen)).toBe(true);
      });
    }
  });

  it('freeze and repeat the header, fit the page, and hold dates as numbers', () => {
    for (const file of files) {
      const parts = readXmlParts(new Uint8Array(readFileSync(file.path)));
      const names = elementsOf(partOf(parts, 'xl/workbook.xml'), 'definedName').filter(
        (name) => name.attributes['name'] === '_xlnm.Print_Titles',
      );
      expect(names).toHaveLength(file.document.workbook.length);
      file.document.workbook.forEach((worksheet, index) => {
        const part = partOf(parts, `xl/worksheets/sheet${String(index + 1)}.xml`);
        expect(elementsOf(part, 'pane')[0]?.attributes['state']).toBe('frozen');
        expect(elementsOf(part, 'pageSetup')[0]?.attributes).toMatchObject({
          orientation: 'landscape',
          fitToWidth: '1',
        });
        const model = worksheetModel(worksheet);
        const dates = model.rows.flatMap((row) =>
          model.columns.filter((column) => column.kind === 'date' && row[column.key] !== undefined),
        );
        const serials = elementsOf(part, 'v')
          .map((value) => Number(value.text))
          .filter((value) => value > 43_000 && value < 60_000);
        expect(serials.length).toBeGreaterThanOrEqual(dates.length);
      });
    }
  });
});
