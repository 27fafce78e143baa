import { queryOptions } from '@tanstack/react-query';
import { isFileCopy } from '@contracts/file-formats';
import type { ExportRequest, ExportResponse } from '@contracts/exports';
import { callAsUser } from '@/lib/supabase/call-as-user';
import { queryRoots } from '@/lib/queries/query-roots';
import { getSupabase } from '@/lib/supabase/supabase-client';
import { requireData } from '@/lib/supabase/supabase-error';
import type { ExportRecord } from '../model/export-record';

const latest = 100;
const lookAgainMs = 3000;

/** The latest exports. Refetched while one of them is in progress. */
export const exportsQuery = queryOptions({
  queryKey: [queryRoots.exports, 'latest'],
  queryFn: async ({ signal }): Promise<ExportRecord[]> => {
    const client = await getSupabase();
    const rows = requireData(
      await client
        .from('exports')
        .select(
          'id, file_path, package_name, format, mode, copy, status, error_message, size_bytes, duration_ms, created_at, artifact_path',
        )
        .order('created_at', { ascending: false })
        .limit(latest)
        .abortSignal(signal),
    );
    return rows.map((row) => ({
      id: row.id,
      filePath: row.file_path,
      packageName: row.package_name,
      format: row.format,
      mode: row.mode,
      copy: row.copy,
      status: row.status,
      errorMessage: row.error_message,
      sizeBytes: row.size_bytes,
      durationMs: row.duration_ms,
      createdAt: row.created_at,
      hasArtifact: row.artifact_path !== null,
    }));
  },
  refetchInterval: ({ state }) =>
    state.data?.some(({ status }) => status === 'processing') ? lookAgainMs : false,
});

/** Generates files, or reuses those generated before. */
export async function requestExport(request: ExportRequest): Promise<ExportResponse> {
  return (await callAsUser('export', request)) as ExportResponse;
}

/** A link to the file of a completed export. */
export async function artifactUrl(exportId: string): Promise<string> {
  const answer = await callAsUser('export-artifact', { export_id: exportId });
  return (answer as { url: string }).url;
}

export function retryExport(record: ExportRecord): Promise<ExportResponse> {
  const isArchive = record.format === 'zip';
  return requestExport({
    files: isArchive ? [] : [record.filePath],
    format: record.format as ExportRequest['format'],
    mode: record.mode as ExportRequest['mode'],
    ...(isFileCopy(record.copy) ? { copy: record.copy } : {}),
    package: record.packageName,
    export_id: record.id,
  });
}
