import type { TemplateSource, TemplateText, TemplateVersion } from '../_shared/contracts/template-editing.ts';
import type { FunctionContext } from '../_shared/http/context.ts';
import { databaseError } from '../_shared/http/define-function.ts';
import { HttpError } from '../_shared/http/http-error.ts';
import type { ListedTemplate } from '../_shared/library/list-templates.ts';

interface VersionRow {
  readonly revision: number;
  readonly version: string;
  readonly created_at: string;
  readonly origin: string;
  readonly changes: string;
  readonly change_note: string;
  readonly content_hash: string;
  readonly edited_by: string | null;
  readonly published_at: string | null;
  readonly published_by: string | null;
}

const columns =
  'revision, version, created_at, origin, changes, change_note, content_hash, edited_by, published_at, published_by';

/** What the editor shows: the newest text, what buyers get, and every text that was ever saved with who saved it. */
export async function readSource(context: FunctionContext, sold: ListedTemplate): Promise<TemplateSource> {
  const service = context.service();
  const [versions, buyers] = await Promise.all([
    service
      .from('template_versions')
      .select(columns)
      .eq('template_id', sold.id)
      .order('revision', { ascending: false }),
    service.rpc('template_buyers', { template_path: sold.path }),
  ]);
  if (versions.error) {
    throw databaseError(versions.error);
  }
  if (buyers.error) {
    throw databaseError(buyers.error);
  }
  const [newest] = versions.data;
  if (!newest) {
    throw new HttpError(400, 'unknown_template', 'There is no such template here.', { field: 'path' });
  }
  const { content } = await readVersion(context, sold, newest.revision);
  const emails = await readEmails(context, versions.data);
  return {
    content,
    revision: newest.revision,
    publishedRevision: sold.revision,
    hasDraft: newest.published_at === null && newest.content_hash !== sold.contentHash,
    buyers: buyers.data,
    history: versions.data.map((row) => toVersion(row, emails)),
  };
}

const toVersion = (row: VersionRow, emails: ReadonlyMap<string, string>): TemplateVersion => ({
  revision: row.revision,
  version: row.version,
  savedAt: row.created_at,
  savedBy: emails.get(row.edited_by ?? '') ?? null,
  publishedAt: row.published_at,
  publishedBy: emails.get(row.published_by ?? '') ?? null,
  origin: row.origin,
  changes: row.changes,
  note: row.change_note,
});

async function readEmails(
  context: FunctionContext,
  rows: readonly VersionRow[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(rows.flatMap((row) => [row.edited_by, row.published_by]));
  ids.delete(null);
  if (ids.size === 0) {
    return new Map();
  }
  const { data, error } = await context
    .service()
    .from('profiles')
    .select('id, email')
    .in('id', [...ids] as string[]);
  if (error) {
    throw databaseError(error);
  }
  return new Map(data.map(({ id, email }) => [id, email]));
}

/** Any text of a template, drafts included: for the owner only. */
export async function readVersion(
  context: FunctionContext,
  { id }: Pick<ListedTemplate, 'id'>,
  revision: number,
): Promise<TemplateText> {
  const { data, error } = await context
    .service()
    .from('template_versions')
    .select('revision, content')
    .eq('template_id', id)
    .eq('revision', revision)
    .maybeSingle();
  if (error) {
    throw databaseError(error);
  }
  if (!data) {
    throw new HttpError(400, 'unknown_revision', 'This template has no such version.', { field: 'revision' });
  }
  return data;
}
