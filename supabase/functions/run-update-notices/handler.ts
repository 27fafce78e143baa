import { updateNoticesRequestSchema } from '../_shared/contracts/update-notices-schema.ts';
import type { UpdateWork } from '../_shared/contracts/update-notices.ts';
import { workForMs } from '../_shared/exports/export-job.ts';
import { defineJsonFunction, jsonResponse } from '../_shared/http/define-function.ts';
import { compareCopies } from './compare-copies.ts';
import { followFactChanges } from './follow-fact-changes.ts';
import { previewMail } from './preview-mail.ts';
import { queueMails } from './queue-mails.ts';

/**
 * The worker of `update_notices`: follows changed facts to their documents, compares the buyers' copies, queues the emails of the
 * notices that are due. Any number may run; each step is one transaction, so a worker that dies loses and doubles nothing. The
 * owner may call it to wait no longer, or to see an email before it is sent.
 */
export const handler = defineJsonFunction(
  {
    name: 'run-update-notices',
    access: 'admin-or-worker',
    body: updateNoticesRequestSchema,
    rateLimit: { bucket: 'run-update-notices', max: 60, windowSeconds: 60 },
  },
  async ({ preview }, { context, caller }) => {
    if (preview !== undefined && caller !== null) {
      return jsonResponse(await previewMail(context, caller.client, preview));
    }
    const stopAt = performance.now() + workForMs;
    const work: UpdateWork = {
      facts: await followFactChanges(context),
      compared: await compareCopies(context, stopAt),
      queued: await queueMails(context, stopAt),
    };
    if (work.queued > 0) {
      context.startMailWorker();
    }
    return jsonResponse(work);
  },
);
