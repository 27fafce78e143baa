import type { ASTNode } from '@marcbachmann/cel-js';
import type { PlaceholderField } from '../placeholder.ts';
import type { VariantBlock } from '../tree.ts';

/** How a comparison reads, and how its opposite does. */
const comparisons: Readonly<Record<string, readonly [string, string]>> = {
  '==': ['is', 'is not'],
  '!=': ['is not', 'is'],
  '>=': ['is at least', 'is less than'],
  '>': ['is more than', 'is at most'],
  '<=': ['is at most', 'is more than'],
  '<': ['is less than', 'is at least'],
  in: ['is one of', 'is none of'],
};

/** The mark of a part where a format has no margin. */
export const variantLine = ({ step, words }: VariantBlock): string =>
  step === 'begin' ? `[${words}]` : '[The part with a condition ends.]';

type Fields = ReadonlyMap<string, PlaceholderField>;

/** A condition as a reader of the document would say it, or its opposite: "“Number of employees” is at least 50". */
export function conditionText(node: ASTNode, fields: Fields, isOpposite = false): string {
  if (node.op === 'id') return `“${fields.get(node.args)?.label ?? node.args}”`;
  if (node.op === 'value') return String(node.args);
  if (node.op === 'list') return node.args.map((item) => conditionText(item, fields)).join(', ');
  if (node.op === '!_') return conditionText(node.args, fields, !isOpposite);
  if (node.op === '&&' || node.op === '||') {
    const joint = (node.op === '&&') === isOpposite ? ' or ' : ' and ';
    return node.args
      .map((side) => inBrackets(side, node.op, conditionText(side, fields, isOpposite)))
      .join(joint);
  }
  const phrases = comparisons[node.op];
  if (phrases === undefined || !Array.isArray(node.args)) return node.input;
  const [left, right] = node.args as [ASTNode, ASTNode];
  return `${conditionText(left, fields)} ${phrases[isOpposite ? 1 : 0]} ${conditionText(right, fields)}`;
}

/** "and" inside "or", and the other way around, needs brackets to be read one way only. */
const inBrackets = (side: ASTNode, around: string, words: string): string =>
  (side.op === '&&' || side.op === '||') && side.op !== around ? `(${words})` : words;
