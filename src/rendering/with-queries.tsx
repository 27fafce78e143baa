import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { createQueryClient } from '@/lib/queries/query-client';
import { renderedQueries } from '@/rendering/dehydrated-data';

let shared: QueryClient | undefined;

/** The only client in the browser. The renderer uses one for each page. */
export function sharedQueryClient(): QueryClient {
  shared ??= createSeededClient();
  return shared;
}

/** Dehydrated data is shown at once and, because its age is unknown, fetched again in the background. */
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
 * Provides the query client to a page or a component. It is not around the whole app, because rendered pages bring their data:
 * TanStack Query is loaded with the first component that queries the server.
 */
export function withQueries<Props extends object>(Component: ComponentType<Props>): ComponentType<Props> {
  return function WithQueries(props: Props) {
    return (
      <QueryClientProvider client={sharedQueryClient()}>
        <Component {...props} />
      </QueryClientProvider>
    );
  };
}
