import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { describeMachine } from './machine.ts';
import type { Row } from './part.ts';

/** What became of one part. */
export interface Result {
  /** Of a benchmark, its command with the options that it was run with. */
  readonly name: string;
  readonly minutes: number;
  readonly rows: readonly Row[];
}

const benchmarksFile = 'docs/benchmarks.md';
const readMe = 'README.md';
const marks = { start: '<!-- benchmarks: written by `npm run bench` -->', end: '<!-- /benchmarks -->' };

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

function table(rows: readonly Row[]): string {
  return [
    '| Goal | Figure | Measured | Holds |',
    '| --- | --- | --- | --- |',
    ...rows.map(
      ({ goal, figure, measured, holds }) =>
        `| ${[goal, figure, measured, holds === 'NO' ? '**no**' : holds].map(cell).join(' | ')} |`,
    ),
  ].join('\n');
}

export function tally(rows: readonly Row[]): string {
  const count = (state: Row['holds']) => rows.filter(({ holds }) => holds === state).length;
  return `${count('yes')} hold, ${count('NO')} do not, ${count('skipped')} skipped`;
}

const today = () => new Date().toISOString().slice(0, 10);

async function write(path: string, markdown: string): Promise<void> {
  const settings = await resolveConfig(path);
  writeFileSync(path, await format(markdown, { ...settings, parser: 'markdown' }));
}

function section({ name, minutes, rows }: Result): string {
  return `## ${name}\n\n${minutes.toFixed(1)} minutes.\n\n${table(rows)}`;
}

/** All parts with their rows, the date and the machine. */
export async function writeReport(path: string, head: string, results: readonly Result[]): Promise<void> {
  const rows = results.flatMap((result) => result.rows);
  const minutes = results.reduce((sum, result) => sum + result.minutes, 0);
  const facts = `${today()}, on ${describeMachine()}. ${tally(rows)}; ${minutes.toFixed(1)} minutes in all.`;
  await write(path, [`# ${head}`, facts, ...results.map(section)].join('\n\n'));
}

/** `name (home)`, `name (post)`, …: the same promise of many pages. */
const promiseOf = ({ goal, figure }: Row) => `${goal.replace(/ \([^)]*\)$/, '')}\n${figure}`;

/** One row for each promise: the page, or the package, that is furthest from keeping it. */
export function worstOfEach(rows: readonly Row[]): Row[] {
  const worst = new Map<string, Row>();
  for (const row of rows) {
    const known = worst.get(promiseOf(row));
    if (!known || isWorse(row, known)) worst.set(promiseOf(row), row);
  }
  return [...worst.values()];
}

function isWorse(row: Row, known: Row): boolean {
  if (row.holds !== known.holds) return row.holds === 'NO';
  const difference = Number.parseFloat(row.measured) - Number.parseFloat(known.measured);
  return row.figure.startsWith('at least') ? difference < 0 : difference > 0;
}

/** `bench:pages --rounds 3` as it is typed. */
function typed(name: string): string {
  const [script = '', ...options] = name.split(' ');
  return ['`npm run', script, ...(options.length > 0 ? ['--', ...options] : [])].join(' ') + '`';
}

/** What the README shows of the benchmarks: when, where and by which commands they were run, and the worst of each promise. */
export function benchmarksSummary(results: readonly Result[], taken: string): string {
  const rows = results.flatMap((result) => result.rows);
  const commands = results.map(({ name }) => typed(name)).join(', ');
  const shorter = results.some(({ name }) => name.includes(' '))
    ? ' An option makes a part shorter than `npm run bench` does it.'
    : '';
  return [
    `Taken on ${taken}, by ${commands}: ${tally(rows)}.${shorter} Of a promise that many pages or packages make, the worst one stands here; all stand in [${benchmarksFile}](${benchmarksFile}).`,
    table(worstOfEach(rows)),
  ].join('\n\n');
}

/** The benchmarks' own file, and the short form of it between the README's marks. Only of a full `npm run bench`. */
export async function writeBenchmarks(results: readonly Result[]): Promise<void> {
  await writeReport(benchmarksFile, 'Benchmarks', results);
  const text = readFileSync(readMe, 'utf8');
  const [start, end] = [text.indexOf(marks.start), text.indexOf(marks.end)];
  if (start < 0 || end < start) throw new Error(`${readMe} has lost the marks of its benchmarks`);
  const block = `${marks.start}\n\n${benchmarksSummary(results, `${today()}, on ${describeMachine()}`)}`;
  await write(readMe, `${text.slice(0, start)}${block}\n\n${text.slice(end)}`);
}
