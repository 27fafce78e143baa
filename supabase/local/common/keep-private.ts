import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const ofOthers = 0o077;

/**
 * Files of an earlier version have the machine's usual modes, and every user of the machine could read the inbox with its
 * sign-in links, the journal and the database. New ones are private by the process's umask.
 */
export async function keepPrivate(path: string): Promise<void> {
  const info = await lstat(path);
  if (info.isSymbolicLink()) return;
  if ((info.mode & ofOthers) !== 0) await chmod(path, info.mode & 0o7777 & ~ofOthers);
  if (!info.isDirectory()) return;
  for (const name of await readdir(path)) await keepPrivate(join(path, name));
}
