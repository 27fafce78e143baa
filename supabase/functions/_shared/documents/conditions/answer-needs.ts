import { fillFields, type FieldValues } from '../fill.ts';
import { plainText } from '../parse/plain-text.ts';
import type { Template } from '../template.ts';
import type { Block, Condition } from '../tree.ts';
import { chooseBranches } from './choose-branches.ts';
import { answersFor, decide, type Decision } from './condition.ts';
import { conditionsIn } from './find-conditions.ts';

export interface LeftOut {
  /** The first words of what is left out. */
  readonly text: string;
  /** The condition that is not met, for a reader. */
  readonly because: string;
}

export interface AnswerNeeds {
  /** Placeholders that the company's own copy shows or is decided by. */
  readonly needed: ReadonlySet<string>;
  /** Of these, the ones that no answer and no suggestion fills. */
  readonly open: readonly string[];
  readonly leftOut: readonly LeftOut[];
  /** The drafting notes of the parts that stay: what is left for a person to decide or to ask. */
  readonly notes: readonly string[];
}

/** What a template still has to know of a company with these values, and what it will leave out. */
export function answerNeeds(template: Template, values: FieldValues): AnswerNeeds {
  const fields = [...fillFields(template, 'company', values).values()];
  const answers = answersFor(fields);
  const judge = (condition: Condition): Decision => decide(condition, answers);
  const blocks = chooseBranches(template, fields, 'chosen');
  const needed = new Set<string>();
  collectKeys(blocks, needed);
  collectKeys(template.footnotes, needed);
  collectTexts(template.workbook, needed);
  for (const { condition, around } of conditionsIn(template.blocks)) {
    if (around.every((outer) => judge(outer) !== 'unmet'))
      for (const name of condition.names) needed.add(name);
  }
  return {
    needed,
    open: fields.filter(({ key, value }) => value === null && needed.has(key)).map(({ key }) => key),
    leftOut: leftOutOf(template.blocks, judge),
    notes: notesIn(blocks),
  };
}

function collectKeys(node: unknown, keys: Set<string>): void {
  if (Array.isArray(node)) {
    for (const part of node) collectKeys(part, keys);
  } else if (typeof node === 'object' && node !== null) {
    if ('type' in node && node.type === 'placeholder' && 'key' in node) keys.add(String(node.key));
    for (const part of Object.values(node)) if (typeof part === 'object') collectKeys(part, keys);
  }
}

function collectTexts(workbook: Template['workbook'], keys: Set<string>): void {
  for (const [, key = ''] of JSON.stringify(workbook).matchAll(/\{\{([a-z0-9_]+)\}\}/g)) keys.add(key);
}

function leftOutOf(blocks: readonly Block[], judge: (condition: Condition) => Decision): LeftOut[] {
  return blocks.flatMap((block): LeftOut[] => {
    if (block.type === 'list') {
      return block.items.flatMap((item) =>
        item.when && judge(item.when) === 'unmet'
          ? [gone(item.blocks, item.when.words)]
          : leftOutOf(item.blocks, judge),
      );
    }
    if (block.type !== 'when') return [];
    const { condition } = block;
    const decision = judge(condition);
    const [kept, dropped, because] =
      decision === 'unmet'
        ? [block.otherwise, block.blocks, condition.words]
        : [block.blocks, block.otherwise, condition.opposite];
    // A note to the editor is no text that anyone would miss.
    const out = decision !== 'open' && dropped.some(isText) ? [gone(dropped, because)] : [];
    return [...out, ...leftOutOf(kept, judge)];
  });
}

const isText = (block: Block): boolean => block.type !== 'quote' || block.kind !== 'drafting-note';

const longestGist = 90;

function gone(blocks: readonly Block[], because: string): LeftOut {
  const first = blocks.find(({ type }) => type === 'heading' || type === 'paragraph');
  const text = first && 'children' in first ? plainText(first.children).replace(/\s+/g, ' ') : 'A part';
  const cut = text.length > longestGist ? `${text.slice(0, longestGist).replace(/\s\S*$/, '')} …` : text;
  return { text: cut, because };
}

function notesIn(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.type === 'list') return block.items.flatMap((item) => notesIn(item.blocks));
    if (block.type !== 'quote') return [];
    if (block.kind !== 'drafting-note') return notesIn(block.blocks);
    const text = block.blocks
      .map((inner) => (inner.type === 'paragraph' ? plainText(inner.children) : ''))
      .join(' ');
    return [text.replace(/^Drafting note\.\s*/, '').trim()];
  });
}
