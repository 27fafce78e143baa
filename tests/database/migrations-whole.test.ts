/** @module-tag full */
import { readdirSync, readFileSync } from 'node:fs';
import type postgres from 'postgres';
import { afterAll, describe, expect, it } from 'vitest';
import { fillTables } from '../support/fill-tables';
import { openHostedProject, type HostedProject } from '../support/hosted-database';
import { executioner, rowsOfAll, schemaOf } from '../support/hosted-schema';

const folder = new URL('../../supabase/migrations/', import.meta.url);
const migrations = readdirSync(folder)
  .sort()
  .map((file) => ({ file, text: readFileSync(new URL(file, folder), 'utf8') }));

/** Every fourth command in the daily run; `npm run prove` strikes at each. */
const stride = Number(process.env['MIGRATION_STRIDE'] ?? 4);

const stateOf = async (sql: postgres.Sql) => ({ schema: await schemaOf(sql), rows: await rowsOfAll(sql) });

/** As the CLI applies it: all of its statements in one transaction. */
async function apply(sql: postgres.Sql, text: string): Promise<{ first: string; last: string }> {
  let [first, last] = ['', ''];
  await sql.begin(async (transaction) => {
    const number = async () =>
      (await transaction<{ id: string }[]>`select txid_current()::text as id`)[0]?.id ?? '';
    first = await number();
    await transaction.unsafe(text);
    last = await number();
  });
  return { first, last };
}

describe.each(['an empty', 'a filled'] as const)('every migration on %s database', (kind) => {
  let project: HostedProject;
  let sql: postgres.Sql;

  afterAll(() => project.drop());

  const commands = async () => {
    const [row] = await sql<{ last: string }[]>`select last_value as last from executioner.statement`;
    return Number(row?.last ?? 0);
  };
  const strikeAt = (number: number | null) => sql`update executioner.plan set strike = ${number}`;

  it('is done whole or not at all, whichever of its commands fails', { timeout: 600_000 }, async () => {
    project = await openHostedProject(`whole_${kind.replace(' ', '_')}`);
    ({ sql } = project);
    await sql.unsafe(executioner('raise'));
    let struck = 0;
    for (const { file, text } of migrations) {
      const before = await stateOf(sql);
      const start = await commands();
      // Once without a fault, undone at the end: how many commands it has, and that none of them commits on its own.
      const undone = apply(sql, `${text}\n; do $$ begin raise exception 'undone'; end $$;`);
      await expect(undone, file).rejects.toThrow('undone');
      const count = (await commands()) - start;
      for (let place = 1; place <= count; place += stride) {
        await strikeAt((await commands()) + place);
        await expect(apply(sql, text), `${file}, command ${place}`).rejects.toThrow('struck');
        struck += 1;
      }
      await strikeAt(null);
      expect(await stateOf(sql), file).toEqual(before);

      const { first, last } = await apply(sql, text);
      expect(last, `${file} ends its own transaction`).toBe(first);
      if (kind === 'a filled') await fillTables(sql);
    }
    expect(struck).toBeGreaterThan(1000 / stride);
    if (kind === 'a filled') {
      const empty = [...(await rowsOfAll(sql))].filter(
        ([table, sum]) => table.startsWith('public.') && sum.startsWith('0 '),
      );
      expect(empty.map(([table]) => table)).toEqual([]);
    }
  });
});
