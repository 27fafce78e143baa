import { readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import {
  findRedirect,
  parseHeaders,
  parseRedirects,
  type HeaderRule,
} from '../../supabase/local/site/header-rules';
import { serveFetch, type Served } from './serve-fetch';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** `/page` is `page.html`, `/folder/` its `index.html`; the two files of rules are read by the host and by nobody else. */
function findFile(folder: string, path: string): string | undefined {
  const names = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`];
  return /^\/_(?:headers|redirects)$/.test(path)
    ? undefined
    : names.map((name) => join(folder, name)).find(isFile);
}

/** A header that two rules name has both values, as Cloudflare Pages joins them; without any, a copy is asked about each time. */
function headersFor(rules: readonly HeaderRule[], path: string): Headers {
  const headers = new Headers();
  for (const { headers: named } of rules.filter(({ pattern }) => pattern.test(path))) {
    named.forEach(([name, value]) => headers.append(name, value));
  }
  if (!headers.has('cache-control')) headers.set('cache-control', 'public, max-age=0, must-revalidate');
  return headers;
}

/** Where a request goes from here; a page has one name, which has no `.html`, also where a rewrite names it. */
function findLocation(path: string, redirect: ReturnType<typeof findRedirect>): string | undefined {
  if (redirect && redirect.status >= 300) return redirect.target;
  const wanted = redirect?.target ?? path;
  return wanted.endsWith('.html') ? wanted.replace(/(?:index)?\.html$/, '') : undefined;
}

/**
 * A published folder as a plain static host serves it: files, `_headers`, `_redirects` and its 404.html, nothing of the shop.
 * Where Cloudflare Pages and Netlify differ, it is as strict as the stricter one.
 */
export function startStaticHost(folder: string): Promise<Served> {
  const rules = parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'));
  const redirects = parseRedirects(readFileSync(join(folder, '_redirects'), 'utf8'));
  const answer = (request: Request): Response => {
    const path = decodeURIComponent(new URL(request.url).pathname);
    const headers = headersFor(rules, path);
    const redirect = findRedirect(redirects, path);
    const location = findLocation(path, redirect);
    if (location !== undefined) {
      headers.set('location', location);
      return new Response(null, {
        status: redirect && redirect.status >= 300 ? redirect.status : 308,
        headers,
      });
    }
    const found = findFile(folder, redirect?.target ?? path);
    const file = found ?? join(folder, '404.html');
    headers.set('content-type', types[extname(file)] ?? 'application/octet-stream');
    return new Response(readFileSync(file), { status: found === undefined ? 404 : 200, headers });
  };
  return serveFetch((request) => Promise.resolve(answer(request)));
}
