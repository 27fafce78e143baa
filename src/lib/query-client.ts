import { QueryClient } from '@tanstack/react-query';
import { isWorthRetrying } from './app-error';

export const firstRetryMs = 1000;
export const longestRetryMs = 30_000;
export const retries = 3;
export const unusedCacheMs = 5 * 60_000;

/** Three retries, 1 s doubling to 30 s, unused data kept five minutes; a 4xx is never sent again. */
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
      // Offline it fails at once and says so: waiting in silence would lose what was typed when the page is closed.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
