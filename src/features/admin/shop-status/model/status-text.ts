import { providerName } from '@contracts/buy-link';
import { plural } from '@/lib/text/format';
import { formatDateTime } from '@/lib/text/shop-time';
import { settingLabel } from '@/lib/labels/setting-labels';
import type { ShopStatus } from '../api/shop-status-api';

const troubleLabels: Readonly<Record<string, string>> = {
  mail: 'Email is not being sent',
  exports: 'Document exports are stuck',
  ai: 'Text generation is not running',
  disk: 'The disk is nearly full',
  silent: 'The shop did not run',
};

export const troubleLabel = (trouble: string) => troubleLabels[trouble] ?? trouble;

const queueLabels: Readonly<Record<string, string>> = {
  mail: 'Mails to send',
  exports: 'Documents to write',
  ai: 'Texts to generate',
};

export const queueLabel = (queue: string) => queueLabels[queue] ?? queue;

type ProviderLists = NonNullable<ShopStatus['orderLists']>['providers'];

/** The outcome of the hourly check of a provider's list. */
export function listLabel([provider, { error, needsKey }]: [string, ProviderLists[string]]): string {
  const outcome = error === undefined ? 'read' : 'not read';
  return `${providerName(provider)} ${needsKey === undefined ? outcome : `needs the ${settingLabel(needsKey)}`}`;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const longestWithoutBackupDays = 7;
/** Checks are recorded each minute. */
const longestSilenceMs = 3 * minuteMs;
/** A restart takes less time. */
const toleratedBadMinutes = 5;

const between = (from: string, to: string) => Date.parse(to) - Date.parse(from);

/** How long ago, in the largest full unit. */
export function ago(at: string, now: string): string {
  const minutes = Math.max(0, Math.floor(between(at, now) / minuteMs));
  if (minutes < 1) return 'less than a minute ago';
  if (minutes < 120) return `${plural(minutes, 'minute')} ago`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} hours ago` : `${Math.floor(hours / 24)} days ago`;
}

export const whenAndAgo = (at: string, now: string) => `${formatDateTime(at)} (${ago(at, now)})`;

export function formatBytes(bytes: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB', 'TB'];
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  const amount = bytes / 1000 ** step;
  return `${amount.toFixed(step > 0 && amount < 10 ? 1 : 0)} ${units[step] ?? ''}`;
}

/**
 * What is not set up yet, each with the next step. Nothing is broken, but the shop is at risk: without a backup one
 * accident can lose its orders.
 */
export function missing({ lastBackup, since, now, disk }: ShopStatus): string[] {
  return lastBackup === null && !isDayOld(since, now)
    ? [`There is no backup yet. ${backupAdvice(disk)}, and keep the folder on another machine.`]
    : [];
}

/** A local shop, which reports its disk, must be stopped for a backup; a hosted one keeps running. */
export const backupAdvice = (disk: ShopStatus['disk']): string =>
  disk ? 'Stop the shop and run “npm run backup”' : 'Run “npm run backup” with the address of the database';

const isDayOld = (since: string | null, now: string) =>
  since !== null && between(since, now) >= dayMs - minuteMs;

/** The problems for the owner as sentences. Empty if there are none. */
export function warnings(status: ShopStatus): string[] {
  const { now, since, lastCheck, troubles, badMinutes, orderLists, lastBackup, journal, disk } = status;
  const found = troubles.map((trouble) => `${troubleLabel(trouble)}.`);
  if (lastCheck === null || between(lastCheck, now) > longestSilenceMs) {
    found.push('The shop does not record its health: its scheduler does not run.');
  }
  if (badMinutes > toleratedBadMinutes) {
    found.push(`There were ${badMinutes} bad minutes in the last day.`);
  }
  if (journal !== null && journal.lines > 0) {
    found.push(
      `${plural(journal.lines, 'line')} of the journal could not be replayed and ${journal.lines === 1 ? 'was' : 'were'} set aside in ${journal.folder}.`,
    );
  }
  for (const [provider, { error, needsKey }] of Object.entries(orderLists?.providers ?? {})) {
    if (error !== undefined) {
      found.push(`The list at ${providerName(provider)} cannot be read, so a lost webhook would stay lost.`);
    }
    if (needsKey !== undefined) {
      found.push(
        `The list at ${providerName(provider)} is not read, so a lost webhook would stay lost. Enter the ${settingLabel(needsKey)} in Site Settings.`,
      );
    }
  }
  if (
    lastBackup === null
      ? isDayOld(since, now)
      : between(lastBackup.at, now) > longestWithoutBackupDays * dayMs
  ) {
    found.push(
      lastBackup
        ? `The last backup was made ${ago(lastBackup.at, now)}.`
        : `There is no backup of this shop yet. ${backupAdvice(disk)}.`,
    );
  }
  return found;
}
