import type { ShopDatabase } from '../database/open-database.ts';
import type { Client } from '../../functions/_shared/http/context.ts';
import { logLine } from '../common/log.ts';
import { Ticker } from './scheduler.ts';

const everyMs = 60 * 60_000;

/** A line of the journal that was set aside is kept as long as a provider's message, which it may hold: until then. */
export async function setAsideLimit(database: Pick<ShopDatabase, 'query'>): Promise<Date> {
  const [row] = await database.query<{ before: string }>(
    `select (now() - make_interval(days => days))::text as before from private.retention_days() where what = 'webhook payloads'`,
  );
  if (!row) {
    throw new Error('The database does not say how long a message of a provider is kept.');
  }
  return new Date(row.before);
}

/** Deletes what is due, as pg_cron does on hosted, and old lines that were set aside: at the start and then each hour. */
export function createRetentionTicker(
  service: Pick<Client, 'rpc'>,
  dropSetAside: () => Promise<void>,
): Ticker {
  return new Ticker(
    async () => {
      const { error } = await service.rpc('delete_what_is_due', {});
      if (error) {
        throw new Error(error.message);
      }
      await dropSetAside();
    },
    everyMs,
    (error) => logLine({ at: 'retention', error: String(error) }),
  );
}
