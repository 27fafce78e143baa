import { formatFigure } from '@law/figures';
import type { FigureUnit } from '@law/law-fact';
import { formatShortDate } from '@/lib/text/format';

/** A figure in large type: `12 weeks`, `0.88%`, `Jan 1, 2026`. */
export function shortFigure(value: number, unit: FigureUnit): string {
  return unit === 'date'
    ? formatShortDate(String(value).replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3'))
    : formatFigure(value, unit).replace(' percent', '%');
}
