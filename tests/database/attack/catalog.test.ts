import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { catalog, notForThisShop } from './catalog';

/** A title that begins with numbers: `'17 profiles of others'`, `'10, 11 believes no token …'`. */
const numberedTitle =
  /(?:\b(?:it|test|describe)\b[^'"`\n]*\(\s*|\]\)\(\s*|\bname: |\)\(\s*)(['"`])((?:\d{1,3}, )*\d{1,3}) (?=[a-z%_A-Z])/g;

/** A comment above a test: `// Attack catalog: 10, 11`. */
const numberedComment = /\/\/ Attack catalog: ((?:\d{1,3}, )*\d{1,3})$/gm;

function numbersIn(file: string): Set<number> {
  const text = readFileSync(file, 'utf8');
  const lists = [
    ...[...text.matchAll(numberedTitle)].map(([, , list = '']) => list),
    ...[...text.matchAll(numberedComment)].map(([, list = '']) => list),
  ];
  return new Set(lists.flatMap((list) => list.split(', ').map(Number)));
}

const known = new Set([...catalog, ...notForThisShop].map(({ number }) => number));

it('lists every attack once', () => {
  expect(known.size).toBe(catalog.length + notForThisShop.length);
  for (const { what } of [...catalog, ...notForThisShop]) {
    expect(what).not.toBe('');
  }
});

it.each(catalog.flatMap(({ number, testedIn }) => testedIn.map((file) => [number, file] as const)))(
  'the attack numbered %i is named in %s',
  (number, file) => {
    expect([...numbersIn(file)]).toContain(number);
  },
);

it('names a file for every attack, and a reason where there is none', () => {
  expect(catalog.filter(({ testedIn }) => testedIn.length === 0)).toEqual([]);
  expect(notForThisShop.filter(({ why }) => why.length < 20)).toEqual([]);
});

it('knows every number that a probe carries', () => {
  const folder = 'tests/database/attack';
  const carried = readdirSync(folder).flatMap((name) => [...numbersIn(join(folder, name))]);
  expect(carried.length).toBeGreaterThan(20);
  expect(carried.filter((number) => !known.has(number))).toEqual([]);
});
