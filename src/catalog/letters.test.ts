import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { letters } from './letters';

const limitBytes = 90 * 1024;

it('names font files that exist and are small together', () => {
  const sizes = letters.map(({ file }) => statSync(join(import.meta.dirname, '../../public', file)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(limitBytes);
});
