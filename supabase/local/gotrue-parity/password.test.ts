import { beforeEach, expect, it, vi } from 'vitest';
import { readCall, type AuthDependencies } from './auth-call';
import { hashForNobody, signInWithPassword } from './password';

const work = vi.hoisted(() => ({ compared: [] as string[], hashed: 0 }));
vi.mock('bcryptjs', () => ({
  compare: (_password: string, hash: string) => {
    work.compared.push(hash);
    return Promise.resolve(hash === 'of the right one');
  },
  hash: () => {
    work.hashed += 1;
    return Promise.resolve('a hash');
  },
}));
beforeEach(() => {
  work.compared = [];
  work.hashed = 0;
});

const signIn = async (hash: string | null, wait = 0) => {
  const lite = vi.fn(() => Promise.resolve(Response.json({ access_token: 'lite' })));
  const request = new Request('http://127.0.0.1/auth/v1/token?grant_type=password', {
    method: 'POST',
    body: JSON.stringify({ email: 'ann@example.com', password: 'typed' }),
  });
  const query = <Row>() => Promise.resolve([{ wait, hash }] as Row[]);
  const dependencies = { lite, query } as unknown as AuthDependencies;
  const { status } = await signInWithPassword(await readCall(request, '203.0.113.7', lite), dependencies);
  return { status, forwarded: lite.mock.calls.length };
};

it.each([
  ['a wrong password', 'of another one'],
  ['an address without an account', null],
  ['an account without a password', ''],
])('compares one hash, of the same cost, for %s', async (_what, hash) => {
  expect(await signIn(hash)).toEqual({ status: 400, forwarded: 0 });
  expect(work.compared).toHaveLength(1);
  expect(hash || (work.compared[0] ?? '').slice(0, 7)).toBe(hash || '$2b$10$');
});

it('hands a right one on, and compares none during a pause', async () => {
  expect(await signIn('of the right one')).toEqual({ status: 200, forwarded: 1 });
  work.compared = [];
  expect(await signIn('of the right one', 30)).toEqual({ status: 429, forwarded: 0 });
  expect(work.compared).toEqual([]);
});

it('hashes once for a sign-up that stores nothing', async () => {
  await hashForNobody('a long password');
  await hashForNobody(undefined);
  expect(work.hashed).toBe(2);
});
