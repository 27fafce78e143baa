import { stripVTControlCharacters } from 'node:util';

/** What the runners' JSON reports say, counted and put into words for the last lines of `npm test`. */

export interface TimedTest {
  readonly title: string;
  readonly milliseconds: number;
}

export interface SuiteResult {
  readonly name: string;
  /** Those that passed at the first try. */
  readonly passed: number;
  readonly failed: number;
  /** Titles of those that failed first and passed when they were tried again. */
  readonly flaky: readonly string[];
  /** What failed, each with the first lines of its message. */
  readonly failures: readonly string[];
  readonly tests: readonly TimedTest[];
  /** Every outcome that the runner reported, skipped ones included; Vitest only. */
  readonly outcomes?: readonly TestOutcome[];
}

export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly TestOutcome[];
  }[];
}

export interface TestOutcome {
  readonly title: string;
  readonly fullName: string;
  readonly status: string;
  readonly duration?: number | null;
  readonly tags?: readonly string[];
  readonly failureMessages: readonly string[];
}

export interface PlaywrightSuite {
  readonly title: string;
  readonly file?: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly {
        readonly duration: number;
        readonly error?: { readonly message?: string };
      }[];
    }[];
  }[];
}

export interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number };
  readonly suites: readonly PlaywrightSuite[];
}

/** A runner that left no report has failed, whatever it was about. */
export const brokenSuite = (name: string): SuiteResult => ({
  name,
  passed: 0,
  failed: 1,
  flaky: [],
  failures: [`${name}: the runner left no report`],
  tests: [],
});

const isFailed = ({ status }: TestOutcome) => status === 'failed';

/**
 * A file that could not even be read, or whose hook failed, counts as one failure, so that it cannot pass unseen; so does an error outside of every
 * test, which only the runner's error output tells.
 */
export function readVitestReport(
  name: string,
  success: boolean,
  report: VitestReport,
  errorOutput = '',
): SuiteResult {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some(isFailed),
  );
  const failed = report.numFailedTests + brokenFiles.length;
  const failures = [
    ...brokenFiles.map(({ name: file, message }) => failureText(fileName(file), message)),
    ...report.testResults.flatMap(({ name: file, assertionResults }) =>
      assertionResults
        .filter(isFailed)
        .map(({ fullName, failureMessages }) =>
          failureText(`${fileName(file)}: ${fullName}`, failureMessages[0]),
        ),
    ),
  ];
  return {
    name,
    passed: report.numPassedTests,
    failed: success ? failed : Math.max(failed, 1),
    flaky: [],
    failures:
      success || failed > 0
        ? failures
        : [failureText(`${name}: an error outside of every test`, errorOutput)],
    outcomes: report.testResults.flatMap(({ assertionResults }) => assertionResults),
    tests: report.testResults.flatMap(({ name: file, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        title: `${fileName(file)}: ${fullName}`,
        milliseconds: duration ?? 0,
      })),
    ),
  };
}

export function readPlaywrightReport(name: string, success: boolean, report: PlaywrightReport): SuiteResult {
  const tests = report.suites.flatMap((suite) => testsIn(suite, []));
  const { expected, unexpected } = report.stats;
  return {
    name,
    passed: expected,
    failed: success ? unexpected : Math.max(unexpected, 1),
    flaky: tests.filter(({ status }) => status === 'flaky').map(({ title }) => title),
    failures: tests
      .filter(({ status }) => status === 'flaky' || status === 'unexpected')
      .map(({ title, message }) => failureText(title, message)),
    tests,
  };
}

interface BrowserTest extends TimedTest {
  readonly status: string;
  /** Of the first try. */
  readonly message: string | undefined;
}

/** The outermost suite of a file is the file. */
function testsIn(suite: PlaywrightSuite, above: readonly string[]): BrowserTest[] {
  const titles = [...above, suite.title];
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      title: `${fileName(titles[0] ?? '')}: ${[...titles.slice(1), title].join(' ')}`,
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
      status,
      message: results[0]?.error?.message,
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsIn(inner, titles))];
}

const shownLines = 12;

/** The title, and below it the start of the message, without the runners' colors. */
function failureText(title: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, shownLines);
  return [title, ...lines.map((line) => `    ${line}`)].join('\n');
}

const fileName = (path: string) => path.split(/[/\\]/).at(-1) ?? path;

/** On a machine of one's own a flaky test is told and passes; where changes land it has to be made steady. */
export function countedFailures({ failed, flaky }: SuiteResult, failsOnFlaky: boolean): number {
  return failsOnFlaky ? failed + flaky.length : failed;
}

const slowest = 20;

/** The last lines of `npm test`, the sum of all in the very last one. */
export function closingLines(results: readonly SuiteResult[], failsOnFlaky: boolean): string[] {
  const flaky = results.flatMap((result) => result.flaky);
  const byTime = results
    .flatMap(({ tests }) => tests)
    .sort((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, slowest);
  const counted = results.map((result) => {
    const failed = countedFailures(result, failsOnFlaky);
    // A flaky test is counted once: as passed, or as failed.
    return { ...result, failed, passed: result.passed + result.flaky.length - (failed - result.failed) };
  });
  const sum = (count: 'passed' | 'failed') => counted.reduce((total, result) => total + result[count], 0);
  return [
    `The slowest ${byTime.length} tests:`,
    ...byTime.map(({ title, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${title}`),
    `Flaky (failed, then passed at the second try): ${flaky.length}`,
    ...flaky.map((title) => `  ${title}`),
    ...results.flatMap(({ failures }) => failures.map((failure) => `Failure: ${failure}`)),
    ...counted.map(
      ({ name, passed, failed, flaky: { length } }) =>
        `${name}: ${passed} passed, ${failed} failed${length > 0 ? `, ${length} of them flaky` : ''}`,
    ),
    `Total: ${sum('passed')} passed, ${sum('failed')} failed`,
  ];
}
