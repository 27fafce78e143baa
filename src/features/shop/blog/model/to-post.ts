import { cutText } from '@contracts/text';
import type { Database } from '@database/database-types';
import type { Post, PostSummary } from './post';

type Row = Database['public']['Tables']['blog_posts']['Row'];

export const summaryColumns = [
  'slug',
  'title',
  'excerpt',
  'opening',
  'tags',
  'word_count',
  'is_sample',
  'published_at',
  'created_at',
  'updated_at',
] as const;
export type SummaryRow = Pick<Row, (typeof summaryColumns)[number]>;

export const postColumns = [
  ...summaryColumns,
  'content',
  'meta_description',
  'seo_keywords',
  'law_as_of',
] as const;
export type PostRow = Pick<Row, (typeof postColumns)[number]>;

const wordsPerMinute = 200;
const charactersPerMinute = 1000;
const fallbackCharacters = 200;
/** Creating a row takes a moment. An update within it does not count as a change. */
const settlingMs = 60_000;

export function toPostSummary(row: SummaryRow): PostSummary {
  const publishedAt = row.published_at ?? row.created_at;
  const wasChanged = Date.parse(row.updated_at) - Date.parse(row.created_at) > settlingMs;
  return {
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt || plainOpening(row.opening),
    category: row.tags[1] ?? 'General',
    publishedAt,
    changedAt:
      wasChanged && Date.parse(row.updated_at) > Date.parse(publishedAt) ? row.updated_at : publishedAt,
    minutes: Math.max(1, Math.ceil(row.word_count / wordsPerMinute)),
    isSample: row.is_sample,
  };
}

export function toPost(row: PostRow): Post {
  const summary = toPostSummary(row);
  return {
    ...summary,
    content: row.content,
    metaDescription: row.meta_description || summary.excerpt,
    keywords: row.seo_keywords,
    lawAsOf: row.law_as_of,
    minutes: Math.max(1, Math.ceil(row.content.length / charactersPerMinute)),
  };
}

/** The excerpt of rows without one: the first lines that are not headings, without Markdown syntax. */
function plainOpening(opening: string): string {
  const lines = opening.split('\n');
  const spoken = lines.filter((line) => !/^\s*(?:#|\||```)/.test(line)).join(' ');
  const plain = (spoken.trim() || opening)
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(^|\s)[#>|-]+(?=\s)/g, '$1')
    .replace(/\*\*|__|`|\*(?=\w)/g, '')
    .replace(/(\w)\*/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  return cutText(plain, fallbackCharacters);
}
