import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundledFonts, renderDocument } from '../../supabase/functions/_shared/documents/mod.ts';
import {
  contentsTitle,
  documentParts,
  documentLabels,
  hasContents,
} from '../../supabase/functions/_shared/documents/testing/internals.ts';
import {
  hostileProfile,
  showable,
} from '../../supabase/functions/_shared/documents/testing/hostile-values.ts';
import { richTemplate } from '../../supabase/functions/_shared/documents/testing/make-template.ts';
import { outlineOf, wordsByPart, wordsOf } from './support/expected.ts';
import { readStructure } from './support/structure.ts';
import { inOneMode, makeFiles, templates } from './support/library.ts';
import type { MadeFile } from './support/library.ts';
import { inParallel, run, temporaryFolder } from './support/programs.ts';

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

const reports = new Map<string, Promise<QpdfReport>>();

/** What qpdf says of a file, which is asked once. */
function inspect(path: string): Promise<QpdfReport> {
  const keys = ['acroform', 'outlines', 'pages'].map((key) => `--json-key=${key}`);
  const report =
    reports.get(path) ??
    run('qpdf', ['--json', ...keys, path]).then((printed) => JSON.parse(printed) as QpdfReport);
  reports.set(path, report);
  return report;
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
      // A second of poppler for a long document.
      await inParallel(inOneMode(files), async (file) => {
        const structure = readStructure(await run('pdfinfo', ['-struct-text', file.path]));
        const expected = outlineOf(file.document, { openFields: () => ' ' });
        const { subtitle } = documentLabels(file.document);
        const contents = hasContents(file.document) ? contentsTitle : '';
        const parts = wordsByPart(file.document, { openFields: () => ' ' });
        const all = [
          ...parts.poster,
          ...wordsOf(file.template.title),
          ...wordsOf(subtitle),
          ...parts.lead,
          ...wordsOf(contents),
          ...parts.body,
        ];
        expect([file.label, joined(structure.words)]).toEqual([file.label, joined(all)]);
        const headings = structure.headings.map(([level, text]) => [level, joined(wordsOf(text))]);
        // The headline of a poster is of the first level, and the title comes after it.
        const onPoster = outlineOf({ ...file.document, blocks: documentParts(file.document).poster ?? [] })
          .headings.length;
        const expectedHeadings = expected.headings.map(([level, text], index) => [
          index < onPoster ? level - 1 : level,
          joined(wordsOf(text)),
        ]);
        expectedHeadings.splice(onPoster, 0, [1, joined(wordsOf(file.template.title))]);
        expect([file.label, headings]).toEqual([file.label, expectedHeadings]);
      });
    },
    5 * minutes,
  );

  it(
    'have an element for every cell, item, heading and note',
    async () => {
      await inParallel(files, async (file) => {
        const structure = readStructure(await run('pdfinfo', ['-struct', file.path]));
        const expected = outlineOf(file.document);
        expect([file.label, structure.headings.length]).toEqual([file.label, expected.headings.length + 1]);
        const cells = expected.tables.flat().flat().length;
        expect([file.label, (structure.counts['TH'] ?? 0) + (structure.counts['TD'] ?? 0)]).toEqual([
          file.label,
          cells,
        ]);
        // Rows may have head cells too.
        expect(structure.counts['TH'] ?? 0, file.label).toBeGreaterThanOrEqual(
          expected.tables.reduce((sum, table) => sum + (table[0]?.length ?? 0), 0),
        );
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
        // A field is drawn apart from the punctuation that follows it.
        const expected = outlineOf(file.document, { openFields: (label) => ` ${label} ` });
        // In a cell, the text of the next cell is between the halves of a word that ends its line with its own hyphen.
        const isShown = (word: string) =>
          text.includes(word.replaceAll('-', '')) || word.split('-').every((part) => text.includes(part));
        const missing = expected.words.filter((word) => !isShown(word));
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
          1 +
            outlineOf(file.document).headings.length +
            file.document.blocks.filter(
              (block) => block.type === 'pageBreak' && block.sheet === 'letter' && block.name !== '',
            ).length,
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
          const values = showable(hostileProfile(seed));
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
          expect(await run('pdfinfo', ['-struct', path])).toContain('H1');
          expect(await run('pdftotext', ['-raw', path, '-'])).toContain('Sample Policy');
        },
      );
    },
    2 * minutes,
  );
});
