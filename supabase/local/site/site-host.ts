import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShopDatabase } from '../database/open-database.ts';
import type { Answer } from '../common/answer.ts';
import type { LocalConfig } from '../common/config.ts';
import { logLine } from '../common/log.ts';
import { Ticker } from '../scheduler/scheduler.ts';
import { buildCode, renderPages } from './build-site.ts';
import { buildStamp, filesBelow } from './build-stamp.ts';
import { contentStamp } from './content-stamp.ts';
import { createSiteServer } from './site-server.ts';

const lookForChangesMs = 2000;

export interface SiteHostOptions {
  readonly config: LocalConfig;
  readonly publishableKey: string;
  /** The guarded API: the site's `/api/*` is a second way to the functions, not a way around the limits. */
  readonly api: Answer;
  readonly database: ShopDatabase;
}

export interface SiteHost {
  prepare(): Promise<void>;
  readonly answer: Answer;
  stop(): Promise<void>;
}

/**
 * The site of this shop: built once for its sources, rendered for its own content, rendered again when what visitors see
 * has changed in the database.
 */
export function createSiteHost(options: SiteHostOptions): SiteHost {
  const { config, database } = options;
  const pages = join(config.dataFolder, 'site');
  const server = createSiteServer({
    folders: [pages, 'dist'],
    api: (request, peerAddress) => options.api(toFunction(request, config.apiUrl), peerAddress),
  });
  const stamp = buildStamp(join(config.dataFolder, 'site.stamp'));
  const record = join(config.dataFolder, 'site.pages.json');
  /** The renderer is a process of its own, and would go on to write into the folder of a shop that has ended. */
  const stopping = new AbortController();
  let code = '';
  let renderedOf = '';

  const render = async (log?: (line: string) => void) => {
    const wanted = `${code} ${config.siteUrl} ${config.apiUrl} ${options.publishableKey} ${config.scriptHosts} ${await contentStamp(database)}`;
    if (renderedOf !== wanted && !(await stamp.holds(wanted))) {
      const report = await renderPages({
        outFolder: pages,
        siteUrl: config.siteUrl,
        apiUrl: config.apiUrl,
        nearApiUrl: config.nearApiUrl,
        publishableKey: options.publishableKey,
        record: { file: record, code },
        signal: stopping.signal,
        ...(log && { log }),
      });
      logLine({ at: 'site', report });
      await stamp.write(wanted, await filesBelow(pages));
    }
    renderedOf = wanted;
    await server.reloadRules();
  };
  const watcher = new Ticker(
    () => render(),
    lookForChangesMs,
    (error) => {
      if (!stopping.signal.aborted) logLine({ at: 'site', error: String(error) });
    },
  );

  return {
    async prepare() {
      // Vite serves the site.
      if (config.dev) return;
      code = await buildCode((line) => console.log(line));
      if (!(await stamp.isWhole())) {
        // Pages or their pictures are missing: the record of what was rendered does not hold.
        await rm(record, { force: true });
      }
      await render((line) => console.log(line));
      watcher.start();
    },
    answer: (request, peerAddress) => server.answer(request, peerAddress),
    stop() {
      stopping.abort();
      return watcher.stop();
    },
  };
}

function toFunction(request: Request, apiUrl: string): Request {
  const { pathname, search } = new URL(request.url);
  return new Request(`${apiUrl}/functions/v1/${pathname.slice('/api/'.length)}${search}`, request);
}
