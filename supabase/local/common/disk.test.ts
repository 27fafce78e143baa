import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tryDisk, watchDisk } from './disk';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'northstar-disk-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('tells that a folder takes files, and leaves nothing in it', async () => {
  expect(await tryDisk(folder)).toBe('writable');
  expect(readdirSync(folder)).toEqual([]);
});

it('tells that nothing can be stored where no file can be made', async () => {
  expect(await tryDisk(join(folder, 'missing'))).toBe('the disk takes no writes');
});

it('tries again after two seconds, and not for each question', async () => {
  let now = 0;
  const state = watchDisk(folder, () => now);
  expect(await state()).toBe('writable');
  rmSync(folder, { recursive: true });
  expect(await state()).toBe('writable');
  now = 2001;
  expect(await state()).toBe('the disk takes no writes');
});
