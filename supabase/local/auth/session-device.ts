import { parseObject, type AuthCall, type AuthParts } from './auth-call.ts';

/** lite leaves a session's device empty; hosted notes it. */
export async function noteDevice(response: Response, call: AuthCall, { query }: AuthParts): Promise<void> {
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

/** The session that a token of lite's names. Whether the token is genuine is lite's to say. */
export function sessionIdOf(token: string): string | null {
  const payload = token.split('.')[1] ?? '';
  try {
    const claims = parseObject(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const id = claims['session_id'];
    return typeof id === 'string' && /^[0-9a-f-]{36}$/i.test(id) ? id : null;
  } catch {
    return null;
  }
}
