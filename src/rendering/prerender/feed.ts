import type { QueryClient } from '@tanstack/react-query';
import { brand } from '@contracts/brand';
import { changeLogStates } from '@law/change-logs';
import { changeLogPath, changeLogSlugs, type ChangeLogSlug } from '@law/law-addresses';
import { changeLogQuery } from '@/features/all/law/api/law-changes-api';
import { changeLogFeed, changeLogTitle } from '@/features/all/law/model/change-log-names';
import type { LawChange } from '@/features/all/law/model/law-changes';
import { postsQuery } from '@/features/shop/blog/api/posts-api';
import { siteConfig } from '@/lib/site-config';
import { formatDate } from '@/lib/text/format';
import type { SiteFile } from './renderer';

const newest = 20;

interface Channel {
  readonly path: string;
  readonly title: string;
  readonly page: string;
  readonly description: string;
  readonly lastChange: string | undefined;
  readonly items: readonly Item[];
}

interface Item {
  readonly title: string;
  readonly path: string;
  readonly publishedAt: string;
  readonly category: string;
  readonly description: string;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for XML and removes the control characters that XML forbids. */
function escapeXml(text: string): string {
  return text
    .replace(/[&<>"]/g, (character) => escapes[character] ?? character)
    .replace(/(?![\t\n\r])\p{Cc}/gu, '');
}

const utcDate = (iso: string) => new Date(iso).toUTCString();

/** A channel as RSS 2.0. */
function renderChannel({ path, title, page, description, lastChange, items }: Channel): SiteFile {
  const { siteUrl } = siteConfig();
  const entries = items.map(
    (item) => `    <item>
      <title>${escapeXml(item.title)}</title>
      <link>${siteUrl}${item.path}</link>
      <guid isPermaLink="true">${siteUrl}${item.path}</guid>
      <pubDate>${utcDate(item.publishedAt)}</pubDate>
      <category>${escapeXml(item.category)}</category>
      <description>${escapeXml(item.description)}</description>
    </item>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escapeXml(title)}</title>
    <link>${siteUrl}${page}</link>
    <description>${escapeXml(description)}</description>
    <language>en-us</language>
    <atom:link href="${siteUrl}${path}" rel="self" type="application/rss+xml"/>
${lastChange ? `    <lastBuildDate>${utcDate(lastChange)}</lastBuildDate>\n` : ''}${entries.join('\n')}
  </channel>
</rss>
`;
  return { path, text: xml };
}

/** The newest posts. */
async function postFeed(client: QueryClient): Promise<SiteFile> {
  const posts = (await client.query(postsQuery)).slice(0, newest);
  return renderChannel({
    path: '/feed.xml',
    title: `${brand.name} blog`,
    page: '/blog',
    description: brand.tagline,
    lastChange: posts
      .map(({ changedAt }) => changedAt)
      .sort()
      .at(-1),
    items: posts.map((post) => ({ ...post, path: `/blog/${post.slug}`, description: post.excerpt })),
  });
}

/** A change as an entry. Its date is the day on which we read it: a feed reader hides what is dated in the future. */
function changeItem({ id, on, title, text, fact, documents }: LawChange, page: string): Item {
  const followed = documents.filter(({ hasFollowed }) => hasFollowed);
  const named = followed.map((document) => `${document.title}, version ${document.version}`).join('; ');
  return {
    title: `${formatDate(on)}: ${title}`,
    path: `${page}#${id}`,
    publishedAt: fact.checkedOn,
    category: fact.topic,
    description: [text, `Source: ${fact.source}.`, ...(named ? [`Documents: ${named}.`] : [])].join(' '),
  };
}

/** The changes in the law of a state, or of all. */
async function changeFeed(client: QueryClient, slug: ChangeLogSlug | null): Promise<SiteFile> {
  const page = slug ? changeLogPath(slug) : '/law-changes';
  const { changes } = await client.query(changeLogQuery(slug && changeLogStates[slug]));
  const listed = changes.slice(0, newest);
  return renderChannel({
    path: changeLogFeed(slug),
    title: `${brand.name}: ${changeLogTitle(slug)}`,
    page,
    description: 'What changed for small employers, from which day, and where it was read.',
    lastChange: listed
      .map(({ fact }) => fact.checkedOn)
      .sort()
      .at(-1),
    items: listed.map((change) => changeItem(change, page)),
  });
}

/** Every feed of the site. */
export function renderFeeds(client: QueryClient): Promise<SiteFile[]> {
  const logs = [null, ...changeLogSlugs].map((slug) => changeFeed(client, slug));
  return Promise.all([postFeed(client), ...logs]);
}
