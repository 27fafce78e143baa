import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { straightAddress } from '../../functions/_shared/contracts/mangled-address.ts';
import type { Answer } from '../common/answer.ts';
import { checkAnswers } from './answered-form.ts';
import {
  findRedirect,
  parseHeaders,
  parseRedirects,
  type HeaderRule,
  type RedirectRule,
} from './header-rules.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
};
const compressible = /^(text\/|application\/(json|xml)|image\/svg)/;

interface Representation {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly encoding: 'br' | 'gzip' | null;
}

interface CachedFile {
  readonly modified: number;
  readonly type: string;
  readonly etag: string;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly compressed: Map<'br' | 'gzip', Uint8Array<ArrayBuffer>>;
}

export interface SiteServerOptions {
  /** Searched in order: the rendered pages of this shop, then the build that all shops share. */
  readonly folders: readonly string[];
  /** Answers `/api/*`. */
  readonly api: Answer;
}

/** Serves the built site as a static host does: clean addresses, `_headers`, `_redirects`, compression, a real 404. */
export function createSiteServer({ folders, api }: SiteServerOptions) {
  const cache = new Map<string, CachedFile>();
  let rules: { headers: HeaderRule[]; redirects: RedirectRule[] } = { headers: [], redirects: [] };

  async function reloadRules(): Promise<void> {
    const read = (name: string) => Deno.readTextFile(join(folders[0] ?? '', name)).catch(() => '');
    rules = {
      headers: parseHeaders(await read('_headers')),
      redirects: parseRedirects(await read('_redirects')),
    };
  }

  async function answer(request: Request, peerAddress: string): Promise<Response> {
    const url = new URL(request.url);
    const path = decodePath(url.pathname);
    if (path?.startsWith('/api/')) {
      return api(request, peerAddress);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response('Method not allowed', { status: 405, headers: { allow: 'GET, HEAD' } });
    }
    const meant = await findMeant(url);
    if (meant !== null) {
      // Not to be remembered where it carries a token.
      const status = /[?#]/.test(meant) ? 302 : 301;
      return withRules(url.pathname, new Response(null, { status, headers: { location: meant } }));
    }
    const file = path === null ? null : await find(path);
    if (path === null) {
      return withRules(url.pathname, await notFound(request));
    }
    if (file) {
      return withRules(path, url.search && isForm(path) ? answered(file, url) : respond(request, file, 200));
    }
    const bare = path.replace(/\/+$/, '');
    const redirect =
      findRedirect(rules.redirects, path) ??
      (bare !== path && (await find(bare)) ? { target: bare, status: 301 } : null);
    if (redirect && redirect.status >= 300 && redirect.status < 400) {
      const headers = { location: redirect.target + (redirect.target.includes('?') ? '' : url.search) };
      return withRules(path, new Response(null, { status: redirect.status, headers }));
    }
    const shell = redirect && (await find(redirect.target));
    return withRules(path, shell ? respond(request, shell, redirect.status) : await notFound(request));
  }

  /** The page that an address means that was mangled on its way (contracts/mangled-address.ts), if it is another one. */
  async function findMeant({ pathname, search }: URL): Promise<string | null> {
    if (!/%|[A-Z]|\/\/|[^\w/-]$/.test(pathname)) return null;
    const meant = straightAddress(pathname + search);
    const path = meant?.replace(/[?#].*$/s, '') ?? '/';
    const isOther = path !== '/' && path !== pathname.replace(/\/+$/, '') && !(await findExact(pathname));
    return isOther && ((await find(path)) ?? findRedirect(rules.redirects, path)) ? meant : null;
  }

  /** A file or a rule of exactly this address. */
  async function findExact(pathname: string): Promise<unknown> {
    const isPlain = decodePath(pathname) === pathname;
    return isPlain ? ((await find(pathname)) ?? findRedirect(rules.redirects, pathname)) : null;
  }

  async function notFound(request: Request): Promise<Response> {
    const page = await find('/404.html');
    return page ? respond(request, page, 404) : new Response('Not found', { status: 404 });
  }

  async function find(path: string): Promise<CachedFile | null> {
    if (/(^|\/)[._](?!well-known)/.test(path)) {
      return null;
    }
    const names = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`, `${path}/index.html`];
    for (const folder of folders) {
      for (const name of names) {
        const file = await load(join(folder, normalize(name)));
        if (file) {
          return file;
        }
      }
    }
    return null;
  }

  async function load(path: string): Promise<CachedFile | null> {
    const info = await Deno.stat(path).catch(() => null);
    if (!info?.isFile) {
      return null;
    }
    const modified = info.mtime?.getTime() ?? 0;
    const known = cache.get(path);
    if (known?.modified === modified) {
      return known;
    }
    const plain = await Deno.readFile(path);
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', plain));
    const etag = `"${[...digest.slice(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
    const type = contentTypes[extname(path)] ?? 'application/octet-stream';
    const file = { modified, type, etag, plain, compressed: new Map() };
    cache.set(path, file);
    return file;
  }

  function withRules(path: string, response: Response): Response {
    // Without a rule the Cache-Control is no-cache, the default of static hosts.
    response.headers.set('cache-control', 'no-cache');
    for (const { pattern, headers } of rules.headers) {
      if (pattern.test(path)) {
        headers.forEach(([name, value]) => response.headers.set(name, value));
      }
    }
    // A file that is missing while a new version comes in may be there the next moment.
    if (response.status >= 400) response.headers.set('cache-control', 'no-cache');
    return response;
  }

  return { answer, reloadRules };
}

/** Slashes in a row are one: behind two of them a browser looks for the name of another host. */
function decodePath(pathname: string): string | null {
  try {
    const path = decodeURIComponent(pathname).replace(/\/{2,}/g, '/');
    return /[\0\\]|\/\.\.?(\/|$)/.test(path) ? null : path;
  } catch {
    return null;
  }
}

function respond(request: Request, file: CachedFile, status: number): Response {
  const headers = new Headers({ 'content-type': file.type, etag: file.etag, vary: 'Accept-Encoding' });
  if (status === 200 && request.headers.get('if-none-match') === file.etag) {
    return new Response(null, { status: 304, headers });
  }
  const { bytes, encoding } = represent(file, request.headers.get('accept-encoding') ?? '');
  if (encoding) {
    headers.set('content-encoding', encoding);
  }
  headers.set('content-length', String(bytes.byteLength));
  return new Response(request.method === 'HEAD' ? null : bytes, { status, headers });
}

const isForm = (path: string) => path === '/which-templates-do-i-need';

/** Not kept and not compressed: a visitor with JavaScript never asks for it, and anybody can make up an address. */
function answered(file: CachedFile, url: URL): Response {
  const page = checkAnswers(new TextDecoder().decode(file.plain), url.searchParams);
  return new Response(page, { headers: { 'content-type': file.type } });
}

function represent(file: CachedFile, accepted: string): Representation {
  const encoding = !compressible.test(file.type)
    ? null
    : /\bbr\b/.test(accepted)
      ? 'br'
      : /\bgzip\b/.test(accepted)
        ? 'gzip'
        : null;
  if (!encoding) {
    return { bytes: file.plain, encoding: null };
  }
  let bytes = file.compressed.get(encoding);
  if (!bytes) {
    const packed =
      encoding === 'br'
        ? brotliCompressSync(file.plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
        : gzipSync(file.plain, { level: 9 });
    bytes = new Uint8Array(packed);
    file.compressed.set(encoding, bytes);
  }
  return { bytes, encoding };
}
