import { rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { createFolderStorage } from '../../supabase/local/database/storage-adapter';
import { openSupabase } from '../../supabase/local/gotrue-parity/open-supabase';
import { testAuth } from './test-keys';
import { signUpPeople, type TestPeople } from './test-people';

interface Snapshot {
  readonly file: string;
  readonly people: TestPeople;
}

/**
 * Migrates one PGlite database, signs one person of each role in, and writes its dump into the folder. A test shop loads it in
 * half a second, where creating a database and migrating it takes five, and hashing the passwords another half.
 */
export async function writeSnapshot(folder: string): Promise<Snapshot> {
  const dataFolder = join(folder, 'data');
  const database = await openSupabase({
    folder: dataFolder,
    auth: testAuth,
    storage: createFolderStorage(join(folder, 'storage')),
    sendMail: () => Promise.resolve(),
  });
  const people = await signUpPeople(database);
  await database.close();
  // Of the three databases in it only the last is opened: each file that a shop loads takes time.
  for (const template of ['1', '4']) rmSync(join(dataFolder, 'base', template), { recursive: true });
  const pglite = await PGlite.create({ dataDir: dataFolder, extensions: { fuzzystrmatch } });
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  const file = join(folder, 'snapshot.tar');
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
  return { file, people };
}
