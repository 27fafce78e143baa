import { lawFacts } from '../../supabase/functions/_shared/contracts/law/facts.ts';
import {
  lawFactColumns,
  toLawFactRow,
  type LawFactRow,
} from '../../supabase/functions/_shared/contracts/law/law-fact-row.ts';
import type { Client } from '../../supabase/functions/_shared/http/context.ts';
import { sha256Hex } from '../../supabase/functions/_shared/links/crypto.ts';
import { requireData, requireNoError, type PushReport } from './push-report.ts';

/** The figure is compared as a number: the database may write 4.40 for 4.4. */
export const hashOf = (row: LawFactRow): Promise<string> =>
  sha256Hex(
    JSON.stringify(
      lawFactColumns.map((column) =>
        column === 'figure' && row.figure !== null ? Number(row.figure) : row[column],
      ),
    ),
  );

/**
 * Loads the fact base. A row that stands as the last push wrote it takes the new text; a row that the owner changed is
 * reported and stays. A fact that the files no longer hold stays too: the owner takes it out in the shop.
 */
export async function pushLawFacts(client: Client, report: PushReport): Promise<void> {
  const known = requireData(
    await client.from('law_facts').select(`${lawFactColumns.join(', ')}, pushed_hash`).limit(1000),
  ) as unknown as (LawFactRow & { pushed_hash: string | null })[];
  const rows = new Map(known.map((row) => [row.key, row]));
  const changed: (LawFactRow & { pushed_hash: string })[] = [];
  for (const fact of lawFacts) {
    const name = `law/${fact.key}`;
    const wanted = toLawFactRow(fact);
    const hash = await hashOf(wanted);
    const current = rows.get(fact.key);
    if (!current) {
      report.added.push(name);
    } else if (current.pushed_hash === hash) {
      report.unchanged.push(name);
      continue;
    } else if ((await hashOf(current)) !== current.pushed_hash) {
      report.keptEdits.push(name);
      continue;
    } else {
      report.updated.push(name);
    }
    changed.push({ ...wanted, pushed_hash: hash });
  }
  if (changed.length > 0) {
    requireNoError(await client.from('law_facts').upsert(changed, { onConflict: 'key' }));
  }
}
