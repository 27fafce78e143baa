import { monthNames } from './month-names.ts';
import type { FigureUnit } from './law-fact.ts';

/** A figure as pages write it. */
export function formatFigure(value: number, unit: FigureUnit): string {
  if (unit === 'date') {
    const text = String(value);
    const month = monthNames[Number(text.slice(4, 6)) - 1] ?? '';
    return `${month} ${Number(text.slice(6))}, ${text.slice(0, 4)}`;
  }
  const amount = value.toLocaleString('en-US', {
    maximumFractionDigits: 4,
    minimumFractionDigits: unit === 'USD' && !Number.isInteger(value) ? 2 : 0,
  });
  if (unit === 'USD') {
    return `$${amount}`;
  }
  return unit === 'percent' ? `${amount} percent` : `${amount} ${value === 1 ? unit.slice(0, -1) : unit}`;
}
