import { homeFirstPages, type FirstPage } from '@/catalog/first-pages';
import { lawFactsQuery, lawFiguresQuery } from '@/features/all/law/api/law-facts-api';
import { libraryQuery } from '@/features/all/library/api/library-api';
import { firstPageQuery } from '@/features/all/library/api/sample-api';
import { starterPackQuery } from '@/features/shop/leads/api/leads-api';
import { testimonialsQuery } from '@/features/shop/reviews/api/reviews-api';
import { serverPage } from '@/rendering/prerender/server-page';

export const page = serverPage({
  queries: () => [
    starterPackQuery,
    libraryQuery,
    lawFactsQuery,
    testimonialsQuery,
    lawFiguresQuery,
    ...Object.values(homeFirstPages)
      .flatMap(Object.values<FirstPage>)
      .map(({ sku, document }) => firstPageQuery(sku, document)),
  ],
});
