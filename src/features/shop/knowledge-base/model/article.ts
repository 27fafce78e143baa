import { articleCategories } from '@contracts/learning';
import { cutText } from '@contracts/text';
import { withQuery } from '@/lib/url/paths';
import type { MarkedPiece } from '@/ui/marked-text';

export interface ArticleSummary {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly category: string;
  readonly level: string;
  readonly estimatedTime: string;
  readonly views: number;
  /** ISO date. */
  readonly changedAt: string;
}

/** A result of the search, with the searched words marked. */
export interface FoundArticle extends ArticleSummary {
  readonly markedTitle: readonly MarkedPiece[];
  readonly markedSummary: readonly MarkedPiece[];
}

export interface Article extends Omit<ArticleSummary, 'views'> {
  readonly content: string;
  readonly audience: string;
  readonly version: string;
  readonly quickSteps: readonly string[];
  readonly states: readonly string[];
  readonly productSkus: readonly string[];
  readonly relatedSlugs: readonly string[];
  /** ISO date. */
  readonly publishedAt: string;
  readonly lawAsOf: string | null;
}

export const allCategories = 'All';
export const articleFilters = [allCategories, ...articleCategories] as const;
export type ArticleFilter = (typeof articleFilters)[number];

export interface KnowledgeView {
  readonly category: ArticleFilter;
  readonly query: string;
}

export const longestQuery = 200;

/** The filters from the URL. Unknown values are ignored. */
export function readKnowledgeView(address: URLSearchParams): KnowledgeView {
  const wanted = (address.get('category') ?? '').toLowerCase();
  return {
    category: articleFilters.find((filter) => filter.toLowerCase() === wanted) ?? allCategories,
    query: cutText((address.get('q') ?? '').replace(/\p{Cc}/gu, ' '), longestQuery),
  };
}

export function knowledgeAddress({ category, query }: KnowledgeView): string {
  const filters = new URLSearchParams({
    ...(query.trim() === '' ? {} : { q: query }),
    ...(category === allCategories ? {} : { category }),
  });
  return withQuery('/knowledge-base', filters);
}

export const listLength = 3;

/** Fewer views say nothing about what is popular. */
const fewestViews = 30;

export function findPopular(articles: readonly ArticleSummary[]): readonly ArticleSummary[] {
  return articles
    .filter(({ views }) => views >= fewestViews)
    .sort((a, b) => b.views - a.views)
    .slice(0, listLength);
}

/** The last changed ones. Of several changed on the same day, those that are not already listed as popular. */
export function findNewest(articles: readonly ArticleSummary[]): readonly ArticleSummary[] {
  const popular = findPopular(articles);
  const rank = (article: ArticleSummary) => (popular.includes(article) ? 1 : 0);
  return [...articles]
    .sort((a, b) => b.changedAt.localeCompare(a.changedAt) || rank(a) - rank(b))
    .slice(0, listLength);
}

/** The related articles in the article's order, three at most. */
export function findRelated(
  articles: readonly ArticleSummary[],
  { relatedSlugs, slug }: Pick<Article, 'relatedSlugs' | 'slug'>,
): readonly ArticleSummary[] {
  return relatedSlugs
    .filter((related) => related !== slug)
    .flatMap((related) => articles.find((article) => article.slug === related) ?? [])
    .slice(0, listLength);
}

export function inCategory<Item extends { readonly category: string }>(
  items: readonly Item[],
  category: string,
): readonly Item[] {
  return category === allCategories ? items : items.filter((item) => item.category === category);
}

/** All articles under their categories, in the order of the filter; a category without an article is left out. */
export function byCategory<Item extends { readonly category: string }>(items: readonly Item[]) {
  const categories = new Set<string>([...articleCategories, ...items.map(({ category }) => category)]);
  return [...categories]
    .map((category) => ({ category, articles: inCategory(items, category) }))
    .filter(({ articles }) => articles.length > 0);
}
