import { useQuery } from '@tanstack/react-query';
import { postQuery } from '@/features/shop/blog/api/posts-api';
import type { Post as PostData } from '@/features/shop/blog/model/post';
import { paidLeaveSample, paidLeaveSlug } from '@/features/shop/blog/model/sample-posts';
import { toAppError } from '@/lib/errors/app-error';
import { withQueries } from '@/rendering/with-queries';
import { TextLoading } from '../../text-loading';
import { PostNotFound } from './post-not-found';
import { PostText } from './post-text';

interface PostProps {
  readonly slug: string;
}

/** The post; its sample if the API is unavailable and there is one; or a message that there is no such post. */
function Post({ slug }: PostProps) {
  const { data, error } = useQuery(postQuery(slug));
  if (data) {
    return <PostText post={data} />;
  }
  if (!error) {
    return <TextLoading label="The post is loading" />;
  }
  const sample = sampleFor(slug, error);
  return sample ? <PostText post={sample} /> : <PostNotFound />;
}

function sampleFor(slug: string, error: Error): PostData | null {
  return slug === paidLeaveSlug && toAppError(error).code !== 'not-found' ? paidLeaveSample : null;
}

export default withQueries(Post);
