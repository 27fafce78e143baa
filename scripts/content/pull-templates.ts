import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Client } from '../../supabase/functions/_shared/http/context.ts';
import type { PullReport } from './pull-report.ts';
import { requireData, requireNoError } from './push-report.ts';

/** Writes what the owner published of every template back to its file. A draft stays in the shop until it is published. */
export async function pullTemplates(client: Client, contentFolder: string, report: PullReport): Promise<void> {
  const templates = requireData(await client.from('templates').select('id, path').order('path'));
  const versions = requireData(
    await client
      .from('template_versions')
      .select('template_id, revision, content_hash, origin')
      .not('published_at', 'is', null)
      .order('revision'),
  );
  for (const { id, path } of templates) {
    const last = versions.filter(({ template_id }) => template_id === id).at(-1);
    if (last?.origin !== 'owner') {
      report.unchanged.push(path);
      continue;
    }
    const { content } = requireData(
      await client
        .from('template_versions')
        .select('content')
        .eq('template_id', id)
        .eq('revision', last.revision)
        .single(),
    );
    const file = join(contentFolder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
    // The next push takes the file as what follows this edit.
    requireNoError(
      await client.from('content_files').upsert({
        path,
        file_hash: last.content_hash,
        row_hash: last.content_hash,
        pushed_at: new Date().toISOString(),
      }),
    );
    report.written.push(path);
  }
}
