import { App, setExperimental } from '@supabase/lite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import type postgres from 'postgres';
import { connectTo, databaseAt } from '../../scripts/support/postgres-server';
import { apiRoles } from '../../supabase/local/database/api-roles';
import { authTables } from '../../supabase/local/database/auth-tables';
import { readPostgresAddress } from '../../supabase/local/database/postgres-address';
import { pushMigrations } from './supabase-cli';

const template = 'pushed_shop';
const making = `${template}_being_made`;
/** Any number: the process that holds it makes the template, the others wait for it. */
const makingLock = 20261123;

/**
 * A new database as a hosted project has it after `supabase db push`: every copy is of one that the CLI has brought to the newest
 * migration, with the tables of auth and storage that lite answers from.
 */
export async function createPushedDatabase(serverUrl: string, name: string): Promise<string> {
  const server = connectTo(serverUrl);
  try {
    await server`select pg_advisory_lock(${makingLock})`;
    const [made] = await server`select from pg_database where datname = ${template}`;
    if (!made) {
      await makeTemplate(server, databaseAt(serverUrl, making));
    }
    await server.unsafe(`create database ${name} template ${template}`);
  } finally {
    await server.end();
  }
  return databaseAt(serverUrl, name);
}

/** Half-made it has another name. */
async function makeTemplate(server: postgres.Sql, url: string): Promise<void> {
  await server.unsafe(`drop database if exists ${making} with (force)`);
  await server.unsafe(`create database ${making}`);
  const address = readPostgresAddress(url);
  const connection = createPostgresConnection({
    url: address.url,
    postgresOptions: { onnotice: () => undefined, ...address.options },
  });
  try {
    await connection.driver.unsafe(apiRoles);
    setExperimental('storage', true);
    const app = new App({
      connection,
      auth: { enabled: true },
      storage: { enabled: true },
    });
    app._storageAdapter = {} as never;
    await app.ensureSystemSchema();
    await connection.driver.unsafe(authTables);
  } finally {
    await connection.close();
  }
  await pushMigrations(url);
  await server.unsafe(`alter database ${making} rename to ${template}`);
}
