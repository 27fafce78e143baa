import type { z } from 'zod';
import { blogBatchRequestSchema } from '../_shared/contracts/content-tools-schema.ts';
import { queueBatch, readProgress, workOffJobs } from '../_shared/ai/batch.ts';
import { beginDraft, leaveDraft } from '../_shared/ai/calendar.ts';
import { aiRateLimit } from '../_shared/ai/run.ts';
import type { FunctionContext } from '../_shared/http/context.ts';
import { defineJsonFunction, jsonResponse } from '../_shared/http/define-function.ts';
import { HttpError } from '../_shared/http/http-error.ts';

type Items = NonNullable<z.output<typeof blogBatchRequestSchema>['items']>;

/**
 * Up to ten posts in one run. They are queued first, so that a browser that closes or a function that dies loses nothing: the
 * same call with the run's id goes on, and so does the shop's own worker, which sends an empty body with the secret key.
 */
export const handler = defineJsonFunction(
  {
    name: 'ai-blog-batch',
    access: 'admin-or-worker',
    body: blogBatchRequestSchema,
    maxBytes: 128 * 1024,
    rateLimit: aiRateLimit('ai-blog-batch'),
  },
  async ({ items, runId }, { context, caller }) => {
    if (caller === null) {
      await workOffJobs(context);
      return jsonResponse({});
    }
    if (!items && !runId) {
      throw new HttpError(400, 'invalid_field', 'Choose at least one topic.', { field: 'items' });
    }
    const batch = items ? await queuePosts(context, caller.userId, items) : (runId ?? '');
    await workOffJobs(context, batch);
    return jsonResponse(await readProgress(context, batch));
  },
);

async function queuePosts(context: FunctionContext, adminId: string, items: Items): Promise<string> {
  const begun: string[] = [];
  try {
    for (const { itemId } of items) {
      if (itemId !== undefined) {
        await beginDraft(context, itemId);
        begun.push(itemId);
      }
    }
    return await queueBatch(
      context,
      { adminId, functionName: 'ai-blog-batch', input: { titles: items.map(({ title }) => title) } },
      items.map(({ itemId, ...payload }) => ({ kind: 'post', calendarItemId: itemId, payload })),
    );
  } catch (error) {
    await Promise.all(begun.map((itemId) => leaveDraft(context, itemId)));
    throw error;
  }
}
