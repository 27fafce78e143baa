import type { FunctionContext } from '../http/context.ts';
import { signToken } from './signed-token.ts';

/**
 * The page that opens an order without an account. Whether the link still works is the database's word (30 days for a
 * receipt, once within a day for "Find my order"); the token only proves that the shop made it.
 */
export async function orderLink(context: FunctionContext, linkId: string): Promise<string> {
  const token = await signToken(context.config.linkSigningKey, 'order-link', { link: linkId });
  return `${context.config.siteUrl}/orders#token=${token}`;
}

const accessSeconds = 3600;

/** Opens the files of some licenses for an hour, without an account. */
export function orderAccessToken(context: FunctionContext, licenseIds: readonly string[]): Promise<string> {
  return signToken(
    context.config.linkSigningKey,
    'order-access',
    { licenses: licenseIds.join(',') },
    new Date(context.now().getTime() + accessSeconds * 1000),
  );
}
