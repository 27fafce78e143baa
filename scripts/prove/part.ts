import type { TestOutcome } from '../test-report.ts';
import { runPlaywright, vitestReport } from '../test-suites.ts';
import { runProgram, type Patience } from './run-program.ts';

export interface Row {
  readonly goal: string;
  readonly figure: string;
  readonly measured: string;
  readonly holds: 'yes' | 'NO' | 'skipped';
}

/** Where a running test shop is found; empty where the tests start what they need. */
export type Environment = Readonly<Record<string, string>>;

export interface Part {
  readonly name: string;
  readonly needsShop?: boolean;
  /** The tests that it runs. */
  readonly files?: readonly string[];
  /** Why it cannot run on this machine. */
  skip?(): string | null;
  run(shop: Environment): Promise<readonly Row[]>;
}

interface Proof {
  readonly goal: string;
  readonly figure: string;
  readonly files: readonly string[];
  readonly environment?: () => Environment;
  /** Shown in a row of its own; not every machine can try it. */
  readonly apart?: {
    readonly title: string;
    readonly goal: string;
    readonly figure: string;
    readonly without: string;
  };
}

function rowApart(
  { title, goal, figure, without }: NonNullable<Proof['apart']>,
  tests: readonly TestOutcome[],
): Row {
  const status = tests.find((test) => test.title.includes(title))?.status;
  if (status !== 'passed' && status !== 'failed')
    return { goal, figure, measured: without, holds: 'skipped' };
  const holds = status === 'passed' ? 'yes' : 'NO';
  return { goal, figure, measured: `${status === 'passed' ? 1 : 0} of 1 tests`, holds };
}

/** A message may hold a shop's whole output: what went wrong is at its start and at its end. */
const shortened = (message: string) =>
  message.length <= 3000 ? message : `${message.slice(0, 600)}\n  …\n${message.slice(-2400)}`;

/** A goal that tests prove: all of them must pass. One that its function gives nothing to ask of (`runIf`) does not count. */
async function proven(project: string, proof: Proof, shop: Environment): Promise<Row[]> {
  const { goal, figure, files, environment, apart } = proof;
  const { success, tests, brokenFiles } = await vitestReport(['--project', project, ...files], {
    ...shop,
    ...environment?.(),
  });
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const asked = tests.filter(({ status }) => status === 'passed' || status === 'failed').length;
  for (const { fullName, failureMessages } of tests.filter(({ status }) => status === 'failed')) {
    console.log(`  failed: ${fullName.trim()}\n${failureMessages.map(shortened).join('\n')}`);
  }
  brokenFiles.forEach((message) => console.log(`  could not run: ${shortened(message)}`));
  const measured = `${passed} of ${asked} tests`;
  console.log(`  ${goal}: ${measured}`);
  const holds = success && asked > 0 && passed === asked ? 'yes' : 'NO';
  return [{ goal, figure, measured, holds }, ...(apart ? [rowApart(apart, tests)] : [])];
}

/** Tests of one project of Vitest, a row for each goal. */
export function tested(
  name: string,
  project: 'site' | 'functions-units' | 'database' | 'functions' | 'load',
  proofs: readonly Proof[],
  skip: () => string | null = () => null,
): Part {
  return {
    name,
    needsShop: project === 'functions',
    files: proofs.flatMap(({ files }) => files),
    skip,
    async run(shop) {
      const rows: Row[] = [];
      for (const proof of proofs) rows.push(...(await proven(project, proof, shop)));
      return rows;
    },
  };
}

/** Tests in a browser against a shop. */
export function tried(
  goal: string,
  figure: string,
  files: readonly string[],
  skip: () => string | null,
  environment: Environment = {},
): Part {
  return {
    name: goal,
    needsShop: true,
    files,
    skip,
    async run(shop) {
      const result = await runPlaywright(goal, files, [{ ...shop, ...environment }]);
      const again = result.flaky.length;
      const passed = result.passed + again;
      const measured = `${passed} of ${passed + result.failed} tests${again > 0 ? `, ${again} at the second try` : ''}`;
      return [{ goal, figure, measured, holds: passed > 0 && result.failed === 0 ? 'yes' : 'NO' }];
    },
  };
}

const figureLine = /^ {2}(met|MISSED) +(.+): (\S+ .*?) \(((?:at most|at least|exactly) .+)\)$/;

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? '';

/** A benchmark of package.json: every figure that it prints becomes a row. */
export function benchmark(script: string, options: readonly string[], patience?: Patience): Part {
  return {
    name: [script, ...options].join(' '),
    async run() {
      const { text, success } = await runProgram(
        'npm',
        ['run', '--silent', script, '--', ...options],
        patience,
      );
      const rows = text.split('\n').flatMap((line): Row[] => {
        const [, state, name = '', measured = '', figure = ''] = figureLine.exec(line) ?? [];
        return state === undefined
          ? []
          : [{ goal: name, figure, measured: measured.trim(), holds: state === 'met' ? 'yes' : 'NO' }];
      });
      // One that broke off before its figures, or broke after them, must not look as if it had held.
      const whole: Row = {
        goal: script,
        figure: 'runs to its end',
        measured: lastLine(text),
        holds: 'NO',
      };
      const isTold = success ? rows.length > 0 : rows.some(({ holds }) => holds === 'NO');
      return isTold ? rows : [...rows, whole];
    },
  };
}

/** A command that ends well or not; its last line is what was measured. */
export function command(goal: string, figure: string, script: string): Part {
  return {
    name: script,
    async run() {
      const { text, success } = await runProgram('npm', ['run', '--silent', script]);
      return [{ goal, figure, measured: lastLine(text), holds: success ? 'yes' : 'NO' }];
    },
  };
}
