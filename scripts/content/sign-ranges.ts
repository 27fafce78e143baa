import { bundledFonts, drawnSigns } from '../../supabase/functions/_shared/documents/mod.ts';

export const fileOfSigns = 'src/features/shared/library/model/pdf-sign-ranges.ts';
const lastCodePoint = 0x10ffff;

/** The source of the file: the length of each run of code points in turn, first of those that no font has. */
export async function signRanges(): Promise<string> {
  const isDrawn = await drawnSigns(bundledFonts());
  const runs: number[] = [];
  let start = 0;
  for (let code = 0; code <= lastCodePoint; code += 1) {
    const isInDrawnRun = runs.length % 2 === 1;
    if (isDrawn(String.fromCodePoint(code)) !== isInDrawnRun) {
      runs.push(code - start);
      start = code;
    }
  }
  const text = runs.map((length) => length.toString(36)).join(' ');
  return `// Written by \`npm run pdf-signs\` from the fonts of the PDF files.\nexport const pdfSignRanges =\n  '${text}';\n`;
}
