import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('names only doors and tests that are there', () => {
  const files = [
    ...readFileSync('docs/field-cases.md', 'utf8').matchAll(/`((?:src|scripts|supabase|tests)\/[^`]+)`/g),
  ];
  expect(files.length).toBeGreaterThan(80);
  expect(files.map(([, file = '']) => file).filter((file) => !existsSync(file))).toEqual([]);
});
