import { rename, rm, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { startProgram } from '../common/child-process.ts';

const program = fileURLToPath(new URL('./create-database.ts', import.meta.url));

/**
 * Makes the files of a new embedded database in a process of its own. To make them, PGlite starts a second database and packs and
 * unpacks its files in memory: 250 MiB that the shop's own process would keep for as long as it runs. Made beside and renamed, so
 * that a kill leaves no half of a database.
 */
export async function makeNewDatabase(folder: string): Promise<void> {
  if (await stat(folder).catch(() => null)) return;
  const beside = `${folder}.new`;
  await rm(beside, { recursive: true, force: true });
  const { success, stderr } = await startProgram(Deno.execPath(), {
    args: ['run', '-A', program, beside],
    stdin: 'null',
    stdout: 'null',
    stderr: 'piped',
  }).output();
  if (!success) {
    throw new Error(`The database could not be made: ${new TextDecoder().decode(stderr)}`);
  }
  await rename(beside, folder);
}
