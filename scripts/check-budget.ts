/**
 * `npm run budget`: builds and renders the whole site and holds each page's first load, by kind of resource, against
 * `page-budget.json` (KB compressed); the pages behind a sign-in are named there by their modules. Exit code 1 names every page and kind above its budget.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { removeData, startShop } from './support/shop-process.ts';
import { firstLoads, kinds, type FirstLoad } from './site/first-load.ts';
import { privateLoads } from './site/private-loads.ts';

type Budget = Readonly<Record<string, Partial<FirstLoad>>>;

const budget = JSON.parse(readFileSync('page-budget.json', 'utf8')) as Budget;

/** Of every page (`*`), of pages below a path (`/blog/*`), of one page: the narrower rule wins, kind by kind. */
function budgetOf(path: string): Partial<FirstLoad> {
  const rules = Object.keys(budget)
    .filter((rule) => (rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule))
    .sort((a, b) => a.length - b.length);
  return Object.assign({}, ...rules.map((rule) => budget[rule])) as Partial<FirstLoad>;
}

const shop = await startShop();
let loads: ReadonlyMap<string, FirstLoad>;
try {
  loads = new Map([
    ...firstLoads(join(shop.environment['DATA_DIR'] ?? '', 'site'), 'dist'),
    ...privateLoads(),
  ]);
} finally {
  await shop.stop();
  removeData(shop);
}

const excesses = [...loads].flatMap(([path, load]) =>
  kinds
    .filter((kind) => load[kind] > (budgetOf(path)[kind] ?? 0))
    .map((kind) => `${path}: ${load[kind].toFixed(2)} KB of ${kind}, at most ${budgetOf(path)[kind] ?? 0}`),
);
const unused = Object.keys(budget).filter((rule) => !rule.endsWith('*') && !loads.has(rule));
const largest = kinds.map((kind) => {
  const [path = '', load] = [...loads].sort(([, a], [, b]) => b[kind] - a[kind])[0] ?? [];
  return `  ${kind.padEnd(7)} ${(load?.[kind] ?? 0).toFixed(1).padStart(6)} KB at most (${path})`;
});
console.log(largest.join('\n'));
for (const line of [...excesses, ...unused.map((rule) => `${rule}: no such page`)]) console.error(line);
console.log(`${loads.size} pages, ${excesses.length} above their budget`);
process.exit(excesses.length + unused.length === 0 && loads.size > 100 ? 0 : 1);
