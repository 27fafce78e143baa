import { factorsOf, withAssurance } from './assurance.ts';
import { authError, parseObject, textOf, type AuthCall, type AuthDependencies } from './auth-call.ts';
import { sessionIdOf } from './session-device.ts';
import { createTotp, stepOfCode } from './totp.ts';

const challengeSeconds = 300;
const mostFactors = 10;
const factorPath = /^\/auth\/v1\/factors(?:\/([0-9a-f-]{36})(?:\/(challenge|verify))?)?$/i;

interface Caller {
  readonly id: string;
  readonly email: string;
  readonly sessionId: string;
  readonly isAal2: boolean;
}

interface Factor {
  readonly id: string;
  readonly status: string;
  readonly secret: string;
}

type Step = (
  call: AuthCall,
  dependencies: AuthDependencies,
  caller: Caller,
  factorId: string,
) => Promise<Response>;

const steps: Readonly<Record<string, Step>> = {
  'POST ': enroll,
  'DELETE factor': unenroll,
  'POST challenge': challenge,
  'POST verify': verify,
};

/** The step for a call under /factors, which lite 0.10 does not have: as Supabase Auth answers supabase-js. */
export function factorStep(method: string, path: string) {
  const match = factorPath.exec(path);
  const step = match && steps[`${method} ${match[2] ?? (match[1] ? 'factor' : '')}`];
  if (!step) {
    return undefined;
  }
  return async (call: AuthCall, dependencies: AuthDependencies): Promise<Response> => {
    const caller = await findCaller(call, dependencies);
    return caller instanceof Response ? caller : step(call, dependencies, caller, match[1] ?? '');
  };
}

/** lite says whether the token is genuine and its session alive. */
async function findCaller(call: AuthCall, { lite, query }: AuthDependencies): Promise<Caller | Response> {
  const { headers, url } = call.request;
  const answer = await lite(
    new Request(new URL('/auth/v1/user', url), {
      headers: { apikey: headers.get('apikey') ?? '', authorization: headers.get('authorization') ?? '' },
    }),
    call.peerAddress,
  );
  if (!answer.ok) {
    return answer;
  }
  const user = parseObject(await answer.text());
  const sessionId = sessionIdOf(/^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '') ?? '';
  const [session] = await query<{ aal: string | null }>(
    'select aal from auth.sessions where id = $1::uuid and user_id = $2::uuid',
    [sessionId, textOf(user['id'])],
  );
  return session
    ? {
        id: textOf(user['id']),
        email: textOf(user['email']),
        sessionId,
        isAal2: session.aal === 'aal2',
      }
    : authError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
}

async function findFactor(
  { query }: AuthDependencies,
  caller: Caller,
  id: string,
): Promise<Factor | undefined> {
  const [factor] = await query<Factor>(
    'select id, status, secret from auth.mfa_factors where id = $1::uuid and user_id = $2::uuid',
    [id, caller.id],
  );
  return factor;
}

const noFactor = () => authError(404, 'mfa_factor_not_found', 'Factor not found');

async function enroll(call: AuthCall, dependencies: AuthDependencies, caller: Caller): Promise<Response> {
  if (call.body['factor_type'] !== 'totp') {
    return authError(400, 'validation_failed', 'factor_type needs to be totp');
  }
  const name = textOf(call.body['friendly_name']).slice(0, 100);
  await dependencies.query(
    `delete from auth.mfa_factors where user_id = $1::uuid and status = 'unverified'
     and created_at < now() - make_interval(secs => ${challengeSeconds})`,
    [caller.id],
  );
  const known = await factorsOf(dependencies, caller.id);
  if (name !== '' && known.some((factor) => factor['friendly_name'] === name)) {
    return authError(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${name}" for this user already exists`,
    );
  }
  if (known.length >= mostFactors) {
    return authError(422, 'too_many_enrolled_mfa_factors', 'Maximum number of verified factors reached');
  }
  if (known.some(({ status }) => status === 'verified') && !caller.isAal2) {
    return authError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  }
  const issuer = textOf(call.body['issuer']).replaceAll(':', ' ') || new URL(dependencies.siteUrl).host;
  const totp = createTotp(issuer, caller.email);
  const [factor] = await dependencies.query<{ id: string }>(
    `insert into auth.mfa_factors (user_id, friendly_name, factor_type, secret) values ($1::uuid, $2, 'totp', $3)
     returning id`,
    [caller.id, name, totp.secret],
  );
  return Response.json({
    id: factor?.id,
    type: 'totp',
    friendly_name: name,
    totp: { qr_code: totp.qrCode, secret: totp.secret, uri: totp.uri },
  });
}

