import type { FunctionContext } from '../http/context.ts';
import { HttpError, linkEnded } from '../http/http-error.ts';
import { readToken, signToken, type TokenPurpose, type TokenReading } from './signed-token.ts';

interface LeadReference {
  readonly id: string;
  readonly token_version: number;
}

/** The page whose button confirms. The token is in the fragment, so it reaches no server log and no other site. */
export async function confirmLink(context: FunctionContext, lead: LeadReference): Promise<string> {
  const token = await signToken(context.config.linkSigningKey, 'confirm-lead', {
    lead: lead.id,
    version: lead.token_version,
  });
  return `${context.config.siteUrl}/free-resources/confirm#token=${token}`;
}

/** Who can stop mails by a link in them. */
export type Subscriber =
  | { readonly lead: string }
  /** A buyer's license, for the mails about changes in its documents, and the hash of the address that the mail goes to. */
  | { readonly license: string; readonly recipient: string }
  | { readonly person: string; readonly issue: string };

interface UnsubscribeLinks {
  readonly page: string;
  readonly oneClick: string;
}

/** The page whose button unsubscribes, and the address for the mail program's own one-click button (RFC 8058). */
export async function unsubscribeLinks(
  context: FunctionContext,
  subscriber: Subscriber,
): Promise<UnsubscribeLinks> {
  const token = await signToken(context.config.linkSigningKey, 'unsubscribe', { ...subscriber });
  return {
    page: `${context.config.siteUrl}/unsubscribe#token=${token}`,
    oneClick: `${context.config.supabaseUrl}/functions/v1/unsubscribe?token=${token}`,
  };
}

/** In a mail that the owner sends to themselves: it has no subscriber whom its link could unsubscribe. */
export function unsubscribePreviewLinks({ config }: Pick<FunctionContext, 'config'>): UnsubscribeLinks {
  return {
    page: `${config.siteUrl}/unsubscribe`,
    oneClick: `${config.supabaseUrl}/functions/v1/unsubscribe?token=test`,
  };
}

/** The claims of a token, or the error that says what to do. */
export async function requireToken(
  context: FunctionContext,
  purpose: TokenPurpose,
  token: string,
): Promise<Extract<TokenReading, { state: 'valid' }>['claims']> {
  const { linkSigningKey, formerLinkSigningKey } = context.config;
  let reading = await readToken(linkSigningKey, purpose, token, context.now());
  if (reading.state === 'invalid' && purpose === 'unsubscribe' && formerLinkSigningKey) {
    reading = await readToken(formerLinkSigningKey, purpose, token, context.now());
  }
  if (reading.state === 'valid') {
    return reading.claims;
  }
  if (reading.state === 'expired') {
    throw linkEnded();
  }
  throw new HttpError(
    400,
    'invalid_token',
    'This link is not complete. Please open it from the email again.',
    {
      field: 'token',
    },
  );
}
