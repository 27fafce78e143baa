import { useCallback, useEffect, useRef, useState } from 'react';
import { loadSearch } from '../api/load-search';
import { recordSearchMiss } from '../api/search-misses';
import type { SearchAnswer } from './search-engine';

export interface SiteSearch {
  readonly status: 'idle' | 'loading' | 'failed' | 'done';
  /** The last answer, which stays while the next one is looked for. */
  readonly answer: SearchAnswer | null;
  readonly retry: () => void;
}

/** Searches everything that the site has. */
export function useSiteSearch(query: string): SiteSearch {
  const [state, setState] = useState<Omit<SiteSearch, 'retry'>>({ status: 'idle', answer: null });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (query.trim() === '') {
      setState({ status: 'idle', answer: null });
      return;
    }
    let isWanted = true;
    setState(({ answer }) => ({ status: answer ? 'done' : 'loading', answer }));
    loadSearch().then(
      (search) => isWanted && setState({ status: 'done', answer: search(query) }),
      () => isWanted && setState({ status: 'failed', answer: null }),
    );
    return () => {
      isWanted = false;
    };
  }, [query, tries]);
  const retry = useCallback(() => setTries((count) => count + 1), []);
  return { ...state, retry };
}

/** A search without results counts after this pause, so that partly typed words do not. */
export const missAfterMs = 1500;

/** Tells the owner of a search without a result, once. */
export function useSearchMiss(query: string, isMiss: boolean): void {
  const recorded = useRef(new Set<string>());
  useEffect(() => {
    if (!isMiss || recorded.current.has(query)) {
      return;
    }
    const timer = window.setTimeout(() => {
      recorded.current.add(query);
      recordSearchMiss(query).catch((error: unknown) => console.warn('The search was not recorded.', error));
    }, missAfterMs);
    return () => window.clearTimeout(timer);
  }, [query, isMiss]);
}
