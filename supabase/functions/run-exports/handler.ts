import { z } from 'zod';
import { leaseSeconds, workForMs, type ExportJob } from '../_shared/exports/export-job.ts';
import { runJob } from '../_shared/exports/run-job.ts';
import type { FunctionContext } from '../_shared/http/context.ts';
import { databaseError, defineJsonFunction, jsonResponse } from '../_shared/http/define-function.ts';

/**
 * The worker of `exports`: takes one job after the other, those of workers that died included, and has itself called again
 * when its time is up before the work is done. Any number of workers may run.
 */
export const handler = defineJsonFunction(
  { name: 'run-exports', access: 'secret-key', body: z.strictObject({}) },
  async (_input, { context }) => {
    const counts = { completed: 0, failed: 0, later: 0 };
    const stopAt = performance.now() + workForMs;
    let job = await claim(context);
    while (job) {
      counts[await runJob(context, job)]++;
      if (performance.now() > stopAt) {
        context.startExportWorker();
        break;
      }
      job = await claim(context);
    }
    return jsonResponse(counts);
  },
);

async function claim(context: FunctionContext): Promise<ExportJob | undefined> {
  const { data, error } = await context
    .service()
    .rpc('claim_exports', { max_jobs: 1, lease_seconds: leaseSeconds });
  if (error) {
    throw databaseError(error);
  }
  return data[0];
}
