import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { createQueryClient } from './query-client';

let shared: QueryClient | undefined;

/** The one client of the browser; the renderer gives each page one of its own. */
export function sharedQueryClient(): QueryClient {
  shared ??= createQueryClient();
  return shared;
}

export function renderWithQueryClient(client: QueryClient): void {
  shared = client;
}

/**
 * Gives a page or a part of one its queries. Not around the whole app: a visitor's first page arrives with its data, so
 * TanStack Query loads with the first part that asks the server for something.
 */
export function withQueries<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function WithQueries(props: Props) {
    return (
      <QueryClientProvider client={sharedQueryClient()}>
        <Part {...props} />
      </QueryClientProvider>
    );
  };
}
