/**
 * Renders the public pages into OUT_DIR from the Data API of SUPABASE_URL, as a visitor would read it (where NEAR_SUPABASE_URL is
 * given, through that address). Needs the code built before (`npm run build:code`). With RENDER_RECORD, a file that remembers what each page was made of, it renders only the
 * pages whose content has changed since, as long as RENDER_CODE, the build's fingerprint, is the same.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import process from 'node:process';
import type { SiteConfig } from '../src/lib/site-config-type.ts';
import type {
  PublicPath,
  RenderedPage,
  RenderedPageHead,
  Renderer,
} from '../src/rendering/prerender/renderer.ts';
import { brand, notLegalAdvice } from '../supabase/functions/_shared/contracts/brand.ts';
import { allStateCodes, statePath } from '../supabase/functions/_shared/law/law-addresses.ts';
import { firstLoadFiles, readManifest, styleSheets } from './site/chunks.ts';
import { loaderScript } from './site/defer-scripts.ts';
import { orderForPaint } from './site/first-screen-first.ts';
import { readNear } from './site/read-near.ts';
import { openRenderRecord } from './site/render-record.ts';
import { robotsFile } from './site/robots.ts';
import { writeSocialPicture } from './site/social-pictures.ts';
import { fillPolicy, listHosts, type PublicSettings } from './site/content-security-policy.ts';

const notFoundPath = '/404';
const outFolder = process.env['OUT_DIR'] || 'dist';

function required(name: string): string {
  const value = process.env[name];
  if (!value) {
    throw new Error(`${name} is not set`);
  }
  return value.replace(/\/$/, '');
}

const hosts = {
  script: process.env['CSP_SCRIPT_HOSTS'] ?? '',
  connect: process.env['CSP_CONNECT_HOSTS'] ?? '',
};

const given = {
  supabaseUrl: required('SUPABASE_URL'),
  publishableKey: required('SUPABASE_PUBLISHABLE_KEY'),
  siteUrl: required('SITE_URL'),
  scriptHosts: listHosts(hosts.script),
};

readNear(given.supabaseUrl);

async function readSettings(): Promise<PublicSettings> {
  const response = await fetch(
    `${given.supabaseUrl}/rest/v1/site_settings?select=key,value&is_public=is.true`,
    { headers: { apikey: given.publishableKey } },
  );
  if (!response.ok) {
    throw new Error(`The Data API answered ${response.status}; is SUPABASE_PUBLISHABLE_KEY right?`);
  }
  const rows = (await response.json()) as { key: string; value: string | null }[];
  return Object.fromEntries(rows.map(({ key, value }) => [key, value ?? '']));
}

/** JSON inside a script element: nothing in it may end the element. */
const embed = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const pageName = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);
const isRendered = (path: string) => existsSync(join(outFolder, pageName(path)));

async function writePage(
  template: string,
  path: string,
  page: Pick<RenderedPage, 'head' | 'body' | 'data' | 'sources'>,
) {
  const html = template
    .replace('<!--head-->', () => page.head)
    .replace('<div id="root"><!--app--></div>', () => `<div id="root" data-path="${path}">${page.body}</div>`)
    .replace('<!--site-config-->', () => embed(config))
    .replace('<!--page-data-->', () => embed(page.data));
  await write(pageName(path), await firstScreenFirst(html, firstLoadFiles(manifest, page.sources)));
}

