import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Row } from './part.ts';
import { renewBenchmarks, tally } from './report.ts';

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

it('counts what holds, what does not and what was left out', () => {
  expect(tally([...rows, row('documents', '', 'no pandoc', 'skipped')])).toBe('7 hold, 1 do not, 1 skipped');
});

it('is not asked by `npm run prove` to write the benchmarks of a full run', () => {
  const script = read('scripts/prove.ts').replace(/^\/\*\*.*?\*\//s, '');
  expect(script).not.toContain('docs/benchmarks.md');
  expect(script).not.toContain('writeBenchmarks');
});

const old = '# Benchmarks\n\nHead.\n\n## bench:shop\n\nOld shop.\n\n## bench:pages\n\nOld pages.\n';

it('writes a benchmark again and leaves the others as they are', () => {
  const result = { name: 'bench:pages', minutes: 2, rows: [row('layout shift', 'at most 0.01', '0.002')] };
  const renewed = renewBenchmarks(old, [result], ['bench:shop', 'bench:pages'], '2026-11-28, here');
  expect(renewed).toContain('# Benchmarks\n\nHead.\n\n## bench:shop\n\nOld shop.\n\n## bench:pages\n\n');
  expect(renewed).toContain('2026-11-28, here. 1 hold, 0 do not, 0 skipped; 2.0 minutes.');
  expect(renewed).toContain('| layout shift | at most 0.01 | 0.002 | yes |');
  expect(renewed).not.toContain('Old pages');
});

it('drops a benchmark that no longer exists', () => {
  expect(renewBenchmarks(old, [], ['bench:pages'], '')).not.toContain('Old shop');
});
