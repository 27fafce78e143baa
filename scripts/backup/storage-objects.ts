import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { Client } from '../../supabase/functions/_shared/http/context.ts';
import { BackupError } from './manifest.ts';

const pageSize = 100;
const bytesFolder = 'storage';
const factsName = 'storage.json';

/** What storage knows of an object besides its bytes: restored as plain text, a picture would be none to a browser. */
const factsSchema = z.strictObject({ type: z.string(), seconds: z.string() });
/** By bucket and path. */
const allFactsSchema = z.record(z.string(), factsSchema);

type Facts = z.output<typeof factsSchema>;

interface StoredObject extends Facts {
  readonly path: string;
}

/** As storage lists it; what it does not know of an object is its default when an upload says nothing. */
function toFacts(metadata: Readonly<Record<string, unknown>> | null): Facts {
  const { mimetype, cacheControl } = metadata ?? {};
  const seconds = /max-age=(\d+)/.exec(typeof cacheControl === 'string' ? cacheControl : '')?.[1];
  return {
    type: typeof mimetype === 'string' && mimetype !== '' ? mimetype : 'application/octet-stream',
    seconds: seconds ?? '3600',
  };
}

async function objectsBelow(client: Client, bucket: string, folder: string): Promise<StoredObject[]> {
  const found: StoredObject[] = [];
  for (let offset = 0; ; offset += pageSize) {
    const { data, error } = await client.storage.from(bucket).list(folder, { limit: pageSize, offset });
    if (error) throw new BackupError(`storage ${bucket}/${folder}: ${error.message}`);
    for (const { name, id, metadata } of data) {
      const path = folder ? `${folder}/${name}` : name;
      // A folder has no id.
      const isFolder = id === null;
      found.push(...(isFolder ? await objectsBelow(client, bucket, path) : [{ path, ...toFacts(metadata) }]));
    }
    if (data.length < pageSize) return found;
  }
}

/** Every object of every bucket, as files below the backup's folder, and a list of what they are. */
export async function downloadObjects(client: Client, backup: string): Promise<void> {
  const { data: buckets, error } = await client.storage.listBuckets();
  if (error) throw new BackupError(`storage: ${error.message}`);
  const facts: Record<string, Facts> = {};
  for (const { id: bucket } of buckets) {
    for (const { path, type, seconds } of await objectsBelow(client, bucket, '')) {
      const { data, error: problem } = await client.storage.from(bucket).download(path);
      if (problem) throw new BackupError(`storage ${bucket}/${path}: ${problem.message}`);
      const file = join(backup, bytesFolder, bucket, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, new Uint8Array(await data.arrayBuffer()));
      facts[`${bucket}/${path}`] = { type, seconds };
    }
  }
  await writeFile(join(backup, factsName), `${JSON.stringify(facts, null, 2)}\n`);
}

/** Of a backup that was made without the list: nothing. The manifest has proven before that a list which was made is there. */
async function readFacts(backup: string): Promise<Readonly<Record<string, Facts>>> {
  const text = await readFile(join(backup, factsName), 'utf8').catch(() => '{}');
  return allFactsSchema.parse(JSON.parse(text));
}

/** Puts the files back under their names, as what they were; the buckets are made by the migrations. */
export async function uploadObjects(client: Client, backup: string): Promise<void> {
  const facts = await readFacts(backup);
  const source = join(backup, bytesFolder);
  for (const bucket of await readdir(source).catch(() => [])) {
    const entries = await readdir(join(source, bucket), { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((each) => each.isFile())) {
      const file = join(entry.parentPath, entry.name);
      const path = file.slice(join(source, bucket).length + 1);
      const known = facts[`${bucket}/${path}`];
      const { error } = await client.storage.from(bucket).upload(path, await readFile(file), {
        upsert: true,
        ...(known && { contentType: known.type, cacheControl: known.seconds }),
      });
      if (error) throw new BackupError(`storage ${bucket}/${path}: ${error.message}`);
    }
  }
}
