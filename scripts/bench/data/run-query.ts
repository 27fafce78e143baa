import type postgres from 'postgres';
import { idOf } from './fill.ts';
import { callerOf, type DataQuery } from './query.ts';
import type { Sizes } from './sizes.ts';

class Rollback extends Error {}

const databaseRole = { admin: 'authenticated', customer: 'authenticated', service: 'service_role' } as const;

/** As the Data API does it: the role and the claims for one transaction, which is rolled back here. */
export async function asCaller<T>(
  sql: postgres.Sql,
  query: DataQuery,
  n: number,
  sizes: Sizes,
  work: (transaction: postgres.TransactionSql) => Promise<T>,
): Promise<T> {
  const user = callerOf(query, n, sizes);
  let answer: { readonly value: T } | undefined;
  try {
    await sql.begin(async (transaction) => {
      if (query.caller !== 'service') {
        await transaction.unsafe(
          `select set_config('request.jwt.claims', jsonb_build_object('sub', ${idOf('user', user)}, 'role', 'authenticated',
             'session_id', ${idOf('session', user)})::text, true)`,
        );
      }
      await transaction.unsafe(`set local role ${databaseRole[query.caller]}`);
      answer = { value: await work(transaction) };
      throw new Rollback();
    });
  } catch (error) {
    if (!(error instanceof Rollback)) {
      throw new Error(`${query.name}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }
  if (!answer) throw new Error(`${query.name} gave no answer`);
  return answer.value;
}

/** Row numbers spread over the whole table, the same ones in every run. */
export function sampleNumbers(count: number, rows: number): number[] {
  return Array.from({ length: count }, (_, i) => 1 + Math.floor(((i * 0.618034) % 1) * rows));
}
