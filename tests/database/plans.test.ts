import type postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { wrongAggregates } from '../../scripts/bench/data/aggregates';
import { callsOnEverything, callsOnSmallTables } from '../../scripts/bench/data/admin-queries';
import { fillDatabase } from '../../scripts/bench/data/fill';
import { createHostedDatabase } from '../../scripts/bench/data/hosted-database';
import { dataQueries } from '../../scripts/bench/data/queries';
import { asCaller, sampleNumbers } from '../../scripts/bench/data/run-query';
import { growingTables, sizesFor } from '../../scripts/bench/data/sizes';
import { connectTo } from '../../scripts/support/postgres-server';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

const growing = new Set<string>(growingTables);

/** The planner is told of a million purchases: some plans turn bad only there, and so many rows would take minutes to make. */
const rowsToldOfOne = 33;

function sequentialScans(node: PlanNode): string[] {
  const table = node['Relation Name'] ?? '';
  const own = node['Node Type'] === 'Seq Scan' && growing.has(table) ? [table] : [];
  return [...own, ...(node.Plans ?? []).flatMap(sequentialScans)];
}

/** auto_explain tells the plan of every statement, also of those inside functions, policies and triggers. */
function plansIn(notices: readonly string[]): PlanNode[] {
  return notices.flatMap((notice) => {
    const at = notice.indexOf('plan:\n');
    return at < 0 ? [] : [(JSON.parse(notice.slice(at + 6)) as { readonly Plan: PlanNode }).Plan];
  });
}

describe('plans on a filled database', () => {
  const name = `plans_${process.pid}_${Date.now()}`;
  const sizes = sizesFor(30_000);
  const notices: string[] = [];
  let sql: postgres.Sql;

  beforeAll(async () => {
    const url = await createHostedDatabase(inject('postgresUrl'), name);
    sql = connectTo(url, { onnotice: ({ message }) => notices.push(message ?? '') });
    await fillDatabase(sql, sizes);
    await sql`
      update pg_class set reltuples = reltuples * ${rowsToldOfOne}
      where relkind in ('r', 'i') and relnamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace)`;
    await sql.unsafe(`load 'auto_explain';
      set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on;
      set auto_explain.log_format = json; set auto_explain.log_level = notice`);
  });
  afterAll(async () => {
    await sql.end();
    const server = connectTo(inject('postgresUrl'));
    await server.unsafe(`drop database ${name} with (force)`);
    await server.end();
  });

  it('keeps totals that equal what counting every row gives', async () => {
    expect(await wrongAggregates(sql)).toEqual([]);
  });

  it('measures every call that a signed-in person or a function may make', async () => {
    const calls = await sql<{ name: string }[]>`
      select distinct proname as name from pg_proc
      where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
        and (has_function_privilege('authenticated', oid, 'execute') or has_function_privilege('service_role', oid, 'execute'))`;
    const measured = dataQueries.map((query) => query.sql(1)).join('\n');
    const missing = calls.filter(
      (call) =>
        ![...callsOnSmallTables, ...callsOnEverything].includes(call.name) &&
        !measured.includes(`public.${call.name}(`),
    );
    expect(missing.map((call) => call.name)).toEqual([]);
  });

  it.each(dataQueries)('$name reads no growing table from end to end', async (query) => {
    notices.length = 0;
    for (const n of sampleNumbers(3, sizes[query.of])) {
      await asCaller(sql, query, n, sizes, (transaction) => transaction.unsafe(query.sql(n)));
    }
    const plans = plansIn(notices);
    expect(plans.length).toBeGreaterThan(0);
    expect([...new Set(plans.flatMap(sequentialScans))]).toEqual([]);
  });

  it('would tell of a sequential scan inside a function', async () => {
    notices.length = 0;
    await sql.unsafe(`do $$ begin perform count(*) from public.purchases where coupon is not null; end $$`);
    expect(plansIn(notices).flatMap(sequentialScans)).toEqual(['purchases']);
  });
});
