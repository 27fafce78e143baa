import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { fillTemplate, parseTemplate } from '../../supabase/functions/_shared/documents/mod.ts';
import {
  dayOfSerial,
  isoDate,
  worksheetModel,
  WorkbookValues,
} from '../../supabase/functions/_shared/documents/testing/internals.ts';
import { shippedFactTexts } from '../../supabase/functions/_shared/library/fact-texts.ts';
import { publisher } from '../../supabase/functions/_shared/library/publisher.ts';

const path = 'content/templates/payroll-ops-pack-mn/federal-deposit-tracker.md';
const source = readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');
const template = parseTemplate(source, path, publisher);
const worksheets = fillTemplate(template, 'company', {}, { facts: shippedFactTexts }).workbook.map(worksheetModel);

interface Payday {
  readonly payday: string;
  readonly schedule: 'Monthly' | 'Semiweekly';
  readonly income: number;
  readonly deposited?: string;
}

/** The tracker with these paydays typed in; answers a column of each. */
function fill(rows: readonly Payday[], key: string): (string | undefined)[] {
  const typed = worksheets.map((worksheet) =>
    worksheet.name === 'Deposits' ? { ...worksheet, rows: rows.map((row) => ({ ...row, amount: row.income })) } : worksheet,
  );
  const [deposits] = typed;
  if (!deposits) throw new Error('no sheet');
  const values = new WorkbookValues(typed, template.lastReviewed);
  return rows.map((_row, index) => {
    const value = values.cell(deposits, index, key);
    if (typeof value === 'number') return isoDate(dayOfSerial(value));
    return typeof value === 'string' ? value : undefined;
  });
}

describe('the federal deposit tracker', () => {
  it.each([
    ['a monthly due date on a holiday', 'Monthly', '2027-01-28', '2027-02-16'],
    ['a monthly due date on a weekend before a holiday', 'Monthly', '2027-12-30', '2028-01-18'],
    ['a Friday', 'Semiweekly', '2027-01-08', '2027-01-13'],
    ['a Friday before a holiday on Monday', 'Semiweekly', '2027-02-12', '2027-02-18'],
    ['a Tuesday', 'Semiweekly', '2027-03-30', '2027-04-02'],
    ['a due date on Emancipation Day', 'Semiweekly', '2027-04-13', '2027-04-19'],
    ['a Saturday', 'Semiweekly', '2027-05-22', '2027-05-28'],
  ] as const)('moves %s as Publication 15 does', (_name, schedule, payday, due) => {
    expect(fill([{ payday, schedule, income: 9000 }], 'due')).toEqual([due]);
  });

  it('adds up $100,000 over the paydays of a period, and makes all of it due on the next business day', () => {
    const elm: Payday[] = [
      { payday: '2027-05-07', schedule: 'Monthly', income: 40_000 },
      { payday: '2027-05-14', schedule: 'Monthly', income: 60_000 },
    ];
    expect(fill(elm, 'due')).toEqual(['2027-05-17', '2027-05-17']);
    expect(fill(elm, 'rule')).toEqual(['Next business day', 'Next business day']);
  });

  it('counts again from zero after $100,000, and keeps periods and schedules apart', () => {
    const fir: Payday[] = [
      { payday: '2027-03-08', schedule: 'Semiweekly', income: 110_000 },
      { payday: '2027-03-09', schedule: 'Semiweekly', income: 30_000 },
      { payday: '2027-03-10', schedule: 'Semiweekly', income: 90_000 },
    ];
    expect(fill(fir, 'due')).toEqual(['2027-03-09', '2027-03-12', '2027-03-17']);
  });

  it('does not call a deposit on the next business day late', () => {
    const paid = (deposited: string): (string | undefined)[] =>
      fill([{ payday: '2027-01-08', schedule: 'Monthly', income: 3439.2, deposited }], 'status');
    expect(paid('2027-02-16')).toEqual(['Paid']);
    expect(paid('2027-02-17')).toEqual(['Paid late']);
  });
});
