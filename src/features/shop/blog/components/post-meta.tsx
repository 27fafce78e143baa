import { formatShortDate } from '@/lib/text/format';
import { Badge } from '@/ui/badge';
import type { PostSummary } from '../model/post';

interface PostMetaProps {
  readonly post: Pick<PostSummary, 'category' | 'publishedAt' | 'changedAt' | 'minutes' | 'isSample'>;
  readonly isFeatured?: boolean;
}

/** Category, dates and reading time of a post, for a line above or below its title. */
export function PostMeta({ post, isFeatured = false }: PostMetaProps) {
  const [published, changed] = [post.publishedAt.slice(0, 10), post.changedAt.slice(0, 10)];
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted">
      {isFeatured && <Badge tone="primary">Featured</Badge>}
      <Badge tone="outline">{post.category}</Badge>
      {post.isSample && <Badge tone="info">Sample</Badge>}
      <time dateTime={published}>{formatShortDate(post.publishedAt)}</time>
      {changed > published && (
        <span>
          Updated <time dateTime={changed}>{formatShortDate(post.changedAt)}</time>
        </span>
      )}
      <span>{post.minutes} min read</span>
    </p>
  );
}
