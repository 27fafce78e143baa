import type { FunctionContext } from '../http/context.ts';
import { signToken } from '../links/signed-token.ts';

const linkSeconds = 3600;

/** Opens an export's file for an hour, without a session: it is followed by the browser itself. */
export async function artifactLink(context: FunctionContext, exportId: string): Promise<string> {
  const expiresAt = new Date(context.now().getTime() + linkSeconds * 1000);
  const token = await signToken(context.config.linkSigningKey, 'export', { export: exportId }, expiresAt);
  return `${context.config.supabaseUrl}/functions/v1/export-artifact?token=${token}`;
}
