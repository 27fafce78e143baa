/**
 * Writes supabase/functions/{name}/deno.json, which hosted functions take their packages from: every package that a function
 * reaches through its imports, pinned to package.json's version, so that both environments run the same code. With `--check` it
 * only says what would change, and fails.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import ts from 'typescript';

const root = 'supabase/functions';

function packageOf(specifier: string): string {
  const [first = '', second = ''] = specifier.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}

/** Import specifiers that exist at run time: `import type` and what is only in a type are gone by then. */
function importedBy(source: string): string[] {
  const code = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ESNext },
  }).outputText;
  return ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName);
}

async function follow(file: string, seen: Set<string>, packages: Set<string>): Promise<void> {
  if (seen.has(file)) {
    return;
  }
  seen.add(file);
  for (const specifier of importedBy(await readFile(file, 'utf8'))) {
    if (specifier.startsWith('.')) {
      await follow(resolve(dirname(file), specifier), seen, packages);
    } else if (!specifier.startsWith('node:') && !specifier.startsWith('npm:')) {
      packages.add(specifier);
    }
  }
}

async function importMapOf(name: string, versions: Readonly<Record<string, string>>): Promise<string> {
  const packages = new Set<string>();
  await follow(resolve(root, name, 'index.ts'), new Set(), packages);
  const imports: Record<string, string> = {};
  for (const specifier of [...packages].sort()) {
    const owner = packageOf(specifier);
    const version = versions[owner];
    if (!version) {
      throw new Error(`${name} imports ${specifier}, which package.json does not list`);
    }
    imports[specifier] = `npm:${owner}@${version}${specifier.slice(owner.length)}`;
  }
  return `${JSON.stringify({ imports }, null, 2)}\n`;
}

const { dependencies } = JSON.parse(await readFile('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
};
const isCheck = process.argv.includes('--check');
const stale: string[] = [];
for (const entry of await readdir(root, { withFileTypes: true })) {
  if (!entry.isDirectory() || entry.name.startsWith('_')) {
    continue;
  }
  const path = join(root, entry.name, 'deno.json');
  const wanted = await importMapOf(entry.name, dependencies);
  if ((await readFile(path, 'utf8').catch(() => '')) !== wanted) {
    stale.push(path);
    if (!isCheck) {
      await writeFile(path, wanted);
    }
  }
}
for (const path of stale) {
  console.log(isCheck ? `${path} is not what the imports say` : `wrote ${path}`);
}
if (isCheck && stale.length > 0) {
  console.error('Run: npm run functions:imports');
  process.exit(1);
}
