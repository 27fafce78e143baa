import { expect, it } from 'vitest';
import { newCaller, send, type Answer } from '../support/http';
import { apiUrl, newEmail, owner, publishableKey, rowsOf, waitForMail } from '../../scripts/support/shop';
import { callAuth, password, signIn, signUpAndIn } from './support/account';

const changeAccount = (token: string, body: object): Promise<Answer> =>
  send(`${apiUrl}/auth/v1/user`, {
    method: 'PUT',
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });

/** The answer as a stranger sees it, without what differs between any two answers: ids and times. */
function shapeOf({ status, headers, text }: Answer): unknown {
  // The version of an id and the form of a time stay: they could tell.
  const plain = text
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-([0-9a-f])[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'ID-$1')
    .replace(/\d{4}-\d\d-\d\d([ T])[\d:.]+(Z|\+00(?::00)?)/g, 'TIME$1$2')
    .replace(/[\w-]+@example\.com/g, 'ADDRESS');
  const kept = Object.keys(headers).filter((name) => !['date', 'content-length'].includes(name));
  return { status, headers: kept.sort(), body: plain };
}

it('answers a sign-up, a magic link, a new password and a wrong password alike for known and unknown addresses', async () => {
  const calls: Readonly<Record<string, (email: string) => Promise<Answer>>> = {
    'sign-up': (email) => callAuth('signup', { email, password, data: { full_name: 'Sam' } }),
    'magic link': (email) => callAuth('otp', { email, create_user: false }),
    'new password': (email) => callAuth('recover', { email }),
    'mail again': (email) => callAuth('resend', { email, type: 'signup' }),
    'wrong password': (email) => signIn(email, 'not-the-password-of-anybody'),
  };
  for (const [what, call] of Object.entries(calls)) {
    // A mailbox gets three of these mails an hour, so each call has addresses of its own.
    const known = newEmail('known');
    await signUpAndIn(known);
    const pending = newEmail('pending');
    await callAuth('signup', { email: pending, password });
    const stranger = shapeOf(await call(newEmail('stranger')));
    expect(shapeOf(await call(known)), what).toEqual(stranger);
    expect(shapeOf(await call(pending)), what).toEqual(stranger);
  }
});

it('answers the fourth request for a mail within an hour alike for known and unknown addresses', async () => {
  const known = newEmail('known');
  await signUpAndIn(known);
  const askFor = async (email: string, times: number) => {
    const answers: Answer[] = [];
    for (let asked = 0; asked < times; asked++) answers.push(await callAuth('recover', { email }));
    return answers.map(({ status }) => status);
  };
  // The mail of the sign-up was the first.
  expect(await askFor(known, 3)).toEqual([200, 200, 429]);
  expect(await askFor(newEmail('stranger'), 4)).toEqual([200, 200, 200, 429]);
});

it('changes nothing of an account whose address somebody signs up again', async () => {
  const email = newEmail('twice');
  await signUpAndIn(email);
  await callAuth('signup', { email, password: 'another-password-of-a-stranger' });
  expect((await signIn(email, 'another-password-of-a-stranger')).status).toBe(400);
  expect((await signIn(email, password)).status).toBe(200);
});

it('takes no address that reads like another, at any of its doors', async () => {
  const odd = (email: string) => [
    email.replace('@', '\u200b@'),
    `\u202a${email}\u202c`,
    email.replace('example', 'exam\u00adple'),
    `${email}.`,
    `${email}\u200e`,
  ];
  const { access_token } = await signUpAndIn(newEmail('mover'));
  const doors: readonly ((email: string) => Promise<Answer>)[] = [
    (email) => callAuth('signup', { email, password }),
    (email) => callAuth('otp', { email }),
    (email) => callAuth('recover', { email }),
    (email) => callAuth('resend', { email, type: 'signup' }),
    (email) => changeAccount(access_token, { email }),
  ];
  for (const door of doors)
    for (const email of odd(newEmail('odd'))) expect((await door(email)).status, email).toBe(400);
});

it('takes no new password of which a part would not count', async () => {
  const longest = 'é'.repeat(36);
  const { access_token } = await signUpAndIn(newEmail('long'));
  for (const tooLong of ['x'.repeat(73), `${longest}x`]) {
    expect((await callAuth('signup', { email: newEmail('long'), password: tooLong })).status).toBe(400);
    expect((await changeAccount(access_token, { password: tooLong })).status).toBe(400);
  }
  expect((await changeAccount(access_token, { password: longest })).status).toBe(200);
});

