import {
  brokenSuite,
  mergeResults,
  readPlaywrightReport,
  readVitestReport,
  type PlaywrightReport,
  type SuiteResult,
  type TestOutcome,
  type VitestReport,
} from './test-report.ts';
import { selectionOf, type Suite, type Tier } from './test-tiers.ts';

interface RunResult {
  readonly success: boolean;
  readonly errorOutput: string;
}

/** Shows what the runner prints, unless it is to run without a word, and keeps what it printed as errors. */
async function run(
  args: string[],
  environment: Record<string, string>,
  output: 'inherit' | 'null' = 'inherit',
): Promise<RunResult> {
  const runner = new Deno.Command('node', {
    args,
    env: environment,
    stdout: output,
    stderr: 'piped',
  }).spawn();
  let errorOutput = '';
  for await (const text of runner.stderr.pipeThrough(new TextDecoderStream())) {
    errorOutput += text;
    if (output === 'inherit') await Deno.stderr.write(new TextEncoder().encode(text));
  }
  return { success: (await runner.status).success, errorOutput };
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
  const { success } = await run(
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

/** One run with a share of the files for each environment, at the same time. */
export async function runVitest(
  suite: Suite,
  tier: Tier,
  environments: readonly Readonly<Record<string, string>>[],
): Promise<SuiteResult> {
  const parts = environments.map((environment, index) =>
    runShare(suite, tier, environment, `${String(index + 1)}/${String(environments.length)}`),
  );
  return mergeResults(suite.name, await Promise.all(parts));
}

async function runShare(
  suite: Suite,
  tier: Tier,
  environment: Readonly<Record<string, string>>,
  share: string,
): Promise<SuiteResult> {
  const report = await Deno.makeTempFile({ suffix: '.json' });
  const { success, errorOutput } = await run(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...suite.projects.flatMap((project) => ['--project', project]),
      ...selectionOf(suite, tier),
      `--shard=${share}`,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    environment,
  );
  const text = await Deno.readTextFile(report).catch(() => '');
  if (text === '') return brokenSuite(suite.name);
  const unhandled = errorOutput.slice(Math.max(errorOutput.indexOf('Unhandled'), 0));
  return readVitestReport(suite.name, success, JSON.parse(text) as VitestReport, unhandled);
}

/** One worker for each shop. */
export async function runPlaywright(
  name: string,
  args: readonly string[],
  shops: readonly Readonly<Record<string, string>>[],
): Promise<SuiteResult> {
  const report = await Deno.makeTempFile({ suffix: '.json' });
  const { success } = await run(
    ['node_modules/@playwright/test/cli.js', 'test', ...args, '--reporter=dot,json'],
    { TEST_SHOPS: JSON.stringify(shops), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  );
  const text = await Deno.readTextFile(report).catch(() => '');
  return text === ''
    ? brokenSuite(name)
    : readPlaywrightReport(name, success, JSON.parse(text) as PlaywrightReport);
}
