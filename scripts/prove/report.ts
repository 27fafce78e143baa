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

const inMinutes = (minutes: number) => `${minutes.toFixed(1)} minutes`;

function section({ name, minutes, rows }: Result, facts = ''): string {
  return `## ${name}\n\n${facts}${inMinutes(minutes)}.\n\n${table(rows)}`;
}

/** All parts with their rows, the date and the machine. */
export async function writeReport(path: string, head: string, results: readonly Result[]): Promise<void> {
  const rows = results.flatMap((result) => result.rows);
  const minutes = results.reduce((sum, result) => sum + result.minutes, 0);
  const facts = `${today()}, on ${describeMachine()}. ${tally(rows)}; ${inMinutes(minutes)} in all.`;
  await write(path, [`# ${head}`, facts, ...results.map((result) => section(result))].join('\n\n'));
}

/** The benchmarks that were run are written again in the text of their file, the others stay, in the order of `names`. */
export function renewBenchmarks(
  text: string,
  results: readonly Result[],
  names: readonly string[],
  measuredAt: string,
): string {
  const [head = '', ...sections] = text.split(/^(?=## )/m);
  const kept = new Map(sections.map((old) => [/^## (.*)$/m.exec(old)?.[1] ?? '', old.trim()]));
  for (const result of results) {
    kept.set(result.name, section(result, `${measuredAt}. ${tally(result.rows)}; `));
  }
  return [head.trim(), ...names.flatMap((name) => kept.get(name) ?? [])].join('\n\n');
}

export async function writeBenchmarks(results: readonly Result[], names: readonly string[]): Promise<void> {
  const path = 'docs/benchmarks.md';
  const measuredAt = `${today()}, on ${describeMachine()}`;
  await write(path, renewBenchmarks(readFileSync(path, 'utf8'), results, names, measuredAt));
}
