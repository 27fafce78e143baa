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
import { LegalNote } from '../legal-note';

function Body({ slug }: { readonly slug: string }) {
  const { data: article } = useQuery(articleQuery(slug));
  return article ? <BodyOf article={article} /> : null;
}

function BodyOf({ article }: { readonly article: Article }) {
  return (
    <div className="mt-6 mb-10 grid gap-x-14 gap-y-8 lg:grid-cols-[1fr_17rem]">
      <aside className="grid gap-8 lg:sticky lg:top-24 lg:order-2 lg:self-start">
        <ContentsList headings={markdownHeadings(article.content)} />
        <ApplicableProducts skus={article.productSkus} />
      </aside>
      <div className="min-w-0">
        {article.quickSteps.length > 0 && (
          <Card as="section" tone="featured" className="mb-10 max-w-measure">
            <h2 className="text-xl">Quick Answer</h2>
            <ol className="mt-3 grid list-decimal gap-2 pl-5 marker:font-semibold marker:text-primary">
              {article.quickSteps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </Card>
        )}
        <Prose as="article">
          <Markdown source={article.content} />
        </Prose>
        <LegalNote lawAsOf={article.lawAsOf} />
      </div>
    </div>
  );
}

function ApplicableProducts({ skus }: { readonly skus: readonly string[] }) {
  const known = skus.filter(isProductSku);
  return known.length === 0 ? null : (
    <section className="no-print">
      <h2 className="mb-2 font-sans text-base font-semibold tracking-normal">Applies to</h2>
      <ul>
        {known.map((sku) => (
          <li key={sku}>
            <Link
              to={products[sku].path}
              className="link inline-flex min-h-9 items-center text-sm pointer-coarse:min-h-11"
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
