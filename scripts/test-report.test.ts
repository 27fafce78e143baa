import { expect, it } from 'vitest';
import {
  brokenSuite,
  closingLines,
  failureDetails,
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
          tests: [
            {
              status: 'flaky',
              results: [{ duration: 30_000, error: { message: 'Too late' } }, { duration: 2000 }],
            },
          ],
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

const timed = <Result extends object>(result: Result, minutes: number) => ({
  ...result,
  milliseconds: minutes * 60_000,
});

it('tells a browser test that passed only at the second try from one that failed', () => {
  expect(browser(suite, 1)).toMatchObject({
    passed: 1,
    failed: 1,
    flaky: [{ title: 'sale.spec.ts: a refund shakes', message: ['Too late'] }],
    failures: [{ title: 'sale.spec.ts: is red', message: ['Error: no button'] }],
  });
});

it('ends with failed tests, flaky tests, suites, slow files and tests and the sum, a flaky test counted as passed', () => {
  expect(closingLines([timed(units, 2), timed(browser(suite, 1), 5.25)])).toEqual([
    'Failed: 1',
    '  sale.spec.ts: is red',
    '      Error: no button',
    'Flaky (failed, then passed at the second try): 1',
    '  sale.spec.ts: a refund shakes',
    'Suites:',
    '   2.0 min  units: 2 passed, 0 failed',
    '   5.3 min  browser: 2 passed, 1 failed',
    'The slowest 2 files:',
    '   33.5 s  sale.spec.ts',
    '    0.4 s  format.test.ts',
    'The slowest 5 tests:',
    '   32.0 s  sale.spec.ts: a refund shakes',
    '    1.5 s  sale.spec.ts: is steady',
    '    0.4 s  format.test.ts: money a',
    '    0.0 s  sale.spec.ts: is red',
    '    0.0 s  format.test.ts: money b',
    'Total: 4 passed, 1 failed',
  ]);
});

it('shows what failed and what was flaky with its message', () => {
  expect(failureDetails([units, browser(suite, 1)])).toEqual([
    'Failed: sale.spec.ts: is red',
    '    Error: no button',
    'Flaky: sale.spec.ts: a refund shakes',
    '    Too late',
  ]);
});

it('prints the slowest ten, every try of a test counted', () => {
  const many = {
    ...units,
    tests: Array.from({ length: 30 }, (_, index) => ({ title: `t${index}`, milliseconds: index * 100 })),
  };
  const lines = closingLines([timed(many, 1), timed(browser(suite, 1), 1)]);
  expect(lines.slice(lines.indexOf('The slowest 10 tests:') + 1, -1)).toHaveLength(10);
  expect(lines.at(-2)).toBe('    2.1 s  t21');
});

it('counts a file that cannot be read, and a runner without a report, as a failure', () => {
  const broken = readVitestReport('units', false, {
    numPassedTests: 0,
    numFailedTests: 0,
    testResults: [
      { name: 'x.test.ts', status: 'failed', message: 'Timeout in a hook', assertionResults: [] },
    ],
  });
  expect(broken).toMatchObject({
    failed: 1,
    failures: [{ title: 'x.test.ts', message: ['Timeout in a hook'] }],
  });
  expect(closingLines([timed(broken, 1), timed(brokenSuite('browser'), 1)]).at(-1)).toBe(
    'Total: 0 passed, 2 failed',
  );
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
    {
      title: 'units: an error outside of every test',
      message: ['Unhandled Errors', 'ReferenceError: window is not defined'],
    },
  ]);
});
