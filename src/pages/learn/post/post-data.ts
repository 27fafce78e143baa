import type { BlogPosting } from 'schema-dts';
import type { Post } from '@/features/blog/model/post';
import { organizationData } from '@/lib/organization-data';
import { siteConfig } from '@/lib/site-config';
import { socialPicturePath } from '@/lib/social-picture';

/** The post for search engines, in the words and dates that its page shows. */
export function postData(post: Post): BlogPosting {
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    articleSection: post.category,
    datePublished: post.publishedAt.slice(0, 10),
    dateModified: post.changedAt.slice(0, 10),
    inLanguage: 'en-US',
    ...(post.keywords.length > 0 ? { keywords: post.keywords.join(', ') } : {}),
    image: `${siteConfig().siteUrl}${socialPicturePath(`/blog/${post.slug}`)}`,
    author: organizationData(),
    publisher: organizationData(),
    mainEntityOfPage: `${siteConfig().siteUrl}/blog/${post.slug}`,
  };
}
