import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The kinds of resources in a page's first load. */
export const kinds = ['html', 'js', 'css', 'fonts', 'images'] as const;
export type Kind = (typeof kinds)[number];
export type FirstLoad = Readonly<Record<Kind, number>>;

const isCompressed = /\.(woff2|png|jpe?g|webp|avif)$/;
const sizes = new Map<string, number>();

/** Transfer size in KB, with Brotli as hosts compress static files. */
function wireKb(folders: readonly string[], path: string): number {
  const known = sizes.get(path);
  if (known !== undefined) return known;
  const file = folders
    .map((folder) => join(folder, path))
    .find((name) => statSync(name, { throwIfNoEntry: false })?.isFile());
  if (file === undefined) throw new Error(`The page names ${path}, which the site does not have`);
  const bytes = readFileSync(file);
  const size = (isCompressed.test(path) ? bytes.length : brotliCompressSync(bytes).length) / 1024;
  sizes.set(path, size);
  return size;
}

const allOf = (html: string, pattern: RegExp): string[] => [
  ...new Set([...html.matchAll(pattern)].map(([, address = '']) => address)),
];

/** The addresses that a browser requests without interaction: no lazy images, and other sites only after consent. */
function resourcesOf(html: string): Readonly<Record<Exclude<Kind, 'html'>, readonly string[]>> {
  const eager = html.replaceAll(/<img[^>]*loading="lazy"[^>]*>/g, '');
  return {
    js: allOf(html, /(?:<script[^>]* src|<link rel="modulepreload" href)="(\/[^"]+)"/g),
    css: allOf(html, /<link[^>]*rel="stylesheet"[^>]*href="(\/[^"]+)"/g),
    fonts: allOf(html, /<link[^>]*\sas="font"[^>]*\shref="(\/[^"]+)"/g),
    images: [
      ...allOf(eager, /<img[^>]* src="(\/[^"]+)"/g),
      ...allOf(html, /<link rel="icon" href="(\/[^"]+)"/g),
    ],
  };
}

/** The size of the first load of every rendered page, by path. */
export function firstLoads(siteFolder: string, codeFolder: string): ReadonlyMap<string, FirstLoad> {
  const pages = readdirSync(siteFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => `/${relative(siteFolder, join(entry.parentPath, entry.name))}`)
    .sort();
  const folders = [siteFolder, codeFolder];
  return new Map(
    pages.map((page) => {
      const resources = resourcesOf(readFileSync(join(siteFolder, page), 'utf8'));
      const sum = (paths: readonly string[]) => paths.reduce((all, path) => all + wireKb(folders, path), 0);
      const load: FirstLoad = {
        html: wireKb(folders, page),
        js: sum(resources.js),
        css: sum(resources.css),
        fonts: sum(resources.fonts),
        images: sum(resources.images),
      };
      return [page === '/index.html' ? '/' : page.replace(/\.html$/, ''), load];
    }),
  );
}
