import { tokenRequestSchema } from '../_shared/contracts/starter-pack-schema.ts';
import { databaseError, defineJsonFunction, jsonResponse } from '../_shared/http/define-function.ts';
import { signedIn } from '../_shared/http/signed-in.ts';
import { requireToken } from '../_shared/links/lead-links.ts';

/** POST {token}: makes the caller a member of the company that invited their address. Twice is the same as once. */
export const handler = defineJsonFunction(
  {
    name: 'accept-invitation',
    access: signedIn,
    body: tokenRequestSchema,
    rateLimit: { bucket: 'accept-invitation', max: 30, windowSeconds: 60 },
  },
  async ({ token }, { context, caller }) => {
    const claims = await requireToken(context, 'company-invitation', token);
    const { data, error } = await caller.rpc('accept_company_invitation', {
      invitation: String(claims['invitation']),
      version: Number(claims['version']),
    });
    if (error) {
      throw databaseError(error);
    }
    return jsonResponse(data);
  },
);
