import { useQuery } from '@tanstack/react-query';
import { Grid } from '@/ui/stack';
import { postsQuery } from '../api/posts-api';
import { findHowTos } from '../model/post';
import { PostCard } from './post-card';

/** Three posts about using the free documents. Renders nothing if there are none. */
export function HowToCards() {
  const { data = [] } = useQuery(postsQuery);
  return (
    <Grid as="ul" cell="medium">
      {findHowTos(data).map((post) => (
        <PostCard key={post.slug} post={post} />
      ))}
    </Grid>
  );
}
