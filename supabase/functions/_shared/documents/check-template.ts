import { conditionProblems } from './conditions/check-conditions.ts';
import { TemplateError } from './errors.ts';
import type { Problem } from './errors.ts';
import type { FactTexts } from './facts.ts';
import type { BodyNotes, HeadingNote } from './parse/body-notes.ts';
import type { FrontMatter } from './parse/front-matter.ts';
import { readSource } from './parse/read-source.ts';
import type { ProblemList } from './parse/problem-list.ts';
import type { Publisher } from './publisher.ts';

/** Words that a template never uses, with the reason of content/README.md ("Law"). */
const forbidden = /\bnon-?compliant\b|\bcompliant\b|\bguarantees compliance\b/gi;
/** What the authors did not look up is no business of a buyer's; the same part of content/README.md. */
export const excuses = new RegExp(
  [
    String.raw`\b(?:our|these) sources?\b|\bsources? of ours\b|\b(?:in|by|from) the sources\b|\b(?:sources|material)(?: that)? we read\b`,
    String.raw`\b(?:could|can) ?(?:not|n[’']t)(?: be)? (?:confirm|verif(?:y|ied))(?:ed)?\b|\bcould(?: not|n[’']t)(?: be)? read\b`,
    String.raw`\b(?:was|were|been)(?: not|n[’']t) (?:confirmed|verified|looked up)\b|\bdetails(?: are)? not (?:confirmed|verified)\b`,
    String.raw`\bwe (?:have|had|did)(?: not|n[’']t)(?: yet)? (?:confirm|verif(?:y|ied)|look(?:ed)? up)(?:ed)?\b`,
    String.raw`\bwe (?:found|had) no (?:[\w.’']+ ){0,3}(?:rule|statute|law|duty|rate|figure|source)s?\b`,
    String.raw`\bwe did not (?:find|have|read) (?:an?|any|the) (?:[\w.’']+ ){0,3}(?:rule|statute|law|duty|rate|figure|source)s?\b`,
    String.raw`\bas far as we know\b|\bis commonly described as\b|\bno (?:[\w-]+ ){0,2}rule on this was found\b|\bwe (?:only )?confirmed that\b|\bnot found as an? \w+ (?:duty|rule)\b`,
  ].join('|'),
  'gi',
);

/**
 * Everything that is wrong with a template's source, in the order of the file; an empty list when all is well. Finds what
 * `parseTemplate` throws for and the editorial rules of content/README.md besides; with `facts`, also the facts that are not
 * among them. Never throws.
 */
export function checkTemplate(
  source: string,
  path: string,
  publisher: Publisher,
  facts?: FactTexts,
): Problem[] {
  try {
    const { problems, template, matter, notes } = readSource(source, path, publisher);
    if (matter) {
      checkMatter(matter, path, notes, problems);
      checkHeadings(matter, notes, problems);
    }
    checkBody(notes, problems);
    if (facts) checkFactKeys(notes, facts, problems);
    // With a condition that cannot be read, what follows from it is no news.
    if (template && problems.size === 0) {
      for (const problem of conditionProblems(template)) problems.add(matter?.lineOf('title') ?? 1, problem);
    }
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
  if (heading.nested) problems.add(heading.line, 'a heading cannot be inside a list or a quote');
}

function checkBody(notes: BodyNotes, problems: ProblemList): void {
  for (const line of notes.codeBlocks) problems.add(line, 'only a signature block may be fenced');
  for (const line of notes.headerPlaceholders)
    problems.add(line, "a placeholder cannot be in a table's header row");
  for (const callout of notes.callouts) {
    if (callout.kind === 'drafting-note' && callout.pageKind !== 'text')
      problems.add(
        callout.line,
        `a drafting note cannot be on the page of a ${callout.pageKind}: put it before`,
      );
    if (callout.kind === 'law' && !/\bas of\b/i.test(callout.text)) {
      problems.add(callout.line, 'a note on the law must name its "as of" date');
    }
  }
}

function checkFactKeys({ facts: used }: BodyNotes, facts: FactTexts, problems: ProblemList): void {
  for (const [key, { line, isInserted }] of used) {
    const fact = facts.get(key);
    if (!fact) problems.add(line, `there is no fact ${key}`);
    else if (isInserted && fact.text === null) problems.add(line, `the fact ${key} has no figure to insert`);
  }
}

function checkWords(source: string, problems: ProblemList): void {
  source.split('\n').forEach((line, index) => {
    for (const [word] of line.matchAll(forbidden))
      problems.add(index + 1, `the word "${word}" is not used in templates`);
    for (const [words] of line.matchAll(excuses))
      problems.add(index + 1, `"${words}" is an excuse: state the rule with its source, or say whom to ask`);
  });
}
