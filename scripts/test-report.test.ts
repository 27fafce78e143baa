import { expect, it } from 'vitest';
import {
  brokenSuite,
  closingLines,
  countedFailures,
  readPlaywrightReport,
  readVitestReport,
  type PlaywrightSuite,
} from './test-report.ts';

/** As `--reporter=json` of Playwright writes it. */
const suite: PlaywrightSuite = {
  title: 'sale.spec.ts',
  file: 'sale.spec.ts',
  specs: [
    { title: 'is steady', tests: [{ status: 'expected', results: [{ duration: 1500 }] }] },
    {
      title: 'is red',
      tests: [
        {
          status: 'unexpected',
          results: [
            { duration: 9, error: { message: '\u001b[31mError: no button\u001b[0m' } },
            { duration: 9 },
          ],
        },
      ],
    },
  ],
  suites: [
    {
      title: 'a refund',
      specs: [
        {
          title: 'shakes',
          tests: [{ status: 'flaky', results: [{ duration: 30_000 }, { duration: 2000 }] }],
        },
      ],
    },
  ],
};
const browser = (specs: PlaywrightSuite, unexpected: number) =>
  readPlaywrightReport('browser', unexpected === 0, { stats: { expected: 1, unexpected }, suites: [specs] });
const units = readVitestReport('units', true, {
  numPassedTests: 2,
  numFailedTests: 0,
  testResults: [
    {
      name: '/home/ann/shop/src/lib/text/format.test.ts',
      status: 'passed',
      assertionResults: [
        { title: 'a', fullName: 'money a', status: 'passed', duration: 400, failureMessages: [] },
        { title: 'b', fullName: 'money b', status: 'passed', failureMessages: [] },
      ],
    },
  ],
});

it('names a browser test that passed only at the second try', () => {
  expect(browser(suite, 1)).toMatchObject({
    passed: 1,
    failed: 1,
    flaky: ['sale.spec.ts: a refund shakes'],
    failures: ['sale.spec.ts: is red\n    Error: no button', 'sale.spec.ts: a refund shakes'],
  });
});

it('counts a flaky test as passed on a machine of one’s own and as failed where changes land', () => {
  const { suites, ...steady } = suite;
  const result = browser({ ...steady, specs: steady.specs?.slice(0, 1) ?? [], suites: suites ?? [] }, 0);
  expect(countedFailures(result, false)).toBe(0);
  expect(countedFailures(result, true)).toBe(1);
  const lines = closingLines([units, result], false);
  expect(lines.slice(-6)).toEqual([
    'Flaky (failed, then passed at the second try): 1',
    '  sale.spec.ts: a refund shakes',
    'Failure: sale.spec.ts: a refund shakes',
    'units: 2 passed, 0 failed',
    'browser: 2 passed, 0 failed, 1 of them flaky',
    'Total: 4 passed, 0 failed',
  ]);
  expect(closingLines([units, result], true).slice(-2)).toEqual([
    'browser: 1 passed, 1 failed, 1 of them flaky',
    'Total: 3 passed, 1 failed',
  ]);
});

it('prints the slowest twenty, every try of a test counted', () => {
  const many = {
    ...units,
    tests: Array.from({ length: 30 }, (_, index) => ({ title: `t${index}`, milliseconds: index * 100 })),
  };
  const lines = closingLines([many, browser(suite, 1)], false);
  expect(lines[0]).toBe('The slowest 20 tests:');
  expect(lines[1]).toBe('   32.0 s  sale.spec.ts: a refund shakes');
  expect(lines[2]).toBe('    2.9 s  t29');
  expect(lines[21]).toMatch(/^Flaky/);
});

it('counts a file that cannot be read, and a runner without a report, as a failure', () => {
  const broken = readVitestReport('units', false, {
    numPassedTests: 0,
    numFailedTests: 0,
    testResults: [
      { name: 'x.test.ts', status: 'failed', message: 'Timeout in a hook', assertionResults: [] },
    ],
  });
  expect(broken).toMatchObject({ failed: 1, failures: ['x.test.ts\n    Timeout in a hook'] });
  expect(closingLines([broken, brokenSuite('browser')], false).at(-1)).toBe('Total: 0 passed, 2 failed');
});

it('tells the error that no test caused', () => {
  const noTests = { numPassedTests: 0, numFailedTests: 0, testResults: [] };
  const result = readVitestReport(
    'units',
    false,
    noTests,
    'Unhandled Errors\n\nReferenceError: window is not defined',
  );
  expect(result.failed).toBe(1);
  expect(result.failures).toEqual([
    'units: an error outside of every test\n    Unhandled Errors\n    ReferenceError: window is not defined',
  ]);
});
