import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { heavyNames } from './heavy-names.ts';

const functions = 'supabase/functions';
const isHeavyModule = (path: string) => /_shared\/(?:documents|pictures)\//.test(path);
const known = new Map<string, readonly string[]>();

/** The modules that one imports at run time: what is only a type is gone by then. */
function importsOf(file: string): readonly string[] {
  const found = known.get(file) ?? readImports(file);
  known.set(file, found);
  return found;
}

function readImports(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(/^(?:import|export) ([^'";]*?from )?'(\.[^']+\.ts)';$/gm);
  return [...found].flatMap(([, names = '', path = '']) =>
    isType(names) ? [] : [join(dirname(file), path)],
  );
}

function isType(names: string): boolean {
  const [, list] = /^\{(.*)\} from $/s.exec(names) ?? [];
  const parts = list?.split(',').flatMap((part) => part.trim() || []) ?? [];
  return names.startsWith('type ') || (parts.length > 0 && parts.every((part) => part.startsWith('type ')));
}

function modulesFrom(start: string, except: readonly string[] = []): string[] {
  const reached = new Set([start]);
  for (const file of reached) {
    for (const next of importsOf(file)) if (!except.includes(next)) reached.add(next);
  }
  return [...reached];
}

const names = readdirSync(functions, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({ name }) => name);

describe('heavy functions', () => {
  it('are those that reach the document engine or the pictures', () => {
    const found = names.filter((name) => modulesFrom(`${functions}/${name}/handler.ts`).some(isHeavyModule));
    expect(modulesFrom(`${functions}/license-download/handler.ts`).length).toBeGreaterThan(100);
    expect(found).toEqual([...heavyNames].sort());
  });

  it('are the only way to the engine once the shop is open', () => {
    // The start reads content/ before anybody is answered.
    const start = ['supabase/local/host/load-content.ts'];
    expect(modulesFrom('supabase/local/main.ts', start).filter(isHeavyModule)).toEqual([]);
  });
});
