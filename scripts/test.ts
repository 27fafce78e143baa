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

async function run(suite: Suite, shops: readonly ShopProcess[] = []): Promise<void> {
  const begin = performance.now();
  const environments = shops.map(({ environment }) => environment);
  const result = await (suite.projects.length > 0
    ? runVitest(suite, tier, { TEST_TIER: tier, ...environments[0] })
    : runPlaywright(suite.name, selectionOf(suite, tier), environments));
  results.push({ ...result, milliseconds: performance.now() - begin });
}

const begin = performance.now();
// Unit tests need no program.
await Promise.all([run(suites.unit), installMissingPrograms()]);
await run(suites.database);
const shops = [await startShop()];
try {
  // The other suites fill two cores each. Of these, the documents wait for other programs, and the functions for the shop.
  await Promise.all([
    run(suites.functions, shops),
    run(suites.documents),
    // A shop for each worker of the browser tests: none meets what another one publishes or sets.
    startShop().then((shop) => shops.push(shop)),
  ]);
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
