import type { Definition, FootnoteDefinition } from 'mdast';
import { visit } from 'unist-util-visit';
import { cleanText } from '../clean-text.ts';
import type { Publisher } from '../publisher.ts';
import { mapWorksheetTexts, unfilledTexts } from '../worksheet-texts.ts';
import type { Template } from '../template.ts';
import type { Block, Footnote } from '../tree.ts';
import { countWords } from '../word-count.ts';
import { ConditionMarks } from './condition-marks.ts';
import { newBodyNotes } from './body-notes.ts';
import type { BodyNotes } from './body-notes.ts';
import { takeFactMarks } from './fact-marks.ts';
import { readFootnotes } from './footnotes.ts';
import { readFrontMatter, splitFrontMatter } from './front-matter.ts';
import type { FrontMatter } from './front-matter.ts';
import { readMarkdown, readProse } from './markdown.ts';
import { withWordsForMarks } from './prose.ts';
import { BlockReader, type BlockNode } from './parse-blocks.ts';
import type { InlineContext } from './parse-inline.ts';
import { plainText } from './plain-text.ts';
import { ProblemList } from './problem-list.ts';
import { protectBlanks } from './private-use-characters.ts';
import { checkSourceLimits } from './source-limits.ts';

export interface ReadSource {
  readonly problems: ProblemList;
  /** Null when the front matter could not be read at all. */
  readonly template: Template | null;
  readonly matter: FrontMatter | null;
  readonly notes: BodyNotes;
}

/** Reads a file once; parseTemplate and checkTemplate look at the result with different eyes. */
export function readSource(source: string, path: string, publisher: Publisher): ReadSource {
  checkSourceLimits(source, path);
  const problems = new ProblemList(path);
  const notes = newBodyNotes(problems);
  const split = splitFrontMatter(cleanText(source));
  if (!split) {
    problems.add(1, 'The file must begin with front matter between two lines of ---');
    return { problems, template: null, matter: null, notes };
  }
  const matter = readFrontMatter(split.matter, publisher, problems);
  if (!matter) return { problems, template: null, matter: null, notes };
  const known = new Map(matter.placeholders.map((field) => [field.key, field.label]));
  const marks = new ConditionMarks(matter.placeholders, notes);
  const factMarks = takeFactMarks(split.body, split.bodyOffset, notes);
  const offset = split.bodyOffset;
  const body = readBody(marks.takeOut(factMarks, offset), { known, marks, notes, offset });
  noteWorkbookUses(matter, known, notes);
  const template = assemble(path, publisher, matter, {
    ...body,
    conditions: marks.conditions,
    facts: [...notes.facts.keys()],
  });
  return { problems, template, matter, notes };
}

interface Body {
  readonly blocks: readonly Block[];
  readonly footnotes: readonly Footnote[];
}

/** Reads the text below the front matter. `offset` is the number of the file's lines before it. */
export function readBody(source: string, context: Omit<InlineContext, 'definitions'>): Body {
  const protectedSource = protectBlanks(source);
  const root = context.isProse
    ? withWordsForMarks(readProse(protectedSource))
    : readMarkdown(protectedSource);
  const definitions = new Map<string, Definition>();
  const notes: FootnoteDefinition[] = [];
  visit(root, (node) => {
    if (node.type === 'definition' && !definitions.has(node.identifier))
      definitions.set(node.identifier, node);
    if (node.type === 'footnoteDefinition') notes.push(node);
  });
  const reader = new BlockReader({ ...context, definitions });
  const blocks = reader.read(root.children as BlockNode[]);
  return { blocks, footnotes: readFootnotes(notes, reader, context.notes) };
}

/** Notes the placeholders of a workbook, and reports those that nobody would fill. */
function noteWorkbookUses(matter: FrontMatter, known: ReadonlyMap<string, string>, notes: BodyNotes): void {
  const line = matter.lineOf('workbook');
  const note = (text: string): string => {
    for (const [, key = ''] of text.matchAll(/\{\{([^{}]*)\}\}/g)) {
      if (!known.has(key)) notes.problems.add(line, `unknown placeholder {{${key}}} in the workbook`);
      else if (!notes.uses.has(key)) notes.uses.set(key, line);
    }
    return text;
  };
  for (const worksheet of matter.workbook) {
    mapWorksheetTexts(worksheet, note);
    for (const text of unfilledTexts(worksheet))
      notes.problems.add(line, `"${text}" in the workbook cannot hold a placeholder`);
  }
}

function assemble(
  path: string,
  publisher: Publisher,
  matter: FrontMatter,
  { conditions, facts, ...body }: Body & Pick<Template, 'conditions' | 'facts'>,
): Template {
  const first = body.blocks[0];
  const hasTitle = first?.type === 'heading' && first.depth === 1;
  const blocks = hasTitle ? body.blocks.slice(1) : body.blocks;
  const title = matter.meta.title === '' && hasTitle ? plainText(first.children) : matter.meta.title;
  return {
    ...matter.meta,
    publisher,
    title,
    path,
    slug: slugOf(path),
    placeholders: matter.placeholders,
    blocks,
    conditions,
    footnotes: body.footnotes,
    workbook: matter.workbook,
    facts,
    wordCount: countWords(title, blocks, body.footnotes),
  };
}

/** The file's name without its ending, made safe for a download's name. */
function slugOf(path: string): string {
  const name = path.split('/').at(-1)?.replace(/\.md$/, '') ?? '';
  const safe = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return safe === '' ? 'document' : safe.slice(0, 100);
}
