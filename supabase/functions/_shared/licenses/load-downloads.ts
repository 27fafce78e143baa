import type { FunctionContext } from '../http/context.ts';
import { databaseError } from '../http/errors.ts';

export interface Download {
  readonly created_at: string;
  readonly template_path: string;
  readonly format: string;
  readonly mode: string;
  readonly copy: string;
  readonly version: string;
  readonly revision: number | null;
}

interface Wanted {
  readonly licenseId: string;
  /** Its own downloads and those that no company's answers filled; null for all of the license. */
  readonly companyId: string | null;
  /** Only those of this document. */
  readonly path?: string;
}

const mostDownloads = 500;

/** The latest downloads, newest first. */
export async function loadDownloads(
  context: FunctionContext,
  { licenseId, companyId, path }: Wanted,
): Promise<Download[]> {
  let query = context
    .service()
    .from('downloads')
    .select('created_at, template_path, format, mode, copy, version, revision')
    .eq('license_id', licenseId);
  if (companyId !== null) {
    query = query.or(`company_id.is.null,company_id.eq.${companyId}`);
  }
  if (path !== undefined) {
    query = query.eq('template_path', path);
  }
  const { data, error } = await query.order('created_at', { ascending: false }).limit(mostDownloads);
  if (error) {
    throw databaseError(error);
  }
  return data;
}
