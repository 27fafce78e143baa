import { licenseAnswersRequestSchema } from '../_shared/contracts/license-files-schema.ts';
import { databaseError, defineJsonFunction, jsonResponse } from '../_shared/http/define-function.ts';
import { HttpError } from '../_shared/http/http-error.ts';
import { isOfAccount } from '../_shared/licenses/license-answers.ts';
import { licenseHolder } from '../_shared/licenses/license-holder.ts';

const mostBytes = 96 * 1024;

/**
 * POST {license_id, answers}: keeps a company's answers with a license that has no account. The companies of accounts keep
 * theirs, under row level security; the mailed link of an order must not be enough to change those.
 */
export const handler = defineJsonFunction(
  {
    name: 'license-answers',
    access: licenseHolder,
    body: licenseAnswersRequestSchema,
    maxBytes: mostBytes,
    rateLimit: { bucket: 'license-answers', max: 30, windowSeconds: 60 },
  },
  async ({ license_id, answers }, { context, caller }) => {
    const license = await caller.openLicense(license_id);
    if (isOfAccount(license)) {
      throw new HttpError(
        409,
        'has_account',
        'This order belongs to an account. Please sign in to change its company profile.',
      );
    }
    const { error } = await context
      .service()
      .from('license_profiles')
      .upsert({ license_id, values: answers }, { onConflict: 'license_id' });
    if (error) {
      throw databaseError(error);
    }
    return jsonResponse({ saved: true });
  },
);
