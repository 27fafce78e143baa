import type { QueryClient } from '@tanstack/react-query';
import { brand } from '@contracts/brand';
import { postsQuery } from '@/features/blog/api/posts-api';
import { siteConfig } from '@/lib/site-config';

const newest = 20;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text in XML: the four signs are written out, and the control characters that XML forbids are left out. */
function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign).replace(/(?![\t\n\r])\p{Cc}/gu, '');
}

const utcDate = (iso: string) => new Date(iso).toUTCString();

/** The newest posts as RSS 2.0. */
export async function renderFeed(client: QueryClient): Promise<string> {
  const { siteUrl } = siteConfig();
  const posts = (await client.query(postsQuery)).slice(0, newest);
  const items = posts.map(
    (post) => `    <item>
      <title>${escapeXml(post.title)}</title>
      <link>${siteUrl}/blog/${post.slug}</link>
      <guid isPermaLink="true">${siteUrl}/blog/${post.slug}</guid>
      <pubDate>${utcDate(post.publishedAt)}</pubDate>
      <category>${escapeXml(post.category)}</category>
      <description>${escapeXml(post.excerpt)}</description>
    </item>`,
  );
  const changed = posts.map(({ changedAt }) => changedAt).sort();
  const lastChange = changed.at(-1);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escapeXml(brand.name)} blog</title>
    <link>${siteUrl}/blog</link>
    <description>${escapeXml(brand.tagline)}</description>
    <language>en-us</language>
    <atom:link href="${siteUrl}/feed.xml" rel="self" type="application/rss+xml"/>
${lastChange ? `    <lastBuildDate>${utcDate(lastChange)}</lastBuildDate>\n` : ''}${items.join('\n')}
  </channel>
</rss>
`;
}
