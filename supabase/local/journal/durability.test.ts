import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { HttpError } from '../../functions/_shared/http/http-error';
import type { LocalConfig } from '../common/config';
import type { ShopDatabase } from '../database/open-database';
import { replayJournal } from './durability';
import { Journal } from './journal';

const dataFolder = mkdtempSync(join(tmpdir(), 'northstar-durability-'));
afterEach(() => rmSync(dataFolder, { recursive: true, force: true }));

it('sets a call that the shop does not have aside, and leaves out one that is refused again', async () => {
  const folder = join(dataFolder, 'journal');
  mkdirSync(folder);
  const calls = ['confirm_lead', 'call_of_another_version', 'unsubscribe_lead'];
  writeFileSync(
    join(folder, 'journal-00000001.jsonl'),
    calls.map((rpc) => `${JSON.stringify({ rpc, args: {} })}\n`).join(''),
  );
  const played: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const database = {
    query: () => Promise.resolve([{ names: ['confirm_lead', 'unsubscribe_lead'] }]),
  } as unknown as ShopDatabase;
  const journal = await Journal.open(folder);
  const replay = ({ rpc }: { rpc: string }) => {
    played.push(rpc);
    const refused = new HttpError(404, 'not_found', 'There is no such link.');
    return rpc === 'confirm_lead' ? Promise.reject(refused) : Promise.resolve();
  };
  // A database of its own needs no folder to sync.
  await replayJournal(journal, replay, database, { dataFolder, databaseUrl: 'postgres://' } as LocalConfig);
  await journal.close();

  expect(played).toEqual(['confirm_lead', 'unsubscribe_lead']);
  const aside = readFileSync(join(folder, 'rejected/journal-00000001.jsonl'), 'utf8').trim().split('\n');
  expect(aside.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ line: 2, code: 'unknown_call' }]);
  expect(log.mock.calls.join()).toContain('"code":"unknown_call"');
});
