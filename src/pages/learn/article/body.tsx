import { useQuery } from '@tanstack/react-query';
import { Link } from '@/ui/link';
import { isProductSku, products } from '@contracts/products';
import { isPackState } from '@law/pack-states';
import { textDocuments } from '@/catalog/text-documents';
import { articleQuery } from '@/features/shop/knowledge-base/api/articles-api';
import type { Article } from '@/features/shop/knowledge-base/model/article';
import { coversInPlace, PackCover } from '@/pages/sections/pack-fan';
import { withQueries } from '@/rendering/with-queries';
import { Card } from '@/ui/card';
import { Markdown } from '@/ui/markdown';
import { markdownHeadings } from '@/ui/markdown-headings';
import { Prose } from '@/ui/prose';
import { Reading } from '@/ui/reading';
import { unbroken } from '@/ui/unbroken';
import { LegalNote } from '../legal-note';
import { DocumentBeside, TextDocument } from '../text-document';

function Body({ slug }: { readonly slug: string }) {
  const { data: article } = useQuery(articleQuery(slug));
  return article ? <BodyOf article={article} /> : null;
}

function BodyOf({ article }: { readonly article: Article }) {
  const document = textDocuments[`/knowledge-base/${article.slug}`];
  const sku = article.productSkus.find(isProductSku);
  const state = stateOf(article);
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
      <Reading headings={markdownHeadings(article.content)}>
        <Prose as="article">
          {document ? (
            <DocumentBeside document={document} />
          ) : (
            sku &&
            coversInPlace(sku, state).map(([cover, look]) => (
              <DocumentBeside key={cover} document={cover} className={look} />
            ))
          )}
          <Markdown source={article.content} />
        </Prose>
        <LegalNote lawAsOf={article.lawAsOf} text={article.content} />
        {document ? <TextDocument document={document} /> : <ApplicableProducts article={article} />}
      </Reading>
    </div>
  );
}

/** The state that the article is about, if it is about one. */
function stateOf({ states: [state = '', ...others] }: Article) {
  return others.length === 0 && isPackState(state) ? state : undefined;
}

function ApplicableProducts({ article }: { readonly article: Article }) {
  const known = article.productSkus.filter(isProductSku);
  return known.length === 0 ? null : (
    <section className="no-print mt-10">
      <h2 className="text-xl">Applies to</h2>
      <ul className="mt-4 flex flex-wrap gap-6">
        {known.map((sku) => (
          <li key={sku}>
            <Link to={products[sku].path} className="link grid w-32 gap-2">
              <PackCover sku={sku} state={stateOf(article)} className="h-auto w-full" />
              {products[sku].name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default withQueries(Body);
