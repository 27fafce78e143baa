import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { isProductSku, products } from '@contracts/products';
import { articleQuery } from '@/features/knowledge-base/api/articles-api';
import type { Article } from '@/features/knowledge-base/model/article';
import { withQueries } from '@/lib/queries';
import { Card } from '@/ui/card';
import { ContentsList } from '@/ui/contents-list';
import { Markdown } from '@/ui/markdown';
import { markdownHeadings } from '@/ui/markdown-headings';
import { Prose } from '@/ui/prose';
import { unbroken } from '@/ui/unbroken';
import { LegalNote } from '../legal-note';

function Body({ slug }: { readonly slug: string }) {
  const { data: article } = useQuery(articleQuery(slug));
  return article ? <BodyOf article={article} /> : null;
}

function BodyOf({ article }: { readonly article: Article }) {
  return (
    <div className="mt-6 mb-10">
      {article.quickSteps.length > 0 && (
        <Card as="section" tone="featured" className="mb-10 max-w-measure">
          <h2 className="text-xl">Quick Answer</h2>
          <ol className="mt-3 grid list-decimal gap-2 pl-5 marker:font-semibold marker:text-primary">
            {article.quickSteps.map((step) => (
              <li key={step}>{unbroken(step)}</li>
            ))}
          </ol>
        </Card>
      )}
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[1fr_17rem]">
        <aside className="lg:sticky lg:top-24 lg:order-2 lg:self-start">
          <ContentsList headings={markdownHeadings(article.content)} />
        </aside>
        <div className="min-w-0">
          <Prose as="article" className="with-wide-tables">
            <Markdown source={article.content} />
          </Prose>
          <LegalNote lawAsOf={article.lawAsOf} text={article.content} />
          <ApplicableProducts skus={article.productSkus} />
        </div>
      </div>
    </div>
  );
}

function ApplicableProducts({ skus }: { readonly skus: readonly string[] }) {
  const known = skus.filter(isProductSku);
  return known.length === 0 ? null : (
    <section className="no-print mt-10">
      <h2 className="text-xl">Applies to</h2>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {known.map((sku) => (
          <li key={sku}>
            <Link
              to={products[sku].path}
              className="link inline-flex min-h-9 items-center pointer-coarse:min-h-11"
            >
              {products[sku].name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default withQueries(Body);
