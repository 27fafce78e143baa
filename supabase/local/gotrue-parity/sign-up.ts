import { addressOf, answerLike, errorCodeOf, type AuthCall, type AuthDependencies } from './auth-call.ts';
import { createToken } from './mail-codes.ts';
import { inventAccount } from './obfuscated-user.ts';
import { hashForNobody } from './password.ts';

interface Account {
  readonly id: string;
  readonly is_confirmed: boolean;
  readonly email_change: string | null;
}

async function findAccount({ query }: AuthDependencies, address: string): Promise<Account | undefined> {
  const [account] = await query<Account>(
    `select id, email_confirmed_at is not null as is_confirmed, email_change from auth.users where email = $1`,
    [address],
  );
  return account;
}

async function sendConfirmation(
  { query, mails }: AuthDependencies,
  id: string,
  address: string,
): Promise<void> {
  const token = await createToken(query, 'confirmation', address);
  await query(
    `update auth.users set confirmation_token = $2, confirmation_sent_at = now() where id = $1 and email_confirmed_at is null`,
    [id, token.link],
  );
  await mails.send('confirmation', address, token);
}

/**
 * lite answers 429 for an address that is known and 200 for one that is not, which tells who has an account. As on hosted,
 * both get the same answer here; an account that was never confirmed gets its mail again, a confirmed one gets none.
 */
export async function signUp(call: AuthCall, dependencies: AuthDependencies): Promise<Response> {
  const response = await call.forward();
  if ((await errorCodeOf(response)) !== 'over_email_send_rate_limit') {
    return response;
  }
  await hashForNobody(call.body['password']);
  const address = addressOf(call);
  const account = await findAccount(dependencies, address);
  if (account && !account.is_confirmed) {
    await sendConfirmation(dependencies, account.id, address);
  }
  return answerLike(response, inventAccount(address, call.body['data']), 200);
}

/**
 * lite counts an account as confirmed as soon as somebody asks for a link to it. Hosted waits until the link is used. Who
 * asks for a link to an account that does not exist is answered as if it did.
 */
export async function sendMagicLink(call: AuthCall, dependencies: AuthDependencies): Promise<Response> {
  const address = addressOf(call);
  const before = await findAccount(dependencies, address);
  const response = await call.forward();
  if ((await errorCodeOf(response)) === 'otp_disabled') {
    return answerLike(response, {}, 200);
  }
  if (response.ok && !before) {
    await dependencies.query(`update auth.users set email_confirmed_at = null where email = $1`, [address]);
    await dependencies.query(
      `delete from auth.sessions where user_id in (select id from auth.users where email = $1)`,
      [address],
    );
  }
  return response;
}

/** lite refuses each resend that has something to send. The caller's answer says nothing about the account, as on hosted. */
export async function resend(call: AuthCall, dependencies: AuthDependencies): Promise<Response> {
  const response = await call.forward();
  if ((await errorCodeOf(response)) !== 'over_email_send_rate_limit') {
    return response;
  }
  const address = addressOf(call);
  const account = await findAccount(dependencies, address);
  if (account && call.body['type'] === 'signup' && !account.is_confirmed) {
    await sendConfirmation(dependencies, account.id, address);
  }
  if (account?.email_change && call.body['type'] === 'email_change') {
    await resendEmailChange(dependencies, account.id, address, account.email_change);
  }
  return answerLike(response, {}, 200);
}

/** Both mails again; a confirmation that was already given counts no more, as on hosted. */
async function resendEmailChange(
  { query, mails }: AuthDependencies,
  id: string,
  current: string,
  wanted: string,
): Promise<void> {
  const forCurrent = await createToken(query, 'email-change', current);
  const forNew = await createToken(query, 'email-change', wanted);
  await query(
    `update auth.users set email_change_token_current = $2, email_change_token_new = $3,
       email_change_confirm_status = 0, email_change_sent_at = now() where id = $1`,
    [id, forCurrent.link, forNew.link],
  );
  await mails.send('email_change', current, forCurrent, wanted);
  await mails.send('email_change_new', wanted, forNew);
}
