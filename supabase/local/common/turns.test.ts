import { expect, it } from 'vitest';
import { takeTurns, type InTurn, type Lane } from './turns.ts';

const ticks = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Holds the first place until told, so that all others wait. */
function withQueue(inTurn: InTurn) {
  const order: string[] = [];
  let open: () => void = () => undefined;
  const first = inTurn(() => new Promise<void>((resolve) => (open = resolve)));
  const ask = (name: string, lane?: Lane) =>
    inTurn(async () => {
      order.push(`${name} begins`);
      await ticks();
      order.push(`${name} ends`);
    }, lane);
  const run = async (all: Promise<unknown>[]) => {
    open();
    await Promise.all([first, ...all]);
    return order.filter((entry) => entry.endsWith('begins')).map((entry) => entry.split(' ')[0]);
  };
  return { ask, run, order };
}

it('runs one piece after the other, also after one that fails', async () => {
  const inTurn = takeTurns();
  const { ask, run, order } = withQueue(inTurn);
  const failed = inTurn(() => Promise.reject(new Error('no'))).catch(() => undefined);
  await run([failed, ask('a'), ask('b')]);
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  expect(await inTurn(() => Promise.resolve('later'))).toBe('later');
});

it('lets reads pass the writes that wait, but not for ever', async () => {
  const { ask, run } = withQueue(takeTurns());
  const writes = ['w1', 'w2'].map((name) => ask(name));
  const reads = ['r1', 'r2', 'r3', 'r4', 'r5'].map((name) => ask(name, 'read'));
  expect(await run([...writes, ...reads])).toEqual(['r1', 'r2', 'r3', 'r4', 'w1', 'r5', 'w2']);
});

it('lets the network in while a crowd waits', async () => {
  const inTurn = takeTurns();
  const busy = () => {
    const until = performance.now() + 12;
    while (performance.now() < until);
    return Promise.resolve();
  };
  let left = 5;
  const all = Array.from({ length: 5 }, () => inTurn(busy).then(() => (left -= 1)));
  const seen = await new Promise<number>((resolve) => setTimeout(() => resolve(left), 0));
  expect(seen).toBeGreaterThan(0);
  await Promise.all(all);
});
