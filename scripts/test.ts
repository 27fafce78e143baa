/**
 * `npm test` runs the short tier, the gate: what a change needs. `npm run test:full` runs every test. Both install Chromium, fonts,
 * PostgreSQL and the document readers where they are missing, and end with one line that counts all tests.
 */
import process from 'node:process';
import { installMissingPrograms } from './install-programs.ts';
import { closingLines, failureDetails, inMinutes, type TimedSuite } from './test-report.ts';
import { runPlaywright, runVitest } from './test-suites.ts';
import { selectionOf, suites, type Suite, type Tier } from './test-tiers.ts';
import { removeData, startShop, type ShopProcess } from './support/shop-process.ts';

const tier: Tier = Deno.args.includes('--full') ? 'full' : 'short';
const results: TimedSuite[] = [];
const shops: ShopProcess[] = [];

async function run(suite: Suite, own: readonly ShopProcess[] = []): Promise<void> {
  const begin = performance.now();
  const environments = own.map(({ environment }) => ({ TEST_TIER: tier, ...environment }));
  const result = await (suite.projects.length > 0
    ? runVitest(suite, tier, own.length > 0 ? environments : [{ TEST_TIER: tier }])
    : runPlaywright(suite.name, selectionOf(suite, tier), environments));
  results.push({ ...result, milliseconds: performance.now() - begin });
}

/**
 * A shop for each half of the functions and each worker of the browser: none meets what another one publishes or sets. The
 * second finds the site that the first has built.
 */
async function openShops(): Promise<void> {
  shops.push(await startShop());
  shops.push(await startShop());
}

const begin = performance.now();
// Unit tests need no program.
await Promise.all([run(suites.unit), installMissingPrograms()]);
await run(suites.database);
try {
  // The other suites fill two cores each. Of these, the documents wait for other programs, and the functions for the shops.
  await Promise.all([openShops().then(() => run(suites.functions, shops)), run(suites.documents)]);
  await run(suites.e2e, shops);
} finally {
  for (const shop of shops) {
    await shop.stop();
    removeData(shop);
  }
}

console.log(
  [
    `Tier: ${tier}, ${inMinutes(performance.now() - begin).trim()} in all`,
    ...failureDetails(results),
    ...closingLines(results),
  ].join('\n'),
);
process.exit(results.every(({ failed }) => failed === 0) ? 0 : 1);
