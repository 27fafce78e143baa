import type { FunctionContext } from '../_shared/http/context.ts';
import { databaseError } from '../_shared/http/define-function.ts';

const batchSize = 200;

/** Queues the emails of the notices that are due, until all are or the time is up; returns for how many licenses. */
export async function queueMails(context: FunctionContext, stopAt: number): Promise<number> {
  let queued = 0;
  let taken: number;
  do {
    const { data, error } = await context.service().rpc('queue_update_mails', { max_recipients: batchSize });
    if (error) {
      throw databaseError(error);
    }
    taken = data;
    queued += taken;
  } while (taken > 0 && performance.now() < stopAt);
  return queued;
}
