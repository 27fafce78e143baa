import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundledFonts } from '../../supabase/functions/_shared/documents/mod.ts';
import type {
  Block,
  FilledDocument,
  FilledField,
  Inline,
} from '../../supabase/functions/_shared/documents/mod.ts';
import {
  contentsTitle,
  hasContents,
  measureDocument,
  mostContents,
} from '../../supabase/functions/_shared/documents/testing/internals.ts';
import {
  partOf,
  readParts,
  readXmlParts,
} from '../../supabase/functions/_shared/documents/testing/read-parts.ts';
import { orderProblems } from '../../supabase/functions/_shared/documents/testing/word-order.ts';
import { elementsOf } from '../../supabase/functions/_shared/documents/testing/xml.ts';
import { blocksAsWritten, hasPoster, outlineOf, wordsByPart, wordsOf } from './support/expected.ts';
import { inOneMode, makeFiles, templates } from './support/library.ts';
import type { MadeFile } from './support/library.ts';
import { readWithPandoc } from './support/pandoc.ts';
import type { PandocReading } from './support/pandoc.ts';
import { convertWithLibreOffice, inParallel, run, temporaryFolder } from './support/programs.ts';

const minutes = 60_000;

/** The words of the contents, which come before the text. */
async function contentsWords(document: FilledDocument): Promise<string[]> {
  if (!hasContents(document)) return [];
  const { headingPages } = await measureDocument(document, { fonts: bundledFonts() });
  const headings = outlineOf(document).headings.map(
    ([level, text], index) => [level, `${text} ${String(headingPages[index])}`] as const,
  );
  const two = headings.filter(([level]) => level <= 3);
  const shown = two.length <= mostContents ? two : headings.filter(([level]) => level <= 2);
  return wordsOf([contentsTitle, ...shown.map(([, text]) => text)].join(' '));
}

function fieldsIn(blocks: readonly Block[]): FilledField[] {
  const found: FilledField[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (value !== null && typeof value === 'object') {
      const node = value as Inline;
      if (node.type === 'field') found.push(node.field);
      else Object.values(value).forEach(visit);
    }
  };
  visit(blocks);
  return found;
}

async function compare(file: MadeFile, reading: PandocReading): Promise<void> {
  const expected = outlineOf(file.document);
  const parts = wordsByPart(file.document);
  // Before a poster pandoc finds no title, and takes the headline for one.
  if (parts.poster.length > 0) return;
  expect([file.label, reading.title]).toEqual([file.label, wordsOf(file.template.title).join(' ')]);
  // The title has Word's style "Title", so the sections begin with "Heading 1".
  expect([file.label, reading.headings]).toEqual([
    file.label,
    expected.headings.map(([level, text]) => [level - 1, text]),
  ]);
  expect([file.label, reading.tables]).toEqual([file.label, expected.tables]);
  expect([file.label, reading.tasks]).toEqual([file.label, expected.tasks]);
  expect([file.label, reading.listItems]).toEqual([file.label, expected.listItems]);
  expect([file.label, reading.footnotes]).toEqual([file.label, expected.footnotes]);
  expect([file.label, reading.words]).toEqual([
    file.label,
    [...parts.lead, ...(await contentsWords(file.document)), ...parts.body],
  ]);
}

