import { strFromU8, unzipSync } from 'fflate';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { companyProfileFields } from '../../supabase/functions/_shared/contracts/company-profile.ts';
import {
  bundledFonts,
  type DocumentFormat,
  formatsOf,
  renderCertificate,
  renderDocument,
  type Template,
} from '../../supabase/functions/_shared/documents/mod.ts';
import { publisher } from '../../supabase/functions/_shared/library/publisher.ts';
import { shippedFactTexts } from '../../supabase/functions/_shared/library/fact-texts.ts';
import { templates } from './support/library.ts';
import { inParallel, run, temporaryFolder } from './support/programs.ts';

const minutes = 60_000;
const folder = temporaryFolder('copies');
const sold = templates.filter(({ path }) => path.startsWith('content/templates/'));
const company = { company_name: 'Prairie Window Works LLC', company_short_name: 'Prairie Windows' };

/** What only the example company is called. */
const examples = companyProfileFields
  .filter(({ key, kind }) => kind === 'text' && /^company_|_name$|_email$|_phone$/.test(key))
  .map(({ example }) => example);

async function render(template: Template, format: DocumentFormat, draftingNotes: 'show' | 'hide') {
  const license = { holder: company.company_name, order: 'A-1001', key: 'KEY' };
  const fonts = bundledFonts();
  const facts = shippedFactTexts;
  const mode = 'company';
  return renderDocument({ template, mode, values: company, format, draftingNotes, license, fonts, facts });
}

let files = 0;

/** Everything that a file says, to a reader or to a program. */
async function wordsOf(bytes: Uint8Array, format: DocumentFormat): Promise<string> {
  if (format === 'docx' || format === 'gdocx' || format === 'xlsx') {
    const parts = Object.values(unzipSync(bytes)).map((part) => strFromU8(part));
    return parts.join('\n').replace(/<[^>]+>/g, '');
  }
  if (format !== 'pdf') return strFromU8(bytes);
  files += 1;
  const path = join(folder, `${String(files)}.pdf`);
  writeFileSync(path, bytes);
  await run('pdftotext', ['-q', path, `${path}.txt`]);
  return `${readFileSync(`${path}.txt`, 'utf8')}\n${await run('pdfinfo', [path])}`;
}

const noteMark = /drafting note/i;

describe(`a company’s files of all ${String(sold.length)} templates`, () => {
  it(
    'carry drafting notes as working copies only, and name no example company, in every format',
    { tags: ['full'], timeout: 5 * minutes },
    async () => {
      expect(examples).toContain('Lakeside Dental LLC');
      await inParallel(sold, async (template) => {
        const hasNotes = JSON.stringify(template.blocks).includes('"drafting-note"');
        for (const format of formatsOf(template)) {
          const label = `${template.path} as ${format}`;
          const issue = await render(template, format, 'hide');
          const working = await render(template, format, 'show');
          const words = await wordsOf(working.bytes, format);
          expect(await wordsOf(issue.bytes, format), label).not.toMatch(noteMark);
          if (hasNotes && format !== 'xlsx' && format !== 'csv') {
            expect(words, label).toMatch(noteMark);
          }
          expect(
            examples.filter((example) => words.includes(example)),
            label,
          ).toEqual([]);
          expect(issue.fileName, label).toMatch(/-company-issue-copy[-.]/);
          expect(working.fileName, label).toMatch(/-company-working-copy[-.]/);
        }
      });
      expect(
        sold.filter(({ blocks }) => JSON.stringify(blocks).includes('"drafting-note"')).length,
      ).toBeGreaterThan(40);
    },
  );
});

describe('a license certificate', () => {
  it('names its holder on the page and in its head, and no example company', async () => {
    const { bytes } = await renderCertificate(
      {
        publisher,
        license: { holder: company.company_name, order: 'A-1001', key: 'KEY' },
        product: 'Core HR Pack',
        issuedOn: '2026-11-21',
        verifyUrl: 'https://shop.example/verify/KEY',
      },
      bundledFonts(),
    );
    const words = await wordsOf(bytes, 'pdf');
    expect(examples.filter((example) => words.includes(example))).toEqual([]);
    expect(words.match(/Prairie Window Works LLC/g)).toHaveLength(2);
  });
});
