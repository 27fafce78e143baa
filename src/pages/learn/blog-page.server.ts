import { postFigures } from '@/catalog/post-figures';
import { lawFactQuery } from '@/features/all/law/api/law-facts-api';
import { postsQuery } from '@/features/shop/blog/api/posts-api';
import { newestDay, serverPage } from '@/rendering/prerender/server-page';

export const page = serverPage({
  queries: () => Object.values(postFigures).map((key) => lawFactQuery(key)),
  dehydrated: () => [postsQuery],
  entries: postsQuery,
  changedOn: (_, { entries }) => newestDay(entries),
});
