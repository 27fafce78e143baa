import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { denoProgram } from '../../../scripts/support/shop-process';

interface ModuleGraph {
  readonly roots: readonly string[];
  readonly modules: readonly {
    readonly specifier: string;
    /** `code` where it exists at run time, `type` where it is gone by then. */
    readonly dependencies?: readonly { readonly code?: { readonly specifier: string } }[];
  }[];
}

const config = readFileSync('supabase/config.toml', 'utf8');

const graphs = new Map<string, readonly string[]>();

/** The function's modules as Deno finds them from its index.ts, by their places in the project. */
export function modulesOf(name: string): readonly string[] {
  const modules = graphs.get(name) ?? askDeno(name);
  graphs.set(name, modules);
  return modules;
}

function askDeno(name: string): string[] {
  const folder = `supabase/functions/${name}`;
  const answer = execFileSync(
    denoProgram(),
    ['info', '--json', '--no-lock', '--config', `${folder}/deno.json`, `${folder}/index.ts`],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const { roots, modules } = JSON.parse(answer) as ModuleGraph;
  const reached = new Set(roots);
  for (const specifier of reached) {
    const dependencies = modules.find((module) => module.specifier === specifier)?.dependencies ?? [];
    dependencies.forEach(({ code }) => code?.specifier.startsWith('file:') && reached.add(code.specifier));
  }
  return [...reached].map((specifier) => relative(process.cwd(), fileURLToPath(specifier)));
}

/** What `static_files` in supabase/config.toml has the CLI take along beside the modules, by their places in the project. */
export function staticFilesOf(name: string): string[] {
  const [, section = ''] = config.split(`[functions.${name}]\n`);
  const [own = ''] = section.split('\n[');
  const list = /^static_files = (\[.*\])$/m.exec(own)?.[1] ?? '[]';
  return (JSON.parse(list) as string[]).flatMap((pattern) => matching(join('supabase', pattern)));
}

/** A star stands for anything in the last part of the path. */
function matching(pattern: string): string[] {
  const [start = '', end] = basename(pattern).split('*');
  return readdirSync(dirname(pattern))
    .filter((file) => (end === undefined ? file === start : file.startsWith(start) && file.endsWith(end)))
    .map((file) => join(dirname(pattern), file));
}

/** Copies what a deployment takes along for the function, and nothing else; gives back the folder of its functions. */
export function copyOwnFiles(name: string, folder: string): string {
  const own = join(folder, name);
  for (const file of [`supabase/functions/${name}/deno.json`, ...modulesOf(name), ...staticFilesOf(name)]) {
    mkdirSync(dirname(join(own, file)), { recursive: true });
    cpSync(file, join(own, file));
  }
  return join(own, 'supabase/functions');
}
