import { formatShortDate } from '@/lib/format';
import { Badge } from '@/ui/badge';
import type { PostSummary } from '../model/post';

interface PostMetaProps {
  readonly post: Pick<PostSummary, 'category' | 'publishedAt' | 'minutes' | 'isSample'>;
  readonly isFeatured?: boolean;
}

/** Category, date and reading time of a post, as a line above or below its title. */
export function PostMeta({ post, isFeatured = false }: PostMetaProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted">
      {isFeatured && <Badge tone="primary">Featured</Badge>}
      <Badge tone="outline">{post.category}</Badge>
      {post.isSample && <Badge tone="info">Sample</Badge>}
      <time dateTime={post.publishedAt.slice(0, 10)}>{formatShortDate(post.publishedAt)}</time>
      <span>{post.minutes} min read</span>
    </p>
  );
}
