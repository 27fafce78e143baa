import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { expect, it, vi } from 'vitest';
import { denoProgram } from './shop-process';

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** A process that starts one that would go on for ten minutes, and ends: the number of the other. */
function startAndEnd(): number {
  const code = `
    import { startProgram } from '${new URL('../../supabase/local/common/child-process.ts', import.meta.url).href}';
    const { pid } = startProgram('sleep', { args: ['600'], stdout: 'null', stderr: 'null' });
    console.log(pid);
    Deno.exit(0);`;
  return Number(execFileSync(denoProgram(), ['eval', '--ext=ts', code], { encoding: 'utf8' }));
}

it('ends with the process that started it', async () => {
  const pid = startAndEnd();
  expect(pid).toBeGreaterThan(0);
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), 5000);
}, 60_000);
