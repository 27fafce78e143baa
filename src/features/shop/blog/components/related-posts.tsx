import { useQuery } from '@tanstack/react-query';
import { Grid } from '@/ui/stack';
import { postsQuery } from '../api/posts-api';
import { findRelated, type Post } from '../model/post';
import { PostCard } from './post-card';

/** Up to three related posts. Renders nothing if there are none. */
export function RelatedPosts({ post }: { readonly post: Post }) {
  const { data = [] } = useQuery(postsQuery);
  const related = findRelated(data, post);
  return related.length === 0 ? null : (
    <section className="no-print mt-16">
      <h2 className="mb-5 text-2xl">Related posts</h2>
      <Grid as="ul" cell="medium">
        {related.map((other) => (
          <PostCard key={other.slug} post={other} />
        ))}
      </Grid>
    </section>
  );
}
