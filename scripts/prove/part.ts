import { vitestReport } from '../test-suites.ts';

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
  /** Why it cannot run on this machine. */
  skip?(): string | null;
  run(shop: Environment): Promise<readonly Row[]>;
}

interface Proof {
  readonly goal: string;
  readonly figure: string;
  readonly files: readonly string[];
  readonly environment?: () => Environment;
}

/** A goal that tests prove: all of them must pass, none may be missing or left out. */
async function proven(project: string, proof: Proof, shop: Environment): Promise<Row> {
  const { goal, figure, files, environment } = proof;
  const { success, tests } = await vitestReport(['--project', project, ...files], {
    ...shop,
    ...environment?.(),
  });
  const passed = tests.filter(({ status }) => status === 'passed').length;
  for (const { fullName } of tests.filter(({ status }) => status === 'failed')) {
    console.log(`  failed: ${fullName.trim()}`);
  }
  return {
    goal,
    figure,
    measured: `${passed} of ${tests.length} tests`,
    holds: success && tests.length > 0 && passed === tests.length ? 'yes' : 'NO',
  };
}

/** Tests of one project of Vitest, a row for each goal. */
export function tested(
  name: string,
  project: 'database' | 'functions',
  proofs: readonly Proof[],
  skip: () => string | null = () => null,
): Part {
  return {
    name,
    needsShop: project === 'functions',
    skip,
    async run(shop) {
      const rows: Row[] = [];
      for (const proof of proofs) rows.push(await proven(project, proof, shop));
      return rows;
    },
  };
}

const figureLine = /^ {2}(met|MISSED) +(.+): (\S+ .*?) \(((?:at most|at least|exactly) .+)\)$/;

async function output(command: string, args: readonly string[]): Promise<{ text: string; success: boolean }> {
  const { stdout, success } = await new Deno.Command(command, {
    args: [...args],
    stdout: 'piped',
    stderr: 'inherit',
  }).output();
  return { text: new TextDecoder().decode(stdout), success };
}

/** A benchmark of package.json: every figure that it prints becomes a row. */
export function benchmark(script: string, options: readonly string[]): Part {
  return {
    name: [script, ...options].join(' '),
    async run() {
      const { text, success } = await output('npm', ['run', '--silent', script, '--', ...options]);
      const rows = text.split('\n').flatMap((line): Row[] => {
        const [, state, name = '', measured = '', figure = ''] = figureLine.exec(line) ?? [];
        return state === undefined
          ? []
          : [{ goal: name, figure, measured, holds: state === 'met' ? 'yes' : 'NO' }];
      });
      const silent: Row = {
        goal: script,
        figure: 'runs to its end',
        measured: 'broke off',
        holds: 'NO',
      };
      const isBroken = rows.length === 0 || (!success && rows.every(({ holds }) => holds === 'yes'));
      return isBroken ? [...rows, silent] : rows;
    },
  };
}

/** A command that ends well or not; its last line is what was measured. */
export function command(goal: string, figure: string, script: string): Part {
  return {
    name: script,
    async run() {
      const { text, success } = await output('npm', ['run', '--silent', script]);
      const measured = text.trim().split('\n').at(-1) ?? '';
      return [{ goal, figure, measured, holds: success ? 'yes' : 'NO' }];
    },
  };
}
