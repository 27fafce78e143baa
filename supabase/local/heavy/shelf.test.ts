import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { onDisk } from './shelf.ts';

it('keeps bytes on the disk in a file that nobody else finds, for any number of readers', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'northstar-shelf-'));
  const made = Uint8Array.from({ length: 300_000 }, (_, index) => index % 251);
  const shelved = await onDisk(folder)(made);
  expect(readdirSync(folder)).toEqual([]);
  const read = [shelved.read(), shelved.read(), shelved.read()];
  // Who has asked gets it, though it is dropped meanwhile.
  shelved.drop();
  for (const bytes of await Promise.all(read)) expect(Buffer.compare(bytes, made)).toBe(0);
  await expect(shelved.read()).rejects.toThrow();
  rmSync(folder, { recursive: true });
});
