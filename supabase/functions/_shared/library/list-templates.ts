import type { FunctionContext } from '../http/context.ts';
import { databaseError } from '../http/define-function.ts';
import { HttpError } from '../http/http-error.ts';
import { readTrees } from './parsed-template.ts';
import { templateFacts } from './template-facts.ts';

/** What is known of a template's published text without the text itself, which is long and never changes. */
export interface ListedTemplate {
  readonly id: string;
  readonly path: string;
  readonly packageId: string;
  readonly title: string;
  readonly type: string;
  readonly version: string;
  readonly revision: number;
  /** ISO date. */
  readonly releasedOn: string;
  readonly formats: readonly string[];
  /** Of the text: what is read from it is kept under this and the path. */
  readonly contentHash: string;
}

export interface Wanted {
  readonly packages: readonly string[];
  /** Only this one. */
  readonly path?: string | undefined;
}

/** The templates of some packages that buyers get, or the one asked for; 400 when there is none. */
export async function listTemplates(
  context: FunctionContext,
  { packages, path }: Wanted,
): Promise<ListedTemplate[]> {
  let query = context
    .service()
    .from('templates')
    .select(
      'id, path, package_id, title, type, version, formats, template_versions(revision, version, content_hash, published_at, released_on)',
    )
    .in('package_id', [...packages])
    .eq('is_retired', false)
    .not('template_versions.published_at', 'is', null)
    .order('position')
    .order('revision', { referencedTable: 'template_versions', ascending: false })
    .limit(1, { referencedTable: 'template_versions' });
  if (path) {
    query = query.eq('path', path);
  }
  const { data, error } = await query;
  if (error) {
    throw databaseError(error);
  }
  const templates = data.flatMap((row) => {
    const [newest] = row.template_versions;
    return newest ? [toListedTemplate(row, newest)] : [];
  });
  if (templates.length === 0) {
    throw unknownTemplate();
  }
  return templates;
}

export type WantedText = Required<Wanted> & { readonly revision?: number | undefined };

/** One template, in the text that buyers get or in one that they got before. A draft is none of them. */
export async function listTemplate(context: FunctionContext, wanted: WantedText): Promise<ListedTemplate> {
  const [template] = await listTemplates(context, wanted);
  if (!template) {
    throw unknownTemplate();
  }
  if (wanted.revision === undefined || wanted.revision === template.revision) {
    return template;
  }
  const { data, error } = await context
    .service()
    .from('template_versions')
    .select('revision, version, content_hash, published_at, released_on')
    .eq('template_id', template.id)
    .eq('revision', wanted.revision)
    .not('published_at', 'is', null)
    .maybeSingle();
  if (error) {
    throw databaseError(error);
  }
  if (!data) {
    throw new HttpError(400, 'unknown_revision', 'This template has no such version.', { field: 'revision' });
  }
  const older = {
    ...template,
    version: data.version,
    revision: data.revision,
    releasedOn: releaseDay(data),
    contentHash: data.content_hash,
  };
  // It comes in the forms that its own text gives: the newest may have gained or lost its workbook.
  const [text] = await readTrees(context.service(), [older]);
  return text ? { ...older, formats: templateFacts(text).formats } : older;
}

function unknownTemplate(): HttpError {
  return new HttpError(400, 'unknown_template', 'There is no such template here.', { field: 'template' });
}

interface TemplateRow {
  readonly id: string;
  readonly path: string;
  readonly package_id: string;
  readonly title: string;
  readonly type: string;
  readonly formats: readonly string[];
}

interface VersionRow {
  readonly revision: number;
  readonly version: string;
  readonly content_hash: string;
  /** Null for a draft, which no buyer gets. */
  readonly published_at: string | null;
  readonly released_on: string | null;
}

/** The day a text was released on: the one it names, else the one it was published on (`product_changes` says the same). */
export const releaseDay = ({
  published_at,
  released_on,
}: Pick<VersionRow, 'published_at' | 'released_on'>): string =>
  released_on ?? new Date(published_at ?? 0).toISOString().slice(0, 10);

function toListedTemplate(row: TemplateRow, text: VersionRow): ListedTemplate {
  return {
    id: row.id,
    path: row.path,
    packageId: row.package_id,
    title: row.title,
    type: row.type,
    formats: row.formats,
    version: text.version,
    revision: text.revision,
    releasedOn: releaseDay(text),
    contentHash: text.content_hash,
  };
}
