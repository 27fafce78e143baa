import { queryOptions } from '@tanstack/react-query';
import { AppError } from '@/lib/errors/app-error';
import { readRows } from '@/lib/supabase/data-api';
import { queryRoots } from '@/lib/queries/query-roots';
import type { Article, ArticleSummary } from '../model/article';
import { articleViewsKey } from '../model/article-views-key';
import { articleColumns, summaryColumns, toArticle, toArticleSummary } from '../model/to-article';

/** All published articles without their texts, the most read first. */
export const articlesQuery = queryOptions({
  queryKey: [queryRoots.articles, 'list'],
  queryFn: async ({ signal }): Promise<ArticleSummary[]> => {
    const filters = { status: 'eq.published', order: 'view_count.desc,title' };
    const rows = await readRows('knowledge_base_articles', summaryColumns, filters, signal);
    return rows.map(toArticleSummary);
  },
});

export const articleQuery = (slug: string) =>
  queryOptions({
    queryKey: [queryRoots.articles, 'detail', slug],
    queryFn: async ({ signal }): Promise<Article> => {
      const filters = { slug: `eq.${slug}`, status: 'eq.published', limit: '1' };
      const [row] = await readRows('knowledge_base_articles', articleColumns, filters, signal);
      if (!row) {
        throw new AppError('not-found', 'There is no article at this address.');
      }
      return toArticle(row);
    },
  });

/** The view count that the prerendered page shows until the new count arrives. */
export const articleViewsQuery = (slug: string) =>
  queryOptions({
    queryKey: articleViewsKey(slug),
    queryFn: async ({ signal }): Promise<number> => {
      const filters = { slug: `eq.${slug}`, status: 'eq.published', limit: '1' };
      const [row] = await readRows('knowledge_base_articles', ['view_count'], filters, signal);
      return row?.view_count ?? 0;
    },
  });
