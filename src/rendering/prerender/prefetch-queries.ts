import type { QueryExecuteOptions } from '@tanstack/react-query';
import { postQuery, postsQuery } from '@/features/shop/blog/api/posts-api';
import { articleQuery, articlesQuery } from '@/features/shop/knowledge-base/api/articles-api';
import { changeLogQuery } from '@/features/shared/law/api/law-changes-api';
import { lawDutiesQuery } from '@/features/shared/law/api/law-duties-api';
import { lawFactQuery, lawFactsQuery, lawFiguresQuery } from '@/features/shared/law/api/law-facts-api';
import { starterPackQuery } from '@/features/shop/leads/api/leads-api';
import { changeLogStates } from '@law/change-logs';
import { changeLogPath, changeLogSlugs } from '@law/law-addresses';
import { productSkus, products } from '@contracts/products';
import { homeSheets, productSheets } from '@/catalog/sheets';
import { postFigures } from '@/catalog/post-figures';
import { productReviewQuery } from '@/features/shared/law/api/under-review-api';
import { libraryQuery } from '@/features/shared/library/api/library-api';
import { productChangesQuery } from '@/features/shared/library/api/product-changes';
import { sheetQuery } from '@/features/shared/library/api/sample-api';
import { ratingSpreadQuery, reviewsQuery, testimonialsQuery } from '@/features/shop/reviews/api/reviews-api';

type AnyQuery = QueryExecuteOptions<never, Error, never, never>;

const isAboutLaw =
  /-policy-templates?$|^\/states\/|^\/paid-leave-by-state$|^\/figures$|^\/duties$|^\/which-templates|^\/$/;

/** The page of a state, which offers the free pack where nothing is on sale. */
const statePage = /^\/[a-z]{2}-paid-leave-policy-template$/;

/** The queries that the static islands of a page need when it is rendered. */
export function prefetchQueries(path: string): AnyQuery[] {
  const queries: unknown[] = [];
  if (path === '/' || path === '/free-resources' || path === '/free-resources/thanks') {
    queries.push(starterPackQuery, libraryQuery);
  }
  if (statePage.test(path)) {
    queries.push(starterPackQuery);
  }
  if (path === '/free-resources') {
    queries.push(postsQuery);
  }
  if (path.startsWith('/templates') || path === '/pricing') {
    queries.push(libraryQuery);
  }
  const [, section, slug] = path.split('/');
  if (path === '/blog') {
    queries.push(...Object.values(postFigures).map((key) => lawFactQuery(key)));
  }
  if (section === 'blog' && slug) {
    queries.push(postQuery(slug), postsQuery, lawFactsQuery);
  }
  if (section === 'knowledge-base' && slug) {
    queries.push(articleQuery(slug), articlesQuery, lawFactsQuery);
  }
  if (isAboutLaw.test(path)) {
    queries.push(lawFactsQuery, libraryQuery);
  }
  if (section === 'law-changes') {
    const log = changeLogSlugs.find((candidate) => changeLogPath(candidate) === path);
    queries.push(changeLogQuery(log ? changeLogStates[log] : null));
  }
  if (path === '/duties') {
    queries.push(lawDutiesQuery);
  }
  if (path === '/') {
    const sheets = Object.values(homeSheets).map(({ sku, document }) => sheetQuery(sku, document));
    queries.push(testimonialsQuery, lawFiguresQuery, ...sheets);
  }
  const sku = productSkus.find((candidate) => products[candidate].path === path);
  if (sku) {
    queries.push(
      reviewsQuery(sku, 1),
      ratingSpreadQuery(sku),
      productChangesQuery(sku),
      productReviewQuery(sku),
      sheetQuery(sku, productSheets[sku]),
    );
  }
  return queries as AnyQuery[];
}
