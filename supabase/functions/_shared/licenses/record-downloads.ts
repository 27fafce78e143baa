import type { FileCopy, FileMode } from '../contracts/file-formats.ts';
import type { FunctionContext } from '../http/context.ts';
import { databaseError } from '../http/errors.ts';
import type { ListedTemplate } from '../library/list-templates.ts';
import type { OpenLicense } from './load-license.ts';

interface DownloadKind {
  /** The file's format; `handbook/` and the format for chapters of a handbook. */
  readonly format: string;
  readonly mode: FileMode;
  readonly copy: FileCopy;
  /** The company whose answers fill it. */
  readonly companyId: string | null;
}

/** Writes the log of a license: a row for each text that was sent. */
export async function recordDownloads(
  context: FunctionContext,
  license: OpenLicense,
  templates: readonly ListedTemplate[],
  { format, mode, copy, companyId }: DownloadKind,
): Promise<void> {
  if (templates.length === 0) {
    return;
  }
  const { error } = await context
    .service()
    .from('downloads')
    .insert(
      templates.map(({ path, version, revision }) => ({
        license_id: license.id,
        company_id: mode === 'company' ? companyId : null,
        template_path: path,
        format,
        mode,
        copy,
        version,
        revision,
      })),
    );
  if (error) {
    throw databaseError(error);
  }
}
