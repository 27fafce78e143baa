import { queryOptions } from '@tanstack/react-query';
import { AppError } from '@/lib/errors/app-error';
import { readRows } from '@/lib/supabase/data-api';
import { queryRoots } from '@/lib/queries/query-roots';
import type { Post, PostSummary } from '../model/post';
import { postColumns, summaryColumns, toPost, toPostSummary } from '../model/to-post';

/** All published posts without their texts, newest first. */
export const postsQuery = queryOptions({
  queryKey: [queryRoots.posts, 'list'],
  queryFn: async ({ signal }): Promise<PostSummary[]> => {
    const filters = { status: 'eq.published', order: 'published_at.desc,slug' };
    return (await readRows('blog_posts', summaryColumns, filters, signal)).map(toPostSummary);
  },
});

export const postQuery = (slug: string) =>
  queryOptions({
    queryKey: [queryRoots.posts, 'detail', slug],
    queryFn: async ({ signal }): Promise<Post> => {
      const filters = { slug: `eq.${slug}`, status: 'eq.published', limit: '1' };
      const [row] = await readRows('blog_posts', postColumns, filters, signal);
      if (!row) {
        throw new AppError('not-found', 'There is no post at this address.');
      }
      return toPost(row);
    },
  });
