import { readdirSync, readFileSync } from 'node:fs';
import postgres from 'postgres';

/** Roles belong to the server and not to one database, so that a second project on it finds them already made. */
const makeRoleOnce = (statement: string) =>
  `do $$ begin ${statement} exception when duplicate_object then null; end $$;`;

/** A database like a fresh hosted project with every migration, on a server whose address ends with a slash. */
export async function createHostedDatabase(serverUrl: string, name: string): Promise<string> {
  const server = postgres(`${serverUrl}postgres`, { max: 1, onnotice: () => undefined });
  await server.unsafe(`create database ${name}`);
  await server.end();
  const url = `${serverUrl}${name}`;
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  const project = readFileSync('tests/support/hosted-project.sql', 'utf8');
  await sql.unsafe(project.replace(/^create role [^;]*;/gm, makeRoleOnce));
  for (const file of readdirSync('supabase/migrations').sort()) {
    await sql.unsafe(readFileSync(`supabase/migrations/${file}`, 'utf8'));
  }
  await sql.end();
  return url;
}
