import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Client } from '../../supabase/functions/_shared/http/context.ts';
import { BackupError } from './manifest.ts';

const pageSize = 100;

async function objectsBelow(client: Client, bucket: string, folder: string): Promise<string[]> {
  const found: string[] = [];
  for (let offset = 0; ; offset += pageSize) {
    const { data, error } = await client.storage.from(bucket).list(folder, { limit: pageSize, offset });
    if (error) throw new BackupError(`storage ${bucket}/${folder}: ${error.message}`);
    for (const { name, id } of data) {
      const path = folder ? `${folder}/${name}` : name;
      // A folder has no id.
      found.push(...(id === null ? await objectsBelow(client, bucket, path) : [path]));
    }
    if (data.length < pageSize) return found;
  }
}

/** Every object of every bucket, as files below the folder. */
export async function downloadObjects(client: Client, target: string): Promise<void> {
  const { data: buckets, error } = await client.storage.listBuckets();
  if (error) throw new BackupError(`storage: ${error.message}`);
  for (const { id: bucket } of buckets) {
    for (const path of await objectsBelow(client, bucket, '')) {
      const { data, error: problem } = await client.storage.from(bucket).download(path);
      if (problem) throw new BackupError(`storage ${bucket}/${path}: ${problem.message}`);
      const file = join(target, bucket, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, new Uint8Array(await data.arrayBuffer()));
    }
  }
}

/** Puts the files back under their names; the buckets are made by the migrations. */
export async function uploadObjects(client: Client, source: string): Promise<void> {
  const buckets = await readdir(source).catch(() => []);
  for (const bucket of buckets) {
    const entries = await readdir(join(source, bucket), { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((each) => each.isFile())) {
      const file = join(entry.parentPath, entry.name);
      const path = file.slice(join(source, bucket).length + 1);
      const { error } = await client.storage
        .from(bucket)
        .upload(path, await readFile(file), { upsert: true });
      if (error) throw new BackupError(`storage ${bucket}/${path}: ${error.message}`);
    }
  }
}
