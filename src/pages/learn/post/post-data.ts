import type { BlogPosting } from 'schema-dts';
import type { Post } from '@/features/shop/blog/model/post';
import { publicationData } from '@/lib/seo/publication-data';

/** The post for search engines, with the text and dates on its page. */
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
    ...publicationData(`/blog/${post.slug}`),
  };
}
