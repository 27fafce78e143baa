import { useQuery } from '@tanstack/react-query';
import type { Product } from 'schema-dts';
import { products, type ProductSku } from '@contracts/products';
import { ratingClaims, showClaims } from '@/catalog/claims';
import { priceOn } from '@/catalog/prices';
import { productPages } from '@/catalog/product-pages';
import { ratingSpreadQuery } from '@/features/reviews/api/reviews-api';
import type { RatingSpread } from '@/features/reviews/model/rating-spread';
import { breadcrumbData } from '@/lib/breadcrumb-data';
import { productData } from '@/lib/product-data';
import { withQueries } from '@/lib/queries';
import { Seo } from '@/lib/seo';
import { StructuredData } from '@/lib/structured-data';
import { Badge } from '@/ui/badge';
import { Breadcrumb } from '@/ui/breadcrumb';
import { CheckList } from '@/ui/check-list';
import { RatingStars } from '@/ui/rating-stars';

function Opening({ sku }: { readonly sku: ProductSku }) {
  const { name, path } = products[sku];
  const page = productPages[sku];
  const { data: spread } = useQuery(ratingSpreadQuery(sku));
  const crumbs = [{ label: 'Templates', to: '/templates' }, { label: name }];
  return (
    <>
      <Seo path={path} title={name} description={page.metaDescription} type="product" />
      <StructuredData data={[offer(sku, spread), breadcrumbData(crumbs, path)]} />
      <Breadcrumb items={crumbs} />
      <p className="mt-6">
        <Badge tone="primary">{page.badge}</Badge>
      </p>
      <h1 className="mt-3 text-4xl">{name}</h1>
      <p className="mt-5 max-w-measure text-lg text-muted">{page.subtitle}</p>
      {showClaims && (
        <p className="mt-4">
          <RatingStars value={ratingClaims[sku].rating} count={ratingClaims[sku].reviews} />
        </p>
      )}
      <CheckList className="mt-8" items={[...page.features]} />
    </>
  );
}

export default withQueries(Opening);

/** What search engines read: the offer as the page shows it, and the mean of the approved reviews, never the owner's claims. */
function offer(sku: ProductSku, spread: RatingSpread | undefined): Product {
  const { path } = products[sku];
  return {
    ...productData({
      sku,
      path,
      description: productPages[sku].subtitle,
      cents: priceOn('storefront', sku).currentCents,
    }),
    ...(spread && spread.total > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: spread.mean,
            reviewCount: spread.total,
          },
        }
      : {}),
  };
}
