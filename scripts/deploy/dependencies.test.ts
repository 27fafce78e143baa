import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Project {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

interface LockedPackage {
  readonly integrity?: string;
  /** It comes inside the package of another, whose checksum covers it. */
  readonly inBundle?: boolean;
}

interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Project;
const { packages } = JSON.parse(read('package-lock.json')) as LockFile;
const all = Object.entries({ ...dependencies, ...devDependencies });

/** The first column of the tables: `@scope/one, two` names both of the scope. */
function namesInTables(): string[] {
  return read('docs/dependencies.md')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .flatMap((line) => (line.split('|')[1] ?? '').split(','))
    .map((name) => name.trim());
}

it('says of each dependency why it is there', () => {
  const named = namesInTables();
  const isNamed = (name: string) => named.includes(name) || named.includes(name.split('/').at(-1) ?? '');
  expect(all.map(([name]) => name).filter((name) => !isNamed(name))).toEqual([]);
});

it('pins each dependency', () => {
  expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
});

it('has a checksum of every package in the lock file', () => {
  const unproven = Object.entries(packages)
    .filter(([place, { inBundle }]) => place !== '' && !inBundle)
    .filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
    .map(([place]) => place);
  expect(Object.keys(packages).length).toBeGreaterThan(300);
  expect(unproven).toEqual([]);
});
