import { parse } from '@marcbachmann/cel-js';
import type { PlaceholderField } from '../placeholder.ts';
import type { Condition } from '../tree.ts';
import { literalsOf } from './expression.ts';

export type Answers = Readonly<Record<string, string>>;

/** The answers worth trying for each name in the conditions: every option, and both sides of every number. */
export function valuesToTry(
  conditions: readonly Condition[],
  fields: readonly PlaceholderField[],
): Map<string, readonly string[]> {
  const byKey = new Map(fields.map((field) => [field.key, field]));
  const values = new Map<string, Set<string>>();
  for (const { expression, names } of conditions) {
    const literals = literalsOf(parse(expression).ast);
    for (const name of names) {
      const tried = values.get(name) ?? new Set<string>();
      values.set(name, tried);
      for (const option of byKey.get(name)?.options ?? []) tried.add(option);
      for (const literal of literals.get(name) ?? []) {
        if (typeof literal === 'string') tried.add(literal).add(`not ${literal}`);
        else for (const step of [-1n, 0n, 1n]) tried.add(String(literal + step));
      }
    }
  }
  return new Map([...values].map(([name, tried]) => [name, keepOptions(byKey.get(name), [...tried])]));
}

/** A choice is never answered with what is none of its options. */
const keepOptions = (field: PlaceholderField | undefined, tried: readonly string[]): readonly string[] =>
  field?.options ? tried.filter((value) => field.options?.includes(value)) : tried;

/**
 * Combinations of answers in which every two values of two names meet at least once; all combinations where these are few.
 * The same input gives the same list.
 */
export function combinationsOf(values: ReadonlyMap<string, readonly string[]>, most = 64): Answers[] {
  const names = [...values];
  const count = names.reduce((product, [, tried]) => product * tried.length, 1);
  return count <= most ? product(names) : pairwise(names);
}

function product(names: readonly (readonly [string, readonly string[]])[]): Answers[] {
  return names.reduce<Answers[]>(
    (rows, [name, tried]) => rows.flatMap((row) => tried.map((value) => ({ ...row, [name]: value }))),
    [{}],
  );
}

/** One row after another, each taking for every name the value that meets the most pairs not met yet. */
function pairwise(names: readonly (readonly [string, readonly string[]])[]): Answers[] {
  const open = new Set<string>();
  names.forEach(([name, tried], at) => {
    for (const [other, others] of names.slice(at + 1))
      for (const value of tried) for (const second of others) open.add(pairOf(name, value, other, second));
  });
  const rows: Answers[] = [];
  while (open.size > 0) {
    const row: Record<string, string> = {};
    const seed = JSON.parse([...open][0] ?? '[]') as [string, string, string, string];
    [row[seed[0]], row[seed[2]]] = [seed[1], seed[3]];
    for (const [name, tried] of names) row[name] ??= best(name, tried, row, open);
    for (const [name, value] of Object.entries(row))
      for (const [other, second] of Object.entries(row)) open.delete(pairOf(name, value, other, second));
    rows.push(row);
  }
  return rows;
}

function best(name: string, tried: readonly string[], row: Answers, open: ReadonlySet<string>): string {
  const meets = (value: string): number =>
    Object.entries(row).filter(
      ([other, second]) =>
        open.has(pairOf(name, value, other, second)) || open.has(pairOf(other, second, name, value)),
    ).length;
  return tried.reduce((found, value) => (meets(value) > meets(found) ? value : found), tried[0] ?? '');
}

const pairOf = (name: string, value: string, other: string, second: string): string =>
  JSON.stringify([name, value, other, second]);
