import { useQuery } from '@tanstack/react-query';
import type { Product } from 'schema-dts';
import { products, type ProductSku } from '@contracts/products';
import { usePrice } from '@/pages/sections/use-price';
import { productPages } from '@/catalog/product-pages';
import { ratingSpreadQuery } from '@/features/shop/reviews/api/reviews-api';
import type { RatingSpread } from '@/features/shop/reviews/model/rating-spread';
import { breadcrumbData } from '@/lib/seo/breadcrumb-data';
import { productData } from '@/lib/seo/product-data';
import { withQueries } from '@/rendering/with-queries';
import { Seo } from '@/rendering/seo';
import { StructuredData } from '@/lib/seo/structured-data';
import { Badge } from '@/ui/badge';
import { unbroken } from '@/ui/unbroken';
import { RatingStars } from '@/ui/rating-stars';
import { crumbsOf } from './product-crumbs';
import { shownRating } from './shown-rating';

function Opening({ sku }: { readonly sku: ProductSku }) {
  const { name, path } = products[sku];
  const page = productPages[sku];
  const { data: spread } = useQuery(ratingSpreadQuery(sku));
  const { cents } = usePrice(sku);
  const rating = shownRating(sku, spread);
  return (
    <>
      <Seo path={path} title={name} description={page.metaDescription} type="product" />
      <StructuredData data={[offer({ sku, cents, spread }), breadcrumbData(crumbsOf(name), path)]} />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm font-semibold text-primary">
        <Badge tone="primary">{page.badge}</Badge>
        <span>{unbroken(page.audience)}</span>
      </p>
      <h1 className="mt-3 text-4xl">{name}</h1>
      <p className="mt-3 max-w-measure text-lg text-muted">{unbroken(page.subtitle)}</p>
      {rating && (
        <p className="mt-4">
          <RatingStars value={rating.rating} count={rating.reviews} />
        </p>
      )}
    </>
  );
}

export default withQueries(Opening);

interface OfferFacts {
  readonly sku: ProductSku;
  readonly cents: number;
  readonly spread: RatingSpread | undefined;
}

/** The structured data: the offer on the page and the average of the approved reviews, never the owner's claims. */
function offer({ sku, cents, spread }: OfferFacts): Product {
  const { path } = products[sku];
  return {
    ...productData({
      sku,
      path,
      description: productPages[sku].subtitle,
      cents,
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
