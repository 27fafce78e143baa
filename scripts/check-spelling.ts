/** Names each British spelling in the text of the repository as `file:line: word`; exit code 1 when there is one. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { britishWords } from './spelling/british-words.ts';

/** Migrations that have landed never change, and the list and its test are the words themselves. */
const kept =
  /^(?:package-lock\.json|LICENSE|supabase\/migrations\/.*|scripts\/spelling\/.*)$|\.(?:png|ttf|woff2)$/;

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => path !== '' && !kept.test(path));
const problems = files.flatMap((path) =>
  [path, ...readFileSync(path, 'utf8').split('\n')].flatMap((line, number) =>
    britishWords(line).map((word) => `${path}:${number}: ${word}`),
  ),
);
for (const problem of problems) console.log(problem);
console.log(`${files.length} files read, ${problems.length} British spellings found`);
process.exit(problems.length > 0 ? 1 : 0);
