import { cleanLine } from '../clean-text.ts';
import { TemplateError } from '../errors.ts';
import { newBodyNotes } from '../parse/body-notes.ts';
import { ConditionMarks } from '../parse/condition-marks.ts';
import { ProblemList } from '../parse/problem-list.ts';
import { readBody } from '../parse/read-source.ts';
import { checkSourceLimits } from '../parse/source-limits.ts';
import type { PlaceholderField } from '../placeholder.ts';
import type { Publisher } from '../publisher.ts';
import type { Template } from '../template.ts';
import { countWords } from '../word-count.ts';
import { customerMarkdown } from './customer-text.ts';

export interface OwnSection {
  readonly title: string;
  /** As somebody typed or pasted it; Markdown is understood. It may use the placeholders that all templates share. */
  readonly text: string;
}

/**
 * Reads a section that a company wrote itself, as a chapter for `renderHandbook`. It names no law, so it has no day of
 * review and none from which its law counts.
 *
 * @throws TemplateError with every mistake and its line: an unknown placeholder, a picture, a text past the limits of
 *   `sourceLimits`
 */
export function parseOwnSection({ title, text }: OwnSection, publisher: Publisher): Template {
  const name = cleanLine(title);
  const { source, lineOf } = customerMarkdown(text);
  checkSourceLimits(source, name);
  const problems = new ProblemList(name);
  const notes = newBodyNotes(problems);
  const shared = publisher.profileFields;
  const known = new Map(shared.map((field) => [field.key, field.label]));
  const marks = new ConditionMarks(shared, notes);
  const hasConditions = areConditions(source, shared);
  const body = readBody(hasConditions ? marks.takeOut(source, 0) : source, {
    known,
    marks,
    notes,
    offset: 0,
    isProse: true,
  });
  if (problems.size > 0)
    throw new TemplateError(problems.sorted().map((problem) => ({ ...problem, line: lineOf(problem.line) })));
  return {
    publisher,
    title: name,
    type: 'Handbook',
    package: '',
    order: 0,
    version: '',
    states: [],
    lastReviewed: '',
    lawAsOf: '',
    summary: '',
    bullets: [],
    path: '',
    slug: 'own-section',
    placeholders: shared.filter(({ key }) => notes.uses.has(key) || isDecided(marks, key)),
    blocks: body.blocks,
    conditions: marks.conditions,
    footnotes: body.footnotes,
    workbook: [],
    facts: [...notes.facts.keys()],
    wordCount: countWords(name, body.blocks, body.footnotes),
  };
}

/** Whether what looks like conditions are some: "{when needed}" is only words. */
function areConditions(source: string, fields: readonly PlaceholderField[]): boolean {
  const problems = new ProblemList('');
  new ConditionMarks(fields, newBodyNotes(problems)).takeOut(source, 0);
  return problems.size === 0;
}

const isDecided = ({ conditions }: ConditionMarks, key: string): boolean =>
  conditions.some(({ names }) => names.includes(key));
