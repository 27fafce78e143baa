import { hashKey, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import type { LawFact } from '@law/law-fact';
import { lawFactColumns, toLawFact, toLawFactRow } from '@law/law-fact-row';
import { AppError } from '@/lib/errors/app-error';
import { queryRoots } from '@/lib/queries/query-roots';
import { saveIfUnchanged, type Change, type StoredVersion } from '@/lib/forms/optimistic-save';
import { readAdmin } from '@/lib/supabase/admin-rpc';
import type { FactPage } from '../model/fact-pages';
import { getSupabase } from '@/lib/supabase/supabase-client';
import { requireData, requireSuccess } from '@/lib/supabase/supabase-error';

export interface EditableFact {
  readonly fact: LawFact;
  /** The version of the row that was read. A save over a newer one is refused. */
  readonly updatedAt: string;
}

export interface FactChange {
  readonly id: number;
  readonly changedAt: string;
  readonly action: string;
  readonly statement: string;
  readonly byHand: boolean;
  /** The former fact, if this version of the site can parse it. */
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

const reachSchema = z.array(z.object({ fact_key: z.string(), documents: z.number(), buyers: z.number() }));

export interface FactReach {
  readonly documents: number;
  readonly buyers: number;
}

/** By the key of the fact: the documents that rest on it and the buyers who have one of them. */
export const factReachQuery = queryOptions({
  queryKey: [queryRoots.lawFacts, 'reach'],
  queryFn: async ({ signal }): Promise<ReadonlyMap<string, FactReach>> => {
    const rows = await readAdmin('admin_fact_reach', {}, reachSchema, signal);
    return new Map(rows.map(({ fact_key, documents, buyers }) => [fact_key, { documents, buyers }]));
  },
  staleTime: 60_000,
});

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

export interface FactUse {
  /** How many buyers hold one of the documents by an active license. */
  readonly buyers: number;
  readonly documents: readonly {
    readonly path: string;
    readonly title: string;
    /** The lines of the published text that insert or name the fact. */
    readonly lines: readonly string[];
  }[];
  readonly pages: readonly FactPage[];
}

/** What a change of a fact touches. The pages are those of the build; the documents are the published ones. */
export function factUseQuery(key: string) {
  return queryOptions({
    queryKey: [queryRoots.lawFacts, 'use', key],
    queryFn: async ({ signal }): Promise<FactUse> => {
      const client = await getSupabase();
      const { pagesNaming } = await import('../model/fact-pages');
      const use = requireData(await client.rpc('admin_fact_use', { wanted: key }).abortSignal(signal));
      return { ...(use as unknown as Omit<FactUse, 'pages'>), pages: pagesNaming(key) };
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

/** Saves over the version that was read. A second editor gets an error and keeps the typed text. */
export async function saveFact(change: Change<LawFact>): Promise<void> {
  await saveIfUnchanged(
    { replace: replaceFact, read: () => readStored(change.content.key) },
    change,
    'Someone else has changed this fact. Copy your text, reload the page and enter it again.',
  );
}
