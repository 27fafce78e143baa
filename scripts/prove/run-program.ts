import { spawn } from 'node:child_process';
import process from 'node:process';

export interface Patience {
  /** What never ends must not keep the other parts from being shown. */
  readonly longestMs: number;
  /** From being asked to end to being left alone. */
  readonly graceMs: number;
}

const usual: Patience = { longestMs: 25 * 60_000, graceMs: 30_000 };

export interface ProgramRun {
  /** Everything that it printed to its standard output. */
  readonly text: string;
  /** It ended on its own, in time and with exit code 0. */
  readonly success: boolean;
}

/** Runs a program, shows what it prints while it prints it, and gives all of it back; one that takes too long is ended. */
export function runProgram(
  program: string,
  args: readonly string[],
  { longestMs, graceMs }: Patience = usual,
): Promise<ProgramRun> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
    process.stdout.write(chunk);
  });
  return new Promise((resolve, reject) => {
    let isLate = false;
    const timers = new Set<NodeJS.Timeout>();
    const end = (success: boolean) => {
      timers.forEach(clearTimeout);
      resolve({ text, success: success && !isLate });
    };
    const askToEnd = () => {
      isLate = true;
      console.log(`  asked to end after ${longestMs / 60_000} minutes`);
      child.kill('SIGTERM');
      timers.add(setTimeout(leaveAlone, graceMs));
    };
    // Its own programs can outlive it and hold its output open.
    const leaveAlone = () => {
      child.kill('SIGKILL');
      child.stdout.destroy();
      end(false);
    };
    timers.add(setTimeout(askToEnd, longestMs));
    child.once('error', (error) => {
      timers.forEach(clearTimeout);
      reject(error);
    });
    child.once('close', (code) => end(code === 0));
  });
}
