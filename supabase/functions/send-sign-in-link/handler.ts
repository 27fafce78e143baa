import { z } from 'zod';
import { databaseError, defineJsonFunction, jsonResponse } from '../_shared/http/define-function.ts';
import { HttpError } from '../_shared/http/http-error.ts';
import { requireAdmin } from '../_shared/http/require-admin.ts';

const bodySchema = z.object({ user_id: z.uuid() });
const userSchema = z.object({ email: z.string() });

/** The owner helps somebody who cannot get in: the same sign-in mail that the person could ask for on the site. */
export const handler = defineJsonFunction(
  { name: 'send-sign-in-link', access: 'publishable-key', body: bodySchema },
  async ({ user_id }, { request, context }) => {
    await requireAdmin(request, context);
    const { data, error } = await context
      .caller(request.headers.get('authorization') ?? '')
      .rpc('admin_user', { user_id });
    if (error) {
      throw databaseError(error);
    }
    const { email } = userSchema.parse(data);
    // Asked for as a visitor would: no code verifier is left behind that only this machine could answer.
    const response = await context.fetch(`${context.config.supabaseUrl}/auth/v1/otp`, {
      method: 'POST',
      headers: { apikey: context.config.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, create_user: false }),
    });
    if (response.status === 429) {
      throw new HttpError(
        429,
        'too_many_requests',
        'A mail went to this address a moment ago. Please wait a minute.',
      );
    }
    if (!response.ok) {
      throw new Error(`auth: ${response.status}`);
    }
    return jsonResponse({ sent: true });
  },
);
