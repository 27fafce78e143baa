/**
 * Reads every template, starter pack file, article and post, and in all of them the sentences about law, and prints each
 * mistake as `file:line: message`; exit code 1 when there is one. `deno run -A scripts/content-check.ts [folder or file ...]`
 * reads only those templates.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import process from 'node:process';
import { checkLawFigures, LawExamples } from './content/check-law.ts';
import { checkTemplate } from '../supabase/functions/_shared/documents/check-template.ts';
import { checkTextFiles } from './content/check-text-files.ts';

const asked = process.argv.slice(2);
const documents = asked.length > 0 ? asked : ['content/templates', 'content/starter-pack'];
const articles = asked.length > 0 ? [] : ['content/knowledge-base', 'content/blog'];

function markdownFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return path.endsWith('.md') ? [path] : [];
  return readdirSync(path)
    .sort()
    .flatMap((name) => markdownFiles(`${path}/${name}`));
}

const documentFiles = documents.flatMap(markdownFiles).filter((path) => !path.endsWith('/README.md'));
const files = [...documentFiles, ...articles.flatMap(markdownFiles)];
const examples = LawExamples.read('content/law-examples.yaml');
const problems = [
  ...documentFiles.flatMap((path) => checkTemplate(readFileSync(path, 'utf8'), path)),
  ...(asked.length > 0 ? [] : checkTextFiles('content').problems),
  ...files
    .filter((path) => path.startsWith('content/'))
    .flatMap((path) => checkLawFigures(readFileSync(path, 'utf8'), path.slice('content/'.length), examples)),
];
for (const problem of problems) console.log(`${problem.path}:${problem.line}: ${problem.message}`);
const leftOver = asked.length > 0 ? [] : examples.leftOver();
for (const entry of leftOver) console.log(`content/law-examples.yaml: nothing needs ${entry}`);
const count = problems.length + leftOver.length;
console.log(`${files.length} files read, ${count} problems found`);
process.exit(count > 0 || files.length === 0 ? 1 : 0);