// Attack catalog: 5
it('gives nobody a role for asking', async () => {
  const email = newEmail('climber');
  await callAuth('signup', {
    email,
    password,
    data: { role: 'admin', is_admin: true },
    app_metadata: { role: 'admin' },
    role: 'service_role',
  });
  const other = newEmail('climber');
  const session = await signUpAndIn(other);
  const asMe = { apikey: publishableKey, authorization: `Bearer ${session.access_token}` };
  await send(`${apiUrl}/auth/v1/user`, {
    method: 'PUT',
    headers: { ...asMe, 'content-type': 'application/json' },
    body: JSON.stringify({
      data: { role: 'admin' },
      app_metadata: { role: 'admin' },
      role: 'service_role',
      is_super_admin: true,
    }),
  });
  for (const change of [{ role: 'admin' }, { full_name: 'x', role: 'admin' }]) {
    await send(`${apiUrl}/rest/v1/profiles?id=eq.${session.user.id}`, {
      method: 'PATCH',
      headers: { ...asMe, 'content-type': 'application/json' },
      body: JSON.stringify(change),
    });
  }
  await send(`${apiUrl}/rest/v1/rpc/ensure_admin_role`, {
    method: 'POST',
    headers: { ...asMe, 'content-type': 'application/json' },
    body: '{}',
  });
  const refreshed = (
    await callAuth('token?grant_type=refresh_token', { refresh_token: session.refresh_token })
  ).json() as { access_token: string };
  const claims = JSON.parse(
    Buffer.from(refreshed.access_token.split('.')[1] ?? '', 'base64url').toString(),
  ) as { role: string; exp: number; iat: number };
  expect(claims.role).toBe('authenticated');
  expect(claims.exp - claims.iat).toBeLessThanOrEqual(3600);
  const rows = await rowsOf<{ role: string; full_name: string | null }>(
    `profiles?email=in.(${email},${other})&select=role,full_name`,
  );
  expect(rows.map(({ role }) => role)).toEqual(['customer', 'customer']);
  expect(rows.some(({ full_name }) => full_name === 'x')).toBe(false);
});

// Attack catalog: 97
it('refuses weak passwords and takes long ones', async () => {
  for (const weak of ['', '123', 'aaaaaa', 'password1', 'x'.repeat(11)]) {
    expect(
      (await callAuth('signup', { email: newEmail('weak'), password: weak })).status,
      weak,
    ).toBeGreaterThanOrEqual(400);
  }
  for (const strong of ['x'.repeat(64), 'пароль длинный и хороший', '🔐🔐🔐🔐🔐🔐🔐🔐🔐🔐🔐🔐']) {
    expect((await callAuth('signup', { email: newEmail('strong'), password: strong })).status, strong).toBe(
      200,
    );
  }
});

it.each([
  ['no object', '[]'],
  ['an address that is a list', '{"email":["a@example.com"],"password":"a-long-password-of-somebody"}'],
  [
    'metadata that is text',
    '{"email":"odd@example.com","password":"a-long-password-of-somebody","data":"x"}',
  ],
  ['a NUL', '{"email":"nul@example.com","password":"a-long-password-of-somebody","data":{"a":"\\u0000"}}'],
  ['half a JSON', '{"email":'],
])('refuses a sign-up with %s before anything is stored', async (_what, body) => {
  const answer = await send(`${apiUrl}/auth/v1/signup`, {
    method: 'POST',
    from: newCaller(),
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body,
  });
  expect(answer.status).toBe(400);
  expect(await rowsOf('profiles?email=in.(odd@example.com,nul@example.com)&select=id')).toEqual([]);
});

// Attack catalog: 92
it('uses a mailed link up, and dies of no answer that a mail scanner gets', async () => {
  const email = newEmail('link');
  await signUpAndIn(email);
  await callAuth('otp', { email, create_user: false });
  const mail = await waitForMail(email, /sign|link/i);
  const hash = /token_hash=([\w-]+)/.exec(mail.Text)?.[1] ?? '';
  const type = /[?&]type=(\w+)/.exec(mail.Text)?.[1] ?? '';
  const attempts = await Promise.all([1, 2, 3].map(() => callAuth('verify', { token_hash: hash, type })));
  expect(attempts.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await callAuth('verify', { token_hash: hash, type })).status).toBeGreaterThanOrEqual(400);
});

it('lets the owner in, and says no more to a stranger than to anybody', async () => {
  const session = (await signIn(owner.email, owner.password)).json() as { access_token: string };
  const leads = await send(`${apiUrl}/rest/v1/leads?select=id&limit=1`, {
    headers: { apikey: publishableKey, authorization: `Bearer ${session.access_token}` },
  });
  expect(leads.status).toBe(200);
});
