import { describe, expect, it } from 'vitest';
import { blogAddress, countCategories, findRelated, pagePosts, postsPerPage, readBlogView } from './post';
import { paidLeaveSample, samplePosts } from './sample-posts';
import { toPost, toPostSummary, type PostRow } from './to-post';

const row: PostRow = {
  slug: 'a-post',
  title: 'A post',
  excerpt: '',
  opening: '## A [link](https://x.test) and **bold** words',
  tags: ['MN', 'Operations'],
  word_count: 401,
  is_sample: false,
  published_at: '2026-05-01T12:00:00Z',
  created_at: '2026-05-01T12:00:00Z',
  updated_at: '2026-05-01T12:00:30Z',
  content: 'x'.repeat(2001),
  meta_description: null,
  seo_keywords: ['payroll'],
  law_as_of: null,
};

describe('a post', () => {
  it('has the category of its second tag, minutes from its word count, and its opening as excerpt', () => {
    expect(toPostSummary(row)).toMatchObject({
      category: 'Operations',
      minutes: 3,
      excerpt: 'A link and bold words',
    });
    const opening = '## Who gets it\n\n**Part-time** people.\n\n<script>alert(1)</script> and more';
    expect(toPostSummary({ ...row, opening }).excerpt).toBe(
      'Part-time people. <script>alert(1)</script> and more',
    );
    expect(toPostSummary({ ...row, tags: ['MN'] }).category).toBe('General');
    expect(toPostSummary({ ...row, excerpt: 'Own words' }).excerpt).toBe('Own words');
  });

  it('computes the reading time on its page from characters', () => {
    expect(toPost(row).minutes).toBe(3);
    expect(toPost({ ...row, content: 'x'.repeat(2000) }).minutes).toBe(2);
  });

  it('has a change date only if it was edited after publication', () => {
    expect(toPostSummary(row).changedAt).toBe(row.published_at);
    expect(toPostSummary({ ...row, updated_at: '2026-06-01T00:00:00Z' }).changedAt).toBe(
      '2026-06-01T00:00:00Z',
    );
  });
});

describe('the list of posts', () => {
  const many = Array.from({ length: postsPerPage + 1 }, (_, index) => ({
    ...paidLeaveSample,
    slug: `post-${index}`,
  }));

  it.each([
    ['', '/blog'],
    ['?category=best+practices', '/blog?category=Best+Practices'],
    ['?category=%3Cb%3E&page=-3', '/blog'],
    ['?page=2', '/blog?page=2'],
    ['?page=1e9', '/blog'],
  ])('reads %s with a fallback', (search, address) => {
    expect(blogAddress(readBlogView(new URLSearchParams(search)))).toBe(address);
  });

  it('shows the last page if the URL asks for a later one', () => {
    const { posts, page, pageCount } = pagePosts(many, { category: 'All', page: 99 });
    expect([posts.length, page, pageCount]).toEqual([1, 2, 2]);
    expect(pagePosts(many, { category: 'Operations', page: 1 }).posts).toEqual([]);
  });

  it('counts each category and prefers the same category for related posts', () => {
    expect(countCategories(samplePosts)).toContainEqual({ category: 'All', count: 3 });
    expect(countCategories(samplePosts)).toContainEqual({ category: 'Operations', count: 1 });
    const posts = [samplePosts[1], { ...paidLeaveSample, slug: 'other' }].flatMap((post) => post ?? []);
    expect(findRelated(posts, paidLeaveSample).map(({ slug }) => slug)).toEqual([
      'other',
      'onboarding-in-five-days',
    ]);
  });
});
