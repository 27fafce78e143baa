import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Row } from './part.ts';
import { benchmarksSummary, tally, worstOfEach } from './report.ts';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

const row = (goal: string, figure: string, measured: string, holds: Row['holds'] = 'yes'): Row => ({
  goal,
  figure,
  measured,
  holds,
});

const rows = [
  row('blocking time (home)', 'at most 150 ms', '12 ms'),
  row('blocking time (post)', 'at most 150 ms', '90 ms'),
  row('blocking time (map)', 'at most 150 ms', '88.5 ms'),
  row('text in the HTML (home)', 'at least 85 %', '99 %'),
  row('text in the HTML (post)', 'at least 85 %', '86 %'),
  row('answer (home)', 'at most 100 ms', '180 ms', 'NO'),
  row('answer (post)', 'at most 100 ms', '99 ms'),
  row('leads', 'exactly 100', '100'),
];

it('shows of a promise that many pages make the one that is furthest from keeping it', () => {
  expect(worstOfEach(rows)).toEqual([rows[1], rows[4], rows[5], rows[7]]);
});

it('counts what holds, what does not and what was left out', () => {
  expect(tally([...rows, row('documents', '', 'no pandoc', 'skipped')])).toBe('7 hold, 1 do not, 1 skipped');
});

const result = (name: string) => ({ name, minutes: 1, rows });

it('says with which commands and options the benchmarks were run', () => {
  const full = benchmarksSummary([result('bench:shop'), result('bench:data')], 'a day');
  expect(full).toContain('by `npm run bench:shop`, `npm run bench:data`: ');
  expect(full).not.toContain('shorter');
  const short = benchmarksSummary([result('bench:shop'), result('bench:data --rows 10 --rounds 2')], 'a day');
  expect(short).toContain('by `npm run bench:shop`, `npm run bench:data -- --rows 10 --rounds 2`: ');
  expect(short).toContain('An option makes a part shorter than `npm run bench` does it.');
});

it('tells in the README of the runs that stand in docs/benchmarks.md', () => {
  const runs = [...read('docs/benchmarks.md').matchAll(/^## (bench:.+)$/gm)].map(([, name = '']) => name);
  const [day] = /\d{4}-\d\d-\d\d/.exec(read('docs/benchmarks.md')) ?? [];
  const shown = /<!-- benchmarks: written by `npm run bench` -->.*?\n\|/s.exec(read('README.md'))?.[0];
  const results = runs.map((name) => ({ name, minutes: 1, rows: [] }));
  const said = benchmarksSummary(results, 'a day');
  expect(runs).not.toEqual([]);
  expect(shown).toContain(`Taken on ${day ?? ''}, on `);
  expect(shown).toContain(/, by (`.*`): /.exec(said)?.[1]);
  expect(shown?.includes(' shorter ')).toBe(said.includes(' shorter '));
});

it.each(['docs/benchmarks.md', 'README.md'])('is not asked by `npm run prove` to write %s', (file) => {
  const script = read('scripts/prove.ts').replace(/^\/\*\*.*?\*\//s, '');
  expect(script).not.toContain(file);
  expect(script).not.toContain('writeBenchmarks');
});
