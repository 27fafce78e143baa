/**
 * `npm run bench`: every benchmark of package.json (`bench:…`), one after the other, and what they found in
 * docs/benchmarks.md, with the date and the machine. Exit code 1 when one misses a figure.
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { benchmark } from './prove/part.ts';
import { tally, writeBenchmarks, type Result } from './prove/report.ts';
import { runPart } from './prove/run-part.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const names = Object.keys(scripts).filter((name) => name.startsWith('bench:'));

/** Whole, with every round and Lighthouse: longer than `npm run prove` has for any part. */
const patience = { longestMs: 90 * 60_000, graceMs: 30_000 };

const results: Result[] = [];
for (const name of names) {
  console.log(`\n=== ${name}`);
  results.push(await runPart(benchmark(name, [], patience)));
}
await writeBenchmarks(results);
const rows = results.flatMap((result) => result.rows);
console.log(`\n${tally(rows)}`);
process.exit(rows.some(({ holds }) => holds === 'NO') ? 1 : 0);
