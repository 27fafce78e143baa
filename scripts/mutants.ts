/**
 * `npm run test:mutants`: brings in weaknesses, one after the other, and looks whether the test that is named for it
 * notices. Weaknesses of the database are seeded in a database of their own, weaknesses of the code while it is read; no
 * file changes. Prints a table; a weakness that nobody notices fails. `--short` asks only the tests of the short tier. The probes
 * that look for weaknesses of the database all belong to it (tests/database/attack/attack.test.ts). Words choose weaknesses by a part of
 * their name, module or test; `database` those of the database.
 */
import process from 'node:process';
import type { CodeMutant } from './mutants/code-mutant.ts';
import { codeMutants } from './mutants/code-mutants.ts';
import { printTable } from './prove/print-table.ts';
import { vitestReport } from './test-suites.ts';
import { selectionOf, suites } from './test-tiers.ts';

interface Outcome {
  readonly name: string;
  readonly caughtBy: string;
  readonly isCaught: boolean;
}

const tier = Deno.args.includes('--short') ? 'short' : 'full';
const words = Deno.args.filter((arg) => !arg.startsWith('--'));
const chosen = codeMutants.filter(
  ({ name, module, testFile }) =>
    words.length === 0 || words.some((word) => [name, module, testFile].some((text) => text.includes(word))),
);
const asksDatabase = words.length === 0 || words.includes('database');
const selection = [
  ...[...suites.unit.projects, ...suites.database.projects].flatMap((name) => ['--project', name]),
  ...selectionOf(suites.unit, tier),
];

async function databaseOutcomes(): Promise<Outcome[]> {
  const files = ['mutants.test.ts', 'strangers-mutants.test.ts'].map(
    (name) => `tests/database/attack/${name}`,
  );
  const report = await vitestReport(['--project', 'database', ...files], { ALL_MUTANTS: '1' });
  return report.tests
    .filter(({ title }) => title.includes(' | '))
    .map(({ title, status }) => {
      const [name = '', caughtBy = ''] = title.split(' | ');
      return { name, caughtBy: `probe ${caughtBy}`, isCaught: status === 'passed' };
    })
    .concat(
      report.tests
        .filter(({ title }) => !title.includes(' | '))
        .map(({ title, status }) => ({
          name: `(${title})`,
          caughtBy: 'all probes',
          isCaught: status === 'passed',
        })),
    );
}

async function codeOutcome(mutant: CodeMutant): Promise<Outcome> {
  const { tests } = await vitestReport([...selection, mutant.testFile], { SEEDED_WEAKNESS: mutant.name });
  const caught = tests.find(
    ({ fullName, status }) => status === 'failed' && fullName.includes(mutant.caughtBy),
  );
  // So that a run that is broken off has said something.
  console.log(`${caught ? 'caught' : 'SURVIVED'}: ${mutant.name}`);
  return {
    name: mutant.name,
    caughtBy: caught?.fullName.trim() ?? mutant.caughtBy,
    isCaught: caught !== undefined,
  };
}

/** A test that fails anyway catches nothing. */
async function refuseFailingTests(): Promise<void> {
  const files = [...new Set(chosen.map(({ testFile }) => testFile))];
  const { tests, success } = await vitestReport([...selection, ...files], {});
  const missing = chosen
    .filter(({ caughtBy }) => !tests.some(({ fullName }) => fullName.includes(caughtBy)))
    .map(({ caughtBy }) => `missing: ${caughtBy}`);
  const failed = tests
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => `fails: ${fullName}`);
  if (!success || missing.length > 0) {
    throw new Error(['Without a weakness the tests must pass and exist.', ...missing, ...failed].join('\n'));
  }
}

const outcomes = asksDatabase ? await databaseOutcomes() : [];
if (chosen.length > 0) await refuseFailingTests();
for (const mutant of chosen) {
  outcomes.push(await codeOutcome(mutant));
}
const survivors = outcomes.filter(({ isCaught }) => !isCaught);
printTable(
  ['Weakness', 'Noticed by', ''],
  outcomes.map(({ name, caughtBy, isCaught }) => [name, caughtBy, isCaught ? 'caught' : 'SURVIVED']),
);
const seeded = outcomes.filter(({ name }) => !name.startsWith('('));
console.log(`${seeded.length} weaknesses, ${survivors.length} survived`);
process.exit(survivors.length === 0 && seeded.length >= (words.length > 0 ? 1 : 40) ? 0 : 1);
