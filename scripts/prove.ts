/**
 * `npm run prove`: attacks, seeded weaknesses, random queries, load and kills, the rehearsal of the hosted home and the
 * benchmarks, one after the other, with one table at the end: goal, figure, measured, holds. The whole of it is also written
 * to docs/proof.md. Its benchmarks are short ones and are written there alone: what a full `npm run bench` has written stays as it
 * is. What cannot run on this machine is skipped with its reason. Exit code 1 when something does not hold.
 *
 *   WORD     only the parts whose name has the word; nothing is written
 *   --list   names the parts
 */
import process from 'node:process';
import { installMissingPrograms } from './install-programs.ts';
import { parts } from './prove/parts.ts';
import { printTable } from './prove/print-table.ts';
import { tally, writeReport, type Result } from './prove/report.ts';
import { runPart } from './prove/run-part.ts';

const longestMinutes = 60;
const started = performance.now();
const minutes = () => (performance.now() - started) / 60_000;

const [word = ''] = process.argv.slice(2);
if (word === '--list') {
  parts.forEach(({ name }) => console.log(name));
  process.exit(0);
}
const wanted = parts.filter(({ name }) => name.includes(word));
if (wanted.length === 0) {
  console.error(`No part has "${word}" in its name; --list names them.`);
  process.exit(1);
}

await installMissingPrograms();
const results: Result[] = [];
for (const part of wanted) {
  console.log(`\n${minutes().toFixed(1)} min: ${part.name}`);
  results.push(await runPart(part));
}
const isWhole = word === '';
const whole: Result = {
  name: 'the whole of this',
  minutes: 0,
  rows: [
    {
      goal: 'the whole of this',
      figure: `at most ${longestMinutes} min`,
      measured: `${minutes().toFixed(1)} min`,
      holds: minutes() <= longestMinutes ? 'yes' : 'NO',
    },
  ],
};
const rows = [...results, whole].flatMap((result) => result.rows);

console.log('');
printTable(
  ['Goal', 'Figure', 'Measured', 'Holds'],
  rows.map(({ goal, figure, measured, holds }) => [goal, figure, measured, holds]),
);
console.log(`\n${tally(rows)}`);
if (isWhole) await writeReport('docs/proof.md', 'Proof', [...results, whole]);
process.exit(rows.some(({ holds }) => holds === 'NO') ? 1 : 0);
