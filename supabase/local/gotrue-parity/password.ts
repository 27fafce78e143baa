import { addressOf, authError, type AuthCall, type AuthDependencies } from './auth-call.ts';

// As lite hashes them. Of a random password that nobody knows.
const rounds = 10;
const hashOfNobody = '$2b$10$b.34iQoDb32i3cCO1DXzc.1ZqGWZdHkXvEkYPz6f/F.j1szo4pqIm';

/** The work of one comparison, whether the address has a password or not. */
async function isPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const { compare } = await import('bcryptjs');
  const isRight = await compare(password, hash || hashOfNobody);
  return isRight && Boolean(hash);
}

/** The work of a new password, for a sign-up that stores none. */
export async function hashForNobody(password: unknown): Promise<void> {
  const { hash } = await import('bcryptjs');
  await hash(typeof password === 'string' ? password : '', rounds);
}

/**
 * The wrong ones of an address wait longer and longer, before they are compared. Who does not know the password is not told that the
 * account waits for its confirmation, nor, by the time it takes, whether there is one.
 */
export async function signInWithPassword(call: AuthCall, { query }: AuthDependencies): Promise<Response> {
  const [address, password] = [addressOf(call), call.body['password']];
  if (address === '' || typeof password !== 'string') {
    return call.forward();
  }
  const [tried] = await query<{ wait: number; hash: string | null }>(
    `select private.take_password_try($1, $2) as wait, (select encrypted_password from auth.users where email = $1) as hash`,
    [address, call.peerAddress],
  );
  if (tried && tried.wait > 0) {
    return authError(
      429,
      'over_request_rate_limit',
      `Too many wrong passwords. Please wait ${tried.wait} seconds, or sign in with an emailed link.`,
    );
  }
  return (await isPassword(password, tried?.hash))
    ? call.forward()
    : authError(400, 'invalid_credentials', 'Invalid login credentials');
}

/** The network of a sign-in is known from now on: strangers' wrong passwords do not keep it out. */
export async function noteNetwork(
  response: Response,
  call: AuthCall,
  { query }: Pick<AuthDependencies, 'query'>,
): Promise<void> {
  if (!response.ok) {
    return;
  }
  const body: unknown = await response.clone().json();
  const { user } = body as { user?: { email?: unknown } };
  if (typeof user?.email === 'string') {
    await query('select private.note_sign_in($1, $2, $3::boolean)', [
      user.email,
      call.peerAddress,
      call.url.pathname.endsWith('/token'),
    ]);
  }
}
