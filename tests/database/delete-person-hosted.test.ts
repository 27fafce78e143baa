import type postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHostedProject, type HostedProject } from '../support/hosted-database';
import { pushMigrations } from '../support/supabase-cli';

const email = 'zoe@example-mail.com';
const id = '40000000-0000-4000-8000-000000000001';

/** The sign-in service of a hosted project has other tables than the embedded one. */
describe('deleting a person in a hosted project', () => {
  let project: HostedProject;
  let sql: postgres.Sql;

  const asService = <Row>(call: string) =>
    sql.begin(async (transaction) => {
      await transaction.unsafe('set local role service_role');
      const [row] = await transaction.unsafe<{ answer: Row }[]>(`select ${call} as answer`);
      return row?.answer;
    });

  beforeAll(async () => {
    project = await openHostedProject('delete_person');
    ({ sql } = project);
    await pushMigrations(project.url);
    // As supabase/auth has them; the stub project lacks them.
    await sql.unsafe(`
      create table auth.audit_log_entries (id uuid, payload json, created_at timestamptz);
      create table auth.flow_state (id uuid, user_id uuid)`);
    await sql`insert into auth.users (id, email, email_confirmed_at) values (${id}, ${email}, now())`;
    await sql`insert into auth.users (email, email_change) values ('other@example.com', 'Zoe@Example-Mail.com')`;
    await sql`insert into auth.sessions (user_id) values (${id})`;
    await sql`insert into auth.flow_state (user_id) values (${id})`;
    await sql`insert into auth.audit_log_entries (payload) values (${sql.json({ actor_username: email })})`;
  });
  afterAll(() => project.drop());

  it('exports the account, then leaves nothing of it', async () => {
    const held = await asService<Record<string, unknown[]>>(`public.admin_export_person('${email}')`);
    expect(held?.['account']).toMatchObject([{ id, email }]);
    expect(held?.['sessions']).toHaveLength(1);
    await asService(`public.admin_delete_person('${email}', '${email}')`);
    for (const table of ['users', 'sessions', 'flow_state', 'audit_log_entries']) {
      const rows = await sql.unsafe(
        `select 1 from auth.${table} as whole_row where whole_row::text ~* 'zoe@example-mail|${id}'`,
      );
      expect(rows.length, table).toBe(0);
    }
    expect([...(await sql`select 1 from public.profiles where id = ${id}`)]).toEqual([]);
  });

  it('is refused to everybody else', async () => {
    for (const role of ['anon', 'authenticated']) {
      await expect(
        sql.begin(async (transaction) => {
          await transaction.unsafe(`set local role ${role}`);
          await transaction.unsafe(`select public.admin_delete_person('${email}', '${email}')`);
        }),
        role,
      ).rejects.toThrow(/permission denied|Only an admin/);
    }
  });
});
