import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isUnavailable } from '../../functions/_shared/http/unavailable';
import type { ShopDatabase } from './open-database';
import { watchDatabase } from './watch-database';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A database that can be frozen: its answers wait until it goes on. */
function freezable(isInProcess = false) {
  let isFrozen = false;
  let isDead = false;
  let waiting: (() => void)[] = [];
  const answer = async () => {
    if (isDead) throw new Error('ECONNREFUSED');
    if (isFrozen) await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const database: ShopDatabase = {
    query: async () => {
      await answer();
      return [];
    },
    fetch: async () => {
      await answer();
      return new Response('[]');
    },
    close: () => Promise.resolve(),
  };
  return {
    watched: watchDatabase(database, { isInProcess }),
    freeze: () => (isFrozen = true),
    kill: () => (isDead = true),
    goOn() {
      isFrozen = false;
      isDead = false;
      waiting.forEach((resume) => resume());
      waiting = [];
    },
  };
}

const read = () => new Request('http://127.0.0.1/rest/v1/leads');
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error: unknown) => (isUnavailable('', (error as Error).message) ? 'unavailable' : 'failed'),
  );

it('says within two seconds whether the database answers', async () => {
  const frozen = freezable();
  expect(await frozen.watched.isAlive()).toBe(true);
  frozen.freeze();
  const asked = frozen.watched.isAlive();
  await vi.advanceTimersByTimeAsync(2100);
  expect(await asked).toBe(false);
  const dead = freezable();
  dead.kill();
  expect(await dead.watched.isAlive()).toBe(false);
});

it('refuses what a frozen database left waiting, then all that comes, until it goes on', async () => {
  const { watched, freeze, goOn } = freezable();
  freeze();
  const first = outcome(watched.fetch(read(), null));
  await vi.advanceTimersByTimeAsync(4100);
  expect(await first).toBe('unavailable');
  expect(await outcome(watched.query('select 2'))).toBe('unavailable');
  goOn();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await outcome(watched.fetch(read(), null))).toBe('answered');
  await watched.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(vi.getTimerCount()).toBe(0);
});

it('takes one that only is slow, and answers others, for alive', async () => {
  let finish: () => void = () => undefined;
  const watched = watchDatabase(
    {
      query: (sql: string) =>
        sql === 'slow' ? new Promise((resolve) => (finish = () => resolve([]))) : Promise.resolve([]),
      fetch: () => Promise.resolve(new Response()),
      close: () => Promise.resolve(),
    },
    { isInProcess: false },
  );
  const slow = outcome(watched.query('slow'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await outcome(watched.query('select 2'))).toBe('answered');
  finish();
  expect(await slow).toBe('answered');
});

it('takes a long queue that moves for alive', async () => {
  const queue: (() => void)[] = [];
  const watched = watchDatabase(
    {
      query: () => new Promise((resolve) => queue.push(() => resolve([]))),
      fetch: () => Promise.resolve(new Response()),
      close: () => Promise.resolve(),
    },
    { isInProcess: false },
  );
  const calls = Array.from({ length: 8 }, () => outcome(watched.query('x')));
  for (let step = 0; step < 8; step++) {
    await vi.advanceTimersByTimeAsync(1000);
    queue.shift()?.();
  }
  expect(await Promise.all(calls)).toEqual(Array(8).fill('answered'));
});

it('refuses nothing where the database is a part of this process, which is at most busy', async () => {
  const { watched, freeze, goOn } = freezable(true);
  freeze();
  const first = outcome(watched.fetch(read(), null));
  await vi.advanceTimersByTimeAsync(60_000);
  goOn();
  expect(await first).toBe('answered');
});

it('asks a database of this process nothing while it has just answered others', async () => {
  const { watched, freeze } = freezable(true);
  await watched.fetch(read(), null);
  freeze();
  expect(await watched.isAlive()).toBe(true);
  await vi.advanceTimersByTimeAsync(1100);
  const asked = watched.isAlive();
  await vi.advanceTimersByTimeAsync(2100);
  expect(await asked).toBe(false);
});

it('takes no answer that tells of a failed database for proof that it lives', async () => {
  const watched = watchDatabase(
    {
      query: () => Promise.reject(new Error('The engine has failed')),
      fetch: () => Promise.resolve(new Response(null, { status: 500 })),
      close: () => Promise.resolve(),
    },
    { isInProcess: true },
  );
  await watched.fetch(read(), null);
  expect(await watched.isAlive()).toBe(false);
});
