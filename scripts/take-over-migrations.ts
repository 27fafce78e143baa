/**
 * `DATABASE_URL=… npm run database:take-over`: a hosted project that has every migration of commit b4b001e gets the squashed
 * ones into its history, once, before `npm run database:push`. The embedded shop does the same at its start.
 */
import process from 'node:process';
import { connectDatabase } from '../supabase/local/database/open-database.ts';
import { takeOverSquashedMigrations } from '../supabase/local/database/squashed-migrations.ts';

const databaseUrl = process.env['DATABASE_URL'];
if (!databaseUrl) {
  console.error('Set DATABASE_URL to the connection string of the project.');
  process.exit(1);
}
const { query, close } = await connectDatabase({ folder: '', databaseUrl });
try {
  await takeOverSquashedMigrations(query);
  console.log('The migration history is up to date. Run npm run database:push next.');
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await close();
}
