import type { TechArticle } from 'schema-dts';
import type { Article } from '@/features/knowledge-base/model/article';
import { publicationData } from '@/lib/publication-data';

/** The article for search engines, in the words and dates that its page shows. */
export function articleData(article: Article): TechArticle {
  return {
    '@type': 'TechArticle',
    headline: article.title,
    description: article.summary,
    articleSection: article.category,
    datePublished: article.publishedAt,
    dateModified: article.changedAt,
    inLanguage: 'en-US',
    proficiencyLevel: article.level,
    ...publicationData(`/knowledge-base/${article.slug}`),
  };
}
