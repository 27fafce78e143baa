import { z } from 'zod';
import type { FunctionContext } from '../http/context.ts';
import { requireToken } from './lead-links.ts';
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

/** A license and the version of its holder: another one since it went to another mailbox or person, or its links were ended. */
export interface LicenseAccess {
  readonly id: string;
  readonly holder: number;
}

/** Licenses in the claims of a token, which are plain values: `id:holder,id:holder`. */
export const joinAccess = (access: readonly LicenseAccess[]): string =>
  access.map(({ id, holder }) => `${id}:${holder}`).join(',');

export const accessClaimSchema = z.string().transform((claim) =>
  claim
    .split(',')
    .filter(Boolean)
    .map((entry): LicenseAccess => {
      const [id = '', holder] = entry.split(':');
      // A token of a version that named no holder is nobody's; real ones begin with 1.
      return { id, holder: Number(holder ?? 0) };
    }),
);

/** Opens the files of some licenses for an hour, without an account. */
export function orderAccessToken(
  context: FunctionContext,
  access: readonly LicenseAccess[],
): Promise<string> {
  return signToken(
    context.config.linkSigningKey,
    'order-access',
    { licenses: joinAccess(access) },
    new Date(context.now().getTime() + accessSeconds * 1000),
  );
}

/** What such a token opens, if its holder still is the license's: `requireOpenLicense` compares. */
export async function readOrderAccess(context: FunctionContext, token: string): Promise<LicenseAccess[]> {
  const { licenses } = await requireToken(context, 'order-access', token);
  return accessClaimSchema.parse(licenses);
}
