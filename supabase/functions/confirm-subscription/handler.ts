import { tokenRequestSchema } from '../_shared/contracts/starter-pack-schema.ts';
import { defineJsonFunction, jsonResponse } from '../_shared/http/define-function.ts';
import { requireToken } from '../_shared/links/lead-links.ts';

/** POST only: mail scanners follow links, so nothing but the page's button confirms. Twice is the same as once. */
export const handler = defineJsonFunction(
  {
    name: 'confirm-subscription',
    access: 'publishable-key',
    body: tokenRequestSchema,
    rateLimit: { bucket: 'confirm', max: 120, windowSeconds: 60 },
  },
  async ({ token }, { context }) => {
    const claims = await requireToken(context, 'confirm-lead', token);
    await context.durableRpc('confirm_lead', {
      lead_id: String(claims['lead']),
      lead_token_version: Number(claims['version']),
    });
    context.startMailWorker();
    return jsonResponse({ ok: true });
  },
);
