import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseTemplate, type Template } from '../../supabase/functions/_shared/documents/mod.ts';
import { publisher } from '../../supabase/functions/_shared/library/publisher.ts';
import { checkWorkbooks } from './check-workbooks.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const trackers: readonly Template[] = ['content/templates', 'content/starter-pack']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name)),
  )
  .map((path) => [path, readFileSync(join(root, path), 'utf8')] as const)
  .filter(([, source]) => /^workbook:/m.test(source))
  .map(([path, source]) => parseTemplate(source, path, publisher));

const worksheetOf = (name: string): Template['workbook'][number] => {
  const worksheet = trackers.flatMap(({ workbook }) => workbook).find((candidate) => candidate.name === name);
  if (!worksheet) throw new Error(`There is no sheet ${name}`);
  return worksheet;
};
const ledger = worksheetOf('Ledger');
const faults = (change: Partial<typeof ledger>): string[] =>
  checkWorkbooks({ path: 'x.md', workbook: [{ ...ledger, ...change }] }).map(({ message }) => message);

/** The rows that 50 employees need for the period of each file. */
const least: Readonly<Record<string, number>> = {
  Ledger: 50 * 53,
  'PTO by pay run': 50 * 53,
  'Deduction check': 50 * 53,
  'ESST statement': 50 * 53,
  Time: 50 * 52 * 5,
  Weeks: 50 * 52,
  Shifts: 50 * 13 * 5,
  'Pay week': 50 * 13,
  Employees: 50,
  'Year change': 50,
  Eligibility: 50,
  'W-2 forms': 50,
  'Run log': 53,
  Deposits: 53,
};

describe('the rows of the trackers', () => {
  it('are enough for 50 employees and the period of the file', () => {
    expect(trackers).toHaveLength(16);
    expect(trackers.flatMap(checkWorkbooks)).toEqual([]);
    const short = Object.entries(least).filter(([name, rows]) => worksheetOf(name).emptyRows < rows);
    expect(short).toEqual([]);
  });

  it('are named where they are too few', () => {
    expect(faults({ emptyRows: 200 })).toEqual([
      expect.stringContaining('"Ledger" has 200 rows; one for each employee and pay run of this ESST year needs 1300'),
    ]);
  });

  it('are named where they are the same for each company, or nothing is said of the end', () => {
    expect(faults({ rowsFor: [] })).toEqual([expect.stringContaining('needs rows_for')]);
    expect(faults({ atEnd: '' })).toEqual([expect.stringContaining('does not say in at_end')]);
  });
});
