import { oneAtATime } from '../common/one-at-a-time.ts';
import { authError, textOf, type AuthCall, type AuthDependencies } from './auth-call.ts';
import { codeSeconds, createToken, proofOfNonce, useProof } from './mail-codes.ts';
import { sessionIdOf } from './session-device.ts';
import { withLinkForCode } from './verify-code.ts';

const recentHours = 24;

const inTurn = oneAtATime();

interface Caller {
  readonly id: string;
  readonly sessionId: string;
  readonly email: string;
  readonly is_recent: boolean;
  readonly lacks_factor: boolean;
}

async function findCaller(call: AuthCall, { query }: AuthDependencies): Promise<Caller | undefined> {
  const token = /^Bearer (\S+)$/.exec(call.request.headers.get('authorization') ?? '')?.[1] ?? '';
  const [caller] = await query<Caller>(
    `select account.id, account.email, session.id as "sessionId",
       session.created_at > now() - make_interval(hours => ${recentHours}) as is_recent,
       coalesce(session.aal, 'aal1') < 'aal2' and exists (
         select from auth.mfa_factors as factor where factor.user_id = account.id and factor.status = 'verified'
       ) as lacks_factor
     from auth.sessions as session join auth.users as account on account.id = session.user_id
     where session.id = $1::uuid`,
    [sessionIdOf(token)],
  );
  return caller;
}

/**
 * PUT /user. lite sets a new password however old the session is, and finishes a change of address without a proof from the
 * new mailbox. Both would hand an account over, so here they work as on hosted with `secure_password_change` and
 * `double_confirm_changes`.
 */
export async function changeAccount(call: AuthCall, dependencies: AuthDependencies): Promise<Response> {
  const changesPassword = typeof call.body['password'] === 'string';
  const caller = await findCaller(call, dependencies);
  const wanted = textOf(call.body['email']);
  if (caller?.lacks_factor && (changesPassword || (wanted !== '' && wanted !== caller.email))) {
    return authError(
      401,
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
    );
  }
  let nonceProof: string | null = null;
  if (changesPassword && caller && !caller.is_recent) {
    const proof = await findNonce(call, dependencies, caller);
    if (proof instanceof Response) {
      return proof;
    }
    nonceProof = proof;
  }
  const response = await (changesPassword && caller
    ? setPassword(call, dependencies, caller)
    : call.forward());
  if (!response.ok || !caller) {
    return response;
  }
  if (nonceProof !== null) {
    await useProof(dependencies.query, nonceProof);
    await dependencies.query(
      'update auth.users set reauthentication_token = null, reauthentication_sent_at = null where id = $1',
      [caller.id],
    );
  }
  if (wanted !== '') {
    await mailNewAddress(caller.id, dependencies);
  }
  return response;
}

/**
 * The statement that sets a password ends the sessions of the account (`private.end_other_sessions`). lite cannot tell the database
 * which one asked, so that one is marked before. One change at a time: nobody else's refused change can leave a mark meanwhile.
 */
function setPassword(
  call: AuthCall,
  { query }: AuthDependencies,
  { id, sessionId }: Caller,
): Promise<Response> {
  const mark = (session: string | null) =>
    query(
      `update auth.sessions set tag = case when id = $2::uuid then 'sets-password' end
       where user_id = $1 and (id = $2::uuid or tag = 'sets-password')`,
      [id, session],
    );
  return inTurn(async () => {
    await mark(sessionId);
    try {
      return await call.forward();
    } finally {
      await mark(null);
    }
  });
}

async function findNonce(
  call: AuthCall,
  { query }: AuthDependencies,
  caller: Caller,
): Promise<Response | string> {
  const nonce = textOf(call.body['nonce']);
  if (nonce === '') {
    return authError(400, 'reauthentication_needed', 'Password update requires reauthentication');
  }
  return (
    (await proofOfNonce(query, caller.email, nonce)) ??
    authError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
  );
}

/** lite has mailed the current address only; the new one gets a code of its own. */
async function mailNewAddress(id: string, { query, mails }: AuthDependencies): Promise<void> {
  const [account] = await query<{ email_change: string | null }>(
    'select email_change from auth.users where id = $1',
    [id],
  );
  const wanted = account?.email_change;
  if (!wanted) {
    return;
  }
  const token = await createToken(query, 'email-change', wanted);
  await query(
    'update auth.users set email_change_token_new = $2, email_change_confirm_status = 0 where id = $1',
    [id, token.link],
  );
  await mails.send('email_change_new', wanted, token);
}

/**
 * The first of the two confirmations is noted and waits, as on hosted. The second goes to lite, which looks for it among the tokens
 * of the current address, whichever mailbox it came from.
 */
export async function verify(asked: AuthCall, { query }: AuthDependencies): Promise<Response> {
  const call = await withLinkForCode(asked, query);
  if (call instanceof Response || call.body['type'] !== 'email_change') {
    return call instanceof Response ? call : call.forward();
  }
  const [first] = await query<{ id: string }>(
    `update auth.users
     set email_change_confirm_status = 1,
       email_change_token_current = nullif(email_change_token_current, $1),
       email_change_token_new = nullif(email_change_token_new, $1)
     where email_change_confirm_status = 0 and coalesce(email_change, '') <> ''
       and email_change_token_current is not null and email_change_token_new is not null
       and (email_change_token_current = $1 or email_change_token_new = $1)
       and email_change_sent_at > now() - make_interval(secs => ${codeSeconds})
     returning id`,
    [textOf(call.body['token_hash'])],
  );
  if (first) {
    return Response.json({
      code: '200',
      msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
    });
  }
  // 2 says that the former mailbox is the second, whose session the database does not let live.
  await query(
    `update auth.users
     set email_change_confirm_status = case when email_change_token_current = $1 then 2 else 1 end,
       email_change_token_current = $1, email_change_token_new = null
     where email_change_confirm_status = 1 and (email_change_token_current = $1 or email_change_token_new = $1)`,
    [textOf(call.body['token_hash'])],
  );
  return call.forward();
}
