import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const limitBytes = 90 * 1024;

it('names font files that exist and are small together', () => {
  const css = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8');
  const files = [...css.matchAll(/url\('(\/fonts\/[^']+)'\)/g)].map(([, path = '']) => path);
  expect(files).toHaveLength(2);
  const bytes = files.map((path) => statSync(join(import.meta.dirname, '../../public', path)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(limitBytes);
});
