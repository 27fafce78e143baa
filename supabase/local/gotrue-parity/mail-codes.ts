import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { ShopDatabase } from '../database/open-database.ts';

export type Query = ShopDatabase['query'];

export interface AuthMail {
  readonly to: string;
  readonly subject: string;
  readonly text?: string;
  readonly html?: string;
}

/**
 * What a mail brings: a code to type and the token of its link. The account's row holds the token, `private.proofs` the hash of the
 * code. lite derives one from the other, which makes a link as easy to guess as its code, and nobody has to say for which address.
 */
export interface MailedToken {
  readonly code: string;
  readonly link: string;
}

/** A token in the account's row stands for a sign-in and for a new password alike, so both are one cause. */
export type CodeCause = 'confirmation' | 'sign-in-mail' | 'email-change' | 'reauthentication';

const codeLength = 8;
/** Of codes and links, as `otp_expiry` in config.toml. */
export const codeSeconds = 600;

function hashOfCode(address: string, code: string): string {
  return createHash('sha256')
    .update(address.toLowerCase() + code)
    .digest('hex');
}

/** The link names its code's proof, so that a right code finds it; 128 bits more make it a secret. */
async function openCode(query: Query, cause: CodeCause, address: string, hash: string): Promise<string> {
  const [opened] = await query<{ id: string }>(
    `select private.open_proof($1, private.address_subject($2), $3, make_interval(secs => ${codeSeconds})) as id`,
    [cause, address, hash],
  );
  return `${(opened?.id ?? '').replaceAll('-', '')}${randomBytes(16).toString('hex')}`;
}

export async function createToken(query: Query, cause: CodeCause, address: string): Promise<MailedToken> {
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
  return { code, link: await openCode(query, cause, address, hashOfCode(address, code)) };
}

const tokenColumns = [
  ['confirmation_token', 'confirmation'],
  ['recovery_token', 'sign-in-mail'],
  ['email_change_token_current', 'email-change'],
  ['email_change_token_new', 'email-change'],
  ['reauthentication_token', 'reauthentication'],
] as const;

/**
 * A mail of lite's with a new link and its code under a count. Null for one whose code no account holds any more: another
 * request has replaced it meanwhile.
 */
export async function splitToken(query: Query, mail: AuthMail): Promise<AuthMail | null> {
  for (const [code] of (mail.text ?? '').matchAll(/\b\d{8}\b/g)) {
    const hash = hashOfCode(mail.to, code);
    for (const [column, cause] of tokenColumns) {
      const [held] = await query(`select 1 from auth.users where ${column} = $1`, [hash]);
      if (held) {
        const link = await openCode(query, cause, mail.to, hash);
        await query(`update auth.users set ${column} = $2 where ${column} = $1`, [hash, link]);
        return {
          ...mail,
          text: (mail.text ?? '').replaceAll(hash, link),
          html: (mail.html ?? '').replaceAll(hash, link),
        };
      }
    }
  }
  return null;
}

/** The proof of a right code; null for every other one, which counts against all codes of the address. */
export async function proofOfCode(
  query: Query,
  causes: readonly CodeCause[],
  address: string,
  code: string,
): Promise<string | null> {
  const [tried] = await query<{ answer: string; proof_id: string | null }>(
    'select answer, proof_id from private.try_code($1::text[], $2, $3)',
    [`{${causes.join(',')}}`, address, hashOfCode(address, code)],
  );
  return tried?.answer === 'ok' ? tried.proof_id : null;
}

export async function useProof(query: Query, proofId: string): Promise<boolean> {
  const [done] = await query<{ used: boolean }>('select private.use_proof($1::uuid) as used', [proofId]);
  return done?.used === true;
}

/** The proof of the code that `reauthenticate` mailed, to be used up when the change is made. */
export function proofOfNonce(query: Query, address: string, code: string): Promise<string | null> {
  return proofOfCode(query, ['reauthentication'], address, code);
}
