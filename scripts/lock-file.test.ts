import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Locked {
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly inBundle?: boolean;
  readonly hasInstallScript?: boolean;
}

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')) as unknown;
const { packages } = read('package-lock.json') as { packages: Record<string, Locked> };
const { dependencies, devDependencies } = read('package.json') as Record<string, Record<string, string>>;
const locked = Object.entries(packages).filter(
  ([place, { link, inBundle }]) => place !== '' && !link && !inBundle,
);

it('118 takes every package from the registry that npm is set to, with its sum', () => {
  expect(locked.length).toBeGreaterThan(100);
  // A package that names a place of its own comes from there, whatever npm is set to.
  const odd = locked.filter(
    ([, { resolved, integrity }]) => resolved !== undefined || !integrity?.startsWith('sha512-'),
  );
  expect(odd).toEqual([]);
});

it('118 names every version exactly', () => {
  const versions = Object.entries({ ...dependencies, ...devDependencies });
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

it('118 lets no package but those that are known to need it run something when it is installed', () => {
  const running = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([place]) => place);
  // Deno fetches its program; the resolver of the linter looks for its own.
  expect(running).toEqual(['node_modules/deno', 'node_modules/unrs-resolver']);
});
