import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startProgram } from '../common/child-process.ts';
import { ensureBuilt, type DrawnPicture } from './ensure-built.ts';

export class BuildError extends Error {
  override readonly name = 'BuildError';
}

/** What the site's code is built from: a change in one of them builds it again. */
export const siteSources = [
  'src',
  'public',
  'content/law-index',
  'content/pages',
  'supabase/functions/_shared/contracts',
  'supabase/functions/_shared/database',
  'supabase/functions/_shared/law',
  'supabase/functions/_shared/pictures',
  'index.html',
  'vite.config.ts',
  'tailwind.config.ts',
  'package-lock.json',
  'scripts/prerender.ts',
  'scripts/site',
];

/** What the pictures of pages are drawn from and with. */
const pictureSources = [
  'content/templates',
  'content/starter-pack',
  'supabase/functions/_shared/documents',
  'scripts/page-pictures.ts',
  'src/catalog/page-pictures.ts',
];
const drawingSources = [
  'supabase/functions/_shared/documents',
  'scripts/page-pictures.ts',
  'package-lock.json',
];

/** A fingerprint of everything below the paths. */
async function fingerprint(paths: readonly string[]): Promise<string> {
  const lines: string[] = [];
  const visit = async (path: string): Promise<void> => {
    const info = await Deno.stat(path).catch(() => null);
    if (info?.isFile) {
      const digest = await crypto.subtle.digest('SHA-256', await Deno.readFile(path));
      lines.push(`${path} ${new Uint8Array(digest).slice(0, 16).join('.')}`);
    } else if (info?.isDirectory) {
      for await (const entry of Deno.readDir(path)) {
        await visit(join(path, entry.name));
      }
    }
  };
  for (const path of paths) {
    await visit(path);
  }
  const all = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(lines.sort().join('\n')));
  return [...new Uint8Array(all)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function run(
  program: string,
  args: string[],
  environment: Record<string, string> = {},
  { report, signal }: { report?: (line: string) => void; signal?: AbortSignal } = {},
): Promise<string> {
  const child = startProgram(program, {
    args,
    env: environment,
    stdout: 'piped',
    stderr: 'piped',
    ...(signal && { signal }),
  });
  const [{ success }, stdout, stderr] = await Promise.all([
    child.status,
    readLines(child.stdout, report),
    readLines(child.stderr),
  ]);
  if (!success) {
    throw new BuildError(stderr + stdout);
  }
  return stdout.trim();
}

/** The whole text, with each line told as soon as it is there. */
async function readLines(
  stream: ReadableStream<Uint8Array>,
  report: (line: string) => void = () => undefined,
): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let reported = 0;
  for await (const bytes of stream) {
    text += decoder.decode(bytes, { stream: true });
    for (let end = text.indexOf('\n', reported); end >= 0; end = text.indexOf('\n', reported)) {
      report(text.slice(reported, end));
      reported = end + 1;
    }
  }
  return text;
}

const vite = join('node_modules', 'vite', 'bin', 'vite.js');

/**
 * Builds the browser's code, the renderer and the pictures of pages when their sources have changed since the last build, or
 * when something of that build is missing. All at the same time: the pictures, once drawn, cost a look at their files.
 */
export async function buildCode(log: (line: string) => void): Promise<string> {
  const [code, pictures] = await Promise.all([fingerprint(siteSources), fingerprint(pictureSources)]);
  await ensureBuilt({
    siteFolder: 'dist',
    serverFolder: 'dist-server',
    code,
    pictures,
    buildCode: buildWithVite,
    drawPictures,
    onBuild: () => log('Building the site …'),
  });
  return `${code} ${pictures}`;
}

async function drawPictures(): Promise<DrawnPicture[]> {
  const engine = await fingerprint(drawingSources);
  const list = await run(Deno.execPath(), ['run', '-A', 'scripts/page-pictures.ts'], {
    PICTURES_ENGINE: engine,
  });
  return JSON.parse(list) as DrawnPicture[];
}

async function buildWithVite(): Promise<void> {
  const build = (...options: string[]) =>
    // Whoever asks for it: started by a test, it would be a build for developers, which names the source files.
    run('node', [vite, 'build', ...options, '--logLevel', 'warn'], { NODE_ENV: 'production' });
  await Promise.all([
    build('--outDir', 'dist'),
    build('--ssr', 'src/prerender.tsx', '--outDir', 'dist-server'),
  ]);
  // For the renderer only. What stays in dist/ is published, and the manifest names the source files.
  await rename(join('dist', 'index.html'), join('dist-server', 'template.html'));
  await rename(join('dist', '.vite', 'manifest.json'), join('dist-server', 'manifest.json'));
  await rm(join('dist', '.vite'), { recursive: true });
}

export interface RenderOptions {
  readonly outFolder: string;
  readonly siteUrl: string;
  /** What the pages are told. */
  readonly apiUrl: string;
  /** Where the API is reached from here. */
  readonly nearApiUrl: string;
  readonly publishableKey: string;
  /**
   * Where it is remembered what each page was made of, and by which code (`buildCode`'s answer), so that only changed pages are
   * rendered; all are when left out.
   */
  readonly record?: { readonly file: string; readonly code: string };
  /** Ends the renderer. It writes pages beside and renames them: none is left half written. */
  readonly signal?: AbortSignal;
  /** Told every twenty pages. */
  log?(line: string): void;
}

/** Renders the public pages from the Data API, as a visitor would read it, in a process of its own; tells how many, how fast. */
export async function renderPages(options: RenderOptions): Promise<string> {
  const environment = {
    OUT_DIR: options.outFolder,
    SITE_URL: options.siteUrl,
    SUPABASE_URL: options.apiUrl,
    NEAR_SUPABASE_URL: options.nearApiUrl,
    SUPABASE_PUBLISHABLE_KEY: options.publishableKey,
    ...(options.record && { RENDER_RECORD: options.record.file, RENDER_CODE: options.record.code }),
  };
  const report = (line: string) => {
    if (line.endsWith('…')) options.log?.(line);
  };
  const { signal } = options;
  const lines = await run(Deno.execPath(), ['run', '-A', 'scripts/prerender.ts'], environment, {
    report,
    ...(signal && { signal }),
  });
  return lines.split('\n').at(-1) ?? '';
}
