import { TemplateError } from './errors.ts';
import type { Problem } from './errors.ts';
import type { BodyNotes, HeadingNote } from './parse/body-notes.ts';
import type { FrontMatter } from './parse/front-matter.ts';
import { readSource } from './parse/read-source.ts';
import type { ProblemList } from './parse/problem-list.ts';

/** Words that a template never uses, with the reason of content/README.md ("Law"). */
const forbidden = /\bnon-?compliant\b|\bcompliant\b|\bguarantees compliance\b/gi;

/**
 * Everything that is wrong with a template's source, in the order of the file; an empty list when all is well. Finds what
 * `parseTemplate` throws for and the editorial rules of content/README.md besides. Never throws.
 */
export function checkTemplate(source: string, path: string): Problem[] {
  try {
    const { problems, matter, notes } = readSource(source, path);
    if (matter) {
      checkMatter(matter, path, notes, problems);
      checkHeadings(matter, notes, problems);
    }
    checkBody(notes, problems);
    checkWords(source, problems);
    return problems.sorted();
  } catch (error) {
    if (error instanceof TemplateError) return [...error.problems];
    throw error;
  }
}

function checkMatter(matter: FrontMatter, path: string, notes: BodyNotes, problems: ProblemList): void {
  for (const [key, line] of matter.placeholderLines) {
    if (!notes.uses.has(key)) problems.add(line, `placeholder "${key}" is declared but never used`);
  }
  const folder = path.split('/').at(-2);
  if (folder !== undefined && folder !== matter.meta.package) {
    problems.add(
      matter.lineOf('package'),
      `"package" is "${matter.meta.package}" but the file lies in "${folder}"`,
    );
  }
  if (/\{\{|\}\}/.test(matter.meta.title + matter.meta.summary)) {
    problems.add(matter.lineOf('title'), 'the title and the summary cannot hold a placeholder');
  }
  if (matter.meta.summary !== '' && !/[.]$/.test(matter.meta.summary.trim())) {
    problems.add(matter.lineOf('summary'), '"summary" must be a sentence that ends with a full stop');
  }
}

function checkHeadings(matter: FrontMatter, notes: BodyNotes, problems: ProblemList): void {
  const [first, ...rest] = notes.headings;
  if (first?.depth !== 1) {
    problems.add(first?.line ?? 1, 'the text must begin with a level-1 heading that repeats the title');
  } else if (first.text !== matter.meta.title) {
    problems.add(first.line, `the level-1 heading "${first.text}" is not the title "${matter.meta.title}"`);
  }
  let depth = 1;
  for (const heading of rest) {
    checkHeading(heading, depth, problems);
    depth = heading.depth;
  }
}

function checkHeading(heading: HeadingNote, before: number, problems: ProblemList): void {
  if (heading.depth === 1) problems.add(heading.line, `a second level-1 heading: "${heading.text}"`);
  else if (heading.depth > before + 1) {
    problems.add(
      heading.line,
      `heading level skipped: level ${String(heading.depth)} after level ${String(before)}`,
    );
  }
  if (heading.text === '') problems.add(heading.line, 'the heading is empty');
  if (heading.onlyPlaceholder) problems.add(heading.line, 'a heading cannot consist of a placeholder alone');
  if (heading.nested) problems.add(heading.line, 'a heading cannot stand inside a list or a quote');
}

function checkBody(notes: BodyNotes, problems: ProblemList): void {
  for (const line of notes.codeBlocks) problems.add(line, 'only a signature block may be fenced');
  for (const line of notes.headerPlaceholders)
    problems.add(line, "a placeholder cannot stand in a table's header row");
  for (const callout of notes.callouts) {
    if (callout.kind === 'law' && !/\bas of\b/i.test(callout.text)) {
      problems.add(callout.line, 'a note on the law must name its "as of" date');
    }
  }
}

function checkWords(source: string, problems: ProblemList): void {
  source.split('\n').forEach((line, index) => {
    for (const [word] of line.matchAll(forbidden))
      problems.add(index + 1, `the word "${word}" is not used in templates`);
  });
}
