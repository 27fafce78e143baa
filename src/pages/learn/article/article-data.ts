import type { TechArticle } from 'schema-dts';
import type { Article } from '@/features/shop/knowledge-base/model/article';
import { publicationData } from '@/lib/seo/publication-data';

/** The article for search engines, with the text and dates on its page. */
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
