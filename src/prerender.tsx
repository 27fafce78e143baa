import { createHash } from 'node:crypto';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App, routes } from './App';
import { checkAnswered, checkComplete, checkIslandNames } from '@/rendering/prerender/check-html';
import { renderDutyList } from '@/rendering/prerender/duty-list';
import { renderFeeds } from '@/rendering/prerender/feed';
import { listPublicPaths } from '@/rendering/prerender/public-paths';
import type {
  PublicPath,
  RenderedPage,
  RenderedPageHead,
  Renderer,
  SiteFile,
} from '@/rendering/prerender/renderer';
import { renderSearchFile } from '@/rendering/prerender/search-file';
import type { PageData } from '@/app/page-data';
import { preloadedElements } from '@/elements/preloaded';
import { Providers } from './app/providers';
import { findRoute } from './app/route-table';
import { addressIn, serverPageOf } from '@/rendering/prerender/server-pages';
import { socialContent } from '@/rendering/prerender/social-content';
import { lawFactsQuery } from '@/features/all/law/api/law-facts-api';
import { factsAskedFor } from '@/features/all/law/model/recorded-facts';
import { isDue } from '@/features/all/law/model/review';
import { publicSettingsQuery } from '@/features/all/settings/api/public-settings';
import { HeadTags } from '@/rendering/head-tags';
import { renderWithQueryClient } from '@/rendering/with-queries';
import { createQueryClient } from '@/lib/queries/query-client';
import { setRenderedQueries, type RenderedQuery } from '@/rendering/dehydrated-data';
import { renderWithHeadTags } from '@/rendering/seo';
import { setSiteConfig } from './lib/site-config';
import type { SiteConfig } from './lib/site-config-type';
import { loadStaticIslands } from '@/rendering/static-island';

/** What a page asks the database for. */
function queriesOf(path: string) {
  const route = findRoute(routes, path);
  const page = serverPageOf(route);
  const at = addressIn(route, path);
  return { queries: page.queries(at), dehydrated: page.dehydrated(at) };
}

/** Reads each query once for all pages. A page gets only its own queries. */
const read = createQueryClient();
renderWithHeadTags(HeadTags);

function listRenderedPaths(config: SiteConfig): Promise<PublicPath[]> {
  setSiteConfig(config);
  return listPublicPaths(read, routes);
}

async function renderSiteFiles(config: SiteConfig): Promise<SiteFile[]> {
  setSiteConfig(config);
  return [...(await renderFeeds(read)), await renderDutyList(read)];
}

async function renderSearchIndex(config: SiteConfig, pages: readonly RenderedPageHead[]): Promise<string> {
  setSiteConfig(config);
  return JSON.stringify(await renderSearchFile(read, pages));
}

async function fingerprintPage(path: string, config: SiteConfig, facts: readonly string[]): Promise<string> {
  setSiteConfig(config);
  const answers: unknown[] = [config, await read.query(publicSettingsQuery)];
  const { queries, dehydrated } = queriesOf(path);
  for (const query of [...queries, ...dehydrated]) {
    if (String(query.queryKey) !== String(lawFactsQuery.queryKey)) {
      answers.push(await read.query(query));
    }
  }
  const used = new Set(facts);
  for (const fact of await read.query(lawFactsQuery)) {
    if (used.has(fact.key)) {
      answers.push(fact, isDue(fact));
    }
  }
  return createHash('sha256').update(JSON.stringify(answers)).digest('hex');
}

async function renderPage(path: string, config: SiteConfig): Promise<RenderedPage> {
  setSiteConfig(config);
  const settings = await read.query(publicSettingsQuery);
  const queryClient = createQueryClient();
  const asked = queriesOf(path);
  for (const query of asked.queries) {
    queryClient.setQueryData(query.queryKey, await read.query(query));
  }
  const queries: RenderedQuery[] = [];
  for (const query of asked.dehydrated) {
    const answer: unknown = await read.query(query);
    queryClient.setQueryData(query.queryKey, answer);
    queries.push([query.queryKey, answer]);
  }
  renderWithQueryClient(queryClient);
  setRenderedQueries(queries);
  const { page, source } = findRoute(routes, path);
  await page.preload();
  await loadStaticIslands();
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
  checkComplete(path, html);
  checkAnswered(path, queryClient);
  checkIslandNames(path, html);
  const sources = [source, ...preloadedElements(html)];
  const data: PageData = { settings, queries };
  const picture = socialContent(path, { queryClient, settings });
  return { ...splitHead(html), data, sources, picture, facts: [...factsAskedFor] };
}

/** React writes head tags in front of everything else. */
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

export const renderer: Renderer = {
  listRenderedPaths,
  renderSiteFiles,
  renderSearchIndex,
  fingerprintPage,
  renderPage,
};
