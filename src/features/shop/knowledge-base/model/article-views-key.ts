import { queryRoots } from '@/lib/queries/query-roots';

/** The query key of the view count that is dehydrated into a prerendered article. */
export const articleViewsKey = (slug: string) => [queryRoots.articles, 'views', slug] as const;
