import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { openHostedProject, type HostedProject } from '../support/hosted-database';
import { rowsOfAll, schemaOf } from '../support/hosted-schema';
import { pushMigrations } from '../support/supabase-cli';

const folder = new URL('../../supabase/schemas/', import.meta.url);
const opened: HostedProject[] = [];

afterAll(async () => {
  for (const project of opened) {
    await project.drop();
  }
});

async function newProject(kind: string): Promise<HostedProject> {
  const project = await openHostedProject(kind);
  opened.push(project);
  return project;
}

/** What a migration or a schema file lacks: each line names an object. */
const missingFrom = (these: unknown[], those: unknown[]) => {
  const lines = new Set(these.map((line) => JSON.stringify(line)));
  return those.filter((line) => !lines.has(JSON.stringify(line)));
};

it('supabase/schemas describes the database that the migrations make', { timeout: 120_000 }, async () => {
  const read = await newProject('schemas');
  for (const file of readdirSync(folder).sort()) {
    await read.sql.unsafe(readFileSync(new URL(file, folder), 'utf8'));
  }
  const pushed = await newProject('migrations');
  await pushMigrations(pushed.url);

  const [inSchemas, inMigrations] = [await schemaOf(read.sql), await schemaOf(pushed.sql)];
  expect({
    'missing in supabase/migrations': missingFrom(inMigrations, inSchemas),
    'missing in supabase/schemas': missingFrom(inSchemas, inMigrations),
  }).toEqual({ 'missing in supabase/migrations': [], 'missing in supabase/schemas': [] });

  const rows = async (project: HostedProject) => {
    const found = new Map(await rowsOfAll(project.sql));
    // One random key for each shop.
    found.delete('private.person_key');
    return found;
  };
  expect(await rows(read)).toEqual(await rows(pushed));
});
