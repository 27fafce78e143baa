import { parseObject, type AuthCall, type AuthDependencies } from './auth-call.ts';

/** lite leaves a session's device empty; hosted notes it. */
export async function noteDevice(
  response: Response,
  call: AuthCall,
  { query }: AuthDependencies,
): Promise<void> {
  const token = parseObject(await response.clone().text())['access_token'];
  const device = call.request.headers.get('user-agent');
  if (!response.ok || typeof token !== 'string' || !device) {
    return;
  }
  await query('update auth.sessions set user_agent = $2 where id = $1::uuid', [
    sessionIdOf(token),
    device.slice(0, 400),
  ]);
}

/** What a token of lite's says. Whether the token is genuine is lite's to say. */
export function claimsOf(token: string): Readonly<Record<string, unknown>> {
  const payload = token.split('.')[1] ?? '';
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    );
    return parseObject(new TextDecoder().decode(bytes));
  } catch {
    return {};
  }
}

/** The session that a token names. */
export function sessionIdOf(token: string): string | null {
  const id = claimsOf(token)['session_id'];
  return typeof id === 'string' && /^[0-9a-f-]{36}$/i.test(id) ? id : null;
}
