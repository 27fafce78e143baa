import type { ShopDatabase } from '../../../supabase/local/database/open-database';
import type { Weakness } from './mutants';

type Statements = readonly [apply: readonly string[], undo: readonly string[]];

async function statementsOf(database: ShopDatabase, weakness: Weakness): Promise<Statements> {
  if ('rlsOff' in weakness) {
    const { rlsOff } = weakness;
    return [
      [
        `alter table ${rlsOff} disable row level security`,
        `grant select on ${rlsOff} to anon, authenticated`,
      ],
      [`alter table ${rlsOff} enable row level security`],
    ];
  }
  if ('policyAdded' in weakness) {
    const [table, policy] = weakness.policyAdded;
    return [
      [
        `create policy weakness on public.${table} ${policy}`,
        `grant select, insert, update, delete on public.${table} to anon, authenticated`,
      ],
      [`drop policy weakness on public.${table}`],
    ];
  }
  if ('triggerOff' in weakness) {
    const [named, trigger] = weakness.triggerOff;
    const table = named.includes('.') ? named : `public.${named}`;
    return [
      [`alter table ${table} disable trigger ${trigger}`],
      [`alter table ${table} enable trigger ${trigger}`],
    ];
  }
  if ('functionChanged' in weakness) {
    const [name, from, to] = weakness.functionChanged;
    const [row] = await database.query<{ definition: string }>(
      `select pg_get_functiondef('${name}'::regprocedure) as definition`,
    );
    const before = row?.definition ?? '';
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${name} has nothing like ${String(from)} any more`);
    return [[after], [before]];
  }
  if ('opened' in weakness) {
    return [
      [`grant execute on function ${weakness.opened} to anon, authenticated`],
      [`revoke execute on function ${weakness.opened} from anon, authenticated`],
    ];
  }
  return [weakness.run, weakness.undo];
}

/** Brings the weakness in, does the work, and takes it out again. */
export async function withWeakness(
  database: ShopDatabase,
  weakness: Weakness,
  work: () => Promise<void>,
): Promise<void> {
  const [apply, undo] = await statementsOf(database, weakness);
  for (const statement of apply) await database.query(statement);
  try {
    await work();
  } finally {
    for (const statement of undo) await database.query(statement);
  }
}
