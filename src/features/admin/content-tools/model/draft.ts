import type { Database } from '@database/database-types';

type Tables = Database['public']['Tables'];

export type DraftKind = 'post' | 'article';

export interface DraftRow {
  readonly kind: DraftKind;
  readonly id: string;
  readonly title: string;
  readonly status: string;
  readonly createdAt: string;
  readonly isSample: boolean;
  readonly openFindings: number;
}

/** The editable fields. */
export interface DraftText {
  readonly title: string;
  readonly slug: string;
  readonly content: string;
  readonly excerpt: string;
  readonly metaDescription: string;
  readonly keywords: string;
}

const keywordsOf = (keywords: string) =>
  keywords
    .split(',')
    .map((keyword) => keyword.trim())
    .filter((keyword) => keyword !== '');

/** The text in its stored form: trimmed, and for an article one text for both its list and search engines. */
export const asStored = (kind: DraftKind, text: DraftText): DraftText => {
  const metaDescription = text.metaDescription.trim();
  return {
    title: text.title.trim(),
    slug: text.slug.trim(),
    content: text.content,
    excerpt: kind === 'post' ? text.excerpt.trim() : metaDescription,
    metaDescription,
    keywords: kind === 'post' ? keywordsOf(text.keywords).join(', ') : '',
  };
};

export const postColumns = (text: DraftText) => {
  const { title, slug, content, excerpt, metaDescription } = asStored('post', text);
  return {
    title,
    slug,
    content,
    excerpt: excerpt || null,
    meta_description: metaDescription || null,
    seo_keywords: keywordsOf(text.keywords),
  };
};

export const articleColumns = (text: DraftText) => {
  const { title, slug, content, metaDescription } = asStored('article', text);
  return { title, slug, content, summary: metaDescription };
};

export interface Draft extends DraftText {
  readonly kind: DraftKind;
  readonly id: string;
  readonly status: string;
  readonly scheduledFor: string | null;
  readonly isSample: boolean;
  readonly updatedAt: string;
}

type TextRow = Pick<
  Tables['blog_posts']['Row'],
  | 'id'
  | 'title'
  | 'slug'
  | 'content'
  | 'excerpt'
  | 'meta_description'
  | 'seo_keywords'
  | 'status'
  | 'scheduled_for'
  | 'is_sample'
  | 'updated_at'
>;

export const toDraft = (kind: DraftKind, row: TextRow): Draft => ({
  kind,
  id: row.id,
  title: row.title,
  slug: row.slug,
  content: row.content,
  excerpt: row.excerpt ?? '',
  metaDescription: row.meta_description ?? '',
  keywords: row.seo_keywords.join(', '),
  status: row.status,
  scheduledFor: row.scheduled_for,
  isSample: row.is_sample,
  updatedAt: row.updated_at,
});
