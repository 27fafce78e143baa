import { pickUtm } from '../_shared/contracts/fields.ts';
import { starterPackRequestSchema } from '../_shared/contracts/starter-pack-schema.ts';
import { hashOfCaller } from '../_shared/http/caller-hash.ts';
import { defineJsonFunction, jsonResponse } from '../_shared/http/define-function.ts';

/**
 * POST: stores the lead and queues the double opt-in mail. The answer is the same for new and known addresses, so it does
 * not tell who is on the list.
 */
export const handler = defineJsonFunction(
  {
    name: 'send-starter-pack',
    access: 'publishable-key',
    body: starterPackRequestSchema,
    plainError: true,
    rateLimit: { bucket: 'lead', max: ({ config }) => config.leadsPerMinute, windowSeconds: 60 },
  },
  async (input, { context }) => {
    await context.durableRpc('request_starter_pack', {
      lead_id: crypto.randomUUID(),
      lead_name: input.name ?? '',
      lead_email: input.email,
      lead_utm: pickUtm(input),
      lead_source: input.form,
      ...(input.wantedState === undefined ? {} : { wanted_state: input.wantedState }),
      ...(await hashOfCaller(context)),
    });
    context.startMailWorker();
    return jsonResponse({ ok: true });
  },
);
