import { plainText } from '../parse/plain-text.ts';
import type { PlaceholderField } from '../placeholder.ts';
import type { Template } from '../template.ts';
import type { Block, Condition } from '../tree.ts';
import { chooseBranches } from './choose-branches.ts';
import { combinationsOf, valuesToTry, type Answers } from './combinations.ts';
import { answersFor, decide } from './condition.ts';
import { conditionsIn } from './find-conditions.ts';
import { headingNumber, sectionReference } from './renumber.ts';

/**
 * What is wrong with a template's conditions, each in one sentence: a part that is never or always there, a heading that can
 * be left without text, a reference to a section that can be left out. Tries every pair of answers.
 */
export function conditionProblems(template: Template): string[] {
  const found = [...conditionsIn(template.blocks)];
  if (found.length === 0) return [];
  const unreachable = found.flatMap(({ condition, around }) =>
    reach(condition, around, template.placeholders),
  );
  const values = valuesToTry(template.conditions, template.placeholders);
  const dangling = combinationsOf(values).flatMap((answers) => inCopy(template, answers));
  return [...new Set([...unreachable, ...dangling])];
}

function reach(
  condition: Condition,
  around: readonly Condition[],
  fields: readonly PlaceholderField[],
): string[] {
  const involved = [...around, condition];
  const values = valuesToTry(involved, fields);
  const kinds = new Map(fields.map(({ key, kind }) => [key, kind]));
  const outcomes = new Set(
    combinationsOf(values, 4096).flatMap((answers) => {
      const given = answersFor(
        Object.entries(answers).map(([key, value]) => ({ key, kind: kinds.get(key) ?? 'text', value })),
      );
      return around.every((outer) => decide(outer, given) === 'met') ? [decide(condition, given)] : [];
    }),
  );
  if (!outcomes.has('met')) return [`the part with "${condition.expression}" is never there`];
  return outcomes.has('unmet') ? [] : [`"${condition.expression}" is always met: leave the condition out`];
}

function inCopy(template: Template, answers: Answers): string[] {
  const fields = template.placeholders.map(({ key, kind }) => ({ key, kind, value: answers[key] ?? null }));
  const kept = chooseBranches(template, fields, 'chosen');
  const all = new Set(allBlocks(template.blocks).map(headingNumber));
  const there = new Set(kept.map(headingNumber));
  const given = Object.entries(answers)
    .map(([key, value]) => `${key} = ${value}`)
    .join(', ');
  const references = kept
    .flatMap((block) => referencesIn(block))
    .filter((to) => all.has(to) && !there.has(to));
  return [
    ...references.map((to) => `the text refers to section ${to}, which is left out with ${given}`),
    ...emptyHeadings(kept).map((title) => `the heading "${title}" has no text with ${given}`),
  ];
}

/** Blocks with those of conditional parts, in the order of the text. */
function allBlocks(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) =>
    block.type === 'when' ? [...allBlocks(block.blocks), ...allBlocks(block.otherwise)] : [block],
  );
}

function referencesIn(block: Block): string[] {
  return [...wordsOf(block).matchAll(sectionReference)].flatMap(([, , first, , second]) =>
    [first, second].filter((number) => number !== undefined),
  );
}

function wordsOf(block: Block): string {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return plainText(block.children);
    case 'list':
      return block.items.flatMap((item) => item.blocks.map(wordsOf)).join('\n');
    case 'table':
      return block.rows.flatMap((row) => row.map((cell) => plainText(cell.children))).join('\n');
    case 'quote':
      return block.blocks.map(wordsOf).join('\n');
    case 'when':
    case 'signature':
    case 'code':
    case 'pageBreak':
    case 'variant':
    case 'rule':
      return '';
  }
}

function emptyHeadings(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block, index) => {
    if (block.type !== 'heading') return [];
    const next = blocks.slice(index + 1).find(({ type }) => type !== 'pageBreak' && type !== 'rule');
    const isEmpty = next === undefined || (next.type === 'heading' && next.depth <= block.depth);
    return isEmpty ? [plainText(block.children)] : [];
  });
}
