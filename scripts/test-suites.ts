export interface SuiteResult {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numTotalTestSuites: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly TestOutcome[];
  }[];
}

export interface TestOutcome {
  readonly title: string;
  readonly fullName: string;
  readonly status: string;
  readonly failureMessages: readonly string[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

async function run(
  args: string[],
  environment: Record<string, string>,
  output: 'inherit' | 'null' = 'inherit',
): Promise<boolean> {
  const { success } = await new Deno.Command('node', {
    args,
    env: environment,
    stdout: output,
    stderr: output,
  }).output();
  return success;
}

interface QuietReport {
  readonly success: boolean;
  readonly tests: readonly TestOutcome[];
  /** Why a file could not even be read. */
  readonly brokenFiles: readonly string[];
}

/** Runs Vitest without a word and gives what became of each test. */
export async function vitestReport(
  args: readonly string[],
  environment: Record<string, string>,
): Promise<QuietReport> {
  const report = await Deno.makeTempFile({ suffix: '.json' });
  const success = await run(
    ['node_modules/vitest/vitest.mjs', 'run', ...args, '--reporter=json', `--outputFile.json=${report}`],
    environment,
    'null',
  );
  const text = await Deno.readTextFile(report).catch(() => '');
  await Deno.remove(report).catch(() => undefined);
  const { testResults } = JSON.parse(text || '{"testResults":[]}') as VitestReport;
  return {
    success,
    tests: testResults.flatMap(({ assertionResults }) => assertionResults),
    brokenFiles: testResults
      .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
      .map(({ message }) => message ?? 'no reason given'),
  };
}

/** A file that could not even be read counts as one failure, so that it cannot pass unseen. */
export async function runVitest(
  name: string,
  projects: readonly string[],
  environment: Record<string, string> = {},
): Promise<SuiteResult> {
  const report = await Deno.makeTempFile({ suffix: '.json' });
  const success = await run(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    environment,
  );
  const text = await Deno.readTextFile(report).catch(() => '');
  if (text === '') {
    return { name, passed: 0, failed: 1 };
  }
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(text) as VitestReport;
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = numFailedTests + brokenFiles.length;
  return { name, passed: numPassedTests, failed: success ? failed : Math.max(failed, 1) };
}

export async function runPlaywright(
  name: string,
  environment: Record<string, string>,
  files: readonly string[] = [],
): Promise<SuiteResult> {
  const report = await Deno.makeTempFile({ suffix: '.json' });
  const success = await run(
    ['node_modules/@playwright/test/cli.js', 'test', ...files, '--reporter=dot,json'],
    {
      ...environment,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  );
  const text = await Deno.readTextFile(report).catch(() => '');
  if (text === '') {
    return { name, passed: 0, failed: 1 };
  }
  const { expected, unexpected, flaky } = (JSON.parse(text) as PlaywrightReport).stats;
  return { name, passed: expected + flaky, failed: success ? unexpected : Math.max(unexpected, 1) };
}
