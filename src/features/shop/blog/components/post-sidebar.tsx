import { useQuery } from '@tanstack/react-query';
import { Link } from '@/ui/link';
import { formatDate } from '@/lib/text/format';
import { postsQuery } from '../api/posts-api';
import { blogAddress, countCategories } from '../model/post';

const recentPosts = 5;

/** The newest posts and the number of posts in each category. */
export function PostSidebar() {
  const { data = [] } = useQuery(postsQuery);
  if (data.length === 0) {
    return null;
  }
  return (
    <div className="grid gap-8">
      {/* Below the list, it would repeat it. */}
      <section className="max-lg:hidden">
        <h2 className="mb-3 text-xl">Recent posts</h2>
        <ul className="divide-y divide-hairline border-y border-hairline">
          {data.slice(0, recentPosts).map(({ slug, title, publishedAt }) => (
            <li key={slug} className="py-3">
              <Link to={`/blog/${slug}`} className="link">
                {title}
              </Link>
              <p className="mt-0.5 text-sm text-muted">{formatDate(publishedAt)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="mb-3 text-xl">Categories</h2>
        <ul className="divide-y divide-hairline border-y border-hairline">
          {countCategories(data).map(({ category, count }) => (
            <li key={category} className="flex items-center justify-between gap-4 py-1">
              <Link
                to={blogAddress({ category, page: 1 })}
                className="link inline-flex min-h-9 items-center pointer-coarse:min-h-11"
              >
                {category}
              </Link>
              <span className="text-sm text-muted tabular-nums">{count}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
