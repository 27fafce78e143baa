import { formatFigure } from '@contracts/law/figures';
import { readLawText, type FactIndex } from './law-text';

/** The text as a reader sees it, for structured data; null when it is left out of the page. */
export function plainLawText(text: string, facts: FactIndex): string | null {
  const parts = readLawText(text, facts);
  return (
    parts
      ?.map((part) => {
        if (typeof part === 'string') {
          return part;
        }
        const { statement, figure, unit } = part.fact;
        return part.shows === 'statement' || figure === null || unit === null
          ? statement
          : formatFigure(figure, unit);
      })
      .join('') ?? null
  );
}
