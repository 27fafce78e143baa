import type { TechArticle } from 'schema-dts';
import type { Article } from '@/features/knowledge-base/model/article';
import { organizationData } from '@/lib/organization-data';
import { siteConfig } from '@/lib/site-config';
import { socialPicturePath } from '@/lib/social-picture';

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
    image: `${siteConfig().siteUrl}${socialPicturePath(`/knowledge-base/${article.slug}`)}`,
    author: organizationData(),
    publisher: organizationData(),
    mainEntityOfPage: `${siteConfig().siteUrl}/knowledge-base/${article.slug}`,
  };
}
