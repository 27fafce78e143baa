import { fstatSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setAside } from './set-aside';
import { syncFolder, syncNames } from './sync-folder';

let folder = '';
/** What was brought to the disk, by its number in the file system. */
let synced: number[] = [];
const numberOf = (...path: string[]) => statSync(join(folder, ...path)).ino;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'northstar-sync-'));
  synced = [];
  const handle = await open(folder, 'r');
  const prototype = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  vi.spyOn(prototype, 'sync').mockImplementation(function (this: FileHandle) {
    synced.push(fstatSync(this.fd).ino);
    return Promise.resolve();
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

it('brings the names in a folder to the disk, and says so when there is no such folder', async () => {
  await syncNames(folder);
  expect(synced).toEqual([numberOf()]);
  await expect(syncNames(join(folder, 'none'))).rejects.toThrow('ENOENT');
});

it('opens no folder on Windows, which cannot', async () => {
  vi.spyOn(process, 'platform', 'get').mockReturnValue('win32');
  await syncNames(join(folder, 'none'));
  expect(synced).toEqual([]);
});

it('brings each file and folder to the disk, what is inside before its names', async () => {
  mkdirSync(join(folder, 'inner'));
  writeFileSync(join(folder, 'inner', 'file'), 'x');
  await syncFolder(folder);
  expect(synced).toEqual([numberOf('inner', 'file'), numberOf('inner'), numberOf()]);
});

it('has the name of the folder on the disk before a line is set aside in it', async () => {
  await setAside(folder, 'journal-00000001.jsonl', []);
  expect(synced).toEqual([numberOf(), numberOf('rejected', 'journal-00000001.jsonl'), numberOf('rejected')]);
});
