import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fileOfSigns, signRanges } from './sign-ranges.ts';

it('the list of characters that a PDF can show is that of its fonts', async () => {
  expect(await signRanges(), 'run `npm run pdf-signs`').toBe(readFileSync(fileOfSigns, 'utf8'));
});
