import { Link } from '@/ui/link';
import { unbroken } from '@/ui/unbroken';
import type { ArticleSummary } from '../model/article';

/** An article as a line under its category. */
export function ArticleRow({ article }: { readonly article: ArticleSummary }) {
  return (
    <li className="relative">
      <h4 className="font-sans text-base font-semibold">
        <Link
          to={`/knowledge-base/${article.slug}`}
          className="cover-link text-heading no-underline hover:underline"
        >
          {article.title}
        </Link>
      </h4>
      <p className="mt-1 text-[0.9375rem] text-muted">{unbroken(article.summary)}</p>
      <p className="mt-1 text-sm text-muted">
        {article.level}, {article.estimatedTime}
      </p>
    </li>
  );
}
