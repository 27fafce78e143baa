import { lawFactsQuery } from '@/features/all/law/api/law-facts-api';
import {
  articleQuery,
  articlesQuery,
  articleViewsQuery,
} from '@/features/shop/knowledge-base/api/articles-api';
import { serverPage } from '@/rendering/prerender/server-page';

export const page = serverPage({
  queries: ({ slug }) => [articleQuery(slug), articlesQuery, lawFactsQuery],
  dehydrated: ({ slug }) => [articleViewsQuery(slug)],
  entries: articlesQuery,
});
