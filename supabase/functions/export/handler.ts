import type { FileCopy, FileMode, RequestFormat } from '../_shared/contracts/file-formats.ts';
import type { ExportArtifact, ExportResponse, ExportStatus } from '../_shared/contracts/exports.ts';
import { exportRequestSchema } from '../_shared/contracts/exports-schema.ts';
import { artifactLink } from '../_shared/exports/artifact-link.ts';
import { workForMs, type ExportJob } from '../_shared/exports/export-job.ts';
import { putBack, runJob } from '../_shared/exports/run-job.ts';
import type { FunctionContext } from '../_shared/http/context.ts';
import { databaseError, defineJsonFunction, jsonResponse } from '../_shared/http/define-function.ts';
import { HttpError } from '../_shared/http/http-error.ts';
import { queueExports, restartExport } from './queue-exports.ts';

/**
 * POST {files, format, mode, package}: a row of `exports` for each file, made at once as far as one call's time reaches;
 * what is left is made by `run-exports`. Also answers /api/export of the site.
 */
export const handler = defineJsonFunction(
  {
    name: 'export',
    access: 'admin',
    body: exportRequestSchema,
    rateLimit: { bucket: 'export', max: 240, windowSeconds: 60 },
  },
  async (input, { context, caller: { userId } }) => {
    const jobs = input.export_id
      ? await restartExport(context, input.export_id)
      : await queueExports(context, input, userId);
    await workOff(context, jobs);
    const rows = await readJobs(
      context,
      jobs.map(({ id }) => id),
    );
    const single = rows.length === 1 ? rows[0] : undefined;
    if (single?.status === 'failed') {
      throw new HttpError(422, 'export_failed', single.error_message ?? 'The file could not be made.');
    }
    return jsonResponse(
      await describe(context, rows, input.format),
      rows.every(({ status }) => status === 'completed') ? 200 : 202,
    );
  },
);

/** Job by job, as long as there is time. An archive waits until all its files are there. */
async function workOff(context: FunctionContext, jobs: readonly ExportJob[]): Promise<void> {
  const stopAt = performance.now() + workForMs;
  let isAllDone = true;
  for (const job of jobs) {
    if (performance.now() < stopAt && (job.format !== 'zip' || isAllDone)) {
      isAllDone = (await runJob(context, job)) !== 'later' && isAllDone;
    } else {
      await putBack(context, job);
      isAllDone = false;
    }
  }
  if (!isAllDone) {
    context.startExportWorker();
  }
}

async function readJobs(context: FunctionContext, ids: readonly string[]): Promise<ExportJob[]> {
  const { data, error } = await context
    .service()
    .from('exports')
    .select('*')
    .in('id', [...ids])
    .order('file_path')
    .order('format');
  if (error) {
    throw databaseError(error);
  }
  return data;
}

/** The artifacts that were asked for: of an archive the archive, not the files that were made for it. */
async function describe(
  context: FunctionContext,
  rows: readonly ExportJob[],
  format: RequestFormat,
): Promise<ExportResponse> {
  const artifacts = await Promise.all(
    rows
      .filter((row) => row.status === 'completed' && (format !== 'zip' || row.format === 'zip'))
      .map(async (row): Promise<ExportArtifact> => ({
        export_id: row.id,
        file: row.file_path,
        format: row.format as RequestFormat,
        mode: row.mode as FileMode,
        copy: row.copy as FileCopy,
        url: await artifactLink(context, row.id),
        size_bytes: row.size_bytes ?? 0,
        duration_ms: row.duration_ms ?? 0,
      })),
  );
  return {
    artifacts,
    exports: rows.map((row) => ({ id: row.id, file: row.file_path, status: row.status as ExportStatus })),
  };
}
