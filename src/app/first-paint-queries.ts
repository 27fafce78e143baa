import type { FetchQueryOptions } from '@tanstack/react-query';
import { starterPackQuery } from '@/features/leads/api/leads-api';
import { publicSettingsQuery } from '@/features/settings/api/public-settings';

type AnyQuery = FetchQueryOptions<never, Error, never, readonly unknown[]>;

/** What a page cannot be shown without. It is rendered into the page; the browser refreshes it afterwards. */
export function firstPaintQueries(path: string): AnyQuery[] {
  const queries: unknown[] = [publicSettingsQuery];
  if (path === '/' || path.startsWith('/free-resources')) {
    queries.push(starterPackQuery);
  }
  return queries as AnyQuery[];
}
