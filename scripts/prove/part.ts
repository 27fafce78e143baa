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
  const measured = `${passed} of ${tests.length} tests`;
  console.log(`  ${goal}: ${measured}`);
  return {
    goal,
    figure,
    measured,
    holds: success && tests.length > 0 && passed === tests.length ? 'yes' : 'NO',
  };
}

/** Tests of one project of Vitest, a row for each goal. */
export function tested(
  name: string,
  project: 'database' | 'functions' | 'storms',
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

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? '';

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
      // A benchmark that words its figures in another way says in its last line whether they are met.
      const whole: Row = {
        goal: script,
        figure: 'all of its figures',
        measured: lastLine(text),
        holds: success ? 'yes' : 'NO',
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
      const { text, success } = await output('npm', ['run', '--silent', script]);
      return [{ goal, figure, measured: lastLine(text), holds: success ? 'yes' : 'NO' }];
    },
  };
}
