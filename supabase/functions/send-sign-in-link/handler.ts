import { z } from 'zod';
import { databaseError, defineJsonFunction, jsonResponse } from '../_shared/http/define-function.ts';
import { HttpError } from '../_shared/http/http-error.ts';

const bodySchema = z.object({ user_id: z.uuid() });
const userSchema = z.object({ email: z.string() });

/** The owner helps a person who cannot sign in: sends the same mail that the site's form sends. */
export const handler = defineJsonFunction(
  { name: 'send-sign-in-link', access: 'admin', body: bodySchema },
  async ({ user_id }, { context, caller }) => {
    const { data, error } = await caller.client.rpc('admin_user', { user_id });
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
        'An email was sent to this address a moment ago. Please wait a minute.',
      );
    }
    if (!response.ok) {
      throw new Error(`auth: ${response.status}`);
    }
    return jsonResponse({ sent: true });
  },
);
