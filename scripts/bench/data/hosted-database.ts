import { readdirSync, readFileSync } from 'node:fs';
import { connectTo, databaseAt } from '../../support/postgres-server.ts';

/** Roles belong to the server and not to one database, so that a second project on it finds them already made. */
const makeRoleOnce = (statement: string) =>
  `do $$ begin ${statement} exception when duplicate_object then null; end $$;`;

/** A database like a fresh hosted project with every migration, on a server of the tests. */
export async function createHostedDatabase(serverUrl: string, name: string): Promise<string> {
  const server = connectTo(serverUrl);
  await server.unsafe(`create database ${name}`);
  await server.end();
  const url = databaseAt(serverUrl, name);
  const sql = connectTo(url);
  const project = readFileSync('tests/support/hosted-project.sql', 'utf8');
  await sql.unsafe(project.replace(/^create role [^;]*;/gm, makeRoleOnce));
  for (const file of readdirSync('supabase/migrations').sort()) {
    await sql.unsafe(readFileSync(`supabase/migrations/${file}`, 'utf8'));
  }
  await sql.end();
  return url;
}
