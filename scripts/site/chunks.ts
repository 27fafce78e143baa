import { readFileSync } from 'node:fs';

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** The chunk of each source file in the build. */
export function readManifest(): Manifest {
  return JSON.parse(readFileSync('dist-server/manifest.json', 'utf8')) as Manifest;
}

/** A chunk and its static imports; dynamic imports are left out. */
function filesOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const next of chunk.imports ?? []) filesOf(manifest, next, found);
  return found;
}

/** The JavaScript files that a page loads without any interaction: of its own module and of the elements in it. */
export function firstLoadFiles(manifest: Manifest, modules: readonly string[]): string[] {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? 'entry';
  const files = new Set<string>();
  for (const module of [entry, ...modules]) {
    if (!manifest[module]) throw new Error(`The build has no ${module}`);
    filesOf(manifest, module, files);
  }
  return [...files];
}

/** The site has one, which the manifest lists beside the chunks. Without it no page would have its first style. */
export function styleSheets(manifest: Manifest): string[] {
  const files = Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.css'));
  if (files.length === 0) throw new Error('The build has no style sheet');
  return files;
}
