import type { FunctionContext } from '../http/context.ts';
import { signToken } from './signed-token.ts';

const linkSeconds = 300;

/** A link that lasts five minutes: GET of the function `name` sends the file that the claims describe. */
export async function downloadLink(
  context: FunctionContext,
  name: string,
  purpose: 'download' | 'handbook',
  claims: Parameters<typeof signToken>[2],
): Promise<{ url: string; expiresAt: string }> {
  const expiresAt = new Date(context.now().getTime() + linkSeconds * 1000);
  const token = await signToken(context.config.linkSigningKey, purpose, claims, expiresAt);
  return {
    url: `${context.config.supabaseUrl}/functions/v1/${name}?token=${token}`,
    expiresAt: expiresAt.toISOString(),
  };
}
