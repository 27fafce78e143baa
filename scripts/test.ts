/**
 * `npm test`: everything, on a machine where nothing was installed by hand. Installs Chromium, PostgreSQL and the document
 * readers with the system's package manager where they are missing, runs the suites one after the other, and ends with one
 * line that counts them all.
 */
import process from 'node:process';
import { installMissingPrograms } from './install-programs.ts';
import { runPlaywright, runVitest, type SuiteResult } from './test-suites.ts';
import { removeData, startShop } from '../tests/support/shop-process.ts';

await installMissingPrograms();

const results: SuiteResult[] = [];
results.push(await runVitest('unit and component tests', ['site', 'functions-units']));
results.push(await runVitest('documents', ['documents']));
results.push(await runVitest('database', ['database']));

const shop = await startShop();
try {
  results.push(await runVitest('functions over HTTP', ['functions'], shop.environment));
  results.push(await runPlaywright('browser', shop.environment));
} finally {
  await shop.stop();
  removeData(shop);
}

const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
for (const { name, passed: right, failed: wrong } of results) {
  console.log(`${name}: ${right} passed, ${wrong} failed`);
}
console.log(`Total: ${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
