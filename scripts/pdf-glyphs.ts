/**
 * `npm run pdf-glyphs` writes which characters the fonts of the PDF files have, so that a form can say at the field what a PDF
 * cannot show. A test compares the file with the fonts.
 */
import { writeFile } from 'node:fs/promises';
import { glyphRangesFile, glyphRanges } from './content/glyph-ranges.ts';

await writeFile(glyphRangesFile, await glyphRanges());
console.log(`wrote ${glyphRangesFile}`);
