import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ShopDatabase } from '../database/open-database';
import type { AuthDependencies } from './auth-call';
import { withGotrueParity } from './gotrue-parity';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T12:00:00Z') }));
afterEach(() => vi.useRealTimers());

const id = crypto.randomUUID();
/** One person with an app, and a challenge that is never used up. */
const row = { id, aal: 'aal1', status: 'verified', secret: 'JBSWY3DPEHPK3PXP', is_late: false };

const openAuth = () =>
  withGotrueParity({
    lite: () => Promise.resolve(Response.json({ id })),
    query: <Row>() => Promise.resolve([row] as Row[]),
    mails: { send: () => Promise.resolve() } as unknown as AuthDependencies['mails'],
    jwtSecret: 'a secret of the tests',
    siteUrl: 'http://127.0.0.1:4173',
    signUpsPerHour: 20,
  } satisfies AuthDependencies & { query: ShopDatabase['query'] });

const post = (path: string, body: object) =>
  new Request(`http://127.0.0.1/auth/v1/${path}`, { method: 'POST', body: JSON.stringify(body) });
const newEmail = () => `${crypto.randomUUID()}@example.com`;

// The mails to one address are counted by the database (tests/database/mail-door.test.ts).
it('lets no stretch of time have more sign-ups of one network than 20 in an hour', async () => {
  const most = 20;
  const auth = openAuth();
  const ask = () => post('signup', { email: newEmail(), password: 'x' });
  const isRefused = async () => (await auth(ask(), '203.0.113.7')).status === 429;
  const askOften = async (times: number) => {
    const answers: boolean[] = [];
    for (let asked = 0; asked < times; asked++) answers.push(await isRefused());
    return answers;
  };
  expect(await askOften(most + 1)).toEqual([...Array<boolean>(most).fill(false), true]);
  // A bucket that refills would let almost as many through again by now.
  vi.advanceTimersByTime(3599 * 1000);
  expect(await askOften(most)).toEqual(Array<boolean>(most).fill(true));
  vi.advanceTimersByTime(1000);
  expect(await isRefused()).toBe(false);
});
