import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { readAdmin } from '@/lib/supabase/admin-rpc';
import { queryRoots } from '@/lib/queries/query-roots';
import { getSupabase } from '@/lib/supabase/supabase-client';
import { requireData } from '@/lib/supabase/supabase-error';
import { findingTypes, severities, type AuditSummary, type Finding } from '../model/findings';

export interface AuditRun extends AuditSummary {
  readonly id: string;
  readonly createdAt: string;
  readonly runBy: string;
  readonly paths: readonly string[];
}

/** The stored runs, newest first. */
export const auditsQuery = queryOptions({
  queryKey: [queryRoots.audits],
  queryFn: async ({ signal }): Promise<AuditRun[]> => {
    const client = await getSupabase();
    const rows = requireData(
      await client
        .from('accessibility_audits')
        .select('id, created_at, run_by, paths, errors, warnings, successes, score')
        .order('created_at', { ascending: false })
        .limit(20)
        .abortSignal(signal),
    );
    return rows.map(({ created_at, run_by, ...row }) => ({ ...row, createdAt: created_at, runBy: run_by }));
  },
});

const findingsSchema = z.array(
  z.object({
    severity: z.enum(severities),
    type: z.enum(findingTypes),
    rule: z.string(),
    message: z.string(),
    help: z.url({ protocol: /^https$/ }),
    pages: z.array(z.string()),
    elements: z.array(z.string()),
  }),
);

export function auditFindingsQuery(id: string) {
  return queryOptions({
    queryKey: [queryRoots.audits, id],
    queryFn: async ({ signal }): Promise<Finding[]> => {
      const client = await getSupabase();
      const row = requireData(
        await client
          .from('accessibility_audits')
          .select('findings')
          .eq('id', id)
          .abortSignal(signal)
          .maybeSingle(),
      );
      return findingsSchema.parse(row.findings);
    },
    staleTime: Infinity,
  });
}

/** Stores a run and returns its id. */
export async function storeAudit(
  paths: readonly string[],
  { errors, warnings, successes }: AuditSummary,
  findings: readonly Finding[],
): Promise<string> {
  const kept = await readAdmin(
    'admin_record_audit',
    { paths: [...paths], errors, warnings, successes, findings: [...findings] as never },
    z.object({ id: z.string() }),
  );
  return kept.id;
}

/** The public pages of the current build, from its sitemap. */
export const sitePathsQuery = queryOptions({
  queryKey: [queryRoots.audits, 'paths'],
  queryFn: async ({ signal }): Promise<string[]> => {
    const response = await fetch('/sitemap.xml', { signal });
    if (!response.ok) {
      throw new Error('There is no sitemap.');
    }
    const sitemap = new DOMParser().parseFromString(await response.text(), 'text/xml');
    return [...sitemap.querySelectorAll('loc')].map((entry) => new URL(entry.textContent).pathname);
  },
});
