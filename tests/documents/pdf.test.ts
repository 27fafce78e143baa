import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildArchive } from '../../supabase/functions/_shared/documents/archive.ts';
import { renderCertificate } from '../../supabase/functions/_shared/documents/certificate.ts';
import { bundledFonts } from '../../supabase/functions/_shared/documents/fonts.ts';
import {
  contentsTitle,
  documentWords,
  hasContents,
} from '../../supabase/functions/_shared/documents/document-words.ts';
import { renderDocument } from '../../supabase/functions/_shared/documents/render.ts';
import { hostileProfile } from '../../supabase/functions/_shared/documents/testing/hostile-values.ts';
import { richTemplate } from '../../supabase/functions/_shared/documents/testing/make-template.ts';
import { outlineOf, wordsOf } from './support/expected.ts';
import { readStructure } from './support/structure.ts';
import { makeFiles, templates } from './support/library.ts';
import type { MadeFile } from './support/library.ts';
import { inParallel, run, temporaryFolder } from './support/programs.ts';
import { writeFileSync } from 'node:fs';

const minutes = 60_000;

interface QpdfField {
  readonly fullname: string;
  readonly alternativename: string;
  readonly fieldtype: string;
}

interface QpdfReport {
  readonly acroform: {
    readonly hasacroform: boolean;
    readonly needappearances: boolean;
    readonly fields: readonly QpdfField[];
  };
  readonly outlines: readonly unknown[];
  readonly pages: readonly unknown[];
}

async function inspect(path: string): Promise<QpdfReport> {
  return JSON.parse(
    await run('qpdf', ['--json', '--json-key=acroform', '--json-key=outlines', '--json-key=pages', path]),
  ) as QpdfReport;
}

function joined(words: readonly string[]): string {
  return words.join('').replace(/\s+/g, '');
}

describe(`PDF files of all ${String(templates.length)} templates in all modes`, () => {
  const folder = temporaryFolder('pdf');
  let files: MadeFile[] = [];

  beforeAll(async () => {
    files = await makeFiles(folder, 'pdf');
  }, 5 * minutes);

  it(
    'are sound in the eyes of qpdf',
    async () => {
      await inParallel(files, async (file) => {
        const report = await run('qpdf', ['--check', file.path]);
        expect([file.label, report]).toEqual([
          file.label,
          expect.stringContaining('No syntax or stream encoding errors found'),
        ]);
      });
    },
    5 * minutes,
  );

  it(
    'say their title, author, language and that they are tagged',
    async () => {
      await inParallel(files, async (file) => {
        const info = await run('pdfinfo', [file.path]);
        expect(info).toContain(`Title:           ${file.template.title}`);
        expect(info).toMatch(/Author: +Northstar HR/);
        expect(info).toMatch(/Tagged: +yes/);
        expect(info).toMatch(/JavaScript: +no/);
        expect(info).toMatch(/Page size: +612 x 792 pts \(letter\)/);
      });
    },
    5 * minutes,
  );

  it(
    'hold all words in the structure tree, in reading order, under the right headings',
    async () => {
      await inParallel(files, async (file) => {
        const structure = readStructure(await run('pdfinfo', ['-struct-text', file.path]));
        const expected = outlineOf(file.document, { openFields: () => ' ' });
        const { subtitle } = documentWords(file.document);
        const contents = hasContents(file.document) ? contentsTitle : '';
        const all = [
          ...wordsOf(file.template.title),
          ...wordsOf(subtitle),
          ...wordsOf(contents),
          ...expected.words,
        ];
        expect([file.label, joined(structure.words)]).toEqual([file.label, joined(all)]);
        const headings = structure.headings.map(([level, text]) => [level, joined(wordsOf(text))]);
        expect([file.label, headings]).toEqual([
          file.label,
          [
            [1, joined(wordsOf(file.template.title))],
            ...expected.headings.map(([level, text]) => [level, joined(wordsOf(text))]),
          ],
        ]);
        const cells = expected.tables.flat().flat().length;
        expect([file.label, (structure.counts['TH'] ?? 0) + (structure.counts['TD'] ?? 0)]).toEqual([
          file.label,
          cells,
        ]);
        expect([file.label, structure.counts['TH'] ?? 0]).toEqual([
          file.label,
          expected.tables.reduce((sum, table) => sum + (table[0]?.length ?? 0), 0),
        ]);
        expect([file.label, structure.counts['LI'] ?? 0]).toEqual([file.label, expected.listItems]);
        expect([file.label, structure.counts['Note'] ?? 0]).toEqual([file.label, expected.footnotes.length]);
      });
    },
    5 * minutes,
  );

  it(
    'show every word on their pages',
    async () => {
      await inParallel(files, async (file) => {
        // pdftotext takes hyphens at the ends of lines away.
        const text = joined(wordsOf(await run('pdftotext', ['-raw', file.path, '-']))).replaceAll('-', '');
        // A field is drawn apart from the sign that follows it.
        const expected = outlineOf(file.document, { openFields: (label) => ` ${label} ` });
        const missing = expected.words.filter((word) => !text.includes(word.replaceAll('-', '')));
        expect([file.label, missing]).toEqual([file.label, []]);
        expect(text).toContain('LicensedtoLakesideDentalLLC·OrderA1001');
      });
    },
    5 * minutes,
  );

  it(
    'embed subsets of their fonts',
    async () => {
      await inParallel(files, async (file) => {
        const fonts = (await run('pdffonts', [file.path])).trim().split('\n').slice(2);
        expect(fonts.length).toBeGreaterThan(2);
        for (const font of fonts)
          expect([file.label, font]).toEqual([
            file.label,
            expect.stringMatching(/^[A-Z]{6}\+\S+ .*Identity-H +yes yes yes/),
          ]);
      });
    },
    5 * minutes,
  );

  it(
    'have a bookmark for the title and every heading',
    async () => {
      await inParallel(files, async (file) => {
        const count = (entries: readonly unknown[]): number =>
          entries.reduce((sum: number, entry) => sum + 1 + count((entry as { kids: unknown[] }).kids), 0);
        const { outlines } = await inspect(file.path);
        expect([file.label, count(outlines)]).toEqual([
          file.label,
          1 + outlineOf(file.document).headings.length,
        ]);
      });
    },
    5 * minutes,
  );

  it(
    'have fields with tooltips for what is open, in blank and company, and none in sample',
    async () => {
      await inParallel(files, async (file) => {
        const { acroform } = await inspect(file.path);
        if (file.mode === 'sample') {
          expect([file.label, acroform.hasacroform]).toEqual([file.label, false]);
          return;
        }
        expect([file.label, acroform.needappearances]).toEqual([file.label, false]);
        const nameless = acroform.fields.filter(
          (field) => field.alternativename === '' || field.alternativename === field.fullname,
        );
        expect([file.label, nameless]).toEqual([file.label, []]);
        const open = new Set(
          [...JSON.stringify(file.document.blocks).matchAll(/"key":"(\w+)"[^}]*"value":null/g)].map(
            (match) => match[1],
          ),
        );
        const named = new Set(acroform.fields.map((field) => field.fullname));
        // Footnotes hold fields as well.
        expect([file.label, [...open].filter((key) => key !== undefined && !named.has(key))]).toEqual([
          file.label,
          [],
        ]);
        const boxes = acroform.fields.filter((field) => field.fieldtype === '/Btn').length;
        expect([file.label, boxes]).toEqual([file.label, outlineOf(file.document).tasks.length]);
      });
    },
    5 * minutes,
  );

  it(
    'come out of the renderer without complaint',
    async () => {
      await inParallel(
        files.filter((file) => file.mode === 'blank'),
        async (file) => {
          await run('pdftoppm', ['-r', '20', '-png', file.path, join(folder, `${file.name}-page`)]);
        },
      );
    },
    5 * minutes,
  );
});

