import type { PhrasingContent } from 'mdast';
import { readCondition } from '../conditions/condition.ts';
import type { PlaceholderField } from '../placeholder.ts';
import type { Condition } from '../tree.ts';
import type { BodyNotes } from './body-notes.ts';
import { conditionEnd, conditionStart, wholeConditionStart } from './private-use-characters.ts';

/** A place where a conditional part begins, changes over or ends. */
export interface ConditionMark {
  readonly type: 'mark';
  readonly step: 'when' | 'otherwise' | 'end';
  readonly line: number;
  readonly condition: Condition;
}

const fenceLine = /^(\s*):::(?:(when)\s+(\S.*)|(otherwise)?\s*)$/;
const inlineMark = /(?<!\{)\{(?:when\s([^{}]+)|(otherwise)|(end))\}(?!\})/g;
const wholeLine = /^\s*(?:(?:[-*+]|\d+[.)])\s+(?:\[[ xX]\]\s+)?|\|\s*)\{when\s[^{}]+\}/;
const nothing: Condition = { expression: 'true', names: [], words: '', opposite: '' };

/** Whether the first condition of a line is the one that no mark on it ends. */
function leavesOneOpen(text: string): boolean {
  const marks = [...text.matchAll(inlineMark)];
  const ends = marks.filter(([, , , end]) => end !== undefined);
  const begins = marks.filter(([, expression]) => expression !== undefined);
  return begins.length > ends.length;
}

/** The conditions of one body: it takes them out of the source before Markdown is read, and gives them back by character. */
export class ConditionMarks {
  private readonly marks: ConditionMark[] = [];
  private readonly fields: ReadonlyMap<string, PlaceholderField>;
  private readonly notes: BodyNotes;

  constructor(fields: readonly PlaceholderField[], notes: BodyNotes) {
    this.fields = new Map(fields.map((field) => [field.key, field]));
    this.notes = notes;
  }

  /** The body with a character for each mark; lines stay where they are. `offset` is the file's line before the body. */
  takeOut(body: string, offset: number): string {
    if (!body.includes(':::') && !body.includes('{when') && !/\{(?:otherwise|end)\}/.test(body)) return body;
    const lines = body.split('\n');
    return lines
      .map((text, index) => {
        const line = offset + index + 1;
        const fence = fenceLine.exec(text);
        if (!fence) return this.inline(text, line);
        if ([lines[index - 1], lines[index + 1]].some((beside) => (beside ?? '').trim() !== ''))
          this.notes.problems.add(line, 'a line of ":::" needs an empty line before and after it');
        const [, indent = '', when, expression = ''] = fence;
        return `${indent}${this.add(conditionStart, when ? 'when' : fence[4] ? 'otherwise' : 'end', expression, line)}`;
      })
      .join('\n');
  }

  /** The mark that a paragraph consists of, or null. */
  ofParagraph(children: readonly PhrasingContent[]): ConditionMark | null {
    const [only, ...rest] = children;
    return rest.length === 0 && only?.type === 'condition' ? this.byNumber(only.number) : null;
  }

  /** The condition of a whole list item or table row, by its first words. */
  ofWhole(first: PhrasingContent | undefined): Condition | undefined {
    return first?.type === 'condition' && first.ofWhole ? this.byNumber(first.number)?.condition : undefined;
  }

  byNumber(number: number): ConditionMark | null {
    return this.marks[number] ?? null;
  }

  /** Every condition once, in the order of the text. */
  get conditions(): Condition[] {
    const written = this.marks.filter(({ step }) => step === 'when').map(({ condition }) => condition);
    return [...new Map(written.map((condition) => [condition.expression, condition])).values()];
  }

  private inline(text: string, line: number): string {
    if (!text.includes('{')) return text;
    // At the start of an item or a row, and not closed on its line, a condition is that of the item or the row.
    let ofWhole = wholeLine.test(text) && leavesOneOpen(text);
    return text.replace(
      inlineMark,
      (_mark, expression: string | undefined, otherwise: string | undefined) => {
        const start = ofWhole ? wholeConditionStart : conditionStart;
        ofWhole = false;
        if (expression !== undefined) return this.add(start, 'when', expression, line);
        return this.add(conditionStart, otherwise ? 'otherwise' : 'end', '', line);
      },
    );
  }

  private add(start: string, step: ConditionMark['step'], expression: string, line: number): string {
    this.marks.push({ type: 'mark', step, line, condition: this.condition(step, expression.trim(), line) });
    return `${start}${String(this.marks.length - 1)}${conditionEnd}`;
  }

  private condition(step: ConditionMark['step'], expression: string, line: number): Condition {
    if (step !== 'when') return nothing;
    const condition = readCondition(expression, this.fields);
    if (typeof condition === 'string') {
      this.notes.problems.add(line, condition);
      return nothing;
    }
    for (const name of condition.names) {
      if (!this.notes.uses.has(name)) this.notes.uses.set(name, line);
    }
    return condition;
  }
}
