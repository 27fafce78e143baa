import type { Client } from '../../functions/_shared/http/context.ts';
import { logLine } from '../common/log.ts';
import { Ticker } from './scheduler.ts';

const everyMs = 60 * 60_000;

/** Deletes what is due, as pg_cron does on hosted: at the start and then each hour. */
export function createRetentionTicker(service: Pick<Client, 'rpc'>): Ticker {
  return new Ticker(
    async () => {
      const { error } = await service.rpc('delete_what_is_due', {});
      if (error) {
        throw new Error(error.message);
      }
    },
    everyMs,
    (error) => logLine({ at: 'retention', error: String(error) }),
  );
}