describe('hostile values', () => {
  it(
    'leave PDF files sound',
    async () => {
      const folder = temporaryFolder('hostile');
      const template = richTemplate();
      await inParallel(
        Array.from({ length: 60 }, (_item, index) => index * 7),
        async (seed) => {
          const values = hostileProfile(seed);
          const file = await renderDocument({
            template,
            mode: 'company',
            values,
            format: 'pdf',
            fonts: bundledFonts(),
            license: { holder: values['company_name'] ?? '', order: '1', key: '1' },
          });
          const path = join(folder, `${String(seed)}.pdf`);
          writeFileSync(path, file.bytes);
          expect(await run('qpdf', ['--check', path])).toContain('No syntax or stream encoding errors found');
          expect(await run('pdfinfo', ['-struct-text', path])).toContain('Sample Policy');
        },
      );
    },
    2 * minutes,
  );
});

describe('an archive with a certificate', () => {
  it(
    'opens in three readers, and the certificate names its holder',
    async () => {
      const folder = temporaryFolder('archive');
      const license = {
        license: { holder: 'Lakeside Dental LLC', order: 'A-1001', key: 'NS-1' },
        product: 'Core HR Pack',
      };
      const archive = await buildArchive([{ name: 'Word/a.docx', bytes: new Uint8Array([1, 2, 3]) }], {
        title: 'Pack',
        readMe: 'Read.',
        license,
        fonts: bundledFonts(),
      });
      const path = join(folder, archive.fileName);
      writeFileSync(path, archive.bytes);
      expect(await run('python3', ['-m', 'zipfile', '-t', path])).toContain('Done testing');
      expect(await run('python3', ['-m', 'zipfile', '-l', path])).toMatch(
        /Word\/a\.docx +1980-01-01 00:00:00 +3/,
      );
      expect(await run('unzip', ['-t', path])).toContain('No errors detected');
      await run('unzip', ['-q', path, '-d', folder]);
      expect([...readFileSync(join(folder, 'Word/a.docx'))]).toEqual([1, 2, 3]);
      const certificate = join(folder, 'license-certificate.pdf');
      expect(await run('qpdf', ['--check', certificate])).toContain(
        'No syntax or stream encoding errors found',
      );
      expect(await run('pdftotext', ['-layout', certificate, '-'])).toMatch(
        /Licensed to +Lakeside Dental LLC[\s\S]*License key +NS-1/,
      );
      expect((await renderCertificate(license, bundledFonts())).bytes).toEqual(
        new Uint8Array(readFileSync(certificate)),
      );
    },
    1 * minutes,
  );
});
