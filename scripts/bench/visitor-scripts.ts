import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';
import { firstLoadFiles, readManifest } from '../site/chunks.ts';

/** What the wire carries, in KB. */
function compressedKb(path: string): number {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  return brotliCompressSync(readFileSync(path), options).length / 1024;
}

/** The compressed size of what a page loads before anybody touches it, in KB. */
export function firstLoadKb(modules: readonly string[]): number {
  return firstLoadFiles(readManifest(), modules).reduce(
    (sum, file) => sum + compressedKb(join('dist', file)),
    0,
  );
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
