import { join } from 'node:path';
import { HttpError } from '../../functions/_shared/http/http-error.ts';
import { isDatabaseAway } from '../../functions/_shared/http/unavailable.ts';
import type { ShopDatabase } from '../database/open-database.ts';
import type { LocalConfig } from '../common/config.ts';
import type { JournalEntry } from './journal-entry.ts';
import { StopReplay, type Journal } from './journal.ts';
import { logLine } from '../common/log.ts';
import { rejectedFolder } from './set-aside.ts';
import { syncFolder } from './sync-folder.ts';

export const journalFolder = ({ dataFolder }: LocalConfig) => join(dataFolder, 'journal');

/**
 * Plays again what was acknowledged and may not have reached the disk. A line that cannot be played is set aside and named in
 * the log, and the Status page tells the owner.
 */
export async function replayJournal(
  journal: Journal,
  replay: (entry: JournalEntry) => Promise<void>,
  database: ShopDatabase,
  config: LocalConfig,
): Promise<void> {
  const [known] = await database.query<{ names: string[] }>('select private.durable_call_names() as names');
  const { played, setAside } = await journal.replay(async (entry) => {
    // Of another version, or damaged: refused by the database, but nobody has seen it refused before.
    if (!known?.names.includes(entry.rpc)) {
      throw new Error('database: unknown_call');
    }
    try {
      await replay(entry);
    } catch (error) {
      if (isDatabaseAway(error)) {
        throw new StopReplay('The database is away.', { cause: error });
      }
      // What was refused then (a link used up since) is refused again.
      if (!(error instanceof HttpError)) {
        throw error;
      }
    }
  });
  for (const { file, line, code } of setAside) {
    logLine({ at: 'journal', setAside: file, line, code, see: rejectedFolder(journalFolder(config)) });
  }
  if (played > 0 || setAside.length > 0) {
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
