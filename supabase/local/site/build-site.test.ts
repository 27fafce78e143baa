import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { siteSources } from './build-site';

const aliases: Readonly<Record<string, string>> = {
  '@': 'src',
  '@contracts': 'supabase/functions/_shared/contracts',
  '@database': 'supabase/functions/_shared/database',
  '@law': 'supabase/functions/_shared/law',
};
const specifier = /(?:\bfrom|\bimport)\s*\(?\s*'((?:\.|@[a-z]*\/)[^']*)'/g;

/** Where an import of a file leads, from the root of the project. */
function pathOf(file: string, imported: string): string {
  const [first = '', ...rest] = imported.split('/');
  const folder = aliases[first];
  return folder === undefined ? join(dirname(file), imported) : join(folder, ...rest);
}

const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(specifier)].map(([, imported = '']) => pathOf(file, imported));

it('builds the site again when anything that its code imports has changed', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join('src', name));
  const imported = [...new Set(files.flatMap(importsOf))];
  const isCovered = (path: string) => siteSources.some((source) => path.startsWith(`${source}/`));
  expect(imported.length).toBeGreaterThan(500);
  expect(imported.filter((path) => !isCovered(path) && !path.startsWith('node_modules'))).toEqual([]);
});
