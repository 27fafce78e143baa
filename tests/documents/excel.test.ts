import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { partOf, readXmlParts } from '../../supabase/functions/_shared/documents/testing/read-parts.ts';
import { elementsOf } from '../../supabase/functions/_shared/documents/testing/xml.ts';
import { sheetModel } from '../../supabase/functions/_shared/documents/xlsx/sheet-model.ts';
import { makeFiles, templates } from './support/library.ts';
import type { MadeFile } from './support/library.ts';
import { convertWithLibreOffice, temporaryFolder } from './support/programs.ts';

const minutes = 60_000;
/** Every sheet as a file of its own, cells as they are shown. */
const csvFilter = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1';

describe('Excel files of all templates with a workbook', () => {
  const folder = temporaryFolder('excel');
  const read = temporaryFolder('excel-csv');
  let files: MadeFile[] = [];

  beforeAll(async () => {
    files = await makeFiles(folder, 'xlsx', (template) => template.workbook.length > 0);
    await convertWithLibreOffice(
      files.map((file) => file.path),
      csvFilter,
      read,
    );
  }, 5 * minutes);

  function sheetLines(file: MadeFile, sheet: string): string[] {
    const name = `${file.name.replace(/\.xlsx$/, '')}-${sheet}.csv`;
    const found = readdirSync(read).find((candidate) => candidate === name);
    expect([file.label, sheet, found]).toEqual([file.label, sheet, name]);
    return readFileSync(join(read, name), 'utf8').split('\n');
  }

  it('are there', () => {
    expect(files.length).toBe(templates.filter((template) => template.workbook.length > 0).length * 3);
    expect(files.length).toBeGreaterThan(0);
  });

  it('open in LibreOffice with every sheet, header and row in place', () => {
    for (const file of files) {
      for (const sheet of file.document.workbook) {
        const model = sheetModel(sheet);
        const lines = sheetLines(file, sheet.name);
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
      for (const sheet of file.document.workbook) {
        const failing = sheetLines(file, sheet.name).filter((line) =>
          /#(NAME|REF|VALUE|N\/A|DIV|NUM|NULL)|Err:\d+/.test(line),
        );
        expect([file.label, sheet.name, failing]).toEqual([file.label, sheet.name, []]);
      }
    }
  });

  it('agree with LibreOffice on what the formulas of a pay calendar say', () => {
    for (const file of files) {
      for (const sheet of file.document.workbook.filter((candidate) => candidate.payCalendar)) {
        const model = sheetModel(sheet);
        const lines = sheetLines(file, sheet.name).slice(4);
        model.rows.forEach((row, index) => {
          expect([file.label, lines[index]]).toEqual([
            file.label,
            expect.stringContaining(`${String(row['weekday'])},${String(row['days'])},`),
          ]);
        });
      }
    }
  });

  it('freeze and repeat the header, fit the page, and hold dates as numbers', () => {
    for (const file of files) {
      const parts = readXmlParts(new Uint8Array(readFileSync(file.path)));
      const names = elementsOf(partOf(parts, 'xl/workbook.xml'), 'definedName').filter(
        (name) => name.attributes['name'] === '_xlnm.Print_Titles',
      );
      expect(names).toHaveLength(file.document.workbook.length);
      file.document.workbook.forEach((sheet, index) => {
        const part = partOf(parts, `xl/worksheets/sheet${String(index + 1)}.xml`);
        expect(elementsOf(part, 'pane')[0]?.attributes['state']).toBe('frozen');
        expect(elementsOf(part, 'pageSetup')[0]?.attributes).toMatchObject({
          orientation: 'landscape',
          fitToWidth: '1',
        });
        const model = sheetModel(sheet);
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
