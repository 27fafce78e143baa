import { lawFactsQuery } from '@/features/all/law/api/law-facts-api';
import { postQuery, postsQuery } from '@/features/shop/blog/api/posts-api';
import { serverPage } from '@/rendering/prerender/server-page';

export const page = serverPage({
  queries: ({ slug }) => [postQuery(slug), postsQuery, lawFactsQuery],
  entries: postsQuery,
});
