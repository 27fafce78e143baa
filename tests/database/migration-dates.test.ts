import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openHostedProject } from '../support/hosted-database';
import { pushMigrations } from '../support/supabase-cli';

const supabaseFolder = new URL('../../supabase/', import.meta.url).pathname;
const files = readdirSync(`${supabaseFolder}migrations`).sort();
const nameOf = (file: string) => file.slice(file.indexOf('_') + 1);

const workFolder = mkdtempSync(join(tmpdir(), 'migrations-'));
afterAll(() => rmSync(workFolder, { recursive: true, force: true }));

it('dates no migration in the future, so that the next one sorts last', () => {
  const now = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  expect(files.filter((file) => file.slice(0, 14) > now)).toEqual([]);
});

it('gives each migration a name and a date of its own', () => {
  expect(new Set(files.map(nameOf)).size).toBe(files.length);
  expect(new Set(files.map((file) => file.slice(0, 14))).size).toBe(files.length);
});

it('pushes a new migration onto a database that has all others', { timeout: 180_000 }, async () => {
  const project = await openHostedProject('one_more');
  try {
    await pushMigrations(project.url);
    cpSync(supabaseFolder, join(workFolder, 'supabase'), {
      recursive: true,
      filter: (source) => !/supabase\/(functions|local)(\/|$)/.test(source),
    });
    const now = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
    writeFileSync(
      join(workFolder, `supabase/migrations/${now}_one_more.sql`),
      'create table private.one_more (id int);',
    );
    await pushMigrations(project.url, workFolder);
    const [row] = await project.sql<{ made: string | null }[]>`
      select to_regclass('private.one_more')::text as made`;
    expect(row?.made).toBe('private.one_more');
  } finally {
    await project.drop();
  }
});
