import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useUrlChange } from './use-url-change';

const typingPauseMs = 300;

export interface ListAddress {
  /** The list's search, filter and page from the URL. */
  readonly search: string;
  readonly filter: string;
  readonly cursor: string;
  /** The text in the search box. The URL follows when typing pauses. */
  readonly typed: string;
  setTyped(text: string): void;
  hrefForFilter(filter: string): string;
  hrefForPage(cursor: string): string;
}

/** Search, filter and page of a long list are in the URL, so that a reload and the back button restore them. */
export function useListSearchParams(defaultFilter = ''): ListAddress {
  const [params, setParams] = useSearchParams();
  const search = params.get('q') ?? '';
  const [typed, setTyped] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const willWrite = useUrlChange(search, () => {
    clearTimeout(timer.current);
    setTyped(search);
  });

  const change = useCallback(
    (text: string) => {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const q = text.trim();
        willWrite(q);
        setParams((now) => withParams(now, { q, page: '' }), { replace: true });
      }, typingPauseMs);
    },
    [setParams, willWrite],
  );

  return {
    search,
    filter: params.get('filter') ?? defaultFilter,
    cursor: params.get('page') ?? '',
    typed,
    setTyped: change,
    hrefForFilter: (filter) =>
      `?${withParams(params, { filter: filter === defaultFilter ? '' : filter, page: '' })}`,
    hrefForPage: (cursor) => `?${withParams(params, { page: cursor })}`,
  };
}

function withParams(params: URLSearchParams, changes: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') {
      next.delete(name);
    } else {
      next.set(name, value);
    }
  }
  return next;
}
