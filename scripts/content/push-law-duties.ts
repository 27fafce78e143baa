import { lawDuties } from '../../supabase/functions/_shared/law/duties.ts';
import { dutyColumns, toDutyRow, type DutyRow } from '../../supabase/functions/_shared/law/duty-row.ts';
import type { Client } from '../../supabase/functions/_shared/http/context.ts';
import { sha256Hex } from '../../supabase/functions/_shared/links/crypto.ts';
import { rowsToPush } from './push-keyed-rows.ts';
import { requireData, requireNoError, type PushReport } from './push-report.ts';

const hashOf = (row: DutyRow): Promise<string> =>
  sha256Hex(JSON.stringify(dutyColumns.map((column) => row[column])));

/** Loads the duties that the law sets, each with the section that meets it. */
export async function pushLawDuties(client: Client, report: PushReport): Promise<void> {
  const stored = requireData(
    await client.from('law_duties').select(`${dutyColumns.join(', ')}, pushed_hash`).limit(1000),
  ) as unknown as (DutyRow & { pushed_hash: string | null })[];
  const rows = await rowsToPush({ folder: 'duties', wanted: lawDuties.map(toDutyRow), stored, hashOf }, report);
  if (rows.length > 0) {
    requireNoError(await client.from('law_duties').upsert(rows, { onConflict: 'key' }));
  }
}
