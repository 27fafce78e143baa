import { QueryClient } from '@tanstack/react-query';
import { isWorthRetrying } from '../errors/app-error';

export const firstRetryMs = 1000;
export const longestRetryMs = 30_000;
export const retries = 3;
export const unusedCacheMs = 5 * 60_000;

/** Three retries, after 1 s doubling up to 30 s; none after a 4xx. Unused data is kept for five minutes. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < retries && isWorthRetrying(error),
        retryDelay: (attempt) => Math.min(firstRetryMs * 2 ** attempt, longestRetryMs),
        gcTime: unusedCacheMs,
        staleTime: 60_000,
        refetchOnWindowFocus: false,
      },
      // Offline, a mutation fails at once with a message: a paused one would be lost when the page is closed.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
