import { z } from 'zod';
import { aiModel, type AiStatus } from '../_shared/contracts/content-tools.ts';
import { findAiAccess } from '../_shared/ai/ai-client.ts';
import { aiRateLimit } from '../_shared/ai/run.ts';
import { databaseError, defineJsonFunction, jsonResponse } from '../_shared/http/define-function.ts';

const usageSchema = z.object({
  used: z.number(),
  limit: z.number(),
  secondsUntilNext: z.number(),
  monthCost: z.number(),
  monthBudget: z.number(),
  timeZone: z.string(),
});

/** Whether text can be generated, and what of the hour and the month is left. Only functions know the deployment's own key. */
export const handler = defineJsonFunction(
  {
    name: 'ai-status',
    access: 'admin',
    body: z.strictObject({}),
    rateLimit: aiRateLimit('ai-status'),
  },
  async (_, { context, caller }) => {
    const access = await findAiAccess(context);
    const { data, error } = await caller.client.rpc('ai_usage');
    if (error) {
      throw databaseError(error);
    }
    const state = access === null ? 'not-configured' : access.isSample ? 'sandbox' : 'ready';
    return jsonResponse({ state, model: aiModel, ...usageSchema.parse(data) } satisfies AiStatus);
  },
);
