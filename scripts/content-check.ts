/**
 * Reads every template and starter pack file and prints each mistake as `file:line: message`; exit code 1 when there is
 * one. `deno run -A scripts/content-check.ts [folder or file ...]`, by default content/templates and content/starter-pack.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import process from 'node:process';
import { checkTemplate } from '../supabase/functions/_shared/documents/check-template.ts';

const roots = process.argv.length > 2 ? process.argv.slice(2) : ['content/templates', 'content/starter-pack'];

function markdownFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return path.endsWith('.md') ? [path] : [];
  return readdirSync(path)
    .sort()
    .flatMap((name) => markdownFiles(`${path}/${name}`));
}

const files = roots.flatMap(markdownFiles).filter((path) => !path.endsWith('/README.md'));
const problems = files.flatMap((path) => checkTemplate(readFileSync(path, 'utf8'), path));
for (const problem of problems) console.log(`${problem.path}:${problem.line}: ${problem.message}`);
console.log(`${files.length} files read, ${problems.length} problems found`);
process.exit(problems.length > 0 || files.length === 0 ? 1 : 0);
