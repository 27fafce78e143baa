import type { QueryClient } from '@tanstack/react-query';
import type { Route } from '@/app/route-table';
import { postsQuery } from '@/features/shop/blog/api/posts-api';
import { articlesQuery } from '@/features/shop/knowledge-base/api/articles-api';
import { lawFactsQuery } from '@/features/shared/law/api/law-facts-api';
import { lastModifiedOf, lawChangedOn } from './last-modified';

export interface PublicPath {
  readonly path: string;
  /** Is in the sitemap. */
  readonly isListed: boolean;
  /** ISO date of the last change of its content. */
  readonly lastModified: string | null;
}

type Content = readonly { readonly slug: string; readonly changedAt: string; readonly isSample?: boolean }[];

/** All paths that are rendered: the fixed ones, and one for each published post and article. */
export async function listPublicPaths(client: QueryClient, routes: readonly Route[]): Promise<PublicPath[]> {
  const content: Readonly<Record<string, Content>> = {
    '/blog/:slug': await client.query(postsQuery),
    '/knowledge-base/:slug': await client.query(articlesQuery),
  };
  const facts = await client.query(lawFactsQuery);
  return routes.flatMap(({ path, kind }): PublicPath[] => {
    if (kind === 'private') {
      return [];
    }
    const isListed = kind === 'listed';
    if (!path.includes(':')) {
      const lastModified = lastModifiedOf(path, content) ?? lawChangedOn(path, facts);
      return [{ path, isListed, lastModified }];
    }
    return (content[path] ?? []).map(({ slug, changedAt, isSample = false }) => ({
      path: path.replace(':slug', slug),
      // A sample is not for search engines.
      isListed: isListed && !isSample,
      lastModified: changedAt.slice(0, 10),
    }));
  });
}
