import { queryOptions } from '@tanstack/react-query';
import type { AiStatus, GeneratedPost } from '@contracts/content-tools';
import { track } from '@/lib/analytics';
import { callAsUser } from '@/lib/call-as-user';
import { queryRoots } from '@/lib/query-roots';
import { getSupabase } from '@/lib/supabase-client';
import { requireData, requireSuccess } from '@/lib/supabase-error';
import { toAiRun, type AiRun } from '../model/ai-run';

const recentRuns = 10;

/** Whether text can be generated, and what of the hour and the month is left. */
export const aiStatusQuery = queryOptions({
  queryKey: [queryRoots.aiRuns, 'status'],
  queryFn: async ({ signal }) => (await callAsUser('ai-status', {}, signal)) as AiStatus,
  staleTime: 10_000,
});

export const recentRunsQuery = queryOptions({
  queryKey: [queryRoots.aiRuns, 'recent'],
  queryFn: async ({ signal }): Promise<AiRun[]> => {
    const client = await getSupabase();
    const rows = requireData(
      await client
        .from('ai_runs')
        .select(
          'id, created_at, function_name, status, model, input_data, output_data, cost_estimate, error, is_sample',
        )
        .order('created_at', { ascending: false })
        .limit(recentRuns)
        .abortSignal(signal),
    );
    return rows.map(toAiRun);
  },
});

/** The test prompt: a post that is written and counted, but saved nowhere. */
export async function testPrompt(title: string): Promise<GeneratedPost> {
  const post = (await callAsUser('ai-blog-generate', { title })) as GeneratedPost;
  track('ai_blog_generate', { word_count: post.wordCount });
  return post;
}

export interface AiSettings {
  /** Left out, the stored key stays; empty, it is taken away. */
  readonly apiKey?: string | undefined;
  readonly monthlyBudget: string;
}

export async function saveAiSettings({ apiKey, monthlyBudget }: AiSettings): Promise<void> {
  const client = await getSupabase();
  const rows = [
    { key: 'AI_MONTHLY_BUDGET_USD', value: monthlyBudget },
    ...(apiKey === undefined ? [] : [{ key: 'OPENAI_API_KEY', value: apiKey }]),
  ];
  requireSuccess(await client.from('site_settings').upsert(rows, { onConflict: 'key' }));
}
