import type { FunctionContext } from '../_shared/http/context.ts';
import { databaseError } from '../_shared/http/define-function.ts';

export interface Version {
  readonly template_id: string;
  readonly revision: number;
  readonly version: string;
  readonly created_at: string;
  readonly changes: string;
  readonly change_note: string;
}

export interface Download {
  readonly created_at: string;
  readonly template_path: string;
  readonly format: string;
  readonly mode: string;
  readonly version: string;
  readonly revision: number | null;
}

const mostDownloads = 500;

export async function loadPackages(context: FunctionContext, ids: readonly string[]) {
  const { data, error } = await context
    .service()
    .from('template_packages')
    .select('id, title, version, last_updated')
    .in('id', [...ids])
    .order('position');
  if (error) {
    throw databaseError(error);
  }
  return data;
}

/** All texts of the templates, newest first, without the texts themselves. */
export async function loadVersions(
  context: FunctionContext,
  templates: readonly { readonly id: string }[],
): Promise<Version[]> {
  const { data, error } = await context
    .service()
    .from('template_versions')
    .select('template_id, revision, version, created_at, changes, change_note')
    .in(
      'template_id',
      templates.map(({ id }) => id),
    )
    .order('revision', { ascending: false });
  if (error) {
    throw databaseError(error);
  }
  return data;
}

/** The license's latest downloads, newest first. */
export async function loadDownloads(context: FunctionContext, licenseId: string): Promise<Download[]> {
  const { data, error } = await context
    .service()
    .from('downloads')
    .select('created_at, template_path, format, mode, version, revision')
    .eq('license_id', licenseId)
    .order('created_at', { ascending: false })
    .limit(mostDownloads);
  if (error) {
    throw databaseError(error);
  }
  return data;
}
