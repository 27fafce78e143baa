import { DocumentError, TemplateError } from '../documents/mod.ts';
import type { FunctionContext, RpcArguments } from '../http/context.ts';
import { databaseError } from '../http/define-function.ts';
import { HttpError } from '../http/http-error.ts';
import type { ExportJob } from './export-job.ts';
import { makeArtifact } from './make-artifact.ts';

const mostAttempts = 3;
const retrySeconds = 5;

type Settlement = Omit<RpcArguments<'settle_export'>, 'export_id' | 'export_lease'>;

/** Makes one job whose lease we hold and says how it went. What it could not do is in the row, never thrown. */
export async function runJob(
  context: FunctionContext,
  job: ExportJob,
): Promise<'completed' | 'failed' | 'later'> {
  const started = performance.now();
  const milliseconds = () => Math.round(performance.now() - started);
  try {
    const { path, bytes, hash, revision } = await makeArtifact(context, job);
    await settle(context, job, {
      outcome: 'completed',
      artifact: path,
      bytes,
      hash,
      milliseconds: milliseconds(),
      ...(revision === null ? {} : { made_from: revision }),
    });
    return 'completed';
  } catch (error) {
    const reason = reasonOf(error);
    context.log({
      export: job.id,
      file: job.file_path,
      format: job.format,
      attempt: job.attempts,
      error: reason,
    });
    const outcome = isWorthAnotherTry(error) && job.attempts < mostAttempts ? 'later' : 'failed';
    await settle(context, job, {
      outcome,
      reason,
      milliseconds: milliseconds(),
      ...(outcome === 'later' ? { retry_at: retryAt(context) } : {}),
    });
    return outcome;
  }
}

/** Gives a job back that there was no time for; it costs no attempt. */
export function putBack(context: FunctionContext, job: ExportJob): Promise<void> {
  return settle(context, job, { outcome: 'later' });
}

function retryAt(context: FunctionContext): string {
  return new Date(context.now().getTime() + retrySeconds * 1000).toISOString();
}

/** A text that cannot be read stays unreadable; a storage that does not answer may answer later. */
function isWorthAnotherTry(error: unknown): boolean {
  return !(error instanceof HttpError || error instanceof TemplateError || error instanceof DocumentError);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown';
}

async function settle(context: FunctionContext, job: ExportJob, settlement: Settlement): Promise<void> {
  const { error } = await context
    .service()
    .rpc('settle_export', { export_id: job.id, export_lease: job.lease ?? '', ...settlement });
  if (error) {
    throw databaseError(error);
  }
}
