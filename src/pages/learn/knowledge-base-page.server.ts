import { articlesQuery } from '@/features/shop/knowledge-base/api/articles-api';
import { newestDay, serverPage } from '@/rendering/prerender/server-page';

export const page = serverPage({
  dehydrated: () => [articlesQuery],
  entries: articlesQuery,
  changedOn: (_, { entries }) => newestDay(entries),
});
