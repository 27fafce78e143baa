import { describe, expect, it } from 'vitest';
import { runQueue, type Queue } from './run-queue.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A queue of numbers, in batches of ten. */
function queueOf(count: number, parts: Partial<Queue<number>> = {}) {
  const due = Array.from({ length: count }, (_, n) => n);
  const seen = { begun: [] as number[], back: [] as number[], most: 0 };
  let underWay = 0;
  const queue: Queue<number> = {
    claim: () => Promise.resolve(due.splice(0, 10)),
    waitForTurn: () => Promise.resolve(true),
    putBack: (mail) => Promise.resolve(void seen.back.push(mail)),
    isOver: () => false,
    ...parts,
    async deliver(mail) {
      seen.begun.push(mail);
      underWay += 1;
      seen.most = Math.max(seen.most, underWay);
      await pause(5);
      const takesMore = (await parts.deliver?.(mail)) ?? true;
      underWay -= 1;
      return takesMore;
    },
  };
  return { due, queue, seen };
}

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);

describe('the queue of mails', () => {
  it('begins in order, one at a time at first and at most eight in the end', async () => {
    const { queue, seen } = queueOf(60);
    await runQueue(queue);
    expect(seen.begun).toEqual(numbers(60));
    expect(seen.most).toBe(8);
  });

  it('goes on with what is queued while one hangs', async () => {
    let end: (() => void) | undefined;
    const hanging = new Promise<void>((resolve) => {
      end = resolve;
    });
    const { due, queue, seen } = queueOf(1, {
      async deliver(mail) {
        if (mail === 0) {
          due.push(1, 2, 3);
          await hanging;
        }
        if (mail === 3) end?.();
        return true;
      },
    });
    await runQueue(queue);
    expect(seen.begun).toEqual([0, 1, 2, 3]);
  });

  it('puts back what was claimed and not begun once the provider wants no more', async () => {
    const { due, queue, seen } = queueOf(30, { deliver: (mail) => Promise.resolve(mail !== 2) });
    await runQueue(queue);
    // The second and the third went together, and when the second had gone well, one or two more.
    expect(seen.begun.length).toBeLessThanOrEqual(5);
    expect([...seen.begun, ...seen.back]).toEqual(numbers(10));
    expect(due).toHaveLength(20);
  });

  it('puts back what has no turn', async () => {
    const { queue, seen } = queueOf(3, { waitForTurn: () => Promise.resolve(false) });
    await runQueue(queue);
    expect([seen.begun, seen.back]).toEqual([[], [0, 1, 2]]);
  });

  it('tells what broke, once all that was under way has ended', async () => {
    const ended: number[] = [];
    const { queue, seen } = queueOf(20, {
      async deliver(mail) {
        if (mail === 3) throw new Error('The database is away');
        await pause(30);
        ended.push(mail);
        return true;
      },
    });
    await expect(runQueue(queue)).rejects.toThrow('The database is away');
    expect(ended).toHaveLength(seen.begun.length - 1);
  });
});
