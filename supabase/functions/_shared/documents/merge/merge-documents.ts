import { DocumentError } from '../errors.ts';
import type { FilledDocument } from '../fill.ts';
import type { Template } from '../template.ts';
import type { Block } from '../tree.ts';
import { countWords } from '../word-count.ts';
import { chapterHeading, chapterOf, newPage, numbersBelow, type Chapter } from './chapter.ts';
import { SharedFields } from './shared-fields.ts';

export interface MergeOptions {
  readonly title: string;
  /** Where forms and pages to sign go: to the end, as the last chapter, or nowhere. */
  readonly papers: 'end' | 'none';
}

const papersTitle = 'Forms and pages to sign';
/** About 250 pages. */
const mostWords = 120_000;

/**
 * One document of several, each a numbered chapter in the order given: one title page, one list of contents, one set of
 * properties. The law counts from the earliest day of all chapters, the review is the latest.
 *
 * @throws DocumentError `no_chapter` without a document that names its law, `too_large`
 */
export function mergeDocuments(
  documents: readonly FilledDocument[],
  { title, papers }: MergeOptions,
): FilledDocument {
  const sources = documents.filter(({ template }) => template.lawAsOf !== '');
  const [first] = sources;
  if (!first) throw new DocumentError('no_chapter', 'Choose at least one document.');
  const fields = new SharedFields();
  fields.add({ ...first, fields: [first.company] });
  const chapters = documents.map((document, index) =>
    chapterOf(document, {
      number: index + 1,
      fields: fields.add(document),
      handbook: handbookFor(document.template, documents),
    }),
  );
  const blocks = [
    ...chapters.flatMap(({ text }, index) => (index === 0 ? text : [newPage, ...text])),
    ...(papers === 'end' ? papersOf(chapters) : []),
  ];
  const footnotes = chapters
    .flatMap((chapter) => chapter.footnotes)
    .map((note, index) => ({ ...note, number: index + 1 }));
  const wordCount = countWords(title, blocks, footnotes);
  if (wordCount > mostWords)
    throw new DocumentError('too_large', 'The handbook is too long. Leave out some chapters.');
  return {
    template: { ...coverOf(first.template, sources, title), wordCount },
    mode: first.mode,
    blocks,
    footnotes,
    workbook: [],
    fields: fields.all,
    company: first.company,
    contents: 'full',
  };
}

/** The new section numbers of the handbook for the same state, where there is one. */
function handbookFor(
  { states }: Template,
  documents: readonly FilledDocument[],
): ReadonlyMap<string, string> {
  const at = documents.findIndex(
    ({ template }) => template.type === 'Handbook' && template.states.some((state) => states.includes(state)),
  );
  return numbersBelow(at + 1, documents[at]?.blocks ?? []);
}

function papersOf(chapters: readonly Chapter[]): Block[] {
  const papers = chapters.flatMap((chapter) => chapter.papers);
  if (papers.length === 0) return [];
  const [, ...rest] = papers;
  // The first paper begins below the chapter's heading, the others a page each.
  return [newPage, chapterHeading(chapters.length + 1, papersTitle), ...rest];
}

/** What the cover, the head, the foot and the properties say. */
function coverOf(
  { publisher }: Template,
  sources: readonly FilledDocument[],
  title: string,
): Omit<Template, 'wordCount'> {
  const templates = sources.map(({ template }) => template);
  const days = (of: (template: Template) => string): string[] => templates.map(of).sort();
  const reviewed = days(({ lastReviewed }) => lastReviewed).at(-1) ?? '';
  const list = templates.map((template) => `${template.title} (version ${template.version})`).join(', ');
  return {
    publisher,
    title,
    type: 'Handbook',
    package: '',
    order: 0,
    version: reviewed,
    states: [...new Set(templates.flatMap(({ states }) => states))],
    lastReviewed: reviewed,
    lawAsOf: days(({ lawAsOf }) => lawAsOf)[0] ?? '',
    summary: `Made of ${list}.`,
    bullets: [],
    path: '',
    slug: 'handbook',
    placeholders: [],
    blocks: [],
    conditions: [],
    footnotes: [],
    workbook: [],
    facts: [...new Set(templates.flatMap(({ facts }) => facts))],
  };
}