async function challenge(
  call: AuthCall,
  dependencies: AuthDependencies,
  caller: Caller,
  factorId: string,
): Promise<Response> {
  const factor = await findFactor(dependencies, caller, factorId);
  if (!factor) {
    return noFactor();
  }
  const [made] = await dependencies.query<{ id: string; expires_at: number }>(
    `with noted as (update auth.mfa_factors set last_challenged_at = now() where id = $1::uuid),
       old as (delete from auth.mfa_challenges where factor_id = $1::uuid
         and created_at < now() - make_interval(secs => ${challengeSeconds}))
     insert into auth.mfa_challenges (factor_id, ip_address) values ($1::uuid, $2)
     returning id, extract(epoch from created_at)::int + ${challengeSeconds} as expires_at`,
    [factor.id, call.peerAddress ?? ''],
  );
  return Response.json({ ...made, type: 'totp' });
}

async function verify(
  call: AuthCall,
  dependencies: AuthDependencies,
  caller: Caller,
  factorId: string,
): Promise<Response> {
  const factor = await findFactor(dependencies, caller, factorId);
  if (!factor) {
    return noFactor();
  }
  const challengeId = textOf(call.body['challenge_id']);
  const [open] = await dependencies.query<{ is_late: boolean }>(
    `select created_at < now() - make_interval(secs => ${challengeSeconds}) as is_late from auth.mfa_challenges
     where id::text = $1 and factor_id = $2::uuid and verified_at is null and ip_address = $3`,
    [challengeId, factor.id, call.peerAddress ?? ''],
  );
  if (!open) {
    return authError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
  }
  if (open.is_late) {
    return authError(422, 'mfa_challenge_expired', 'MFA challenge has expired, create a new challenge.');
  }
  const refusal = await refuseCode(call, dependencies, factor);
  return refusal ?? raiseSession(call, dependencies, caller, challengeId, factor.id);
}

/** Counts the try before it looks, and takes each code once. */
async function refuseCode(
  call: AuthCall,
  { query }: AuthDependencies,
  factor: Factor,
): Promise<Response | null> {
  const [tried] = await query<{ wait: number }>(`select private.take_try('second-factor', $1) as wait`, [
    factor.id,
  ]);
  if (tried && tried.wait > 0) {
    return authError(429, 'over_request_rate_limit', `Too many tries. Please wait ${tried.wait} seconds.`);
  }
  const step = stepOfCode(factor.secret, textOf(call.body['code']));
  const [used] =
    step === null
      ? []
      : await query<{ is_new: boolean }>('select private.use_step($1, $2::bigint) as is_new', [
          factor.id,
          step,
        ]);
  if (used?.is_new !== true) {
    return authError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
  }
  await query(`select private.forget_tries('second-factor', $1)`, [factor.id]);
  return null;
}

/** The session becomes aal2 under new tokens, and every session of less ends, as on hosted. */
async function raiseSession(
  call: AuthCall,
  dependencies: AuthDependencies,
  caller: Caller,
  challengeId: string,
  factorId: string,
): Promise<Response> {
  const [raised] = await dependencies.query<{ token: string }>(
    `with used as (
       update auth.mfa_challenges set verified_at = now()
       where id = $1::uuid and verified_at is null returning factor_id
     ), verified as (
       update auth.mfa_factors set status = 'verified', updated_at = now()
       where id in (select factor_id from used) returning id
     ), raised as (
       update auth.sessions set aal = 'aal2', factor_id = $3::uuid, updated_at = now()
       where id = $2::uuid and exists (select from verified) returning id
     ), noted as (
       insert into auth.mfa_amr_claims (session_id, authentication_method) select id, 'totp' from raised
       on conflict (session_id, authentication_method) do update set updated_at = now()
     ), ended as (
       delete from auth.sessions where user_id = $4::uuid and id <> $2::uuid
         and coalesce(aal, 'aal1') < 'aal2' and exists (select from raised)
     ), unverified as (
       delete from auth.mfa_factors where user_id = $4::uuid and id <> $3::uuid
         and status = 'unverified' and exists (select from raised)
     )
     select token.token from auth.refresh_tokens as token join raised on raised.id = token.session_id
     where not coalesce(token.revoked, false) order by token.created_at desc limit 1`,
    [challengeId, caller.sessionId, factorId, caller.id],
  );
  if (!raised) {
    return authError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
  }
  const { headers, url } = call.request;
  const tokens = await dependencies.lite(
    new Request(new URL('/auth/v1/token?grant_type=refresh_token', url), {
      method: 'POST',
      headers: { apikey: headers.get('apikey') ?? '', 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: raised.token }),
    }),
    call.peerAddress,
  );
  return withAssurance(tokens, dependencies);
}

async function unenroll(
  _call: AuthCall,
  dependencies: AuthDependencies,
  caller: Caller,
  factorId: string,
): Promise<Response> {
  const factor = await findFactor(dependencies, caller, factorId);
  if (!factor) {
    return noFactor();
  }
  if (factor.status === 'verified' && !caller.isAal2) {
    return authError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
  }
  await dependencies.query(
    `with gone as (delete from auth.mfa_factors where id = $1::uuid),
       lowered as (
         update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1::uuid returning id
       )
     delete from auth.mfa_amr_claims
     where authentication_method = 'totp' and session_id in (select id from lowered)`,
    [factor.id],
  );
  return Response.json({ id: factor.id });
}
