import { productSkus, products } from '@contracts/products';
import { productPages } from '@/catalog/product-pages';
import { productFirstPages } from '@/catalog/first-pages';
import { lawFactsQuery } from '@/features/all/law/api/law-facts-api';
import { productReviewQuery } from '@/features/all/law/api/under-review-api';
import { libraryQuery } from '@/features/all/library/api/library-api';
import { productChangesQuery } from '@/features/all/library/api/product-changes';
import { firstPageQuery } from '@/features/all/library/api/sample-api';
import { ratingSpreadQuery, reviewsQuery } from '@/features/shop/reviews/api/reviews-api';
import { serverPage, type PageAddress } from '@/rendering/prerender/server-page';

const skuAt = ({ path }: PageAddress) => productSkus.find((candidate) => products[candidate].path === path);

export const page = serverPage({
  queries(at) {
    const sku = skuAt(at);
    return sku
      ? [
          libraryQuery,
          lawFactsQuery,
          reviewsQuery(sku, 1),
          ratingSpreadQuery(sku),
          productChangesQuery(sku),
          productReviewQuery(sku),
          ...Object.values(productFirstPages[sku]).map((document) => firstPageQuery(sku, document)),
        ]
      : [];
  },
  changedOn(at) {
    const sku = skuAt(at);
    return sku ? productPages[sku].releaseDate : null;
  },
});
