import type { FindingKind } from '@contracts/content-findings';
import type { Database } from '@contracts/database-types';

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

export interface DraftFinding {
  readonly id: string;
  readonly kind: FindingKind;
  readonly sentence: string;
  readonly line: number;
  readonly figures: readonly string[];
  readonly resolvedAt: string | null;
  readonly reason: string | null;
}

/** What the owner edits. */
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

/** As the database holds a text: without the space around it, and an article with one text for its list and for search engines. */
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
  readonly findings: readonly DraftFinding[];
}

export const toFinding = (
  row: Pick<
    Tables['content_findings']['Row'],
    'id' | 'kind' | 'sentence' | 'line' | 'figures' | 'resolved_at' | 'reason'
  >,
): DraftFinding => ({
  id: row.id,
  kind: row.kind as FindingKind,
  sentence: row.sentence,
  line: row.line,
  figures: row.figures,
  resolvedAt: row.resolved_at,
  reason: row.reason,
});

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

export const toDraft = (kind: DraftKind, row: TextRow, findings: readonly DraftFinding[]): Draft => ({
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
  findings,
});

export const findingTexts: Readonly<Record<FindingKind, string>> = {
  'no-source': 'About law, without a source',
  figure: 'A figure that is in no checked fact',
  'unknown-source': 'A source that is not among the checked facts',
};
