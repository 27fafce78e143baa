import { columnPattern, FormulaSyntaxError, parseFormula } from './formula-syntax.ts';
import type { FormulaNode } from './formula-syntax.ts';
import { formulaFunctions } from './functions.ts';

/** Functions that Excel stores under a prefix because its first file format did not know them. */
const prefixed = new Set(['MAXIFS', 'MINIFS']);

/** A column that a formula names; of the formula's own worksheet when `worksheet` is null. */
export interface ColumnName {
  readonly worksheet: string | null;
  readonly key: string;
}

/** What is wrong with a formula (written without `=`), or null. `knows` tells whether a column exists. */
export function formulaProblem(formula: string, knows: (column: ColumnName) => boolean): string | null {
  if (formula.length > 1000) return 'the formula is too long';
  if (formula.startsWith('=')) return 'write the formula without =';
  try {
    const nodes = nodesOf(parseFormula(formula));
    for (const node of nodes) {
      if (node.type === 'call' && !Object.hasOwn(formulaFunctions, node.name)) {
        return `the formula uses the function ${node.name}, which a sheet may not use`;
      }
      if (node.type === 'column' && !knows(node)) {
        const worksheet = node.worksheet === null ? '' : `${node.worksheet}!`;
        return `the formula names an unknown column "[${worksheet}${node.key}]"`;
      }
    }
    return null;
  } catch (error) {
    if (error instanceof FormulaSyntaxError) return error.message;
    throw error;
  }
}

/** The columns that a formula reads; none for one that cannot be read. */
export function columnsOf(formula: string): ColumnName[] {
  try {
    return nodesOf(parseFormula(formula)).filter((node) => node.type === 'column');
  } catch (error) {
    if (error instanceof FormulaSyntaxError) return [];
    throw error;
  }
}

/**
 * The formula as a file stores it: a column becomes what `cell` answers for it, function names capital and prefixed where
 * the file format wants it.
 */
export function writeFormula(formula: string, cell: (column: ColumnName) => string): string {
  return formula
    .split(/("(?:[^"]|"")*")/)
    .map((part) => {
      if (part.startsWith('"')) return part;
      return part
        .split(/(\[[^\]]*\])/)
        .map((piece) => (piece.startsWith('[') ? piece : writeNames(piece)))
        .join('')
        .replace(columnPattern, (_match, worksheet: string | undefined, key: string) =>
          cell({ worksheet: worksheet ?? null, key }),
        );
    })
    .join('');
}

function writeNames(text: string): string {
  return text.replace(/([A-Za-z_][A-Za-z0-9_.]*)(\s*\()/g, (_match, name: string, open: string) => {
    const upper = name.toUpperCase();
    return `${prefixed.has(upper) ? '_xlfn.' : ''}${upper}${open}`;
  });
}

function nodesOf(node: FormulaNode): FormulaNode[] {
  switch (node.type) {
    case 'literal':
    case 'column':
      return [node];
    case 'negative':
      return [node, ...nodesOf(node.of)];
    case 'operation':
      return [node, ...nodesOf(node.left), ...nodesOf(node.right)];
    case 'call':
      return [node, ...node.args.flatMap(nodesOf)];
  }
}
