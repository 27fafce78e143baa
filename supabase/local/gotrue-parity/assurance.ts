import { hmacSha256, toBase64Url } from '../../functions/_shared/links/crypto.ts';
import { parseObject, textOf, type AuthDependencies } from './auth-call.ts';
import { claimsOf, sessionIdOf } from './session-device.ts';

interface Assurance {
  readonly aal: string | null;
  readonly amr: readonly { readonly method: string; readonly timestamp: number }[];
}

type ListedFactor = Readonly<Record<string, string | null>>;

const encode = (value: unknown) => toBase64Url(new TextEncoder().encode(JSON.stringify(value)));

async function sign(claims: unknown, secret: string): Promise<string> {
  const body = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${body}.${toBase64Url(await hmacSha256(secret, body))}`;
}

export function factorsOf({ query }: AuthDependencies, userId: string): Promise<ListedFactor[]> {
  return query<ListedFactor>(
    `select id::text, created_at::text, updated_at::text, status, friendly_name, factor_type, last_challenged_at::text
     from auth.mfa_factors where user_id = $1::uuid order by created_at`,
    [userId],
  );
}

/** How the person of this session has proved who they are. */
async function assuranceOf({ query }: AuthDependencies, sessionId: string): Promise<Assurance> {
  const rows = await query<{ aal: string | null; method: string | null; timestamp: number }>(
    `select session.aal, claim.authentication_method as method,
       extract(epoch from claim.updated_at)::int as timestamp
     from auth.sessions as session left join auth.mfa_amr_claims as claim on claim.session_id = session.id
     where session.id = $1::uuid order by claim.updated_at desc`,
    [sessionId],
  );
  return {
    aal: rows[0]?.aal ?? null,
    amr: rows.flatMap(({ method, timestamp }) => (method === null ? [] : [{ method, timestamp }])),
  };
}

/** lite's access token with what hosted Supabase adds to it: the level of the session and how it was reached. */
async function raiseToken(token: string, dependencies: AuthDependencies): Promise<string> {
  const sessionId = sessionIdOf(token);
  if (sessionId === null) {
    return token;
  }
  const { aal, amr } = await assuranceOf(dependencies, sessionId);
  return sign({ ...claimsOf(token), aal: aal ?? 'aal1', amr }, dependencies.jwtSecret);
}

async function withFactors(user: unknown, dependencies: AuthDependencies): Promise<unknown> {
  const id = typeof user === 'object' && user !== null && 'id' in user ? textOf(user.id) : '';
  const factors = id === '' ? [] : await factorsOf(dependencies, id);
  return factors.length > 0 ? { ...(user as object), factors } : user;
}

/** Notes how a new session was opened, for `amr`. A new password may have ended the session meanwhile. */
export async function noteMethod(
  response: Response,
  method: string,
  { query }: Pick<AuthDependencies, 'query'>,
): Promise<void> {
  const token = response.ok ? textOf(parseObject(await response.clone().text())['access_token']) : '';
  const sessionId = sessionIdOf(token);
  if (sessionId !== null) {
    await query(
      `insert into auth.mfa_amr_claims (session_id, authentication_method)
       select id, $2 from auth.sessions where id = $1::uuid for key share
       on conflict do nothing`,
      [sessionId, method],
    );
  }
}

/** An answer of lite's that holds a session or a person, with what it lacks about second factors. */
export async function withAssurance(response: Response, dependencies: AuthDependencies): Promise<Response> {
  if (!response.ok) {
    return response;
  }
  const body = parseObject(await response.clone().text());
  const token = textOf(body['access_token']);
  if (token === '' && textOf(body['id']) === '') {
    return response;
  }
  const raised =
    token === ''
      ? await withFactors(body, dependencies)
      : {
          ...body,
          access_token: await raiseToken(token, dependencies),
          user: await withFactors(body['user'], dependencies),
        };
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(JSON.stringify(raised), { status: response.status, headers });
}
