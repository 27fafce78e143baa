/**
 * `npm run test:unit`, `test:database`, `test:functions`, `test:documents` and `test:e2e`: one suite in both tiers, with all
 * that it needs. Arguments go to the runner: names of files or parts of them, `-t TITLE` for Vitest, `-g TITLE` for Playwright.
 * `--short` leaves out what only the full tier runs.
 */
import process from 'node:process';
import { installMissingPrograms } from './install-programs.ts';
import { selectionOf, suites, type Suite, type Tier } from './test-tiers.ts';
import { removeData, startShop } from './support/shop-process.ts';

const [name = '', ...rest] = Deno.args;
const suite = (suites as Readonly<Record<string, Suite>>)[name];
if (!suite) {
  throw new Error(`There is no suite "${name}". Choose one of: ${Object.keys(suites).join(', ')}.`);
}
const tier: Tier = rest.includes('--short') ? 'short' : 'full';
const runner =
  suite.projects.length > 0
    ? [
        'node_modules/vitest/vitest.mjs',
        'run',
        ...suite.projects.flatMap((project) => ['--project', project]),
      ]
    : ['node_modules/@playwright/test/cli.js', 'test'];
const args = [...runner, ...selectionOf(suite, tier), ...rest.filter((arg) => arg !== '--short')];

await installMissingPrograms(suite.programs);
const shop = suite.needsShop ? await startShop() : undefined;
let code = 1;
try {
  const env = { ...shop?.environment, TEST_TIER: tier };
  ({ code } = await new Deno.Command('node', { args, env }).spawn().status);
} finally {
  if (shop) {
    await shop.stop();
    removeData(shop);
  }
}
process.exit(code);
