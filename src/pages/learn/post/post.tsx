import { useQuery } from '@tanstack/react-query';
import { postQuery } from '@/features/blog/api/posts-api';
import type { Post as PostData } from '@/features/blog/model/post';
import { paidLeaveSample, paidLeaveSlug } from '@/features/blog/model/sample-posts';
import { toAppError } from '@/lib/app-error';
import { withQueries } from '@/lib/queries';
import { TextLoading } from '../../text-loading';
import { PostNotFound } from './post-not-found';
import { PostText } from './post-text';

interface PostProps {
  readonly slug: string;
}

/** The post, its sample where the shop cannot be reached and there is one, or that there is no such post. */
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
