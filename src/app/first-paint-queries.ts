import type { QueryExecuteOptions } from '@tanstack/react-query';
import { postQuery, postsQuery } from '@/features/blog/api/posts-api';
import { articleQuery, articlesQuery } from '@/features/knowledge-base/api/articles-api';
import { lawFactsQuery } from '@/features/law/api/law-facts-api';
import { starterPackQuery } from '@/features/leads/api/leads-api';
import { productSkus, products } from '@contracts/products';
import { libraryQuery } from '@/features/library/api/library-api';
import { productChangesQuery } from '@/features/library/api/product-changes';
import { ratingSpreadQuery, reviewsQuery, testimonialsQuery } from '@/features/reviews/api/reviews-api';

type AnyQuery = QueryExecuteOptions<never, Error, never, never>;

const speaksAboutLaw = /-policy-templates?$|^\/states\/|^\/paid-leave-by-state$|^\/which-templates|^\/$/;

/** What the still parts of a page cannot be rendered without. */
export function firstPaintQueries(path: string): AnyQuery[] {
  const queries: unknown[] = [];
  if (path === '/' || path === '/free-resources' || path === '/free-resources/thanks') {
    queries.push(starterPackQuery);
  }
  if (path === '/free-resources') {
    queries.push(postsQuery);
  }
  if (path.startsWith('/templates') || path === '/pricing') {
    queries.push(libraryQuery);
  }
  const [, section, slug] = path.split('/');
  if (section === 'blog' && slug) {
    queries.push(postQuery(slug), postsQuery, lawFactsQuery);
  }
  if (section === 'knowledge-base' && slug) {
    queries.push(articleQuery(slug), articlesQuery, lawFactsQuery);
  }
  if (speaksAboutLaw.test(path)) {
    queries.push(lawFactsQuery, libraryQuery);
  }
  if (path === '/') {
    queries.push(testimonialsQuery);
  }
  const sku = productSkus.find((candidate) => products[candidate].path === path);
  if (sku) {
    queries.push(reviewsQuery(sku, 1), ratingSpreadQuery(sku), productChangesQuery(sku));
  }
  return queries as AnyQuery[];
}
