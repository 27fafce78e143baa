import type { FunctionContext } from '../_shared/http/context.ts';
import { databaseError } from '../_shared/http/define-function.ts';
import { HttpError } from '../_shared/http/http-error.ts';

export interface StoredTemplate {
  readonly path: string;
  readonly packageId: string;
  readonly version: string;
  readonly formats: readonly string[];
  readonly content: string;
  readonly contentHash: string;
}

/** The newest text of a package's templates, or of the one asked for. */
export async function loadTemplates(
  context: FunctionContext,
  packages: readonly string[],
  path: string | undefined,
): Promise<StoredTemplate[]> {
  let query = context
    .service()
    .from('templates')
    .select('id, path, package_id, version, formats, template_versions(revision, content, content_hash)')
    .in('package_id', [...packages])
    .eq('is_retired', false)
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
    return newest
      ? [
          {
            path: row.path,
            packageId: row.package_id,
            version: row.version,
            formats: row.formats,
            content: newest.content,
            contentHash: newest.content_hash,
          },
        ]
      : [];
  });
  if (templates.length === 0) {
    throw new HttpError(400, 'unknown_template', 'This licence has no such template.', { field: 'template' });
  }
  return templates;
}
