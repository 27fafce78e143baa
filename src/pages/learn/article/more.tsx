import { useQuery } from '@tanstack/react-query';
import { articleQuery, articlesQuery } from '@/features/shop/knowledge-base/api/articles-api';
import { ArticleGrid } from '@/features/shop/knowledge-base/components/article-grid';
import { findRelated } from '@/features/shop/knowledge-base/model/article';
import { withQueries } from '@/rendering/with-queries';
import { ButtonLink } from '@/ui/button-link';

function More({ slug }: { readonly slug: string }) {
  const { data: article } = useQuery(articleQuery(slug));
  const { data: articles = [] } = useQuery(articlesQuery);
  if (!article) {
    return null;
  }
  const related = findRelated(articles, article);
  return (
    <div className="no-print">
      <section className="mt-8 flex max-w-measure flex-wrap items-center justify-between gap-4">
        <div>
          <h2 className="text-xl">Still stuck?</h2>
          <p className="mt-1 text-muted">Write to us. We typically answer within 1 business day.</p>
        </div>
        <ButtonLink
          to={`/contact?${new URLSearchParams({ subject: `Question about: ${article.title}` })}`}
          variant="secondary"
        >
          Contact support
        </ButtonLink>
      </section>
      {related.length > 0 && (
        <section className="mt-14">
          <h2 className="mb-5 text-2xl">Related articles</h2>
          <ArticleGrid articles={related} />
        </section>
      )}
    </div>
  );
}

export default withQueries(More);
