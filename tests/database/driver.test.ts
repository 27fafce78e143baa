import type postgres from 'postgres';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { connectTo } from '../../scripts/support/postgres-server';
import { waitUntil } from '../../scripts/support/wait-until';

const connect = (max: number) => connectTo(inject('postgresUrl'), { max });

let sql: postgres.Sql;
let admin: postgres.Sql;

beforeAll(() => {
  sql = connect(2);
  admin = connect(1);
});

afterAll(() => Promise.all([sql.end({ timeout: 1 }), admin.end()]));

it('refuses a question whose connection was closed, and ends no process by it', async () => {
  const held = await sql.reserve();
  const [own] = await held<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const pid = own?.pid ?? 0;
  await admin`select pg_terminate_backend(${pid})`;
  await waitUntil('the connection is gone', async () => {
    const left = await admin`select from pg_stat_activity where pid = ${pid}`;
    return left.length === 0;
  });
  // The driver hears of it a moment after the server has closed it.
  await new Promise((resolve) => setTimeout(resolve, 300));
  await expect(held`select ${1}::int as number`).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
  for (let number = 0; number < 5; number += 1) {
    expect(await sql`select ${number}::int as number`).toEqual([{ number }]);
  }
});
