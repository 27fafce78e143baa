import { readFileSync } from 'node:fs';
import process from 'node:process';
import type postgres from 'postgres';
import { inject } from 'vitest';
import { connectTo, databaseAt } from '../../scripts/support/postgres-server';

const roles = ['anon', 'authenticated', 'service_role', 'authenticator', 'supabase_auth_admin'];

export interface HostedProject {
  readonly url: string;
  readonly sql: postgres.Sql;
  drop(): Promise<void>;
}

async function onServer(statement: string): Promise<void> {
  const server = connectTo(inject('postgresUrl'));
  await server.unsafe(statement);
  await server.end();
}

/** A database of its own, as a new hosted project has it before its first migration: Supabase's roles, no default grants. */
export async function openHostedProject(kind: string): Promise<HostedProject> {
  const name = `${kind}_${process.pid}_${Date.now()}`;
  const url = databaseAt(inject('postgresUrl'), name);
  await onServer(`create database ${name}`);
  const sql = connectTo(url);
  await makeHostedProject(sql);
  return {
    url,
    sql,
    async drop() {
      await sql.end();
      await onServer(`drop database ${name} with (force)`);
    },
  };
}

async function makeHostedProject(sql: postgres.Sql): Promise<void> {
  // Roles belong to the server, and other suites may have made the first three.
  const project = readFileSync(new URL('./hosted-project.sql', import.meta.url), 'utf8').replace(
    /create role (\w+)([^;]*);/g,
    (_, role: string, options: string) =>
      `do $$ begin create role ${role}${options}; exception when duplicate_object or unique_violation then null; end $$;`,
  );
  if (!roles.every((role) => project.includes(`create role ${role} `))) {
    throw new Error('hosted-project.sql lacks a role of Supabase');
  }
  await sql.unsafe(project);
}
