import { join } from 'node:path';
import { HttpError } from '../../functions/_shared/http/http-error.ts';
import type { ShopDatabase } from '../database/open-database.ts';
import type { LocalConfig } from './config.ts';
import type { JournalEntry } from './journal-entry.ts';
import { syncFolder, type Journal } from './journal.ts';

/** Plays again what was acknowledged and may not have reached the disk. */
export async function replayJournal(
  journal: Journal,
  replay: (entry: JournalEntry) => Promise<void>,
  database: ShopDatabase,
  config: LocalConfig,
): Promise<void> {
  const played = await journal.replay(async (entry) => {
    try {
      await replay(entry);
    } catch (error) {
      // What was refused then (a link used up since) is refused again; only a fault inside stops the start.
      if (!(error instanceof HttpError)) {
        throw error;
      }
    }
  });
  if (played > 0) {
    await checkpointJournal(journal, database, config);
  }
}

/** Once the database's own files are on the disk, the journal before them may go. */
export function checkpointJournal(
  journal: Journal,
  database: ShopDatabase,
  config: LocalConfig,
): Promise<void> {
  return journal.checkpoint(async () => {
    await database.query('checkpoint');
    if (!config.databaseUrl) {
      await syncFolder(join(config.dataFolder, 'database'));
    }
  });
}
