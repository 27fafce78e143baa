import { cleanText } from '../clean-text.ts';
import type { Template } from '../template.ts';
import type { Block, Footnote } from '../tree.ts';
import type { WorkbookSheet } from '../workbook.ts';
import { countWords } from '../word-count.ts';
import { newBodyNotes } from './body-notes.ts';
import type { BodyNotes } from './body-notes.ts';
import { BodyLexer } from './body-lexer.ts';
import { takeFootnotes } from './footnotes.ts';
import { readFrontMatter, splitFrontMatter } from './front-matter.ts';
import type { FrontMatter } from './front-matter.ts';
import { BlockReader } from './parse-blocks.ts';
import { blankSign } from './parse-inline.ts';
import { plainText } from './plain-text.ts';
import { ProblemList } from './problem-list.ts';
import { checkSourceLimits } from './source-limits.ts';

export interface ReadSource {
  readonly problems: ProblemList;
  /** Null when the front matter could not be read at all. */
  readonly template: Template | null;
  readonly matter: FrontMatter | null;
  readonly notes: BodyNotes;
}

/** Reads a file once; parseTemplate and checkTemplate look at the result with different eyes. */
export function readSource(source: string, path: string): ReadSource {
  checkSourceLimits(source, path);
  const problems = new ProblemList(path);
  const notes = newBodyNotes(problems);
  const split = splitFrontMatter(cleanText(source));
  if (!split) {
    problems.add(1, 'The file must begin with front matter between two lines of ---');
    return { problems, template: null, matter: null, notes };
  }
  const matter = readFrontMatter(split.matter, problems);
  if (!matter) return { problems, template: null, matter: null, notes };
  const known = new Set(matter.placeholders.map((field) => field.key));
  const body = readBody(split.body, split.bodyOffset, known, notes);
  noteWorkbookUses(matter, known, notes);
  return { problems, template: assemble(path, matter, body), matter, notes };
}

interface Body {
  readonly blocks: readonly Block[];
  readonly footnotes: readonly Footnote[];
}

function readBody(source: string, offset: number, known: ReadonlySet<string>, notes: BodyNotes): Body {
  const withoutNotes = takeFootnotes(source, offset, notes.problems);
  const text = withoutNotes.body.replace(/_{5,}/g, (run) => blankSign.repeat(run.length));
  const lexer = new BodyLexer();
  const reader = new BlockReader(notes, known, (row) => lexer.inlineTokens(row));
  const blocks = reader.read(lexer.lex(text), offset + 1);
  const definitions = new Map(withoutNotes.notes.map((note) => [note.id, note]));
  const footnotes: Footnote[] = [];
  // A note may name another one: the map grows while it is walked.
  for (const [id, line] of notes.footnoteUses) {
    const note = definitions.get(id);
    if (!note) {
      notes.problems.add(line, `footnote [^${id}] is not defined`);
      continue;
    }
    const children = reader.inline(
      lexer.inlineTokens(note.text.replace(/_{5,}/g, (run) => blankSign.repeat(run.length))),
      note.line,
    );
    if (children.some((node) => node.type === 'footnote'))
      notes.problems.add(note.line, 'a footnote cannot have a footnote');
    footnotes.push({ id, number: footnotes.length + 1, children });
  }
  for (const note of withoutNotes.notes) {
    if (!notes.footnoteUses.has(note.id))
      notes.problems.add(note.line, `footnote [^${note.id}] is never used`);
  }
  return { blocks, footnotes };
}

/** Titles, notes and text cells of a workbook may use placeholders too. */
function noteWorkbookUses(matter: FrontMatter, known: ReadonlySet<string>, notes: BodyNotes): void {
  const line = matter.lineOf('workbook');
  for (const text of matter.workbook.flatMap(sheetTexts)) {
    for (const [, key = ''] of text.matchAll(/\{\{([^{}]*)\}\}/g)) {
      if (!known.has(key)) notes.problems.add(line, `unknown placeholder {{${key}}} in the workbook`);
      else if (!notes.uses.has(key)) notes.uses.set(key, line);
    }
  }
}

function sheetTexts(sheet: WorkbookSheet): string[] {
  const cells = sheet.rows.flatMap((row) => Object.values(row).filter((value) => typeof value === 'string'));
  return [sheet.title, sheet.note, ...cells];
}

function assemble(path: string, matter: FrontMatter, body: Body): Template {
  const first = body.blocks[0];
  const hasTitle = first?.type === 'heading' && first.depth === 1;
  const blocks = hasTitle ? body.blocks.slice(1) : body.blocks;
  const title = matter.meta.title === '' && hasTitle ? plainText(first.children) : matter.meta.title;
  return {
    ...matter.meta,
    title,
    path,
    slug: slugOf(path),
    placeholders: matter.placeholders,
    blocks,
    footnotes: body.footnotes,
    workbook: matter.workbook,
    wordCount: countWords(title, blocks, body.footnotes),
  };
}

/** The file's name without its ending, made safe to stand in a download's name. */
function slugOf(path: string): string {
  const name = path.split('/').at(-1)?.replace(/\.md$/, '') ?? '';
  const safe = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return safe === '' ? 'document' : safe.slice(0, 100);
}
