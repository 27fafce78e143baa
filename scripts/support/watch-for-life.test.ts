import { spawn } from 'node:child_process';
import process from 'node:process';
import { expect, it } from 'vitest';
import { processorSeconds, watchForLife } from './watch-for-life';
import { waitUntil } from './wait-until';

const minute = 60_000;

/** Asks every ten seconds of a made-up clock, as often as the minutes have them. */
function standsStillAfter(minutes: number, lives: (at: number) => { words: number; seconds: number }) {
  let at = 0;
  const standsStill = watchForLife(1, () => lives(at).words, {
    now: () => at,
    used: () => lives(at).seconds,
  });
  for (; at < minutes * minute; at += 10_000) {
    if (standsStill()) return at / minute;
  }
  return null;
}

it('takes a start for alive as long as it works or speaks, however long that takes', () => {
  // One second of the processors in five minutes, then a word in nine.
  expect(standsStillAfter(300, (at) => ({ words: 0, seconds: Math.floor(at / (5 * minute)) }))).toBeNull();
  expect(standsStillAfter(300, (at) => ({ words: Math.floor(at / (9 * minute)), seconds: 0 }))).toBeNull();
});

it('takes one for dead that has done neither for ten minutes', () => {
  const stands = (at: number) => Math.min(at, 20 * minute);
  expect(standsStillAfter(300, (at) => ({ words: 0, seconds: stands(at) / 1000 }))).toBeCloseTo(30, 0);
  expect(standsStillAfter(300, () => ({ words: 7, seconds: 3 }))).toBeCloseTo(10, 0);
});

it('counts what a process and those that it started use', async () => {
  const spin = 'for (const end = Date.now() + 60_000; Date.now() < end; );';
  const inside = JSON.stringify(
    `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(spin)}])`,
  );
  const worker = spawn(process.execPath, ['-e', `eval(${inside})`], { detached: true });
  const sleeper = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
  try {
    await waitUntil('it has used two seconds', () => Promise.resolve(processorSeconds(worker.pid ?? 0) >= 2));
    expect(processorSeconds(sleeper.pid ?? 0)).toBeLessThan(2);
  } finally {
    process.kill(-(worker.pid ?? 0), 'SIGKILL');
    sleeper.kill('SIGKILL');
  }
});