/** Written beside and renamed, so that a visitor never gets half a page. */
async function write(name: string, content: string): Promise<void> {
  const file = join(outFolder, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}

function sitemap(paths: readonly PublicPath[]): string {
  const entries = paths
    .filter(({ isListed }) => isListed)
    .map(({ path, lastModified }) => {
      const changed = lastModified ? `<lastmod>${lastModified}</lastmod>` : '';
      return `  <url><loc>${config.siteUrl}${path}</loc>${changed}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

/** What the heads of the listed pages say. */
function listedHeads(pages: readonly PublicPath[], heads: ReadonlyMap<string, string>): RenderedPageHead[] {
  const unescape = (text: string) =>
    text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
  return pages
    .filter(({ isListed }) => isListed)
    .map(({ path }) => {
      const head = heads.get(path) ?? '';
      const title = /<title[^>]*>([^<]*)/.exec(head)?.[1]?.replace(` - ${brand.name}`, '') ?? path;
      const description = /name="description" content="([^"]*)"/.exec(head)?.[1] ?? '';
      return { path, title: unescape(title), description: unescape(description) };
    });
}

/** https://llmstxt.org: what the shop is and where its pages are, in the words of the pages themselves. */
function guideForMachines(pages: readonly RenderedPageHead[]): string {
  const lines = pages.map(
    ({ path, title, description }) => `- [${title}](${config.siteUrl}${path}): ${description}`,
  );
  return `# ${brand.name}\n\n> ${brand.tagline}. ${notLegalAdvice}\n\nStatements about law name their source, the day they were read and the day of the next reading.\n\n## Pages\n\n${lines.join('\n')}\n`;
}

/** A post or an article that is no longer published must not stay readable as the page that was rendered before. */
async function removeUnpublished(paths: readonly PublicPath[]): Promise<void> {
  const wanted = new Set(paths.map(({ path }) => `${path}.html`));
  for (const section of ['/blog', '/knowledge-base']) {
    const names = await readdir(join(outFolder, section)).catch(() => []);
    for (const name of names.filter((page) => !wanted.has(`${section}/${page}`))) {
      await rm(join(outFolder, section, name));
    }
  }
}

async function writeHostFiles(): Promise<void> {
  const fill = (text: string) => text.replaceAll('{{SUPABASE_URL}}', config.supabaseUrl);
  const preview = config.environment === 'production' ? '' : '/*\n  X-Robots-Tag: noindex, nofollow\n';
  const headers = fillPolicy(fill(await readFile('public/_headers', 'utf8')), settings, hosts);
  await write('_headers', headers + preview);
  const upperCase = allStateCodes.map(
    (code) => `${statePath(code).replace(/^\/../, `/${code}`)} ${statePath(code)} 301\n`,
  );
  await write('_redirects', fill(await readFile('public/_redirects', 'utf8')) + upperCase.join(''));
  await write('robots.txt', robotsFile(config));
}

// The ENV setting is the owner's; SITE_ENV is its default before anybody has set it.
const settings = await readSettings();
const isProduction = (settings['ENV'] || process.env['SITE_ENV']) === 'production';
const config: SiteConfig = { ...given, environment: isProduction ? 'production' : 'preview' };
const { renderer } = (await import(new URL('../dist-server/prerender.js', import.meta.url).href)) as {
  renderer: Renderer;
};
const { fingerprintPage, listRenderedPaths, renderPage, renderSearchIndex, renderSiteFiles } = renderer;
const template = await readFile(join('dist-server', 'template.html'), 'utf8');

const manifest = readManifest();
const firstScreenFirst = orderForPaint(styleSheets(manifest));
/** What is new first, so that no list names a page before it is there. */
const newFirst = (paths: PublicPath[]) =>
  [...paths].sort((a, b) => Number(isRendered(a.path)) - Number(isRendered(b.path)));
const all = await listRenderedPaths(config);
const recordFile = process.env['RENDER_RECORD'] ?? '';
const record = await openRenderRecord(recordFile, recordFile && required('RENDER_CODE'));
const heads = new Map<string, string>();
let rendered = 0;
for (const { path } of newFirst(all)) {
  const known = isRendered(path) ? record.of(path) : undefined;
  if (known && (await fingerprintPage(path, config, known.facts)) === known.fingerprint) {
    heads.set(path, known.head);
    continue;
  }
  const page = await renderPage(path, config);
  rendered += 1;
  if (rendered % 20 === 0) console.log(`Rendered ${rendered} pages …`);
  heads.set(path, page.head);
  await writePage(template, path, page);
  await writeSocialPicture(path, page, config.siteUrl, outFolder);
  const { head, facts } = page;
  record.note(path, { head, facts, fingerprint: await fingerprintPage(path, config, facts) });
}
await writePage(template, notFoundPath, await renderPage(notFoundPath, config));
await write(
  join('app', 'index.html'),
  template
    .replace('<!--deferred-scripts-->', () => loaderScript)
    .replace('<!--head-->', `<title>${brand.name}</title><meta name="robots" content="noindex,nofollow">`)
    .replace('<!--app-->', '')
    .replace('<!--site-config-->', () => embed(config))
    .replace('<!--page-data-->', 'null'),
);
await write('sitemap.xml', sitemap(all));
for (const { path, text } of await renderSiteFiles(config)) {
  await write(path.slice(1), text);
}
const listed = listedHeads(all, heads);
await write('llms.txt', guideForMachines(listed));
await write('search-index.json', await renderSearchIndex(config, listed));
// After the lists, so that none names a page that is gone.
await removeUnpublished(all);
await writeHostFiles();
await record.save();
console.log(`Rendered ${rendered} of ${all.length} pages in ${(performance.now() / 1000).toFixed(1)} s`);
process.exit(0);
