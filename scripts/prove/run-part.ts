import { removeData, startShop } from '../support/shop-process.ts';
import type { Part, Row } from './part.ts';
import type { Result } from './report.ts';

async function inAShop(part: Part): Promise<readonly Row[]> {
  if (part.needsShop !== true) {
    return part.run({});
  }
  const shop = await startShop();
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

/** One part and its time; whatever becomes of it, the next one can run. */
export async function runPart(part: Part): Promise<Result> {
  const start = performance.now();
  const rows = await rowsOf(part);
  const minutes = (performance.now() - start) / 60_000;
  console.log(`  ${part.name}: ${minutes.toFixed(1)} min`);
  return { name: part.name, minutes, rows };
}
