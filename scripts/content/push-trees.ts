import type { Client } from '../../supabase/functions/_shared/http/context.ts';
import { readerRevision } from '../../supabase/functions/_shared/documents/mod.ts';
import { storeTrees, type ReadText } from '../../supabase/functions/_shared/library/parsed-template.ts';
import { requireData, requireNoError } from './push-report.ts';

/** Stores the trees of the texts in the files, and deletes those of code that read them before. */
export async function pushTrees(client: Client, texts: readonly ReadText[]): Promise<void> {
  const stored = requireData(
    await client.from('template_trees').select('path, content_hash').eq('reader_revision', readerRevision),
  );
  const known = new Set(stored.map(({ path, content_hash }) => `${path} ${content_hash}`));
  await storeTrees(
    client,
    texts.filter(({ path, contentHash }) => !known.has(`${path} ${contentHash}`)),
  );
  requireNoError(await client.from('template_trees').delete().neq('reader_revision', readerRevision));
}
