import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keepPrivate } from './keep-private';

it('takes files of an earlier version from everybody but their owner, and follows no link out of the folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'private-'));
  const outside = mkdtempSync(join(tmpdir(), 'outside-'));
  try {
    const at = (...names: string[]) => join(folder, ...names);
    mkdirSync(at('inbox'));
    writeFileSync(at('inbox', 'mail.json'), '{}');
    writeFileSync(at('program'), '');
    writeFileSync(join(outside, 'file'), '');
    symlinkSync(join(outside, 'file'), at('link'));
    chmodSync(folder, 0o755);
    chmodSync(at('inbox'), 0o775);
    chmodSync(at('inbox', 'mail.json'), 0o664);
    chmodSync(at('program'), 0o755);
    chmodSync(join(outside, 'file'), 0o644);
    await keepPrivate(folder);
    const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
    expect([folder, at('inbox'), at('inbox', 'mail.json'), at('program')].map(modeOf)).toEqual([
      '700',
      '700',
      '600',
      '700',
    ]);
    expect(modeOf(join(outside, 'file'))).toBe('644');
  } finally {
    rmSync(folder, { recursive: true });
    rmSync(outside, { recursive: true });
  }
});
