import { exportArtifactRequestSchema } from '../_shared/contracts/exports-schema.ts';
import { artifactLink } from '../_shared/exports/artifact-link.ts';
import type { ExportJob } from '../_shared/exports/export-job.ts';
import { baseName, contentTypeOf, readArtifact } from '../_shared/exports/artifact-file.ts';
import { fileResponse } from '../_shared/files/file-response.ts';
import type { FunctionContext } from '../_shared/http/context.ts';
import {
  databaseError,
  defineRoutes,
  jsonResponse,
  jsonRoute,
  route,
  type Call,
} from '../_shared/http/define-function.ts';
import { notFound } from '../_shared/http/http-error.ts';
import { requireToken } from '../_shared/links/lead-links.ts';

/** POST {export_id} gives the owner a link to an export's file; GET with that link's token sends the file. */
export const handler = defineRoutes(
  { name: 'export-artifact', rateLimit: { bucket: 'export-artifact', max: 240, windowSeconds: 60 } },
  {
    GET: route('anybody', sendFile),
    POST: jsonRoute('admin', { body: exportArtifactRequestSchema }, async ({ export_id }, { context }) => {
      await requireArtifact(context, export_id);
      return jsonResponse({ url: await artifactLink(context, export_id) });
    }),
  },
);

async function sendFile({ url, context }: Call): Promise<Response> {
  const claims = await requireToken(context, 'export', url.searchParams.get('token') ?? '');
  const { path, format } = await requireArtifact(context, String(claims['export']));
  const file = {
    bytes: await readArtifact(context, path),
    contentType: contentTypeOf(format),
    fileName: baseName(path),
  };
  return fileResponse(file, { disposition: 'attachment', cacheControl: 'private, no-store' });
}

async function requireArtifact(
  context: FunctionContext,
  id: string,
): Promise<Pick<ExportJob, 'format'> & { path: string }> {
  const { data, error } = await context
    .service()
    .from('exports')
    .select('status, format, artifact_path')
    .eq('id', id)
    .maybeSingle();
  if (error) {
    throw databaseError(error);
  }
  if (data?.status !== 'completed' || !data.artifact_path) {
    throw notFound('There is no finished file of this export.');
  }
  return { path: data.artifact_path, format: data.format };
}
