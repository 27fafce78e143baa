/**
 * `npm test` runs the short tier: what a change needs. `npm run test:full` runs every test: the short tier first, so that
 * a failure shows early, then what only the full tier has. Both install Chromium, PostgreSQL and the document readers
 * where they are missing, and end with one line that counts all tests.
 */
import process from 'node:process';
import { installMissingPrograms } from './install-programs.ts';
import { closingLines, failureDetails, inMinutes, type SuiteResult, type TimedSuite } from './test-report.ts';
import { countPlaywrightTests, runPlaywright, runVitest } from './test-suites.ts';
import {
  databaseSelections,
  hasFullTag,
  isOnPostgres,
  playwrightSelections,
  type Tier,
  unitProjects,
  vitestSelections,
} from './test-tiers.ts';
import { removeData, startShop } from './support/shop-process.ts';

const tier: Tier = Deno.args.includes('--full') ? 'full' : 'short';

const results: TimedSuite[] = [];

async function add(suite: Promise<SuiteResult>): Promise<SuiteResult> {
  const begin = performance.now();
  const result = await suite;
  results.push({ ...result, milliseconds: performance.now() - begin });
  return result;
}

const outcomesOf = ({ outcomes = [] }: SuiteResult) => outcomes;

/** Unit tests need no program: they run while the missing ones are installed. */
async function runUnits(): Promise<SuiteResult> {
  const { short } = vitestSelections;
  const [units] = await Promise.all([
    add(runVitest('unit and component tests', unitProjects, { selection: short })),
    installMissingPrograms(),
  ]);
  return units;
}

/** Both tiers have the same document tests; the short one opens one template of each kind. */
const runDocuments = () =>
  add(
    runVitest('documents', ['documents'], {
      selection: tier === 'short' ? vitestSelections.short : [],
      environment: { TEST_TIER: tier },
    }),
  );

/** Gives how many tests are left to the full tier. */
async function runShortTier(units: SuiteResult, environment: Record<string, string>): Promise<number> {
  const { short } = vitestSelections;
  const database = await add(runVitest('database', ['database'], { selection: databaseSelections.short }));
  // The others fill two cores each; of these two, one waits for other programs and one for the shop.
  const [functions] = await Promise.all([
    add(runVitest('functions over HTTP', ['functions'], { selection: short, environment })),
    runDocuments(),
  ]);
  await add(runPlaywright('browser', environment, playwrightSelections.short));
  const tagged = [units, database, functions].flatMap(outcomesOf).filter(hasFullTag).length;
  const onPostgres = outcomesOf(database).filter(
    (outcome) => isOnPostgres(outcome) && !hasFullTag(outcome),
  ).length;
  return tagged + onPostgres + (await countPlaywrightTests(playwrightSelections.tagged));
}

async function runRest(environment: Record<string, string>): Promise<void> {
  const selection = vitestSelections.tagged;
  await add(runVitest('unit tests, full tier', unitProjects, { selection }));
  await add(runVitest('database on PostgreSQL', ['database'], { selection: databaseSelections.postgres }));
  await add(runVitest('database, full tier', ['database'], { selection: databaseSelections.tagged }));
  await add(runVitest('functions over HTTP, full tier', ['functions'], { selection, environment }));
  await add(runPlaywright('browser, full tier', environment, playwrightSelections.tagged));
}

console.log(`Tier: ${tier}`);
const begin = performance.now();
const units = await runUnits();
const shop = await startShop();
let onlyInFullTier = 0;
try {
  onlyInFullTier = await runShortTier(units, shop.environment);
  if (tier === 'full') {
    await runRest(shop.environment);
  }
} finally {
  await shop.stop();
  removeData(shop);
}

console.log(
  [
    `Tier: ${tier}; ${onlyInFullTier} tests ${tier === 'short' ? 'are left to' : 'belong only to'} the full tier (npm run test:full)`,
    `${inMinutes(performance.now() - begin)} in all`,
    ...failureDetails(results),
    ...closingLines(results),
  ].join('\n'),
);
process.exit(results.every(({ failed }) => failed === 0) ? 0 : 1);
