import type { QueryExecuteOptions } from '@tanstack/react-query';
import { starterPackQuery } from '@/features/leads/api/leads-api';
import { libraryQuery } from '@/features/library/api/library-api';

type AnyQuery = QueryExecuteOptions<never, Error, never, never>;

/** What the still parts of a page cannot be rendered without. */
export function firstPaintQueries(path: string): AnyQuery[] {
  const queries: unknown[] = [];
  if (path === '/' || path === '/free-resources') {
    queries.push(starterPackQuery);
  }
  if (path.startsWith('/templates')) {
    queries.push(libraryQuery);
  }
  return queries as AnyQuery[];
}
