import { describe, expect, it } from 'vitest';
import { fillTemplate } from '../fill.ts';
import { bundledFonts } from '../fonts.ts';
import { makeTemplate } from '../testing/make-template.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { buildPdf } from './build-pdf.ts';

/** The pages of the last four paragraphs: who signs and the words under the lines, for two parties. */
async function pagesOfSignatures(paragraphs: number): Promise<(string | undefined)[]> {
  const body = `${'A line.\n\n'.repeat(paragraphs)}\`\`\`signature\nEmployee\nWitness\n\`\`\``;
  const bytes = await buildPdf(fillTemplate(makeTemplate(body), 'sample'), { fonts: bundledFonts() });
  return readPdf(bytes)
    .withEntry('/Type/StructElem')
    .filter((element) => /\/S\/P\b/.test(element))
    .slice(-4)
    .map((element) => /\/Pg (\d+) 0 R/.exec(element)?.[1]);
}

describe('a signature block', () => {
  it('is on one page with all who sign, wherever the page ends', async () => {
    for (let paragraphs = 16; paragraphs < 32; paragraphs += 1) {
      const pages = await pagesOfSignatures(paragraphs);
      expect(pages[0]).toBeDefined();
      expect(new Set(pages).size, `${String(paragraphs)} paragraphs: ${pages.join(' ')}`).toBe(1);
    }
  });
});
