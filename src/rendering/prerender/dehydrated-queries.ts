import type { QueryExecuteOptions } from '@tanstack/react-query';
import { postsQuery } from '@/features/shop/blog/api/posts-api';
import { articleViewsQuery, articlesQuery } from '@/features/shop/knowledge-base/api/articles-api';

type AnyQuery = QueryExecuteOptions<never, Error, never, never>;

/** The queries whose data the browser needs too, as for lists with filters. The data is part of the page's HTML. */
export function dehydratedQueries(path: string): AnyQuery[] {
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
