import { dehydrate, type DehydratedState } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App, routes } from './App';
import { Providers } from './app/providers';
import { findRoute } from './app/route-table';
import { firstPaintQueries } from './app/first-paint-queries';
import { createQueryClient } from './lib/query-client';
import { setSiteConfig, type SiteConfig } from './lib/site-config';

export interface RenderedPage {
  /** Title, description and the other tags of the head. */
  readonly head: string;
  readonly body: string;
  readonly data: DehydratedState;
}

export { listPublicPaths } from './app/public-paths';

/** Renders one path as a visitor would see it. Throws when its data cannot be read: a half page is never written. */
export async function renderPage(path: string, config: SiteConfig): Promise<RenderedPage> {
  setSiteConfig(config);
  const queryClient = createQueryClient();
  await Promise.all(firstPaintQueries(path).map((query) => queryClient.fetchQuery(query)));
  await findRoute(routes, path).page.preload();
  const html = renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <Providers queryClient={queryClient}>
          <App />
        </Providers>
      </StaticRouter>
    </StrictMode>,
  );
  return { ...splitHead(html), data: dehydrate(queryClient) };
}

/** React writes the tags that belong in the head before everything else. */
function splitHead(html: string): { head: string; body: string } {
  const tag = /^(?:<title[^>]*>[\s\S]*?<\/title>|<meta[^>]*>|<link[^>]*>)/;
  let head = '';
  let body = html;
  for (let match = tag.exec(body); match; match = tag.exec(body)) {
    head += match[0];
    body = body.slice(match[0].length);
  }
  return { head, body };
}
