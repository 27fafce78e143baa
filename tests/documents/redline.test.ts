import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  compareDocuments,
  type FilledDocument,
  fillTemplate,
  listChanges,
  redlineFile,
  type Template,
} from '../../supabase/functions/_shared/documents/mod.ts';
import { shippedFactTexts } from '../../supabase/functions/_shared/library/fact-texts.ts';
import {
  hostileProfile,
  showable,
} from '../../supabase/functions/_shared/documents/testing/hostile-values.ts';
import {
  documentParts,
  documentLabels,
} from '../../supabase/functions/_shared/documents/testing/internals.ts';
import { mutateTemplate } from '../../supabase/functions/_shared/documents/testing/mutate-template.ts';
import { decideChanges } from './support/decide-changes.ts';
import { hasPoster, outlineOf, wordsByPart, wordsOf } from './support/expected.ts';
import { templates } from './support/library.ts';
import { readWithPandoc } from './support/pandoc.ts';
import type { PandocReading } from './support/pandoc.ts';
import { inParallel, temporaryFolder } from './support/programs.ts';

const minutes = 60_000;

interface Case {
  readonly label: string;
  readonly path: string;
  readonly older: FilledDocument;
  readonly newer: FilledDocument;
}

/** One redline for each template and kind of answers, in turn as a working or an issue copy. */
function makeRedlines(folder: string): Case[] {
  return templates.flatMap((template, index) =>
    (['hostile', 'plain'] as const).map((answers) => makeRedline(folder, template, index + 1, answers)),
  );
}

const plainAnswers = { company_name: 'Prairie Window Works LLC', effective_date: '2027-02-01' };

function makeRedline(folder: string, template: Template, seed: number, answers: 'hostile' | 'plain'): Case {
  const mode = seed % 3 === 0 ? 'blank' : 'company';
  const values = answers === 'plain' ? plainAnswers : showable(hostileProfile(seed));
  const draftingNotes = seed % 2 === 0 ? 'hide' : 'show';
  const fill = (text: Template) =>
    fillTemplate(text, mode, values, { draftingNotes, facts: shippedFactTexts });
  const edits = seed + (answers === 'plain' ? 1000 : 0);
  const [older, newer] = [fill(mutateTemplate(template, edits, 12)), fill(template)];
  const file = redlineFile(compareDocuments(older, newer), { date: '2026-11-20', draftingNotes });
  const path = join(folder, `${answers}-${String(seed)}.docx`);
  writeFileSync(path, file.bytes);
  return { label: `${template.path}, ${answers}`, path, older, newer };
}

/** All words of the text, or those after a poster: pandoc takes its headline for the title of the document. */
function wordsAfterPoster(document: FilledDocument): readonly string[] {
  const { poster, lead, body } = wordsByPart(document);
  if (poster.length === 0) return [...lead, ...body];
  const { titled } = documentParts(document);
  const { subtitle } = documentLabels(document);
  return [...(titled ? wordsOf(`${document.template.title} ${subtitle}`) : []), ...lead, ...body];
}

function expectWords(label: string, { words }: PandocReading, document: FilledDocument): void {
  const expected = wordsAfterPoster(document);
  const read = hasPoster(document) ? words.slice(words.length - expected.length) : words;
  expect([label, read]).toEqual([label, expected]);
}

/** pandoc leaves an empty row or heading where one is gone; Word and LibreOffice leave none. */
const withWords = (rows: readonly (readonly string[])[]) => rows.filter((row) => row.join('') !== '');

function expectSame(label: string, reading: PandocReading, document: FilledDocument): void {
  const expected = outlineOf(document);
  expectWords(label, reading, document);
  expect([label, reading.tables.map(withWords).filter((rows) => rows.length > 0)]).toEqual([
    label,
    expected.tables.map(withWords).filter((rows) => rows.length > 0),
  ]);
  if (hasPoster(document)) return;
  expect([label, reading.title]).toEqual([label, wordsOf(document.template.title).join(' ')]);
  expect([label, reading.headings.filter(([, text]) => text !== '')]).toEqual([
    label,
    expected.headings.filter(([, text]) => text !== '').map(([level, text]) => [level - 1, text]),
  ]);
  expect([label, reading.footnotes]).toEqual([label, notesInOrder(document)]);
}

/** The notes as the text refers to them: a changed text may refer to them in another order, or not at all. */
function notesInOrder(document: FilledDocument): string[] {
  const { footnotes } = outlineOf(document);
  const texts = new Map(document.footnotes.map(({ id }, index) => [id, footnotes[index] ?? '']));
  return JSON.stringify(document.blocks)
    .split('"type":"footnote","id":"')
    .slice(1)
    .map((rest) => texts.get(rest.slice(0, rest.indexOf('"'))) ?? '');
}

describe(`redlines of ${String(templates.length)} templates`, () => {
  const folder = temporaryFolder('redline');
  const cases = makeRedlines(folder);

  it(
    'read as the newer text with all changes accepted, and as the older one with all refused, in pandoc',
    async () => {
      await inParallel(cases, async ({ label, path, older, newer }) => {
        // pandoc takes a poster's headline for the title, also where a change took the poster away.
        if (hasPoster(older) !== hasPoster(newer)) return;
        expectSame(`${label}, accepted`, await readWithPandoc(path, 'accept'), newer);
        expectSame(`${label}, refused`, await readWithPandoc(path, 'reject'), older);
      });
      expect(cases.some(({ older, newer }) => listChanges(compareDocuments(older, newer)).length > 3)).toBe(
        true,
      );
    },
    10 * minutes,
  );

  it(
    'say the same to LibreOffice, which accepts and refuses them as Word does',
    { tags: ['full'], timeout: 15 * minutes },
    async () => {
      // With right-to-left words in it, LibreOffice saves a content control several times over.
      // Each takes seconds, so some of the library stand for all.
      const plain = cases
        .filter(({ path }) => basename(path).startsWith('plain'))
        .filter((_, index) => index % 14 === 0);
      for (const [command, side] of [
        ['Accept', 'newer'],
        ['Reject', 'older'],
      ] as const) {
        const decided = await decideChanges(folder, command);
        await inParallel(plain, async ({ label, path, ...documents }) => {
          const reading = await readWithPandoc(join(decided, basename(path)));
          // LibreOffice joins a paragraph whose end was changed with the next one, so the characters are compared.
          const characters = reading.words.join('');
          const expected = wordsAfterPoster(documents[side]).join('');
          expect([label, command, characters.slice(-expected.length)]).toEqual([label, command, expected]);
        });
      }
    },
  );
});
