import { queryOptions } from '@tanstack/react-query';
import type { Database } from '@database/database-types';
import { lawFactColumns, toLawFact } from '@law/law-fact-row';
import type { FigureUnit } from '@law/law-fact';
import { yearlyFigures } from '@law/yearly-figures';
import { queryRoots } from '@/lib/queries/query-roots';
import { callRpc, readRows } from '@/lib/supabase/data-api';
import { shopDay } from '@/lib/text/shop-zone';
import {
  expectedChanges,
  lawChanges,
  type ExpectedChange,
  type FactDocument,
  type LawChange,
  type RecordedChange,
} from '../model/law-changes';

type Functions = Database['public']['Functions'];
type ChangeRow = Functions['law_fact_changes']['Returns'][number];
type DocumentRow = Functions['fact_documents']['Returns'][number];

export interface ChangeLog {
  readonly changes: readonly LawChange[];
  readonly expected: readonly ExpectedChange[];
}

const toRecorded = (row: ChangeRow): RecordedChange => ({
  id: row.id,
  key: row.fact_key,
  recordedOn: row.recorded_on,
  before: { figure: row.old_figure, unit: row.old_unit as FigureUnit | null, validFrom: row.old_valid_from },
  after: { figure: row.new_figure, unit: row.new_unit as FigureUnit | null, validFrom: row.new_valid_from },
});

export const toFactDocument = (row: DocumentRow): FactDocument => ({
  key: row.fact_key,
  path: row.path,
  title: row.title,
  sku: row.product_sku,
  version: row.version,
  releasedOn: row.released_on,
});

/** What changed in the law of a state, and what is about to; null stands for all states. */
export const changeLogQuery = (code: string | null) =>
  queryOptions({
    queryKey: [queryRoots.lawFacts, 'changes', code],
    queryFn: async ({ signal }): Promise<ChangeLog> => {
      const ofState: Readonly<Record<string, string>> = code === null ? {} : { state: `eq.${code}` };
      const asked = code === null ? {} : { state_code: code };
      const [rows, changes, documents] = await Promise.all([
        readRows('law_facts', lawFactColumns, { ...ofState, order: 'key', limit: '1000' }, signal),
        callRpc('law_fact_changes', asked, signal) as Promise<readonly ChangeRow[]>,
        callRpc('fact_documents', asked, signal) as Promise<readonly DocumentRow[]>,
      ]);
      const sources = {
        facts: rows.flatMap((row) => toLawFact(row) ?? []),
        recorded: changes.map(toRecorded),
        documents: documents.map(toFactDocument),
        yearly: yearlyFigures,
        today: shopDay(),
      };
      return { changes: lawChanges(sources), expected: expectedChanges(sources) };
    },
    staleTime: 5 * 60_000,
  });
