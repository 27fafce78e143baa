import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readerRevision } from './mod.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
/** What decides the tree of a source: the reader, and the placeholders that all templates share. */
const roots = [
  'supabase/functions/_shared/documents/parse-template.ts',
  'supabase/functions/_shared/documents/template-tree.ts',
  'supabase/functions/_shared/library/publisher.ts',
];

/** All files that these import, and the packages, each with its version. */
function closureOf(files: readonly string[]): readonly string[] {
  const versions = packagesOf(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  const seen = new Set<string>();
  const open = [...files];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    // Types decide nothing while the code runs.
    const source = readFileSync(join(root, file), 'utf8').replace(/^(?:import|export) type [^;]*;$/gm, '');
    for (const [, name = ''] of source.matchAll(/(?:from|import) '([^']+)'/g)) {
      if (name.startsWith('.')) open.push(relative(root, join(root, dirname(file), name)));
      else if (!name.startsWith('node:'))
        seen.add(`${name} ${versions[`node_modules/${name}`]?.version ?? ''}`);
    }
  }
  return [...seen].sort();
}

const packagesOf = (lock: unknown) => (lock as { packages: Record<string, { version?: string }> }).packages;

function revisionOf(entries: readonly string[]): string {
  const hash = createHash('sha256');
  for (const entry of entries) {
    hash.update(
      entry.includes(' ') || !entry.endsWith('.ts') ? entry : entry + readFileSync(join(root, entry), 'utf8'),
    );
  }
  return hash.digest('hex').slice(0, 12);
}

describe('the revision of the reader', () => {
  const entries = closureOf(roots);

  it('rests on the Markdown parser, our own marks and the shared placeholders', () => {
    expect(entries).toEqual(
      expect.arrayContaining([
        'supabase/functions/_shared/documents/parse/template-marks.ts',
        'supabase/functions/_shared/contracts/company-profile.ts',
        expect.stringMatching(/^micromark-extension-gfm \d/) as string,
      ]),
    );
  });

  it('is the hash of them: after a change, write the new one into reader-revision.ts', () => {
    expect(readerRevision).toBe(revisionOf(entries));
  });
});
