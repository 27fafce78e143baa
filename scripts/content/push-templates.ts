import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { packStates } from '../../supabase/functions/_shared/law/pack-states.ts';
import { packageIdSchema, productSkuSchema } from '../../supabase/functions/_shared/contracts/products-schema.ts';
import { parseTemplate } from '../../supabase/functions/_shared/documents/mod.ts';
import { publisher } from '../../supabase/functions/_shared/library/publisher.ts';
import type { Client } from '../../supabase/functions/_shared/http/context.ts';
import { describeChanges } from '../../supabase/functions/_shared/library/describe-changes.ts';
import type { ReadText } from '../../supabase/functions/_shared/library/parsed-template.ts';
import { pageCountOf } from '../../supabase/functions/_shared/library/page-count.ts';
import { templateFacts } from '../../supabase/functions/_shared/library/template-facts.ts';
import { sha256Hex } from '../../supabase/functions/_shared/links/crypto.ts';
import { requireData, requireNoError, type PushReport } from './push-report.ts';

const packageSchema = z.strictObject({
  id: packageIdSchema,
  title: z.string(),
  description: z.string(),
  product_sku: productSkuSchema,
  state: z.enum(packStates),
  version: z.string().regex(/^\d+\.\d+$/),
});

interface SourceFile extends ReadText {
  readonly source: string;
}

interface KnownVersion {
  readonly template_id: string;
  readonly revision: number;
  readonly content_hash: string;
  readonly origin: string;
  readonly created_at: string;
  readonly released_on: string | null;
  readonly published_at: string | null;
}

async function readSources(folder: string, packageId: string): Promise<SourceFile[]> {
  const names = (await readdir(join(folder, packageId)).catch(() => [])).filter((name) => name.endsWith('.md')).sort();
  return Promise.all(
    names.map(async (name) => {
      const path = `templates/${packageId}/${name}`;
      const source = await readFile(join(folder, packageId, name), 'utf8');
      return { path, source, contentHash: await sha256Hex(source), template: parseTemplate(source, path, publisher) };
    }),
  );
}

/** The packages that `packages.yaml` in the folder of templates lists. */
export async function readPackages(folder: string): Promise<z.output<typeof packageSchema>[]> {
  return z.array(packageSchema).parse(parse(await readFile(join(folder, 'packages.yaml'), 'utf8')));
}

/** Loads `content/templates` into packages, templates and versions, and answers what it read. A changed file makes a new version. */
export async function pushTemplates(client: Client, folder: string, report: PushReport): Promise<readonly ReadText[]> {
  const packages = await readPackages(folder);
  const sources = new Map<string, SourceFile[]>();
  for (const { id } of packages) {
    sources.set(id, await readSources(folder, id));
  }
  requireNoError(
    await client.from('template_packages').upsert(
      packages.map((entry, position) => ({
        ...entry,
        position,
        last_updated: lastReviewed(sources.get(entry.id) ?? []),
      })),
    ),
  );

  const templates = requireData(await client.from('templates').select('id, path, page_count'));
  const ids = new Map(templates.map(({ id, path }) => [path, id]));
  const uncounted = new Set(templates.filter(({ page_count }) => page_count === null).map(({ path }) => path));
  const versions = requireData(
    await client
      .from('template_versions')
      .select('template_id, revision, content_hash, origin, created_at, released_on, published_at')
      .order('revision'),
  );
  const pulled = requireData(await client.from('content_files').select('path, row_hash').like('path', 'templates/%'));
  const pulledHashes = new Map(pulled.map(({ path, row_hash }) => [path, row_hash]));
  const files = [...sources.values()].flat();
  for (const file of files) {
    const id = ids.get(file.path);
    const own = versions.filter(({ template_id }) => template_id === id);
    // An edit of the owner that was pulled into the file is no longer at odds with it.
    const known = own.map((version) =>
      version.content_hash === pulledHashes.get(file.path) ? { ...version, origin: 'file' } : version,
    );
    await pushTemplate(client, file, id, known, report);
    if (uncounted.has(file.path)) {
      await countPagesOnce(client, file);
    }
  }
  return files;
}

/** For rows that were written before pages were counted. A text that the owner edited is counted when it is saved again. */
async function countPagesOnce(client: Client, { path, template }: SourceFile): Promise<void> {
  requireNoError(
    await client
      .from('templates')
      .update({ page_count: await pageCountOf(template) })
      .eq('path', path)
      .eq('word_count', template.wordCount)
      .is('page_count', null),
  );
}

function lastReviewed(files: readonly SourceFile[]): string {
  return files.map(({ template }) => template.lastReviewed).sort().at(-1) ?? '2026-11-21';
}

async function pushTemplate(
  client: Client,
  file: SourceFile,
  id: string | undefined,
  versions: readonly KnownVersion[],
  report: PushReport,
): Promise<void> {
  const hash = file.contentHash;
  const last = withoutIdleDraft(versions).at(-1);
  const lastFromFile = versions.filter(({ origin }) => origin === 'file').at(-1);
  if (lastFromFile?.content_hash === hash) {
    report.unchanged.push(file.path);
    return;
  }
  if (last?.origin === 'owner') {
    report.keptEdits.push(file.path);
    return;
  }
  const row = requireData(
    await client
      .from('templates')
      .upsert({ ...(id ? { id } : {}), ...describeTemplate(file), page_count: await pageCountOf(file.template) }, { onConflict: 'path' })
      .select('id')
      .single(),
  );
  requireNoError(
    await client.from('template_versions').insert({
      template_id: row.id,
      revision: (versions.at(-1)?.revision ?? 0) + 1,
      version: file.template.version,
      content: file.source,
      content_hash: hash,
      origin: 'file',
      released_on: releaseDay(file.template.lastReviewed, last),
      changes: last ? describeChanges(await textOf(client, last), file.source) : '',
    }),
  );
  (id ? report.updated : report.added).push(file.path);
}

/** A draft that says what is published already is nothing that a file could overwrite. */
function withoutIdleDraft(versions: readonly KnownVersion[]): readonly KnownVersion[] {
  const published = versions.filter(({ published_at }) => published_at !== null);
  const isIdle = versions.at(-1)?.content_hash === published.at(-1)?.content_hash;
  return isIdle ? published : versions;
}

/** The day that a file names; null, the day of the push, where that is not yet here or the text before it has it already. */
function releaseDay(reviewed: string, before: KnownVersion | undefined): string | null {
  const today = new Date().toISOString().slice(0, 10);
  const last = before ? (before.released_on ?? before.created_at.slice(0, 10)) : '';
  return reviewed <= today && reviewed > last ? reviewed : null;
}

async function textOf(client: Client, { template_id, revision }: KnownVersion): Promise<string> {
  const { content } = requireData(
    await client
      .from('template_versions')
      .select('content')
      .eq('template_id', template_id)
      .eq('revision', revision)
      .single(),
  );
  return content;
}

function describeTemplate({ path, template }: SourceFile) {
  return {
    ...templateFacts(template),
    package_id: template.package,
    slug: template.slug,
    path,
    is_retired: false,
  };
}
