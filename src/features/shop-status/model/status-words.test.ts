import { describe, expect, it } from 'vitest';
import type { ShopStatus } from '../api/shop-status-api';
import { ago, formatBytes, warnings } from './status-words';

const now = '2026-11-21T12:00:00Z';
const well: ShopStatus = {
  now,
  since: '2026-11-20T12:00:00Z',
  lastCheck: '2026-11-21T11:59:00Z',
  troubles: [],
  badMinutes: 0,
  stretches: [],
  queues: [],
  lastWebhook: null,
  heldEvents: 0,
  orderLists: { at: now, providers: { stripe: {} } },
  lastBackup: { at: '2026-11-15T12:00:00Z', folder: 'backups/one' },
  disk: null,
  databaseBytes: 1,
};

describe('warnings', () => {
  it.each([
    ['all is well', {}, []],
    ['a queue stands still', { troubles: ['mail'] }, ['Mail stands still.']],
    ['the shop was restarted', { badMinutes: 5 }, []],
    ['the shop was away', { badMinutes: 6 }, ['There were 6 bad minutes in the last day.']],
    [
      'the scheduler stopped',
      { lastCheck: '2026-11-21T11:56:00Z' },
      ['The shop does not record its health: its scheduler does not run.'],
    ],
    [
      'the backup is old',
      { lastBackup: { at: '2026-11-14T11:00:00Z', folder: 'b' } },
      ['The last backup was made 7 days ago.'],
    ],
    [
      'a provider refuses its key',
      { orderLists: { at: now, providers: { stripe: {}, paddle: { error: 'unauthorised' } } } },
      ['The list at Paddle cannot be read, so a lost webhook would stay lost.'],
    ],
    [
      'a provider sends webhooks and its list has no key',
      { orderLists: { at: now, providers: { gumroad: { needsKey: 'GUMROAD_ACCESS_TOKEN' } } } },
      ['The list at Gumroad is not read without GUMROAD_ACCESS_TOKEN, so a lost webhook would stay lost.'],
    ],
    ['a day old without a backup', { lastBackup: null }, ['There is no backup of this shop yet.']],
    ['new, without a backup', { lastBackup: null, since: '2026-11-21T10:00:00Z' }, []],
  ] as const)('when %s', (_, change, expected) => {
    expect(warnings({ ...well, ...change } as ShopStatus)).toEqual(expected);
  });
});

it.each([
  ['2026-11-21T11:59:30Z', 'less than a minute ago'],
  ['2026-11-21T11:59:00Z', '1 minute ago'],
  ['2026-11-21T10:01:00Z', '119 minutes ago'],
  ['2026-11-21T00:00:00Z', '12 hours ago'],
  ['2026-11-18T12:00:00Z', '3 days ago'],
])('says that %s was %s', (at, words) => expect(ago(at, now)).toBe(words));

it.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1500, '1.5 KB'],
  [74_109_341_696, '74 GB'],
])('writes %i as %s', (bytes, words) => expect(formatBytes(bytes)).toBe(words));
