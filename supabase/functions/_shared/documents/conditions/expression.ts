import type { ASTNode } from '@marcbachmann/cel-js';

const comparisons = new Set(['==', '!=', '<', '<=', '>', '>=', 'in']);

/** The names that an expression reads, each once, in their order. */
export function namesIn(node: ASTNode): string[] {
  const names = new Set<string>();
  visit(node, (part) => {
    if (part.op === 'id') names.add(part.args);
  });
  return [...names];
}

/** What each name is compared with: the literal values, by name. */
export function literalsOf(node: ASTNode): Map<string, (string | bigint)[]> {
  const literals = new Map<string, (string | bigint)[]>();
  visit(node, (part) => {
    if (!comparisons.has(part.op)) return;
    const [left, right] = part.args as [ASTNode, ASTNode];
    for (const [name, other] of [
      [left, right],
      [right, left],
    ] as const) {
      if (name.op !== 'id') continue;
      literals.set(name.args, [...(literals.get(name.args) ?? []), ...valuesIn(other)]);
    }
  });
  return literals;
}

function valuesIn(node: ASTNode): (string | bigint)[] {
  if (node.op === 'list') return node.args.flatMap(valuesIn);
  if (node.op !== 'value') return [];
  return typeof node.args === 'string' || typeof node.args === 'bigint' ? [node.args] : [];
}

function visit(node: ASTNode, each: (node: ASTNode) => void): void {
  each(node);
  for (const part of Array.isArray(node.args) ? (node.args as unknown[]).flat() : [node.args as unknown]) {
    if (isNode(part)) visit(part, each);
  }
}

const isNode = (part: unknown): part is ASTNode => typeof part === 'object' && part !== null && 'op' in part;
