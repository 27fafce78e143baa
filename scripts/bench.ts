/**
 * `npm run bench`: every benchmark of package.json (`bench:…`), one after the other, and what they found in
 * docs/benchmarks.md, with the date and the machine. `npm run bench -- pages data` runs these alone. Exit code 1 when one
 * misses a figure.
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { benchmark } from './prove/part.ts';
import { tally, writeBenchmarks, type Result } from './prove/report.ts';
import { runPart } from './prove/run-part.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const names = Object.keys(scripts).filter((name) => name.startsWith('bench:'));
const asked = process.argv.slice(2).map((name) => `bench:${name}`);
if (!asked.every((name) => names.includes(name))) {
  const known = names.map((name) => name.replace('bench:', ''));
  console.error(`npm run bench -- [${known.join('] [')}]`);
  process.exit(2);
}

/** Whole, with every round and Lighthouse: longer than `npm run prove` has for any part. */
const patience = { longestMs: 90 * 60_000, graceMs: 30_000 };

const results: Result[] = [];
for (const name of asked.length > 0 ? asked : names) {
  console.log(`\n=== ${name}`);
  results.push(await runPart(benchmark(name, [], patience)));
}
await writeBenchmarks(results, names);
const rows = results.flatMap((result) => result.rows);
console.log(`\n${tally(rows)}`);
process.exit(rows.some(({ holds }) => holds === 'NO') ? 1 : 0);
