/**
 * `npm run test:unit`, `test:database`, `test:functions`, `test:documents` and `test:e2e`: one suite in both tiers, with all
 * that it needs. Arguments go to the runner: names of files or parts of them, `-t TITLE` for Vitest, `-g TITLE` for Playwright.
 * `--short` leaves out what only the full tier runs.
 */
import process from 'node:process';
import { installMissingPrograms, type ProgramName } from './install-programs.ts';
import { databaseSelections, playwrightSelections, unitProjects, vitestSelections } from './test-tiers.ts';
import { removeData, startShop } from './support/shop-process.ts';

interface Part {
  readonly runner: readonly string[];
  readonly short: readonly string[];
  readonly programs: readonly ProgramName[];
  readonly needsShop?: boolean;
}

const vitest = (...projects: string[]) => [
  'node_modules/vitest/vitest.mjs',
  'run',
  ...projects.flatMap((project) => ['--project', project]),
];

const parts: Readonly<Record<string, Part>> = {
  unit: { runner: vitest(...unitProjects), short: vitestSelections.short, programs: [] },
  database: { runner: vitest('database'), short: databaseSelections.short, programs: ['PostgreSQL'] },
  documents: {
    runner: vitest('documents'),
    short: vitestSelections.short,
    programs: ['LibreOffice', 'pandoc', 'poppler', 'unzip', 'Python', 'qpdf'],
  },
  functions: {
    runner: vitest('functions'),
    short: vitestSelections.short,
    programs: ['PostgreSQL'],
    needsShop: true,
  },
  e2e: {
    runner: ['node_modules/@playwright/test/cli.js', 'test'],
    short: playwrightSelections.short,
    programs: ['Chromium', 'Liberation fonts', 'DejaVu fonts', 'Roboto fonts'],
    needsShop: true,
  },
};

const [name = '', ...rest] = Deno.args;
const part = parts[name];
if (!part) {
  throw new Error(`There is no part "${name}". Choose one of: ${Object.keys(parts).join(', ')}.`);
}
const isShort = rest.includes('--short');
const args = [...part.runner, ...(isShort ? part.short : []), ...rest.filter((arg) => arg !== '--short')];
await installMissingPrograms(part.programs);
const shop = part.needsShop ? await startShop() : undefined;
let code = 1;
try {
  const env = { ...shop?.environment, ...(isShort ? { TEST_TIER: 'short' } : {}) };
  ({ code } = await new Deno.Command('node', { args, env }).spawn().status);
} finally {
  if (shop) {
    await shop.stop();
    removeData(shop);
  }
}
process.exit(code);
