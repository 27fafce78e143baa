import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundledFonts, renderDocument } from '../../supabase/functions/_shared/documents/mod.ts';
import { richTemplate } from '../../supabase/functions/_shared/documents/testing/make-template.ts';
import { pdfUaProblems } from './support/pdf-ua.ts';
import { run, temporaryFolder } from './support/programs.ts';

const folder = temporaryFolder('names');

async function renderName(name: string): Promise<string> {
  const file = await renderDocument({
    template: richTemplate(),
    mode: 'company',
    values: { company_name: name, hr_contact_name: name },
    format: 'pdf',
    fonts: bundledFonts(),
  });
  const path = join(folder, 'name.pdf');
  writeFileSync(path, file.bytes);
  return path;
}

/** What poppler copies out of a file, without the characters of direction that it wraps right-to-left words in. */
async function copiedFrom(path: string): Promise<string> {
  const text = await run('pdftotext', [path, '-']);
  return text.replace(/[\u202a-\u202e]/g, '').normalize('NFC');
}

describe('names of any script in a PDF', () => {
  it.each([
    ['Yoruba', 'Ade\u0301ba\u0301yo\u0323\u0300 e\u0323\u0300bu\u0300n'],
    ['characters that Unicode has only with a mark', 'g\u0303a m\u0304a M\u0304a'],
    ['Hebrew with points', 'שָׁלוֹם'],
    ['Arabic with vowels, and with lam and alef', 'مَكْتَب السلام'],
    ['Arabic with a number', 'شارع ١٢٣'],
    ['Amharic', 'ሰላም'],
    ['Chinese', '福星'],
  ])('are copied out as they were put in: %s', async (_script, name) => {
    const path = await renderName(name);
    const text = await copiedFrom(path);
    for (const word of name.normalize('NFC').split(' ')) expect(text).toContain(word);
    expect(await pdfUaProblems(path)).toEqual([]);
    expect(await run('qpdf', ['--check', path])).toContain('No syntax or stream encoding errors found');
  });

  it('are copied out without soft hyphens', async () => {
    expect(await copiedFrom(await renderName('Nord\u00adlicht Den\u00adtal'))).toContain('Nordlicht Dental');
  });
});
