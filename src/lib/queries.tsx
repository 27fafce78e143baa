import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { createQueryClient } from './query-client';
import { renderedQueries } from './rendered-data';

let shared: QueryClient | undefined;

/** The one client of the browser; the renderer gives each page one of its own. */
export function sharedQueryClient(): QueryClient {
  shared ??= createSeededClient();
  return shared;
}

/** What the page brought along is shown at once and, being of unknown age, asked for again behind it. */
function createSeededClient(): QueryClient {
  const client = createQueryClient();
  for (const [key, data] of renderedQueries()) {
    client.setQueryData(key, data, { updatedAt: 1 });
  }
  return client;
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
