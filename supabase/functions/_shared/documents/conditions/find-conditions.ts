import type { Condition } from '../tree.ts';

/** The conditions of some blocks, each with those around it, in the order of the text. */
export function* conditionsIn(
  node: unknown,
  around: readonly Condition[] = [],
): Generator<{ readonly condition: Condition; readonly around: readonly Condition[] }> {
  if (Array.isArray(node)) {
    for (const part of node) yield* conditionsIn(part, around);
  } else if (typeof node === 'object' && node !== null) {
    const condition = conditionOf(node);
    if (condition) yield { condition, around };
    const within = condition ? [...around, condition] : around;
    for (const [key, part] of Object.entries(node)) {
      if (typeof part !== 'object' || part === condition) continue;
      // What is under "otherwise" is there when the condition is not met.
      yield* conditionsIn(part, key === 'otherwise' && condition ? [...around, negated(condition)] : within);
    }
  }
}

const negated = (condition: Condition): Condition => ({
  ...condition,
  expression: `!(${condition.expression})`,
});

function conditionOf(node: object): Condition | undefined {
  if ('condition' in node) return node.condition as Condition;
  return 'when' in node ? (node.when as Condition) : undefined;
}
