import type { QueryExecuteOptions } from '@tanstack/react-query';
import { postsQuery } from '@/features/blog/api/posts-api';
import { articleViewsQuery, articlesQuery } from '@/features/knowledge-base/api/articles-api';

type AnyQuery = QueryExecuteOptions<never, Error, never, never>;

/**
 * What a page needs as data in the browser, too: lists that chips filter, counts that go on counting. It travels with the
 * page's HTML, so nothing waits for the server.
 */
export function travellingQueries(path: string): AnyQuery[] {
  const queries: unknown[] = [];
  const [, section, slug] = path.split('/');
  if (section === 'blog' && !slug) {
    queries.push(postsQuery);
  }
  if (section === 'knowledge-base') {
    queries.push(slug ? articleViewsQuery(slug) : articlesQuery);
  }
  return queries as AnyQuery[];
}
