import { escapeXml } from '../clean-text.ts';
import { dayNumber, excelSerial } from '../dates.ts';
import { FormulaError, type Result } from './formula-values.ts';
import type { SharedStrings } from './shared-strings.ts';

/** `A`, `B` … `Z`, `AA`: the letters of a column counted from 0. */
export function columnLetters(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? columnLetters(rest - 1) : '') + String.fromCharCode(65 + (index % 26));
}

export function cellName(column: number, row: number): string {
  return `${columnLetters(column)}${String(row)}`;
}

/** What Excel takes in a cell. */
const longestText = 32_000;

/** Excel never reads a shared string as a formula; `quoted` keeps it a text even after somebody has edited the cell. */
export function textCell(
  texts: SharedStrings,
  name: string,
  text: string,
  style: number,
  quotedStyle = style,
): string {
  if (text === '') return emptyCell(name, style);
  const kind = /^[=+\-@\t]/.test(text) ? quotedStyle : style;
  return `<c r="${name}" s="${String(kind)}" t="s"><v>${String(texts.number(text.slice(0, longestText)))}</v></c>`;
}

export function numberCell(name: string, value: number, style: number): string {
  return `<c r="${name}" s="${String(style)}"><v>${String(value)}</v></c>`;
}

export function emptyCell(name: string, style: number): string {
  return `<c r="${name}" s="${String(style)}"/>`;
}

/** A formula with its result. */
export function formulaCell(name: string, formula: string, style: number, result: Result): string {
  return `<c r="${name}" s="${String(style)}"${resultType(result)}><f>${escapeXml(formula)}</f>${resultXml(result)}</c>`;
}

/** The attribute of a cell that tells what its result is. */
export function resultType(result: Result): string {
  if (result instanceof FormulaError) return ' t="e"';
  if (typeof result === 'boolean') return ' t="b"';
  return typeof result === 'number' ? '' : ' t="str"';
}

export function resultXml(result: Result): string {
  if (result instanceof FormulaError) return `<v>${result.code}</v>`;
  if (typeof result === 'boolean') return `<v>${result ? '1' : '0'}</v>`;
  return `<v>${typeof result === 'number' ? String(result) : escapeXml(result)}</v>`;
}

/** A date as Excel's serial number; null for a text that is no date. */
export function dateSerial(value: string | number): number | null {
  const day = typeof value === 'string' ? dayNumber(value) : null;
  return day === null ? null : excelSerial(day);
}
