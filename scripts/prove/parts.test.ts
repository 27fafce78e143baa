import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { codeMutants } from '../mutants/code-mutants.ts';
import { parts } from './parts.ts';

it('proves and seeds nothing with a test that is gone', () => {
  const files = [
    ...parts.flatMap((part) => part.files ?? []),
    ...codeMutants.map(({ testFile }) => testFile),
  ];
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

it('seeds weaknesses into code that is there', () => {
  const lost = codeMutants.filter(({ module, from }) => !readFileSync(module, 'utf8').includes(from));
  expect(lost.map(({ name }) => name)).toEqual([]);
});
