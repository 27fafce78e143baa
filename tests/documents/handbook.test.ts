import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  bundledFonts,
  parseOwnSection,
  renderHandbook,
  type HandbookFormat,
} from '../../supabase/functions/_shared/documents/mod.ts';
import { shippedFactTexts } from '../../supabase/functions/_shared/library/fact-texts.ts';
import { publisher } from '../../supabase/functions/_shared/library/publisher.ts';
import { soldTemplates } from './support/library.ts';
import { convertWithLibreOffice, run, temporaryFolder } from './support/programs.ts';

const folder = temporaryFolder('handbook');
const own = parseOwnSection(
  { title: 'Dogs at work', text: '## House rules\n\nDogs are welcome at {{company_short_name}}.' },
  publisher,
);
const [first, ...others] = soldTemplates().filter(
  ({ path, type }) =>
    path.startsWith('content/templates/') && (type === 'Handbook' || type === 'Policy Document'),
);
const chapters = first ? [first, own, ...others] : [];

async function write(format: HandbookFormat): Promise<string> {
  const { bytes, fileName } = await renderHandbook({
    title: 'Employee Handbook',
    papers: 'end',
    chapters: chapters.map((template) => ({
      template,
      values: Object.fromEntries(template.placeholders.map(({ key, example }) => [key, example])),
    })),
    format,
    fonts: bundledFonts(),
    facts: shippedFactTexts,
    today: '2026-11-26',
  });
  const path = join(folder, fileName);
  writeFileSync(path, bytes);
  return path;
}

const pagesOf = async (path: string): Promise<string[]> =>
  (await run('pdftotext', ['-layout', path, '-'])).split('\f').map((page) => page.replaceAll('’', "'"));
const inOneLine = (text: string): string => text.replace(/\s+/g, ' ');

describe(`a handbook of all ${String(chapters.length)} chapters`, () => {
  let pdf = '';
  let word = '';
  let pages: string[] = [];

  beforeAll(async () => {
    [pdf, word] = [await write('pdf'), await write('docx')];
    pages = await pagesOf(pdf);
  }, 120_000);

  it('lists every chapter with the page on which it begins', async () => {
    await run('qpdf', ['--check', pdf]);
    const contents = pages.join('\n');
    chapters.forEach(({ title }, index) => {
      const heading = `${String(index + 1)}. ${title.replaceAll('’', "'")}`;
      const entry = new RegExp(`^\\s*${heading.replace(/[.()]/g, '\\$&')}[ .]+(\\d+)$`, 'm').exec(contents);
      expect([heading, inOneLine(pages[Number(entry?.[1]) - 1] ?? '')]).toEqual([
        heading,
        expect.stringContaining(heading),
      ]);
    });
  });

  it('refers to sections that are there', async () => {
    const { bytes } = await renderHandbook({
      title: 'Employee Handbook',
      papers: 'end',
      chapters: chapters.map((template) => ({ template, values: {} })),
      format: 'md',
      fonts: bundledFonts(),
      facts: shippedFactTexts,
      today: '2026-11-26',
    });
    const text = new TextDecoder().decode(bytes);
    const numbers = [...text.matchAll(/^#{2,} (\d[\d.]*)\.? /gm)].map(([, number = '']) =>
      number.replace(/\.$/, ''),
    );
    expect(numbers.length).toBeGreaterThan(200);
    expect(new Set(numbers).size).toBe(numbers.length);
    const references = [...text.matchAll(/\bsections? (\d{1,2}(?:\.\d{1,2})+)/gi)].map(
      ([, number]) => number,
    );
    expect(references.length).toBeGreaterThan(40);
    expect(references.filter((number) => !numbers.includes(number ?? ''))).toEqual([]);
  });

  it('opens in LibreOffice with all chapters and about as many pages', async () => {
    const converted = temporaryFolder('handbook-word');
    await convertWithLibreOffice([word], 'pdf', converted);
    const shown = await pagesOf(join(converted, 'handbook-company-issue-copy.pdf'));
    const text = inOneLine(shown.join('\n'));
    for (const { title } of chapters) expect(text).toContain(inOneLine(title.replaceAll('’', "'")));
    expect(Math.abs(shown.length - pages.length) / pages.length).toBeLessThan(0.15);
  }, 120_000);
});
