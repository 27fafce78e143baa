import type { WorkbookRow } from '../workbook.ts';
import { dateSerial } from './cells.ts';
import { parseFormula } from './formula-syntax.ts';
import type { FormulaNode } from './formula-syntax.ts';
import { compare, FormulaError, holds, toNumber, toText, type Result, type Value } from './formula-values.ts';
import { formulaFunctions } from './functions.ts';
import type { Arguments } from './functions.ts';
import type { WorksheetModel } from './worksheet-model.ts';

/** The cell of a formula; `row` counts from 0, and null is the row of totals. */
interface Place {
  readonly worksheet: WorksheetModel;
  readonly row: number | null;
}

/**
 * Works out the formulas of a workbook, so that a viewer that does not calculate shows them too (a mail preview, Excel's
 * Protected View). TODAY() is the day on which the document was last reviewed, so that the same input gives the same bytes;
 * the workbook asks Excel to calculate again when it opens.
 */
export class WorkbookValues {
  private readonly worksheets: ReadonlyMap<string, WorksheetModel>;
  private readonly parsed = new Map<string, FormulaNode>();
  private readonly columns = new Map<string, readonly (Result | null)[]>();
  private readonly results = new Map<string, Result>();
  private readonly today: number;

  /** `lastReviewed` is the template's day, ISO. */
  constructor(worksheets: readonly WorksheetModel[], lastReviewed: string) {
    this.today = dateSerial(lastReviewed) ?? 0;
    this.worksheets = new Map(worksheets.map((worksheet) => [worksheet.name, worksheet]));
  }

  /** The result of a formula's column in a row counted from 0. */
  cell(worksheet: WorksheetModel, wanted: number, key: string): Result {
    // Empty rows have one result: no function knows where its cell is.
    const row = Math.min(wanted, worksheet.rows.length);
    const name = `${worksheet.name}!${key}!${String(row)}`;
    const known = this.results.get(name);
    if (known !== undefined) return known;
    const formula = worksheet.columns.find((column) => column.key === key)?.formula ?? '""';
    const result = this.result(formula, { worksheet, row });
    this.results.set(name, result);
    return result;
  }

  /** The result of a formula of the row of totals. */
  total(worksheet: WorksheetModel, formula: string): Result {
    return this.result(formula, { worksheet, row: null });
  }

  private result(formula: string, place: Place): Result {
    try {
      // A formula that answers an empty cell shows 0.
      return this.value(this.tree(formula), place) ?? 0;
    } catch (error) {
      if (error instanceof FormulaError) return error;
      throw error;
    }
  }

  private tree(formula: string): FormulaNode {
    const known = this.parsed.get(formula) ?? parseFormula(formula);
    this.parsed.set(formula, known);
    return known;
  }

  private value(node: FormulaNode, place: Place): Value {
    switch (node.type) {
      case 'literal':
        return node.value;
      case 'negative':
        return -toNumber(this.value(node.of, place));
      case 'operation':
        return operate(node.operator, this.value(node.left, place), this.value(node.right, place));
      case 'call':
        return this.call(node.name, node.args, place);
      case 'column':
        if (node.worksheet !== null || place.row === null) throw new FormulaError('#VALUE!');
        return plain(this.at(place.worksheet, place.row, node.key));
    }
  }

  private call(name: string, nodes: readonly FormulaNode[], place: Place): Value {
    const at = (index: number): FormulaNode => nodes[index] ?? { type: 'literal', value: '' };
    const args: Arguments = {
      nodes,
      today: this.today,
      has: (index) => index < nodes.length,
      value: (index) => this.value(at(index), place),
      number: (index) => toNumber(this.value(at(index), place)),
      range: (index) => this.range(at(index), place),
    };
    return formulaFunctions[name]?.(args) ?? null;
  }

  private range(node: FormulaNode, place: Place): readonly Value[] {
    if (node.type !== 'column' || (node.worksheet === null && place.row !== null)) {
      return [this.value(node, place)];
    }
    const worksheet = node.worksheet === null ? place.worksheet : this.worksheets.get(node.worksheet);
    return worksheet ? this.column(worksheet, node.key).map(plain) : [];
  }

  private column(worksheet: WorksheetModel, key: string): readonly (Result | null)[] {
    const name = `${worksheet.name}!${key}`;
    const known = this.columns.get(name);
    if (known) return known;
    const count = worksheet.rows.length + worksheet.emptyRows;
    const cells = Array.from({ length: count }, (_cell, row) => this.at(worksheet, row, key));
    this.columns.set(name, cells);
    return cells;
  }

  /** A cell as it is given or worked out; null for an empty one. */
  private at(worksheet: WorksheetModel, row: number, key: string): Result | null {
    const column = worksheet.columns.find((candidate) => candidate.key === key);
    if (column?.kind === 'formula') return this.cell(worksheet, row, key);
    const given = givenValue(worksheet.rows[row] ?? {}, key);
    if (given === undefined || given === '') return null;
    return column?.kind === 'date' ? (dateSerial(given) ?? given) : given;
  }
}

/** Only own properties: a column's key may be called like something every object inherits. */
export function givenValue(row: WorkbookRow, key: string): string | number | undefined {
  return Object.hasOwn(row, key) ? row[key] : undefined;
}

function plain(result: Result | null): Value {
  if (result instanceof FormulaError) throw result;
  return result;
}

function operate(operator: string, left: Value, right: Value): Value {
  switch (operator) {
    case '+':
      return toNumber(left) + toNumber(right);
    case '-':
      return toNumber(left) - toNumber(right);
    case '*':
      return toNumber(left) * toNumber(right);
    case '/': {
      const divisor = toNumber(right);
      if (divisor === 0) throw new FormulaError('#DIV/0!');
      return toNumber(left) / divisor;
    }
    case '&':
      return toText(left) + toText(right);
    default:
      return holds(operator, compare(left, right));
  }
}
