import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { starterPackSlugs } from '../../supabase/functions/_shared/contracts/starter-pack.ts';
import { parseTemplate } from '../../supabase/functions/_shared/documents/mod.ts';
import type { ReadText } from '../../supabase/functions/_shared/library/parsed-template.ts';
import { publisher } from '../../supabase/functions/_shared/library/publisher.ts';
import type { Client } from '../../supabase/functions/_shared/http/context.ts';
import { sha256Hex } from '../../supabase/functions/_shared/links/crypto.ts';
import { requireData, requireNoError, type PushReport } from './push-report.ts';

const cardSchema = z.object({ bullets: z.array(z.string().min(1)).length(3) });

/** Loads the four free assets and answers what it read. They are edited in their files only, so a changed file always wins. */
export async function pushStarterPack(client: Client, folder: string, report: PushReport): Promise<readonly ReadText[]> {
  const known = requireData(await client.from('starter_pack_assets').select('slug, content_hash'));
  const hashes = new Map(known.map(({ slug, content_hash }) => [slug, content_hash]));
  const files: ReadText[] = [];
  for (const [position, slug] of starterPackSlugs.entries()) {
    const path = `starter-pack/${slug}.md`;
    const content = await readFile(join(folder, `${slug}.md`), 'utf8');
    const hash = await sha256Hex(content);
    const template = parseTemplate(content, path, publisher);
    files.push({ path, contentHash: hash, template });
    if (hashes.get(slug) === hash) {
      report.unchanged.push(path);
      continue;
    }
    const { bullets } = cardSchema.parse(parse(content.split(/^---$/m)[1] ?? ''));
    requireNoError(
      await client.from('starter_pack_assets').upsert({
        slug,
        title: template.title,
        summary: template.summary,
        bullets,
        formats: ['pdf', 'docx', 'md', ...(template.workbook.length > 0 ? ['xlsx', 'csv'] : [])],
        position,
        content,
        content_hash: hash,
      }),
    );
    (hashes.has(slug) ? report.updated : report.added).push(path);
  }
  return files;
}
