import { lawFacts } from '../../supabase/functions/_shared/law/facts.ts';
import {
  lawFactColumns,
  sourceDetailColumns,
  toLawFactRow,
  type LawFactRow,
} from '../../supabase/functions/_shared/law/law-fact-row.ts';
import type { Client } from '../../supabase/functions/_shared/http/context.ts';
import { sha256Hex } from '../../supabase/functions/_shared/links/crypto.ts';
import { rowsToPush } from './push-keyed-rows.ts';
import { requireData, requireNoError, type PushReport } from './push-report.ts';

const firstColumns = lawFactColumns.filter((column) => !sourceDetailColumns.some((detail) => detail === column));
const isFilled = (value: unknown) => value !== null && !(Array.isArray(value) && value.length === 0);

/**
 * The figure is compared as a number: the database may write 4.40 for 4.4. A column that came later counts only if it is
 * filled, so that a row which an older version pushed still has the hash that it was pushed with.
 */
export const hashOf = (row: LawFactRow): Promise<string> =>
  sha256Hex(
    JSON.stringify([
      ...firstColumns.map((column) =>
        // oxlint-disable-next-line typescript/no-unnecessary-type-conversion -- PostgreSQL answers a text
        column === 'figure' && row.figure !== null ? Number(row.figure) : row[column],
      ),
      ...sourceDetailColumns.flatMap((column) => (isFilled(row[column]) ? [[column, row[column]]] : [])),
    ]),
  );

/** Loads the fact base. */
export async function pushLawFacts(client: Client, report: PushReport): Promise<void> {
  const stored = requireData(
    await client.from('law_facts').select(`${lawFactColumns.join(', ')}, pushed_hash`).limit(1000),
  ) as unknown as (LawFactRow & { pushed_hash: string | null })[];
  const rows = await rowsToPush(
    { folder: 'law', wanted: lawFacts.map(toLawFactRow), stored, hashOf },
    report,
  );
  if (rows.length > 0) {
    requireNoError(await client.from('law_facts').upsert(rows, { onConflict: 'key' }));
  }
}
