/**
 * `npm run prove`: attacks, seeded weaknesses, random queries, storms and kills, the rehearsal of the hosted home and the
 * benchmarks, one after the other, with one table at the end: goal, figure, measured, holds. What cannot run on this machine
 * is skipped with its reason. Exit code 1 when something does not hold.
 *
 *   --only WORD   only the parts whose name has the word
 */
import process from 'node:process';
import { parts } from './prove/parts.ts';
import type { Part, Row } from './prove/part.ts';
import { printTable } from './prove/print-table.ts';
import { removeData, startShop, type ShopProcess } from '../tests/support/shop-process.ts';
import { installMissingPrograms } from './install-programs.ts';

const longestMinutes = 60;
const started = performance.now();
const minutes = () => (performance.now() - started) / 60_000;

const at = process.argv.indexOf('--only');
const only = at < 0 ? '' : (process.argv[at + 1] ?? '');

async function inAShop(part: Part): Promise<readonly Row[]> {
  if (part.needsShop !== true) {
    return part.run({});
  }
  const shop: ShopProcess = await startShop();
  try {
    return await part.run(shop.environment);
  } finally {
    await shop.stop();
    removeData(shop);
  }
}

async function rowsOf(part: Part): Promise<readonly Row[]> {
  const reason = part.skip?.() ?? null;
  if (reason !== null) {
    return [{ goal: part.name, figure: '', measured: reason, holds: 'skipped' }];
  }
  try {
    return await inAShop(part);
  } catch (error) {
    console.log(error);
    return [
      { goal: part.name, figure: 'runs to its end', measured: String(error).slice(0, 80), holds: 'NO' },
    ];
  }
}

await installMissingPrograms();
const rows: Row[] = [];
for (const part of parts.filter(({ name }) => name.includes(only))) {
  console.log(`${minutes().toFixed(1)} min: ${part.name}`);
  rows.push(...(await rowsOf(part)));
}
rows.push({
  goal: 'the whole of this',
  figure: `at most ${longestMinutes} min`,
  measured: `${minutes().toFixed(1)} min`,
  holds: minutes() <= longestMinutes ? 'yes' : 'NO',
});

console.log('');
printTable(
  ['Goal', 'Figure', 'Measured', 'Holds'],
  rows.map(({ goal, figure, measured, holds }) => [goal, figure, measured, holds]),
);
const broken = rows.filter(({ holds }) => holds === 'NO').length;
const skipped = rows.filter(({ holds }) => holds === 'skipped').length;
console.log(`\n${rows.length - broken - skipped} hold, ${broken} do not, ${skipped} skipped`);
process.exit(broken === 0 ? 0 : 1);
