import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDurably } from '../common/write-durably.ts';
import { syncNames } from './sync-folder.ts';

/** A line of the journal that could not be read or played, and where it stood. */
export interface SetAsideLine {
  readonly file: string;
  readonly line: number;
  /** A word without anything that a visitor sent: it goes into the log. */
  readonly code: string;
  readonly reason: string;
  readonly text: string;
}

export const rejectedFolder = (journalFolder: string) => join(journalFolder, 'rejected');

/** Keeps the lines of one segment beside the journal; the same segment played twice writes the same file. */
export async function setAside(
  journalFolder: string,
  file: string,
  lines: readonly SetAsideLine[],
): Promise<void> {
  const folder = rejectedFolder(journalFolder);
  await mkdir(folder, { recursive: true });
  await syncNames(journalFolder);
  const at = new Date().toISOString();
  await writeDurably(folder, file, lines.map((line) => `${JSON.stringify({ at, ...line })}\n`).join(''));
}

/** Deletes the lines that name an address. */
export function forgetSetAside(journalFolder: string, address: string): Promise<void> {
  const literal = address.toLowerCase().replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const names = new RegExp(`(?<![\\w.+-])${literal}(?![\\w.-])`, 'i');
  return keepLines(journalFolder, (line) => !names.test(line));
}

/** Deletes the lines that were set aside before a time. Lines of older shops have no time: their file's counts. */
export function dropSetAside(journalFolder: string, before: Date): Promise<void> {
  return keepLines(journalFolder, (line, writtenAt) => {
    const at = /^\{"at":"([^"]+)"/.exec(line)?.[1];
    return (at ? new Date(at) : writtenAt) >= before;
  });
}

/** Deletes the other lines, and a file without lines. */
async function keepLines(
  journalFolder: string,
  isKept: (line: string, writtenAt: Date) => boolean,
): Promise<void> {
  const folder = rejectedFolder(journalFolder);
  for (const file of await readdir(folder).catch(() => [])) {
    const { mtime } = await stat(join(folder, file));
    const lines = (await readFile(join(folder, file), 'utf8')).split('\n').filter((line) => line !== '');
    const kept = lines.filter((line) => isKept(line, mtime));
    if (kept.length === 0) await rm(join(folder, file));
    else if (kept.length < lines.length) {
      await writeDurably(folder, file, kept.map((line) => `${line}\n`).join(''));
    }
  }
}

/** How many lines wait for a person, and in which files. The person who has dealt with a file deletes it. */
export async function countSetAside(
  journalFolder: string,
): Promise<{ readonly lines: number; readonly files: readonly string[] }> {
  const folder = rejectedFolder(journalFolder);
  const files = (await readdir(folder).catch((): string[] => [])).sort();
  const contents = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const lines = contents
    .join('')
    .split('\n')
    .filter((line) => line !== '').length;
  return { lines, files };
}
