/**
 * `npm run pdf-signs` writes which characters the fonts of the PDF files have, so that a form can say at the field what a PDF
 * cannot show. A test compares the file with the fonts.
 */
import { writeFile } from 'node:fs/promises';
import { fileOfSigns, signRanges } from './content/sign-ranges.ts';

await writeFile(fileOfSigns, await signRanges());
console.log(`wrote ${fileOfSigns}`);
