import { stripVTControlCharacters } from 'node:util';

/** What the runners' JSON reports say, counted and put into words for the last lines of `npm test`. */

export interface TimedTest {
  readonly title: string;
  readonly milliseconds: number;
}

/** A test that failed, or failed first, with the first lines of the message. */
export interface Failure {
  readonly title: string;
  readonly message: readonly string[];
}

export interface SuiteResult {
  readonly name: string;
  /** Those that passed at the first try. */
  readonly passed: number;
  readonly failed: number;
  /** Those that failed first and passed when they were tried again: named, and counted as passed. */
  readonly flaky: readonly Failure[];
  readonly failures: readonly Failure[];
  readonly tests: readonly TimedTest[];
}

export interface TimedSuite extends SuiteResult {
  readonly milliseconds: number;
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
  failures: [{ title: name, message: ['the runner left no report'] }],
  tests: [],
});

/** The results of a suite that ran in parts. */
export const mergeResults = (name: string, parts: readonly SuiteResult[]): SuiteResult => ({
  name,
  passed: parts.reduce((sum, { passed }) => sum + passed, 0),
  failed: parts.reduce((sum, { failed }) => sum + failed, 0),
  flaky: parts.flatMap(({ flaky }) => flaky),
  failures: parts.flatMap(({ failures }) => failures),
  tests: parts.flatMap(({ tests }) => tests),
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
    ...brokenFiles.map(({ name: file, message }) => failureOf(fileName(file), message)),
    ...report.testResults.flatMap(({ name: file, assertionResults }) =>
      assertionResults
        .filter(isFailed)
        .map(({ fullName, failureMessages }) =>
          failureOf(`${fileName(file)}: ${fullName}`, failureMessages[0]),
        ),
    ),
  ];
  return {
    name,
    passed: report.numPassedTests,
    failed: success ? failed : Math.max(failed, 1),
    flaky: [],
    failures:
      success || failed > 0 ? failures : [failureOf(`${name}: an error outside of every test`, errorOutput)],
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
  const failuresOf = (outcome: 'flaky' | 'unexpected') =>
    tests.filter(({ status }) => status === outcome).map(({ title, message }) => failureOf(title, message));
  return {
    name,
    passed: expected,
    failed: success ? unexpected : Math.max(unexpected, 1),
    flaky: failuresOf('flaky'),
    failures: failuresOf('unexpected'),
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

/** Without the runners' colors and empty lines. */
const failureOf = (title: string, message = ''): Failure => ({
  title,
  message: stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, shownLines),
});

const fileName = (path: string) => path.split(/[/\\]/).at(-1) ?? path;

/** Every failure and every flaky test with its message: printed above the summary. */
export const failureDetails = (results: readonly SuiteResult[]): string[] =>
  results
    .flatMap(({ failures, flaky }) => [
      ...failures.map((failure) => ({ kind: 'Failed', ...failure })),
      ...flaky.map((failure) => ({ kind: 'Flaky', ...failure })),
    ])
    .flatMap(({ kind, title, message }) => [`${kind}: ${title}`, ...message.map((line) => `    ${line}`)]);

const shownSlowest = { files: 20, tests: 10 };

/** The last lines of `npm test`: failed tests, flaky tests, suites, the slowest files and tests and the sum, in this order. */
export function closingLines(results: readonly TimedSuite[]): string[] {
  const failures = results.flatMap((result) => result.failures);
  const flaky = results.flatMap((result) => result.flaky);
  const tests = results.flatMap((result) => result.tests);
  const sum = (count: (result: SuiteResult) => number) =>
    results.reduce((total, result) => total + count(result), 0);
  return [
    `Failed: ${sum(({ failed }) => failed)}`,
    ...failures.flatMap(({ title, message: [reason] }) => [
      `  ${title}`,
      ...(reason === undefined ? [] : [`      ${reason.trim()}`]),
    ]),
    `Flaky (failed, then passed at the second try): ${flaky.length}`,
    ...flaky.map(({ title }) => `  ${title}`),
    'Suites:',
    ...results.map(
      (result) =>
        `${inMinutes(result.milliseconds)}  ${result.name}: ${passedTests(result)} passed, ${result.failed} failed`,
    ),
    ...slowestLines('files', filesOf(tests)),
    ...slowestLines('tests', tests),
    `Total: ${sum(passedTests)} passed, ${sum(({ failed }) => failed)} failed`,
  ];
}

function slowestLines(kind: keyof typeof shownSlowest, timed: readonly TimedTest[]): string[] {
  const byTime = [...timed].sort((a, b) => b.milliseconds - a.milliseconds).slice(0, shownSlowest[kind]);
  const lines = byTime.map(
    ({ title, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${title}`,
  );
  return [`The slowest ${byTime.length} ${kind}:`, ...lines];
}

/** The time of each file's tests together; a test's title begins with its file. */
function filesOf(tests: readonly TimedTest[]): TimedTest[] {
  const files = new Map<string, number>();
  for (const { title, milliseconds } of tests) {
    const file = title.split(': ')[0] ?? title;
    files.set(file, (files.get(file) ?? 0) + milliseconds);
  }
  return [...files].map(([title, milliseconds]) => ({ title, milliseconds }));
}

export const inMinutes = (milliseconds: number) => `${(milliseconds / 60_000).toFixed(1).padStart(6)} min`;

const passedTests = ({ passed, flaky }: SuiteResult) => passed + flaky.length;
