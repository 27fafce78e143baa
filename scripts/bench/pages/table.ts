import { median } from '../statistics.ts';
import type { PageRecord } from './promises.ts';
import type { Visit } from './visit.ts';

type Column = readonly [heading: string, read: (page: PageRecord) => string];

const middle =
  (read: (seen: Visit) => number, digits = 0) =>
  (page: PageRecord) =>
    median(page.visits.map(read)).toFixed(digits);

function range({ visits }: PageRecord): string {
  const paints = visits.map(({ lcp }) => lcp);
  return `${Math.min(...paints).toFixed(0)}..${Math.max(...paints).toFixed(0)}`;
}

const columns: readonly Column[] = [
  ['page', ({ name }) => name],
  ['LCP ms', middle(({ lcp }) => lcp)],
  ['range', range],
  ['× limit', ({ ratios }) => median(ratios).toFixed(2)],
  ['largest', ({ visits }) => visits[0]?.largest ?? ''],
  ['FCP ms', middle(({ fcp }) => fcp)],
  ['TBT ms', middle(({ tbt }) => tbt)],
  ['CLS', ({ visits }) => Math.max(...visits.map(({ cls }) => cls)).toFixed(3)],
  ['HTML KB', middle(({ htmlKb }) => htmlKb, 1)],
  ['JS KB', middle(({ scriptKb }) => scriptKb, 1)],
  ['JS in all', middle(({ scriptAfterUseKb }) => scriptAfterUseKb, 1)],
  ['all KB', middle(({ totalKb }) => totalKb, 1)],
  ['answer ms', middle(({ answerMs }) => answerMs)],
];

/** One line for each page: middle values over the rounds. */
export function printTable(pages: readonly PageRecord[]): void {
  const rows = [
    columns.map(([heading]) => heading),
    ...pages.map((page) => columns.map(([, read]) => read(page))),
  ];
  const widths = columns.map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  console.log('');
  for (const row of rows) {
    const cells = row.map((cell, index) =>
      index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0),
    );
    console.log(cells.join('  '));
  }
}
