import { createHash } from 'node:crypto';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App, routes } from './App';
import { renderFeed } from './app/feed';
import { firstPaintQueries } from './app/first-paint-queries';
import { listPublicPaths, type PublicPath } from './app/public-paths';
import type { PageData } from './app/page-data';
import { Providers } from './app/providers';
import { findRoute } from './app/route-table';
import { travellingQueries } from './app/travelling-queries';
import { lawFactsQuery } from './features/law/api/law-facts-api';
import { factsAskedFor } from './features/law/model/recorded-facts';
import { isDue } from './features/law/model/review';
import { publicSettingsQuery } from './features/settings/api/public-settings';
import { HeadTags } from './lib/head-tags';
import { renderWithQueryClient } from './lib/queries';
import { createQueryClient } from './lib/query-client';
import { setRenderedQueries, type RenderedQuery } from './lib/rendered-data';
import { renderWithHeadTags } from './lib/seo';
import { setSiteConfig, type SiteConfig } from './lib/site-config';
import { loadStillParts } from './lib/still';

export interface RenderedPage {
  /** Title, description and the other tags of the head. */
  readonly head: string;
  readonly body: string;
  readonly data: PageData;
  /** The page's source file: its chunks are preloaded. */
  readonly source: string;
  /** The keys of the facts that it tells. */
  readonly facts: readonly string[];
}

/** What was read once serves all pages; each page sees only what it asks for. */
const read = createQueryClient();
renderWithHeadTags(HeadTags);

/** Every address to render, with what the database holds. */
export function listRenderedPaths(config: SiteConfig): Promise<PublicPath[]> {
  setSiteConfig(config);
  return listPublicPaths(read);
}

/** The newest posts for feed readers. */
export function renderNewsFeed(config: SiteConfig): Promise<string> {
  setSiteConfig(config);
  return renderFeed(read);
}

/**
 * Changes when something that the page is made of changes in the database. Of the fact base that is what the page asked for
 * when it was rendered last, and whether it is due for another reading.
 */
export async function fingerprintPage(
  path: string,
  config: SiteConfig,
  facts: readonly string[],
): Promise<string> {
  setSiteConfig(config);
  const answers: unknown[] = [config, await read.query(publicSettingsQuery)];
  for (const query of [...firstPaintQueries(path), ...travellingQueries(path)]) {
    if (String(query.queryKey) !== String(lawFactsQuery.queryKey)) {
      answers.push(await read.query(query));
    }
  }
  const asked = new Set(facts);
  for (const fact of await read.query(lawFactsQuery)) {
    if (asked.has(fact.key)) {
      answers.push(fact, isDue(fact));
    }
  }
  return createHash('sha256').update(JSON.stringify(answers)).digest('hex');
}

/** Renders one path as a visitor would see it. Throws when its data cannot be read: a half page is never written. */
export async function renderPage(path: string, config: SiteConfig): Promise<RenderedPage> {
  setSiteConfig(config);
  const settings = await read.query(publicSettingsQuery);
  const queryClient = createQueryClient();
  for (const query of firstPaintQueries(path)) {
    queryClient.setQueryData(query.queryKey, await read.query(query));
  }
  const queries: RenderedQuery[] = [];
  for (const query of travellingQueries(path)) {
    const answer: unknown = await read.query(query);
    queryClient.setQueryData(query.queryKey, answer);
    queries.push([query.queryKey, answer]);
  }
  renderWithQueryClient(queryClient);
  setRenderedQueries(queries);
  const { page, source } = findRoute(routes, path);
  await page.preload();
  await loadStillParts();
  factsAskedFor.clear();
  const html = renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <Providers settings={settings}>
          <App />
        </Providers>
      </StaticRouter>
    </StrictMode>,
  );
  return { ...splitHead(html), data: { settings, queries }, source, facts: [...factsAskedFor] };
}

/** React writes the tags that belong in the head before everything else. */
function splitHead(html: string): { head: string; body: string } {
  const tag = /^(?:<title[^>]*>[\s\S]*?<\/title>|<meta[^>]*>|<link[^>]*>)/;
  let head = '';
  let body = html;
  for (let match = tag.exec(body); match; match = tag.exec(body)) {
    head += match[0].replace(/^<(\w+)/, '<$1 data-rendered');
    body = body.slice(match[0].length);
  }
  return { head, body };
}
