import { postCategories } from '@contracts/learning';
import { withQuery } from '@/lib/url/paths';

export interface PostSummary {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly category: string;
  readonly publishedAt: string;
  /** The day of the last edit, or of publication if there was none. */
  readonly changedAt: string;
  /** Words divided by 200, rounded up. */
  readonly minutes: number;
  readonly isSample: boolean;
}

export interface Post extends Omit<PostSummary, 'minutes'> {
  readonly content: string;
  readonly metaDescription: string;
  readonly keywords: readonly string[];
  readonly lawAsOf: string | null;
  /** Characters divided by 1,000, rounded up. */
  readonly minutes: number;
}

export const allCategories = 'All';
export const postFilters = [allCategories, ...postCategories] as const;
export type PostFilter = (typeof postFilters)[number];

export interface BlogView {
  readonly category: PostFilter;
  /** From 1. */
  readonly page: number;
}

/** Reads category and page from the URL. Invalid values give the first page of all posts. */
export function readBlogView(query: URLSearchParams): BlogView {
  const wanted = (query.get('category') ?? '').toLowerCase();
  const page = query.get('page') ?? '';
  return {
    category: postFilters.find((filter) => filter.toLowerCase() === wanted) ?? allCategories,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

export function blogAddress({ category, page }: BlogView): string {
  const query = new URLSearchParams({
    ...(category === allCategories ? {} : { category }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
  return withQuery('/blog', query);
}

export const postsPerPage = 24;

export interface PostPage {
  readonly posts: readonly PostSummary[];
  readonly page: number;
  readonly pageCount: number;
}

/** A page of a category's posts. A number beyond the last page gives the last page. */
export function pagePosts(posts: readonly PostSummary[], { category, page }: BlogView): PostPage {
  const matching = category === allCategories ? posts : posts.filter((post) => post.category === category);
  const pageCount = Math.max(1, Math.ceil(matching.length / postsPerPage));
  const shown = Math.min(page, pageCount);
  return {
    posts: matching.slice((shown - 1) * postsPerPage, shown * postsPerPage),
    page: shown,
    pageCount,
  };
}

export interface CategoryCount {
  readonly category: PostFilter;
  readonly count: number;
}

export function countCategories(posts: readonly PostSummary[]): readonly CategoryCount[] {
  return postFilters.map((category) => ({
    category,
    count:
      category === allCategories ? posts.length : posts.filter((post) => post.category === category).length,
  }));
}

export const relatedPosts = 3;

/** Related posts: those of the same category first, newest first. */
export function findRelated(posts: readonly PostSummary[], { slug, category }: Post): readonly PostSummary[] {
  const others = posts.filter((post) => post.slug !== slug);
  return [
    ...others.filter((post) => post.category === category),
    ...others.filter((post) => post.category !== category),
  ].slice(0, relatedPosts);
}

const howTo = [
  'payroll-calendar-that-holds',
  'onboarding-in-five-days',
  'policy-acknowledgements-that-count',
];

/** The posts about the free documents. The newest other post replaces one that was unpublished. */
export function findHowTos(posts: readonly PostSummary[]): readonly PostSummary[] {
  const chosen = howTo.flatMap((slug) => posts.find((post) => post.slug === slug) ?? []);
  return [...chosen, ...posts.filter((post) => !chosen.includes(post))].slice(0, howTo.length);
}
