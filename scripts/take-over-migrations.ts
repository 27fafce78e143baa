/**
 * `DATABASE_URL=… npm run database:take-over`: a hosted project of commit 5f1282e gets what the squashed migrations made, and
 * them into its history, once, before `npm run database:push`. The embedded shop does the same at its start.
 */
import process from 'node:process';
import { connectDatabase } from '../supabase/local/database/open-database.ts';
import { planTakeOver } from '../supabase/local/database/take-over.ts';

const databaseUrl = process.env['DATABASE_URL'];
if (!databaseUrl) {
  console.error('Set DATABASE_URL to the connection string of the project.');
  process.exit(1);
}
const { query, close } = await connectDatabase({ folder: '', databaseUrl });
try {
  const takeOver = await planTakeOver(query);
  await takeOver?.(query);
  console.log(
    takeOver
      ? 'The database was taken over. Run npm run database:push next.'
      : 'There is nothing to take over. Run npm run database:push next.',
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await close();
}
