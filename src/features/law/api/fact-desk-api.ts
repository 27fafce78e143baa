import { hashKey, queryOptions } from '@tanstack/react-query';
import type { LawFact } from '@contracts/law/law-fact';
import { lawFactColumns, toLawFact, toLawFactRow } from '@contracts/law/law-fact-row';
import { AppError } from '@/lib/app-error';
import { queryRoots } from '@/lib/query-roots';
import { saveOver, type Change, type StoredVersion } from '@/lib/save-over';
import { getSupabase } from '@/lib/supabase-client';
import { requireData, requireSuccess } from '@/lib/supabase-error';

export interface EditableFact {
  readonly fact: LawFact;
  /** The state of the row that was read: a save over a newer one is refused. */
  readonly updatedAt: string;
}

export interface FactChange {
  readonly id: number;
  readonly changedAt: string;
  readonly action: string;
  readonly statement: string;
  readonly byHand: boolean;
  /** What the fact was before, where this version of the site can read it. */
  readonly before: LawFact | null;
}

const factColumns = [...lawFactColumns, 'updated_at'].join(',') as '*';

export function factQuery(key: string) {
  return queryOptions({
    queryKey: [queryRoots.lawFacts, 'one', key],
    queryFn: async ({ signal }): Promise<EditableFact> => {
      const client = await getSupabase();
      const row = requireData(
        await client.from('law_facts').select(factColumns).eq('key', key).abortSignal(signal).maybeSingle(),
      );
      const fact = toLawFact(row);
      if (!fact) {
        throw new AppError('not-found', 'This version of the site cannot read the fact.');
      }
      return { fact, updatedAt: row.updated_at };
    },
    staleTime: 0,
  });
}

const textOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'statement' in value ? String(value.statement) : '';

export function factHistoryQuery(key: string) {
  return queryOptions({
    queryKey: [queryRoots.lawFacts, 'history', key],
    queryFn: async ({ signal }): Promise<FactChange[]> => {
      const client = await getSupabase();
      const rows = requireData(
        await client
          .from('law_fact_history')
          .select('id,created_at,action,changed_by,before,after')
          .eq('fact_key', key)
          .order('id', { ascending: false })
          .limit(50)
          .abortSignal(signal),
      );
      return rows.map((row) => ({
        id: row.id,
        changedAt: row.created_at,
        action: row.action,
        statement: textOf(row.after ?? row.before),
        byHand: row.changed_by !== null,
        before: row.before === null ? null : toLawFact(row.before as never),
      }));
    },
    staleTime: 0,
  });
}

async function replaceFact(updatedAt: string, fact: LawFact): Promise<boolean> {
  const client = await getSupabase();
  const { data, error, status } = await client
    .from('law_facts')
    .update(toLawFactRow(fact))
    .eq('key', fact.key)
    .eq('updated_at', updatedAt)
    .select('key');
  requireSuccess({ error, status });
  return data?.length !== 0;
}

async function readStored(key: string): Promise<StoredVersion<LawFact>> {
  const client = await getSupabase();
  const row = requireData(await client.from('law_facts').select(factColumns).eq('key', key).maybeSingle());
  return {
    updatedAt: row.updated_at,
    isSame: (fact) => hashKey([toLawFact(row)]) === hashKey([fact]),
  };
}

/** Saves over the version that was read; whoever comes second is told and loses nothing of what they typed. */
export async function saveFact(change: Change<LawFact>): Promise<void> {
  await saveOver(
    { replace: replaceFact, read: () => readStored(change.content.key) },
    change,
    'Somebody else changed this fact meanwhile. Copy your text, reload the page and enter it again.',
  );
}
