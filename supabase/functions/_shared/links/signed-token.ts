import { liveSecrets } from '../http/live-secrets.ts';
import { equalInConstantTime, fromBase64Url, hmacSha256, toBase64Url } from './crypto.ts';

/**
 * What a link may open. A token for one purpose never opens another, because the purpose is part of what is signed.
 */
export type TokenPurpose =
  | 'confirm-lead'
  | 'unsubscribe'
  | 'order-link'
  | 'order-access'
  | 'download'
  | 'handbook'
  | 'export'
  | 'company-invitation';

interface TokenBody {
  readonly purpose: TokenPurpose;
  readonly claims: Readonly<Record<string, string | number>>;
  /** Seconds since 1970, absent for links that never expire (unsubscribe). */
  readonly expires?: number;
}

/**
 * `base64url(JSON body).base64url(HMAC-SHA-256)`. No token is ever stored: with the signing key one can make the same
 * link again, so mails are rendered from row ids and a leaked table opens nothing.
 */
export async function signToken(
  key: string,
  purpose: TokenPurpose,
  claims: TokenBody['claims'],
  expiresAt?: Date,
): Promise<string> {
  const body: TokenBody = {
    purpose,
    claims,
    ...(expiresAt ? { expires: Math.floor(expiresAt.getTime() / 1000) } : {}),
  };
  const encoded = toBase64Url(new TextEncoder().encode(JSON.stringify(body)));
  const [signing = key] = liveSecrets(key);
  return `${encoded}.${toBase64Url(await hmacSha256(signing, encoded))}`;
}

export type TokenReading =
  | { readonly state: 'valid'; readonly claims: TokenBody['claims'] }
  | { readonly state: 'invalid' | 'expired' };

export async function readToken(
  key: string,
  purpose: TokenPurpose,
  token: string,
  now: Date,
): Promise<TokenReading> {
  const [encoded, signature, ...rest] = token.split('.');
  if (!encoded || !signature || rest.length > 0 || token.length > 2000) {
    return { state: 'invalid' };
  }
  if (!(await isSignedWithAny(key, signature, encoded))) {
    return { state: 'invalid' };
  }
  const bytes = fromBase64Url(encoded);
  if (!bytes) {
    return { state: 'invalid' };
  }
  const body = JSON.parse(new TextDecoder().decode(bytes)) as TokenBody;
  if (body.purpose !== purpose) {
    return { state: 'invalid' };
  }
  if (body.expires !== undefined && body.expires * 1000 <= now.getTime()) {
    return { state: 'expired' };
  }
  return { state: 'valid', claims: body.claims };
}

/** While the key is rolled the old and the new one both count, and each is tried, so that the time tells nothing. */
async function isSignedWithAny(keys: string, signature: string, encoded: string): Promise<boolean> {
  let found = false;
  for (const key of liveSecrets(keys)) {
    found = equalInConstantTime(signature, toBase64Url(await hmacSha256(key, encoded))) || found;
  }
  return found;
}
