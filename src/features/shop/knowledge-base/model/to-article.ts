import type { Database } from '@database/database-types';
import type { Article, ArticleSummary } from './article';

type Row = Database['public']['Tables']['knowledge_base_articles']['Row'];

export const summaryColumns = [
  'slug',
  'title',
  'summary',
  'category',
  'level',
  'est_time',
  'view_count',
  'last_updated',
] as const;

export const articleColumns = [
  'slug',
  'title',
  'summary',
  'category',
  'level',
  'est_time',
  'last_updated',
  'content',
  'audience',
  'version',
  'quick_steps',
  'states',
  'product_applicability',
  'related_articles',
  'published_on',
  'law_as_of',
] as const;

export function toArticleSummary(row: Pick<Row, (typeof summaryColumns)[number]>): ArticleSummary {
  return {
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    category: row.category,
    level: row.level,
    estimatedTime: row.est_time,
    views: row.view_count,
    changedAt: row.last_updated,
  };
}

export function toArticle(row: Pick<Row, (typeof articleColumns)[number]>): Article {
  return {
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    category: row.category,
    level: row.level,
    estimatedTime: row.est_time,
    changedAt: row.last_updated,
    content: row.content,
    audience: row.audience,
    version: row.version,
    quickSteps: row.quick_steps,
    states: row.states,
    productSkus: row.product_applicability,
    relatedSlugs: row.related_articles,
    publishedAt: row.published_on ?? row.last_updated,
    lawAsOf: row.law_as_of,
  };
}
