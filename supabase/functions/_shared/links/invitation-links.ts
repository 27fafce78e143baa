import type { FunctionContext } from '../http/context.ts';
import { signToken } from './signed-token.ts';

interface Invitation {
  readonly id: string;
  readonly token_version: number;
}

/** The page whose button accepts. How long the invitation holds is the database's word. */
export async function invitationLink(context: FunctionContext, invitation: Invitation): Promise<string> {
  const token = await signToken(context.config.linkSigningKey, 'company-invitation', {
    invitation: invitation.id,
    version: invitation.token_version,
  });
  return `${context.config.siteUrl}/account/invitation#token=${token}`;
}
