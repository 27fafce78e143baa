import { checkContentRequestSchema } from '../_shared/contracts/content-tools-schema.ts';
import { aiRateLimit } from '../_shared/ai/run.ts';
import { checkText } from '../_shared/content/check-text.ts';
import { defineJsonFunction, jsonResponse } from '../_shared/http/define-function.ts';

/** Reads a text as it is now, or as it is about to be saved, and keeps what it says about law without a source. */
export const handler = defineJsonFunction(
  {
    name: 'check-content',
    access: 'admin',
    body: checkContentRequestSchema,
    maxBytes: 1024 * 1024,
    rateLimit: aiRateLimit('check-content'),
  },
  async (which, { context }) => jsonResponse({ openFindings: await checkText(context, which) }),
);
