import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** What the wire carries, in KB. */
function compressedKb(path: string): number {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  return brotliCompressSync(readFileSync(path), options).length / 1024;
}

/** A chunk and all that it needs at once; what it imports later is left out. */
function filesOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const next of chunk.imports ?? []) filesOf(manifest, next, found);
  return found;
}

/** The files of JavaScript that a page loads before anybody touches it. */
export function firstLoadFiles(pageModule: string): string[] {
  const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Manifest;
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (entry === undefined || !manifest[pageModule]) throw new Error(`The build has no ${pageModule}`);
  return [...filesOf(manifest, pageModule, filesOf(manifest, entry))];
}

/** The compressed size of what a page loads before anybody touches it, in KB. */
export function firstLoadKb(pageModule: string): number {
  return firstLoadFiles(pageModule).reduce((sum, file) => sum + compressedKb(join('dist', file)), 0);
}

/** React alone, hydrating a page and built with the same tools: what no page of the shop can be below. In KB. */
export async function reactAloneKb(): Promise<number> {
  // Inside the project, so that its packages are found.
  const folder = mkdtempSync('node_modules/.react-alone-');
  try {
    const entry = join(folder, 'entry.js');
    writeFileSync(
      entry,
      "import { createElement } from 'react';\nimport { hydrateRoot } from 'react-dom/client';\nhydrateRoot(document.body, createElement('p', null, 'Hello'));\n",
    );
    const out = join(folder, 'out');
    await build({
      configFile: false,
      logLevel: 'error',
      build: { outDir: out, target: 'es2022', rolldownOptions: { input: entry } },
    });
    const assets = join(out, 'assets');
    return readdirSync(assets)
      .filter((file) => file.endsWith('.js'))
      .reduce((sum, file) => sum + compressedKb(join(assets, file)), 0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
