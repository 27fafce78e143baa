import { providerName } from '@contracts/buy-link';
import { formatDateTime, plural } from '@/lib/format';
import type { ShopStatus } from '../api/shop-status-api';

const troubleWords: Readonly<Record<string, string>> = {
  mail: 'Mail stands still',
  exports: 'Document exports stand still',
  ai: 'Text generation stands still',
  disk: 'The disk is nearly full',
  silent: 'The shop did not run',
};

export const troubleWord = (trouble: string) => troubleWords[trouble] ?? trouble;

const queueWords: Readonly<Record<string, string>> = {
  mail: 'Mails to send',
  exports: 'Documents to write',
  ai: 'Texts to generate',
};

export const queueWord = (queue: string) => queueWords[queue] ?? queue;

type ProviderLists = NonNullable<ShopStatus['orderLists']>['providers'];

/** How the hourly look at a provider's list ended. */
export function listWord([provider, { error, needsKey }]: [string, ProviderLists[string]]): string {
  const outcome = error === undefined ? 'read' : 'not read';
  return `${providerName(provider)} ${needsKey === undefined ? outcome : `needs ${needsKey}`}`;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const longestWithoutBackupDays = 7;
/** A check is recorded each minute. */
const longestSilenceMs = 3 * minuteMs;
/** A restart takes less. */
const toleratedBadMinutes = 5;

const between = (from: string, to: string) => Date.parse(to) - Date.parse(from);

/** How long ago, in the largest unit that is full. */
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

/** What the owner should act on, as sentences; none when all is well. */
export function warnings(status: ShopStatus): string[] {
  const { now, since, lastCheck, troubles, badMinutes, orderLists, lastBackup } = status;
  const found = troubles.map((trouble) => `${troubleWord(trouble)}.`);
  if (lastCheck === null || between(lastCheck, now) > longestSilenceMs) {
    found.push('The shop does not record its health: its scheduler does not run.');
  }
  if (badMinutes > toleratedBadMinutes) {
    found.push(`There were ${badMinutes} bad minutes in the last day.`);
  }
  for (const [provider, { error, needsKey }] of Object.entries(orderLists?.providers ?? {})) {
    if (error !== undefined) {
      found.push(`The list at ${providerName(provider)} cannot be read, so a lost webhook would stay lost.`);
    }
    if (needsKey !== undefined) {
      found.push(
        `The list at ${providerName(provider)} is not read without ${needsKey}, so a lost webhook would stay lost.`,
      );
    }
  }
  const isOldEnough = since !== null && between(since, now) >= dayMs - minuteMs;
  if (lastBackup === null ? isOldEnough : between(lastBackup.at, now) > longestWithoutBackupDays * dayMs) {
    found.push(
      lastBackup
        ? `The last backup was made ${ago(lastBackup.at, now)}.`
        : 'There is no backup of this shop yet.',
    );
  }
  return found;
}
