import { queryOptions } from '@tanstack/react-query';
import type { WhichText } from '@/lib/supabase/check-content';
import { queryRoots } from '@/lib/queries/query-roots';
import { getSupabase } from '@/lib/supabase/supabase-client';
import { requireData, requireSuccess } from '@/lib/supabase/supabase-error';
import { findingColumns, toFinding, type FindingRow, type TextFinding } from '../model/finding';

export interface FactCheck {
  /** When the text was last checked, or null. */
  readonly checkedAt: string | null;
  readonly findings: readonly TextFinding[];
}

async function readEmails(rows: readonly FindingRow[], signal: AbortSignal) {
  const ids = rows.flatMap(({ resolved_by }) => (resolved_by === null ? [] : [resolved_by]));
  if (ids.length === 0) {
    return new Map<string, string>();
  }
  const client = await getSupabase();
  const people = requireData(
    await client.from('profiles').select('id, email').in('id', ids).abortSignal(signal),
  );
  return new Map(people.map(({ id, email }) => [id, email]));
}

export function factCheckQuery({ kind, id }: WhichText) {
  return queryOptions({
    queryKey: [queryRoots.texts, 'facts', kind, id],
    queryFn: async ({ signal }): Promise<FactCheck> => {
      const client = await getSupabase();
      const [checks, findings] = await Promise.all([
        client
          .from('content_checks')
          .select('checked_at')
          .eq('subject_kind', kind)
          .eq('subject_id', id)
          .abortSignal(signal),
        client
          .from('content_findings')
          .select(findingColumns)
          .eq('subject_kind', kind)
          .eq('subject_id', id)
          .order('line')
          .abortSignal(signal),
      ]);
      const rows = requireData(findings);
      const emails = await readEmails(rows, signal);
      return {
        checkedAt: requireData(checks)[0]?.checked_at ?? null,
        findings: rows.map((row) => toFinding(row, emails)),
      };
    },
  });
}

export async function resolveFinding(findingId: string, reason: string): Promise<void> {
  const client = await getSupabase();
  requireSuccess(await client.rpc('resolve_content_finding', { finding_id: findingId, reason }));
}
