import { queryRoots } from '@/lib/query-roots';

/** Under this key the number of views travels with a rendered article. */
export const articleViewsKey = (slug: string) => [queryRoots.articles, 'views', slug] as const;
