import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

const manifestName = 'manifest.json';

const manifestSchema = z.strictObject({
  kind: z.enum(['data folder', 'postgres']),
  made_at: z.iso.datetime(),
  /** Rows by table, so that a restored database can be counted against it. */
  rows: z.record(z.string(), z.int().min(0)),
  /** SHA-256 by path below the backup's folder. */
  files: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)),
});

export type Manifest = z.output<typeof manifestSchema>;

export class BackupError extends Error {
  override readonly name = 'BackupError';
}

async function filesBelow(folder: string, below = ''): Promise<string[]> {
  const entries = await readdir(join(folder, below), { withFileTypes: true });
  const lists = await Promise.all(
    entries.map(async (entry) => {
      const path = below ? `${below}/${entry.name}` : entry.name;
      return entry.isDirectory() ? filesBelow(folder, path) : [path];
    }),
  );
  return lists.flat().sort();
}

async function sha256OfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

async function sumFiles(folder: string): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const path of await filesBelow(folder)) {
    if (path !== manifestName) sums[path] = await sha256OfFile(join(folder, path));
  }
  return sums;
}

/** Written last: a backup without a manifest was interrupted and is none. */
export async function writeManifest(
  folder: string,
  backup: Omit<Manifest, 'files' | 'made_at'>,
): Promise<Manifest> {
  const manifest = { ...backup, made_at: new Date().toISOString(), files: await sumFiles(folder) };
  await writeFile(join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/** Reads a backup's manifest and proves that every file is there and unchanged. Throws a BackupError that names the first one. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => {
    throw new BackupError(`${folder} holds no finished backup: ${manifestName} is missing.`);
  });
  const manifest = manifestSchema.parse(JSON.parse(text));
  const found = await sumFiles(folder);
  for (const path of new Set([...Object.keys(manifest.files), ...Object.keys(found)])) {
    if (!found[path]) throw new BackupError(`${path} is missing from the backup.`);
    if (found[path] !== manifest.files[path]) throw new BackupError(`${path} is not what was backed up.`);
  }
  return manifest;
}

/** Throws a BackupError that names the first table whose count differs. */
export function compareRows(expected: Manifest['rows'], found: Manifest['rows']): void {
  for (const [table, rows] of Object.entries(expected)) {
    if (found[table] !== rows) {
      throw new BackupError(`${table} should have ${rows} rows and has ${found[table] ?? 'no table'}.`);
    }
  }
}
