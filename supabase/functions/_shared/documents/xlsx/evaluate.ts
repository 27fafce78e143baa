import type { WorkbookRow } from '../workbook.ts';
import { dateSerial } from './cells.ts';
import { parseFormula } from './formula-syntax.ts';
import type { FormulaNode } from './formula-syntax.ts';
import { compare, FormulaError, holds, toNumber, toText, type Result, type Value } from './formula-values.ts';
import { formulaFunctions } from './functions.ts';
import type { Arguments } from './functions.ts';
import type { SheetModel } from './sheet-model.ts';

/** The cell of a formula; `row` counts from 0, and null is the row of totals. */
interface Place {
  readonly sheet: SheetModel;
  readonly row: number | null;
}

/**
 * Works out the formulas of a workbook, so that a viewer that does not calculate shows them too (a mail preview, Excel's
 * Protected View). TODAY() is the day on which the document was last reviewed, so that the same input gives the same bytes;
 * the workbook asks Excel to calculate anew when it opens.
 */
export class WorkbookValues {
  private readonly sheets: ReadonlyMap<string, SheetModel>;
  private readonly parsed = new Map<string, FormulaNode>();
  private readonly columns = new Map<string, readonly (Result | null)[]>();
  private readonly results = new Map<string, Result>();
  private readonly today: number;

  /** `lastReviewed` is the template's day, ISO. */
  constructor(sheets: readonly SheetModel[], lastReviewed: string) {
    this.today = dateSerial(lastReviewed) ?? 0;
    this.sheets = new Map(sheets.map((sheet) => [sheet.name, sheet]));
  }

  /** The result of a formula's column in a row counted from 0. */
  cell(sheet: SheetModel, wanted: number, key: string): Result {
    // Empty rows have one result: no function knows where its cell is.
    const row = Math.min(wanted, sheet.rows.length);
    const name = `${sheet.name}!${key}!${String(row)}`;
    const known = this.results.get(name);
    if (known !== undefined) return known;
    const formula = sheet.columns.find((column) => column.key === key)?.formula ?? '""';
    const result = this.result(formula, { sheet, row });
    this.results.set(name, result);
    return result;
  }

  /** The result of a formula of the row of totals. */
  total(sheet: SheetModel, formula: string): Result {
    return this.result(formula, { sheet, row: null });
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
        if (node.sheet !== null || place.row === null) throw new FormulaError('#VALUE!');
        return plain(this.at(place.sheet, place.row, node.key));
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
    if (node.type !== 'column' || (node.sheet === null && place.row !== null)) {
      return [this.value(node, place)];
    }
    const sheet = node.sheet === null ? place.sheet : this.sheets.get(node.sheet);
    return sheet ? this.column(sheet, node.key).map(plain) : [];
  }

  private column(sheet: SheetModel, key: string): readonly (Result | null)[] {
    const name = `${sheet.name}!${key}`;
    const known = this.columns.get(name);
    if (known) return known;
    const count = sheet.rows.length + sheet.emptyRows;
    const cells = Array.from({ length: count }, (_cell, row) => this.at(sheet, row, key));
    this.columns.set(name, cells);
    return cells;
  }

  /** A cell as it is given or worked out; null for an empty one. */
  private at(sheet: SheetModel, row: number, key: string): Result | null {
    const column = sheet.columns.find((candidate) => candidate.key === key);
    if (column?.kind === 'formula') return this.cell(sheet, row, key);
    const given = givenValue(sheet.rows[row] ?? {}, key);
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
