import type { Template } from '../../supabase/functions/_shared/documents/mod.ts';
import type { FileProblem } from './text-file.ts';

type Worksheet = Template['workbook'][number];

/** What one row stands for, by the words of a worksheet's note, and how many there are of it in a company of 50 people. */
const counted: readonly (readonly [words: RegExp, least: number])[] = [
  [/\bemployee\b|\bW-2\b/, 50],
  [/\bpay (run|period)\b|\bpayday\b/, 26],
  [/\bworkweek\b/, 13],
  // Five a week of each employee in the shortest period of a file, a quarter.
  [/\bshift\b/, 50 * 5 * 13],
];

/** Lists without room for 50 employees and the period of the file, or without a word about what comes after it. */
export function checkWorkbooks({ path, workbook }: Pick<Template, 'path' | 'workbook'>): FileProblem[] {
  return workbook.flatMap((worksheet) =>
    faultsOf(worksheet).map((fault) => ({ path, line: 1, message: `the sheet "${worksheet.name}" ${fault}` })),
  );
}

function faultsOf(worksheet: Worksheet): string[] {
  const [, what] = /\bOne (?:row|line) for each ([^.,]*)/.exec(worksheet.note) ?? [];
  const faults: string[] = [];
  if (what !== undefined && worksheet.rows.length === 0) {
    const least = leastRows(what);
    if (worksheet.emptyRows < least)
      faults.push(`has ${String(worksheet.emptyRows)} rows; one for each ${what} needs ${String(least)} or more`);
    if (worksheet.rowsFor.length === 0) faults.push('needs rows_for, so that it fits each company');
  }
  if (worksheet.rowsFor.some((factor) => typeof factor !== 'number') && worksheet.atEnd === '')
    faults.push('does not say in at_end what to do when its period is over');
  return faults;
}

function leastRows(what: string): number {
  return counted
    .filter(([words]) => words.test(what))
    .reduce((product, [, least]) => product * least, 1);
}
