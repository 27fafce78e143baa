/**
 * `npm run tiers`: every test file is found by the runner of exactly one suite of the table in test-tiers.ts, so that no test is
 * left out unseen. Exit code 1 names the others.
 */
import process from 'node:process';
import { relative } from 'node:path';
import { suites, type Suite } from './test-tiers.ts';

async function print(program: string, args: readonly string[]): Promise<string> {
  const { success, stdout, stderr } = await new Deno.Command(program, { args: [...args] }).output();
  if (!success) throw new Error(new TextDecoder().decode(stderr));
  return new TextDecoder().decode(stdout);
}

const all: readonly Suite[] = Object.values(suites);
const projects = new Set(all.flatMap((suite) => suite.projects));

const [written, vitestFiles, playwrightFiles] = await Promise.all([
  print('git', [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '*.test.ts',
    '*.test.tsx',
    '*.spec.ts',
  ]),
  print('node', ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', '--json']),
  print('node', ['node_modules/@playwright/test/cli.js', 'test', '--list', '--reporter=json']),
]);
const found = [
  ...(JSON.parse(vitestFiles) as { file: string; projectName: string }[])
    .filter(({ projectName }) => projects.has(projectName))
    .map(({ file }) => relative(process.cwd(), file)),
  ...(JSON.parse(playwrightFiles) as { suites: { file: string }[] }).suites.map(
    ({ file }) => `tests/e2e/${file}`,
  ),
];

const problems = written
  .trim()
  .split('\n')
  .map((file) => ({ file, times: found.filter((each) => each === file).length }))
  .filter(({ times }) => times !== 1);
for (const { file, times } of problems) console.error(`${file}: in ${times} suites of scripts/test-tiers.ts`);
console.log(`${found.length} test files, ${problems.length} not in exactly one suite`);
process.exit(problems.length === 0 ? 0 : 1);
