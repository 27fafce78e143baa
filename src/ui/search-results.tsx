import type { Elements } from './elements';

interface SearchResultsProps {
  readonly query: string;
  /** What was found, as in "2 articles". */
  readonly count: string;
  /** No text has the words as they were typed: these are close to them. */
  readonly isCorrected: boolean;
  /** The list, or what stands for it when it is empty. */
  readonly children: Elements;
}

/** The results of a search, under what was searched. */
export function SearchResults({ query, count, isCorrected, children }: SearchResultsProps) {
  return (
    <section aria-label="Search results">
      <div role="status" className="mb-5">
        <h2 className="text-2xl wrap-anywhere">{`${count} for “${query}”`}</h2>
        {isCorrected && (
          <p className="mt-1 text-muted">
            {`Nothing matches “${query}”; these are the results for a spelling close to it.`}
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
