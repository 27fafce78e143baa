/** What never ends must not keep the other parts from being shown. */
const longestMs = 25 * 60_000;

/** Runs a program, shows what it prints while it prints it, and gives all of it back. */
export async function runProgram(
  program: string,
  args: readonly string[],
): Promise<{ readonly text: string; readonly success: boolean }> {
  const child = new Deno.Command(program, { args: [...args], stdout: 'piped', stderr: 'inherit' }).spawn();
  const tooLong = setTimeout(() => {
    console.log(`  ended after ${longestMs / 60_000} minutes`);
    child.kill('SIGTERM');
  }, longestMs);
  let text = '';
  for await (const chunk of child.stdout.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    await Deno.stdout.write(new TextEncoder().encode(chunk));
  }
  const { success } = await child.status;
  clearTimeout(tooLong);
  return { text, success };
}
