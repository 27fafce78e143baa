import type { ReactNode } from 'react';
import { Link } from '@/ui/link';
import { Card } from '@/ui/card';
import { unbroken } from '@/ui/unbroken';
import type { PostSummary } from '../model/post';
import { PostMeta } from './post-meta';

interface PostCardProps {
  readonly post: PostSummary;
  readonly as?: 'li' | 'article';
  readonly isFeatured?: boolean;
  readonly headingLevel?: 'h2' | 'h3';
  readonly picture?: ReactNode;
}

export function PostCard({
  post,
  as = 'li',
  isFeatured = false,
  headingLevel: Heading = 'h3',
  picture,
}: PostCardProps) {
  return (
    <Card
      as={as}
      isLinked
      padding={isFeatured ? 'large' : 'medium'}
      className={picture ? 'grid gap-x-10 gap-y-6 md:grid-cols-[3fr_2fr]' : 'flex flex-col'}
    >
      <div>
        <PostMeta post={post} isFeatured={isFeatured} />
        <Heading className={isFeatured ? 'mt-4 text-3xl' : 'mt-3 text-xl'}>
          <Link to={`/blog/${post.slug}`} className="cover-link text-heading no-underline">
            {post.title}
          </Link>
        </Heading>
        <p className={isFeatured ? 'mt-3 max-w-measure text-lg text-muted' : 'mt-2 text-muted'}>
          {unbroken(post.excerpt)}
        </p>
      </div>
      {picture}
    </Card>
  );
}
