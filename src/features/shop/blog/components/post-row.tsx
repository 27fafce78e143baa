import { Link } from '@/ui/link';
import { formatShortDate } from '@/lib/text/format';
import { Badge } from '@/ui/badge';
import { unbroken } from '@/ui/unbroken';
import type { PostSummary } from '../model/post';

/** A post as a line of a list: its date, its title, and what it says in a sentence. */
export function PostRow({ post }: { readonly post: PostSummary }) {
  return (
    <li className="relative grid gap-x-8 gap-y-1 border-t border-hairline py-5 sm:grid-cols-[7rem_1fr]">
      <time dateTime={post.publishedAt} className="text-sm leading-7 text-muted">
        {formatShortDate(post.publishedAt)}
      </time>
      <div>
        <h3 className="text-xl">
          <Link to={`/blog/${post.slug}`} className="cover-link text-heading no-underline hover:underline">
            {post.title}
          </Link>
        </h3>
        <p className="mt-1 max-w-measure text-muted">{unbroken(post.excerpt)}</p>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 text-sm text-muted">
          <span>{post.category}</span>
          {post.isSample && <Badge tone="info">Sample</Badge>}
          <span>{post.minutes} min read</span>
        </p>
      </div>
    </li>
  );
}
