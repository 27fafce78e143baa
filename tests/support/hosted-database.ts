import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { promisify } from 'node:util';
import type postgres from 'postgres';

const run = promisify(execFile);

/** `supabase db push`, as the README tells the owner to run it. */
export function pushMigrations(url: string) {
  return run('node_modules/.bin/supabase', ['db', 'push', '--db-url', `${url}?sslmode=disable`, '--yes'], {
    env: { ...process.env, SITE_URL: 'http://127.0.0.1:4173', SUPABASE_TELEMETRY_DISABLED: '1' },
  });
}

const roles = ['anon', 'authenticated', 'service_role', 'authenticator', 'supabase_auth_admin'];

/** A plain database as a new hosted project has it before its first migration: Supabase's roles, no default grants. */
export async function makeHostedProject(sql: postgres.Sql): Promise<void> {
  // Roles belong to the server, and other suites may have made the first three.
  const project = readFileSync(new URL('./hosted-project.sql', import.meta.url), 'utf8').replace(
    /create role (\w+)([^;]*);/g,
    (_, role: string, options: string) =>
      `do $$ begin create role ${role}${options}; exception when duplicate_object then null; end $$;`,
  );
  if (!roles.every((role) => project.includes(`create role ${role} `))) {
    throw new Error('hosted-project.sql lacks a role of Supabase');
  }
  await sql.unsafe(project);
}
