/**
 * Reads every template, starter pack file, article and post and prints each mistake as `file:line: message`; exit code 1
 * when there is one. `deno run -A scripts/content-check.ts [folder or file ...]` reads only those templates.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import process from 'node:process';
import { checkTemplate } from '../supabase/functions/_shared/documents/check-template.ts';
import { checkTextFiles } from './content/check-text-files.ts';

const roots = process.argv.length > 2 ? process.argv.slice(2) : ['content/templates', 'content/starter-pack'];

function markdownFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return path.endsWith('.md') ? [path] : [];
  return readdirSync(path)
    .sort()
    .flatMap((name) => markdownFiles(`${path}/${name}`));
}

const files = roots.flatMap(markdownFiles).filter((path) => !path.endsWith('/README.md'));
const problems = files.flatMap((path) => checkTemplate(readFileSync(path, 'utf8'), path));
const texts = process.argv.length > 2 ? { count: 0, problems: [] } : checkTextFiles('content');
problems.push(...texts.problems);
for (const problem of problems) console.log(`${problem.path}:${problem.line}: ${problem.message}`);
console.log(`${files.length + texts.count} files read, ${problems.length} problems found`);
process.exit(problems.length > 0 || files.length === 0 ? 1 : 0);
