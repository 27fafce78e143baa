import { followNumbers, headingNumber } from '../conditions/renumber.ts';
import type { FilledDocument } from '../fill.ts';
import { mapInline } from '../map-inline.ts';
import { plainText } from '../parse/plain-text.ts';
import type { Block, FilledField, Footnote, HeadingBlock, Inline } from '../tree.ts';

/** The level of a chapter's heading; its sections are one level below. */
const chapterDepth = 2;

/** One document as a part of a larger one. */
export interface Chapter {
  readonly title: string;
  /** The chapter's heading and text. */
  readonly text: readonly Block[];
  /** Its forms and pages to sign, each with a heading. */
  readonly papers: readonly Block[];
  readonly footnotes: readonly Omit<Footnote, 'number'>[];
}

export const chapterHeading = (number: number, title: string): HeadingBlock => ({
  type: 'heading',
  depth: chapterDepth,
  children: [{ type: 'text', value: `${String(number)}. ${title}` }],
});

export const newPage: Block = { type: 'pageBreak', sheet: 'text', name: '' };

export interface Place {
  readonly number: number;
  /** The fields under their names in the whole, by the document's own. */
  readonly fields: ReadonlyMap<string, FilledField>;
  /** The new numbers of the handbook that other chapters refer to. */
  readonly handbook: ReadonlyMap<string, string>;
}

/**
 * A document as a numbered chapter: its sections are numbered below it, its references follow, and the names of its fields
 * and footnotes are unique in the whole.
 */
export function chapterOf(
  { template, blocks, footnotes }: FilledDocument,
  { number, fields, handbook }: Place,
): Chapter {
  const noteId = (id: string): string => `${String(number)}-${id}`;
  const rename = (nodes: readonly Inline[]): readonly Inline[] =>
    nodes.map((node) => {
      if (node.type === 'field') return { ...node, field: fields.get(node.field.key) ?? node.field };
      if (node.type === 'footnote') return { ...node, id: noteId(node.id) };
      return 'children' in node ? { ...node, children: rename(node.children) } : node;
    });
  const numbered = followNumbers(
    withoutCoverLines(blocks).map((block) => mapInline(block, rename)),
    numbersBelow(number, blocks),
    handbook,
  );
  const { text, papers } = withoutPapers(numbered, template.title);
  return {
    title: template.title,
    text: [chapterHeading(number, template.title), ...lowered(text)],
    papers: lowered(papers),
    footnotes: footnotes.map(({ id, children }) => ({ id: noteId(id), children: rename(children) })),
  };
}

/** The new number of each section of a chapter, by its own. */
export function numbersBelow(number: number, blocks: readonly Block[]): Map<string, string> {
  const own = blocks.map(headingNumber).filter((name) => name !== null);
  return new Map(own.map((name) => [name, `${String(number)}.${name}`]));
}

const coverKeys = new Set(['company_name', 'effective_date']);

/** Without lines before the first heading that say no more than the cover: the company, and from when the text applies. */
function withoutCoverLines(blocks: readonly Block[]): readonly Block[] {
  const first = blocks.findIndex(({ type }) => type === 'heading');
  return blocks.filter((block, index) => index >= first || !isCoverLine(block));
}

function isCoverLine(block: Block): boolean {
  if (block.type !== 'paragraph') return false;
  const isCoverField = (node: Inline): boolean => node.type === 'field' && coverKeys.has(node.field.key);
  const words = plainText(block.children.filter((node) => !isCoverField(node)));
  return block.children.some(isCoverField) && /^(?:effective date:?)?$/i.test(words.trim());
}

/** Every heading one level below the chapter's, and every page a page of text. */
function lowered(blocks: readonly Block[]): Block[] {
  const shift = chapterDepth + 1 - topDepth(blocks);
  return blocks.map((block) => {
    if (block.type === 'heading') return { ...block, depth: block.depth + shift };
    return block.type === 'pageBreak' ? newPage : block;
  });
}

const topDepth = (blocks: readonly Block[]): number =>
  Math.min(...blocks.map((block) => (block.type === 'heading' ? block.depth : 6)));

/**
 * Takes out the papers of a document: sections without a number that somebody signs. They are pages to tear out, and in the
 * middle of a handbook nobody looks for them.
 */
function withoutPapers(
  blocks: readonly Block[],
  title: string,
): { text: readonly Block[]; papers: readonly Block[] } {
  const top = topDepth(blocks);
  const sections: Block[][] = [[]];
  for (const block of blocks) {
    if (block.type === 'heading' && block.depth === top) sections.push(takePageBreak(sections.at(-1)));
    sections.at(-1)?.push(block);
  }
  const isPaper = (section: readonly Block[]): boolean => {
    const heading = section.find(({ type }) => type === 'heading');
    return (
      heading !== undefined &&
      headingNumber(heading) === null &&
      section.some(({ type }) => type === 'signature')
    );
  };
  return {
    text: sections.filter((section) => !isPaper(section)).flat(),
    papers: sections.filter(isPaper).flatMap((section) => titled(section, title)),
  };
}

/** A page break right before a heading belongs to its section. */
function takePageBreak(before: Block[] | undefined): Block[] {
  if (before?.at(-1)?.type !== 'pageBreak') return [];
  before.pop();
  return [newPage];
}

/** A paper that begins a page and says which chapter it belongs to. */
function titled(section: readonly Block[], chapter: string): Block[] {
  const at = section.findIndex(({ type }) => type === 'heading');
  return section.flatMap((block, index) => {
    if (index !== at || block.type !== 'heading') return index < at ? [] : [block];
    const children: Inline[] = [...block.children, { type: 'text', value: ` (${chapter})` }];
    return [newPage, { ...block, children }];
  });
}
