import { describe, expect, it } from 'vitest';
import type { ShopStatus } from '../api/shop-status-api';
import { ago, formatBytes, listLabel, missing, warnings } from './status-text';

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
  journal: null,
  databaseBytes: 1,
};

describe('warnings', () => {
  it.each([
    ['all is well', {}, []],
    ['a queue is not moving', { troubles: ['mail'] }, ['Email is not being sent.']],
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
      { orderLists: { at: now, providers: { stripe: {}, paddle: { error: 'unauthorized' } } } },
      ['The list at Paddle cannot be read, so a lost webhook would stay lost.'],
    ],
    [
      'a provider sends webhooks and its list has no key',
      { orderLists: { at: now, providers: { gumroad: { needsKey: 'GUMROAD_ACCESS_TOKEN' } } } },
      [
        'The list at Gumroad is not read, so a lost webhook would stay lost. Enter the Gumroad access token in Site Settings.',
      ],
    ],
    [
      'a day old without a backup',
      { lastBackup: null, disk: { at: now, usedBytes: 1, freeBytes: 1 } },
      ['There is no backup of this shop yet. Stop the shop and run “npm run backup”.'],
    ],
    ['the journal was replayed in full', { journal: { at: now, lines: 0, files: [], folder: 'j' } }, []],
    [
      'a line of the journal was set aside',
      { journal: { at: now, lines: 1, files: ['a.jsonl'], folder: '.data/journal/rejected' } },
      ['1 line of the journal could not be replayed and was set aside in .data/journal/rejected.'],
    ],
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
])('says that %s was %s', (at, text) => expect(ago(at, now)).toBe(text));

it.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1500, '1.5 KB'],
  [74_109_341_696, '74 GB'],
])('writes %i as %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));

it.each([
  ['new, without a backup', { lastBackup: null, since: '2026-11-21T10:00:00Z' }, 1],
  ['without a minute recorded, and without a backup', { lastBackup: null, since: null }, 1],
  ['backed up', {}, 0],
  ['warned of already', { lastBackup: null }, 0],
] as const)('a shop that is %s lacks %o', (_, change, count) => {
  expect(missing({ ...well, ...change })).toHaveLength(count);
});

it('names the key of a list like the settings do', () => {
  expect(listLabel(['gumroad', { needsKey: 'GUMROAD_ACCESS_TOKEN' }])).toBe(
    'Gumroad needs the Gumroad access token',
  );
});
