import { libraryQuery } from '@/features/all/library/api/library-api';
import { postsQuery } from '@/features/shop/blog/api/posts-api';
import { starterPackQuery } from '@/features/shop/leads/api/leads-api';
import { serverPage } from '@/rendering/prerender/server-page';

export const page = serverPage({
  queries: () => [starterPackQuery, libraryQuery, postsQuery],
});
