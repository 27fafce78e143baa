import { Environment, parse } from '@marcbachmann/cel-js';
import type { PlaceholderField } from '../placeholder.ts';
import type { Condition } from '../tree.ts';
import { conditionText } from './condition-text.ts';
import { namesIn, literalsOf } from './expression.ts';

/** Whether a part stays; `open` while an answer that decides it is missing. */
export type Decision = 'met' | 'unmet' | 'open';

type Answer = string | bigint | number;

/**
 * Reads a condition in the Common Expression Language (https://cel.dev), whose names are the template's placeholders:
 * numbers for kind `number`, text for all others (a date is ISO text).
 *
 * @returns the condition, or what is wrong with it in one sentence: it cannot be read, names what is not declared, compares
 *   a number with a text, is not a yes-or-no question, or compares a choice with what is none of its options
 */
export function readCondition(
  expression: string,
  fields: ReadonlyMap<string, PlaceholderField>,
): Condition | string {
  const environment = new Environment({ limits: { maxAstNodes: 200, maxDepth: 20 } });
  for (const field of fields.values()) {
    environment.registerVariable(field.key, field.kind === 'number' ? 'int' : 'string');
  }
  try {
    const parsed = environment.parse(expression);
    const names = namesIn(parsed.ast);
    const unknown = names.find((name) => !fields.has(name));
    if (unknown !== undefined) return `unknown placeholder "${unknown}" in the condition`;
    const checked = parsed.check();
    if (!checked.valid) return `the condition cannot be used: ${firstLine(checked.error?.message)}`;
    if (checked.type !== 'bool') return 'the condition must be a question that is answered with yes or no';
    return (
      noSuchOption(parsed.ast, fields) ?? {
        expression,
        names,
        words: conditionText(parsed.ast, fields),
        opposite: conditionText(parsed.ast, fields, true),
      }
    );
  } catch (error) {
    return `the condition cannot be read: ${firstLine(error instanceof Error ? error.message : undefined)}`;
  }
}

/**
 * Decides a condition. An answer that is missing leaves it open only where it matters: CEL's `&&` and `||` take what the
 * other side says.
 *
 * @param answers the values by placeholder, as `answersFor` makes them
 */
export function decide({ expression }: Condition, answers: ReadonlyMap<string, Answer>): Decision {
  try {
    return parse(expression)(Object.fromEntries(answers)) === true ? 'met' : 'unmet';
  } catch {
    return 'open';
  }
}

/** The answers that conditions can use: a number that is none, and an empty text, count as not answered. */
export function answersFor(
  fields: Iterable<{ readonly key: string; readonly kind: string; readonly value: string | null }>,
): Map<string, Answer> {
  const answers = new Map<string, Answer>();
  for (const { key, kind, value } of fields) {
    if (value === null || value === '') continue;
    if (kind !== 'number') answers.set(key, value);
    else if (/^-?\d{1,15}$/.test(value.replaceAll(',', '')))
      answers.set(key, BigInt(value.replaceAll(',', '')));
    else if (/^-?\d+\.\d+$/.test(value)) answers.set(key, Number(value));
  }
  return answers;
}

function noSuchOption(
  ast: Parameters<typeof literalsOf>[0],
  fields: ReadonlyMap<string, PlaceholderField>,
): string | null {
  for (const [name, literals] of literalsOf(ast)) {
    const options = fields.get(name)?.options;
    const stranger = options && literals.find((literal) => !options.includes(String(literal)));
    if (stranger !== undefined) return `"${String(stranger)}" is not an option of "${name}"`;
  }
  return null;
}

const firstLine = (message: string | undefined): string => message?.split('\n')[0] ?? 'no reason given';
