import { addressOf, authError, textOf, type AuthCall } from './auth-call.ts';
import { proofOfCode, useProof, type CodeCause, type Query } from './mail-codes.ts';

const causesOfType = new Map<unknown, readonly CodeCause[]>([
  ['signup', ['confirmation']],
  ['magiclink', ['sign-in-mail', 'confirmation']],
  ['recovery', ['sign-in-mail']],
  ['email_change', ['email-change']],
]);

/** The call as it came, or with the link's token in place of its code, or a refusal, the same for every code that is not right. */
export async function withLinkForCode(call: AuthCall, query: Query): Promise<AuthCall | Response> {
  const causes = causesOfType.get(call.body['type']);
  const [address, code] = [addressOf(call), textOf(call.body['token'])];
  if (textOf(call.body['token_hash']) !== '' || !causes || address === '' || code === '') {
    return call;
  }
  const proofId = await proofOfCode(query, causes, address, code);
  const [found] =
    proofId !== null && (await useProof(query, proofId))
      ? await query<{ token: string }>(
          `select held.token from auth.users as account, unnest(array[
             account.confirmation_token, account.recovery_token, account.email_change_token_current,
             account.email_change_token_new]) as held (token)
           where starts_with(held.token, $1)`,
          [proofId.replaceAll('-', '')],
        )
      : [];
  return found
    ? call.withBody({ type: call.body['type'], token_hash: found.token })
    : authError(403, 'otp_expired', 'Email link is invalid or has expired');
}
