/** @module-tag full */
import { describe, expect, it } from 'vitest';
import { runProgram } from './run-program.ts';

const shell = (line: string, patience?: Parameters<typeof runProgram>[2]) =>
  runProgram('sh', ['-c', `exec 2>/dev/null; ${line}`], patience);

describe('a program of the proof', () => {
  it('gives back what it printed and how it ended', async () => {
    await expect(shell('echo one; echo two')).resolves.toEqual({ text: 'one\ntwo\n', success: true });
    await expect(shell('echo one; exit 3')).resolves.toEqual({ text: 'one\n', success: false });
  });

  it('is ended when it takes too long, and what it printed counts as a failure', async () => {
    const run = await shell('echo begun; exec sleep 600', { longestMs: 2_000, graceMs: 60_000 });

    expect(run).toEqual({ text: 'begun\n', success: false });
  });

  it('does not keep the others waiting when it will not end, or leaves a program behind that holds its output', async () => {
    const patience = { longestMs: 2_000, graceMs: 500 };

    await expect(shell('trap "" TERM; echo deaf; sleep 20', patience)).resolves.toEqual({
      text: 'deaf\n',
      success: false,
    });
    await expect(shell('echo parent; sleep 20 & exit 0', patience)).resolves.toEqual({
      text: 'parent\n',
      success: false,
    });
  });

  it('says when there is no such program', async () => {
    await expect(runProgram('no-such-program-at-all', [])).rejects.toThrow('ENOENT');
  });
});
