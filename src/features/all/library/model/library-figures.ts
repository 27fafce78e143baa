import type { LibraryPackage } from '../api/library-api';

export interface LibraryFigures {
  readonly documents: number;
  readonly pages: number;
  /** A library is as current as its least recently checked document. Empty without documents. */
  readonly lawAsOf: string;
}

/** Counts what the packages hold. A document whose pages are not counted yet adds none. */
export function figuresOf(packages: readonly LibraryPackage[]): LibraryFigures {
  const templates = packages.flatMap((pack) => pack.templates);
  return {
    documents: templates.length,
    pages: templates.reduce((sum, { pageCount }) => sum + (pageCount ?? 0), 0),
    lawAsOf: templates.map(({ lawAsOf }) => lawAsOf).sort()[0] ?? '',
  };
}
