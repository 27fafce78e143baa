/**
 * `npm run freeze -- COMMIT`: the database of a released version, small and for ever, for the tests of upgrades. CONTRIBUTING.md
 * says how a shop of that version is started for it.
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { freezeDatabase } from './freeze-database.ts';
import { noteLandedMigrations } from './landed-migrations.ts';
import { useShop } from './use-shop.ts';

const {
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataFolder = '.data',
  API_PORT = '54321',
  INBOX_PORT = '54324',
} = process.env;
const [name] = process.argv.slice(2);
try {
  if (!name || !databaseUrl) {
    throw new Error('Which version, and which database? DATABASE_URL=… npm run freeze -- COMMIT');
  }
  const secrets = JSON.parse(readFileSync(`${dataFolder}/secrets.json`, 'utf8')) as Record<string, string>;
  await useShop({
    apiUrl: `http://127.0.0.1:${API_PORT}`,
    inboxUrl: `http://127.0.0.1:${INBOX_PORT}`,
    publishableKey: secrets['publishableKey'] ?? '',
    adminEmail: process.env['ADMIN_EMAIL'] ?? 'admin@example.com',
    adminPassword: process.env['ADMIN_PASSWORD'] ?? secrets['adminPassword'] ?? '',
  });
  process.stdout.write(`${await freezeDatabase(databaseUrl, `tests/fixtures/frozen/${name}.sql.br`)}\n`);
  noteLandedMigrations();
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
