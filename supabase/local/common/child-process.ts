/**
 * Starts a program that ends with the shop's process, at whatever step of its start that is stopped: left alone, it would go on to
 * write into the folder of a shop that has ended.
 */
export function startProgram(program: string | URL, options: Deno.CommandOptions): Deno.ChildProcess {
  const child = new Deno.Command(program, options).spawn();
  const end = () => {
    try {
      child.kill('SIGTERM');
    } catch {
      // It has ended before.
    }
  };
  globalThis.addEventListener('unload', end);
  void child.status.then(() => globalThis.removeEventListener('unload', end));
  return child;
}
