import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Journal, StopReplay } from './journal';
import type { JournalEntry } from './journal-entry';
import { countSetAside, dropSetAside, forgetSetAside } from './set-aside';

let folder = '';
let rejected = '';

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'northstar-journal-')), 'journal');
  rejected = join(folder, 'rejected');
  mkdirSync(folder);
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

const entry = (rpc: string): JournalEntry => ({ id: crypto.randomUUID(), rpc, args: { lead_name: rpc } });
const line = (rpc: string) => `${JSON.stringify({ at: '2026-11-24T00:00:00Z', ...entry(rpc) })}\n`;
const segment = (number: number) => join(folder, `journal-0000000${number}.jsonl`);
const segments = () => readdirSync(folder).filter((name) => name.endsWith('.jsonl'));

/** Plays the journal as a start does, on a database that refuses some calls. */
async function replay(broken: Readonly<Record<string, Error>> = {}) {
  const journal = await Journal.open(folder);
  const played: string[] = [];
  try {
    const outcome = await journal.replay(({ rpc }) => {
      const fault = broken[rpc];
      if (fault) return Promise.reject(fault);
      played.push(rpc);
      return Promise.resolve();
    });
    await journal.checkpoint(() => Promise.resolve());
    return { played, setAside: outcome.setAside.map(({ file, line: at, code }) => `${file}:${at} ${code}`) };
  } finally {
    await journal.close();
  }
}

it('plays what was appended, oldest first, and forgets it after the checkpoint', async () => {
  const journal = await Journal.open(folder);
  await Promise.all(['one', 'two'].map((rpc) => journal.append(entry(rpc))));
  await journal.checkpoint(() => Promise.reject(new Error('The disk is full.'))).catch(() => undefined);
  await journal.append(entry('three'));
  await journal.close();
  expect(await replay()).toEqual({ played: ['one', 'two', 'three'], setAside: [] });
  expect(await replay()).toEqual({ played: [], setAside: [] });
  expect(segments()).toHaveLength(1);
});

it('sets aside what cannot be read, in the middle too, and plays the rest', async () => {
  writeFileSync(segment(1), `${line('one')}{"id":"1","rpc"\n\n[]\n{"rpc":"two"}\n${line('three')}`);
  writeFileSync(segment(2), line('four'));
  expect(await replay()).toEqual({
    played: ['one', 'three', 'four'],
    setAside: [2, 4, 5].map((at) => `journal-00000001.jsonl:${at} unreadable`),
  });
  const kept = readFileSync(join(rejected, 'journal-00000001.jsonl'), 'utf8').trim().split('\n');
  expect(kept.map((text) => (JSON.parse(text) as { text: string }).text)).toEqual([
    '{"id":"1","rpc"',
    '[]',
    '{"rpc":"two"}',
  ]);
  expect(await countSetAside(folder)).toEqual({ lines: 3, files: ['journal-00000001.jsonl'] });
  expect(await replay()).toEqual({ played: [], setAside: [] });
});

it('sets aside what the database no longer can do, and names its code alone', async () => {
  writeFileSync(segment(1), line('gone') + line('kept'));
  const fault = new Error('database: 42883 function gone(lead_name => maria@example.com) does not exist');
  expect(await replay({ gone: fault })).toEqual({
    played: ['kept'],
    setAside: ['journal-00000001.jsonl:1 42883'],
  });
});

it('forgets a person in what was set aside, and nobody whose address holds theirs', async () => {
  const fault = new Error('database: 42883 gone');
  const [mine, other] = ['zoe@example.com', 'my.zoe@example.com'].map((email) =>
    line('gone').replace('{', `{"email":"${email}",`),
  );
  writeFileSync(segment(1), `${mine ?? ''}${other ?? ''}`);
  writeFileSync(segment(2), mine ?? '');
  await replay({ gone: fault });
  expect(await countSetAside(folder)).toMatchObject({ lines: 3 });
  await forgetSetAside(folder, 'Zoe@Example.com');
  expect(await countSetAside(folder)).toEqual({ lines: 1, files: ['journal-00000001.jsonl'] });
  expect(readFileSync(join(rejected, 'journal-00000001.jsonl'), 'utf8')).toContain('my.zoe@example.com');
});

it('drops what was set aside long ago, and counts the rest', async () => {
  writeFileSync(segment(1), 'new\n');
  await replay();
  const [name, now] = ['journal-00000001.jsonl', Date.now()];
  const fresh = readFileSync(join(rejected, name), 'utf8');
  writeFileSync(join(rejected, name), `{"at":"2026-05-01T00:00:00Z","text":"old"}\n${fresh}`);
  // Of an older shop, which wrote no time.
  for (const [file, day] of Object.entries({ 'journal-00000002.jsonl': 2, 'journal-00000003.jsonl': 0 })) {
    writeFileSync(join(rejected, file), '{"text":"timeless"}\n');
    utimesSync(join(rejected, file), now / 1000, now / 1000 - day * 86_400);
  }
  await dropSetAside(folder, new Date(now - 86_400_000));
  expect(await countSetAside(folder)).toEqual({ lines: 2, files: [name, 'journal-00000003.jsonl'] });
  expect(readFileSync(join(rejected, name), 'utf8')).toBe(fresh);
  await dropSetAside(folder, new Date(now + 86_400_000));
  expect(await countSetAside(folder)).toEqual({ lines: 0, files: [] });
});

it('leaves out a last line that a power cut has cut short: nobody was told that it had happened', async () => {
  writeFileSync(segment(1), line('one') + line('two').slice(0, 40));
  expect(await replay()).toEqual({ played: ['one'], setAside: [] });
  expect((await countSetAside(folder)).lines).toBe(0);
});

it('stops and keeps everything while the database is unreachable', async () => {
  writeFileSync(segment(1), line('one'));
  const away = new Error('database: 57P01 terminating connection');
  await expect(replay({ one: new StopReplay('away', { cause: away }) })).rejects.toBe(away);
  expect(await replay()).toEqual({ played: ['one'], setAside: [] });
});

it('never writes over what was set aside before, when the journal itself was deleted by hand', async () => {
  writeFileSync(segment(7), 'no line\n');
  await replay();
  for (const name of segments()) rmSync(join(folder, name));
  const journal = await Journal.open(folder);
  await journal.close();
  expect(segments()).toEqual(['journal-00000008.jsonl']);
});
