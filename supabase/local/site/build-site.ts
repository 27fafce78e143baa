import { join } from 'node:path';

export class BuildError extends Error {
  override readonly name = 'BuildError';
}

const sources = [
  'src',
  'public',
  'supabase/functions/_shared/contracts',
  'index.html',
  'vite.config.ts',
  'tailwind.config.ts',
  'package-lock.json',
  'scripts/prerender.ts',
  'scripts/site',
];

/** A fingerprint of everything that goes into the build. */
async function fingerprint(): Promise<string> {
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
  for (const source of sources) {
    await visit(source);
  }
  const all = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(lines.sort().join('\n')));
  return [...new Uint8Array(all)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function run(
  program: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<string> {
  const { success, stdout, stderr } = await new Deno.Command(program, {
    args,
    env: environment,
    stdout: 'piped',
    stderr: 'piped',
  }).output();
  if (!success) {
    throw new BuildError(new TextDecoder().decode(stderr) + new TextDecoder().decode(stdout));
  }
  return new TextDecoder().decode(stdout).trim();
}

const vite = join('node_modules', 'vite', 'bin', 'vite.js');

/** Builds the browser's code and the renderer when their sources have changed since the last build. */
export async function buildCode(log: (line: string) => void): Promise<string> {
  const stamp = join('dist-server', 'stamp');
  const wanted = await fingerprint();
  if ((await Deno.readTextFile(stamp).catch(() => '')) === wanted) {
    return wanted;
  }
  log('Building the site …');
  await Promise.all([
    run('node', [vite, 'build', '--outDir', 'dist', '--logLevel', 'warn']),
    run('node', [
      vite,
      'build',
      '--ssr',
      'src/prerender.tsx',
      '--outDir',
      'dist-server',
      '--logLevel',
      'warn',
    ]),
  ]);
  await Deno.writeTextFile(stamp, wanted);
  return wanted;
}

export interface RenderOptions {
  readonly outFolder: string;
  readonly siteUrl: string;
  readonly apiUrl: string;
  readonly publishableKey: string;
  /** Remembers what each page was made of, so that only changed ones are rendered; all are when left out. */
  readonly recordFile?: string;
}

/** Renders the public pages from the Data API, as a visitor would read it, in a process of its own; tells how many, how fast. */
export function renderPages(options: RenderOptions): Promise<string> {
  return run(Deno.execPath(), ['run', '-A', 'scripts/prerender.ts'], {
    OUT_DIR: options.outFolder,
    SITE_URL: options.siteUrl,
    SUPABASE_URL: options.apiUrl,
    SUPABASE_PUBLISHABLE_KEY: options.publishableKey,
    RENDER_RECORD: options.recordFile ?? '',
  });
}
