/**
 * `npm run floor`: every script that a browser gets, as built, holds to the oldest browsers of the shop (decision 056): no syntax
 * and nothing of the language or the browser that they do not have, also in packages. Exit code 1 names file and place.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { Linter } from 'eslint';
import { buildCode } from '../supabase/local/site/build-site.ts';
import { browserFloor } from './lint/browser-floor.js';

/** The accessibility audit of the admin pages, which the owner starts. */
const exceptions = [/^assets\/axe\.min-/];

await buildCode((line) => console.log(line));
const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.js') && !exceptions.some((exception) => exception.test(file)),
);
const config: Linter.Config = {
  // Newer syntax is a parsing error.
  languageOptions: { ecmaVersion: 2022, sourceType: 'module' },
  linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' },
  plugins: { shop: { rules: { 'browser-floor': browserFloor } } },
  rules: { 'shop/browser-floor': 'error' },
};
const linter = new Linter();
const found = files.flatMap((file) => {
  const code = readFileSync(join('dist', file), 'utf8');
  const problems = linter.verify(code, [config]);
  const lines = code.split('\n');
  return problems.map(({ line, column, message }) => {
    const at = lines[line - 1]?.slice(Math.max(0, column - 30), column + 50) ?? '';
    return `${file}:${line}:${column} ${message}\n    ${at}`;
  });
});
for (const line of found) console.error(line);
console.log(`${files.length} scripts, ${found.length} places that the oldest browsers cannot read`);
process.exit(found.length === 0 && files.length > 300 ? 0 : 1);