describe(`Word files of all ${String(templates.length)} templates in all modes`, () => {
  const folder = temporaryFolder('word');
  const converted = temporaryFolder('word-pdf');
  const resaved = temporaryFolder('word-resaved');
  let word: MadeFile[] = [];
  let google: MadeFile[] = [];

  beforeAll(async () => {
    word = await makeFiles(folder, 'docx');
    google = await makeFiles(folder, 'gdocx');
  }, 5 * minutes);

  it('are there at all', () => {
    expect(word.length).toBe(templates.length * 3);
    expect(templates.filter((template) => template.path.startsWith('content/')).length).toBeGreaterThan(0);
  });

  it(
    'come back through pandoc with the same headings, lists, tables, notes and words',
    async () => {
      await inParallel(word, async (file) => compare(file, await readWithPandoc(file.path)));
    },
    10 * minutes,
  );

  it(
    'come back through pandoc from the Google Docs version too',
    async () => {
      await inParallel(google, async (file) => compare(file, await readWithPandoc(file.path)));
    },
    10 * minutes,
  );

  it(
    'open in LibreOffice, with pages that hold all words',
    async () => {
      // The Google Docs version is the same but for the controls.
      const files = [...word, ...inOneMode(google)];
      await convertWithLibreOffice(
        files.map((file) => file.path),
        'pdf',
        converted,
      );
      await inParallel(files, async (file) => {
        const pdf = join(converted, file.name.replace(/\.docx$/, '.pdf'));
        expect([file.label, existsSync(pdf)]).toEqual([file.label, true]);
        const text = wordsOf(await run('pdftotext', ['-raw', pdf, '-']));
        const expected = outlineOf(file.document).words;
        // Lines break words at hyphens and slashes, so the characters are compared and not the words; where a page ends at a
        // hyphen, its footer is between the parts.
        const characters = text.join('');
        const missing = expected.filter(
          (word_) =>
            !characters.includes(word_.replace(/-$/, '')) &&
            !word_.split('-').every((part) => characters.includes(part)),
        );
        expect([file.label, missing]).toEqual([file.label, []]);
      });
    },
    15 * minutes,
  );

  it(
    'survive being saved by LibreOffice',
    async () => {
      const files = word.filter((file) => file.mode === 'sample');
      await convertWithLibreOffice(
        files.map((file) => file.path),
        'docx:MS Word 2007 XML',
        resaved,
      );
      await inParallel(files, async (file) => {
        const reading = await readWithPandoc(join(resaved, file.name));
        // LibreOffice saves the headline of a poster as it looks, and not as a heading.
        if (hasPoster(file.document)) return;
        const expected = outlineOf(file.document);
        expect([file.label, reading.headings]).toEqual([
          file.label,
          expected.headings.map(([level, text]) => [level - 1, text]),
        ]);
        expect([file.label, reading.tables]).toEqual([file.label, expected.tables]);
        expect([file.label, reading.listItems]).toEqual([file.label, expected.listItems]);
      });
    },
    15 * minutes,
  );

  it(
    'keep the order of the schema, have a bound control for every placeholder and nothing that points outside',
    () => {
      for (const file of word) {
        const parts = readXmlParts(new Uint8Array(readFileSync(file.path)));
        for (const [name, part] of parts) {
          if (name.startsWith('word/') && !name.endsWith('.rels'))
            expect([file.label, name, orderProblems(part)]).toEqual([file.label, name, []]);
          for (const relationship of elementsOf(part, 'Relationship'))
            expect(relationship.attributes['TargetMode']).toBeUndefined();
        }
        const document = partOf(parts, 'word/document.xml');
        const bound = elementsOf(document, 'w:sdtPr')
          .filter((control) => elementsOf(control, 'w:dataBinding').length > 0)
          .map((control) => elementsOf(control, 'w:tag')[0]?.attributes['w:val']);
        expect([file.label, bound]).toEqual([
          file.label,
          fieldsIn(blocksAsWritten(file.document)).map((field) => field.key),
        ]);
        const boxes = elementsOf(document, 'w14:checkbox').length;
        expect([file.label, boxes]).toEqual([file.label, outlineOf(file.document).tasks.length]);
      }
    },
    5 * minutes,
  );

  it('leave no placeholder in sample, and no raw one anywhere', () => {
    for (const file of [...word, ...google]) {
      const raw = [...readParts(new Uint8Array(readFileSync(file.path))).values()].filter((part) =>
        part.includes('{{'),
      );
      expect([file.label, raw]).toEqual([file.label, []]);
      if (file.mode === 'sample') {
        expect([file.label, fieldsIn(file.document.blocks).filter((field) => field.value === null)]).toEqual([
          file.label,
          [],
        ]);
      }
    }
  });
});
