/** A formula as a tree. A column is one of the formula's own worksheet when `worksheet` is null. */
export type FormulaNode =
  | { readonly type: 'literal'; readonly value: number | string }
  | { readonly type: 'column'; readonly worksheet: string | null; readonly key: string }
  | { readonly type: 'negative'; readonly of: FormulaNode }
  | {
      readonly type: 'operation';
      readonly operator: string;
      readonly left: FormulaNode;
      readonly right: FormulaNode;
    }
  | { readonly type: 'call'; readonly name: string; readonly args: readonly FormulaNode[] };

/** `[key]` or `[Worksheet name!key]`. */
export const columnPattern = /\[(?:([^\]!]*)!)?([^\]]*)\]/g;

/** Thrown for a formula that cannot be read; the message is for its author. */
export class FormulaSyntaxError extends Error {}

/** Operators from the weakest to the strongest. */
const precedence: readonly (readonly string[])[] = [
  ['=', '<>', '<', '>', '<=', '>='],
  ['&'],
  ['+', '-'],
  ['*', '/'],
];

const tokenPattern =
  /\s*(?:(?<text>"(?:[^"]|"")*")|(?<number>\d+(?:\.\d+)?)|(?<column>\[[^\]]*\])|(?<name>[A-Za-z_][A-Za-z0-9_.]*(?=\s*\())|(?<operator><=|>=|<>|[-+*/&=<>(),]))\s*/y;

const tokenKinds = ['text', 'number', 'column', 'name', 'operator'] as const;
type TokenKind = (typeof tokenKinds)[number];
interface Token {
  readonly kind: TokenKind;
  readonly source: string;
}

/**
 * Reads a formula written without `=`.
 *
 * @throws FormulaSyntaxError
 */
export function parseFormula(formula: string): FormulaNode {
  const reader = new FormulaReader(tokensOf(formula));
  const node = reader.expression(0);
  reader.end();
  return node;
}

function tokensOf(formula: string): Token[] {
  const tokens: Token[] = [];
  tokenPattern.lastIndex = 0;
  let at = 0;
  while (at < formula.length) {
    const groups: Partial<Record<string, string>> = tokenPattern.exec(formula)?.groups ?? {};
    const found = tokenKinds.find((kind) => groups[kind] !== undefined);
    if (!found) {
      throw new FormulaSyntaxError(
        formula.slice(at).startsWith('"')
          ? 'the formula has an unclosed text'
          : `the formula uses a sign that it may not use: "${formula.slice(at, at + 12)}"`,
      );
    }
    tokens.push({ kind: found, source: groups[found] ?? '' });
    at = tokenPattern.lastIndex;
  }
  return tokens;
}

class FormulaReader {
  private at = 0;
  private readonly tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  expression(level: number): FormulaNode {
    const operators = precedence[level];
    if (!operators) return this.operand();
    let left = this.expression(level + 1);
    for (let operator = this.operator(operators); operator !== null; operator = this.operator(operators)) {
      left = { type: 'operation', operator, left, right: this.expression(level + 1) };
    }
    return left;
  }

  end(): void {
    if (this.at < this.tokens.length) {
      throw new FormulaSyntaxError('the parentheses of the formula do not match, or an operator is missing');
    }
  }

  private operand(): FormulaNode {
    if (this.operator(['-']) !== null) return { type: 'negative', of: this.operand() };
    if (this.operator(['(']) !== null) {
      const inner = this.expression(0);
      this.expect(')');
      return inner;
    }
    const token = this.tokens[this.at];
    this.at += 1;
    switch (token?.kind) {
      case 'number':
        return { type: 'literal', value: Number(token.source) };
      case 'text':
        return { type: 'literal', value: token.source.slice(1, -1).replaceAll('""', '"') };
      case 'column': {
        const [, worksheet, key = ''] = [...token.source.matchAll(columnPattern)][0] ?? [];
        return { type: 'column', worksheet: worksheet ?? null, key };
      }
      case 'name':
        return { type: 'call', name: token.source.toUpperCase(), args: this.args() };
      case 'operator':
      case undefined:
        throw new FormulaSyntaxError('the formula lacks a value, or its parentheses do not match');
    }
  }

  private args(): FormulaNode[] {
    this.expect('(');
    if (this.operator([')']) !== null) return [];
    const args = [this.expression(0)];
    while (this.operator([',']) !== null) args.push(this.expression(0));
    this.expect(')');
    return args;
  }

  private operator(operators: readonly string[]): string | null {
    const token = this.tokens[this.at];
    if (token?.kind !== 'operator' || !operators.includes(token.source)) return null;
    this.at += 1;
    return token.source;
  }

  private expect(operator: string): void {
    if (this.operator([operator]) === null)
      throw new FormulaSyntaxError('the parentheses of the formula do not match');
  }
}
