import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { glyphRangesFile, glyphRanges } from './glyph-ranges.ts';

it('the list of characters that a PDF can show is that of its fonts', async () => {
  expect(await glyphRanges(), 'run `npm run pdf-glyphs`').toBe(readFileSync(glyphRangesFile, 'utf8'));
}, 120_000);
