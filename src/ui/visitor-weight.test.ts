import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = import.meta.dirname;
const files = readdirSync(folder).filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'));

/** The files that a file imports statically, without types and `import()`. */
const importsOf = new Map(
  files.map((name) => {
    const source = readFileSync(join(folder, name), 'utf8');
    const imports = [...source.matchAll(/^import (?!type )[^;]*?from '([^']+)';/gms)].map(
      ([, from = '']) => from,
    );
    return [name.replace(/\.tsx?$/, ''), imports] as const;
  }),
);

const heavyPackages = /^(@radix-ui\/|@codemirror\/|sonner$|\.\/code-mirror\/)/;

function isHeavy(name: string): boolean {
  return (importsOf.get(name) ?? []).some(
    (from) => heavyPackages.test(from) || (from.startsWith('./') && isHeavy(from.slice(2))),
  );
}

it('keeps Radix, sonner and CodeMirror out of the first load of public pages', () => {
  expect([...importsOf.keys()].filter(isHeavy).sort()).toEqual([
    'accordion',
    'action-dialog',
    'confirm-dialog',
    'dialog',
    'drawer',
    'dropdown-menu',
    'restore-dialog',
    'scroll-area',
    'tabs',
    'toaster',
    'tooltip',
  ]);
});
