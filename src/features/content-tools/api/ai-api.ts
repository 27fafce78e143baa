import { queryOptions } from '@tanstack/react-query';
import type { AiStatus, GeneratedPost } from '@contracts/content-tools';
import { actAsAdmin } from '@/lib/admin-rpc';
import { track } from '@/lib/analytics';
import { AppError } from '@/lib/app-error';
import { callAsUser } from '@/lib/call-as-user';
import { queryRoots } from '@/lib/query-roots';
import type { Change } from '@/lib/save-over';
import { getSupabase } from '@/lib/supabase-client';
import { requireData } from '@/lib/supabase-error';
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

const budgetKey = 'AI_MONTHLY_BUDGET_USD';
const apiKeyName = 'OPENAI_API_KEY';

export interface Budget {
  /** In dollars, as typed. */
  readonly dollars: string;
}

/** What is left out stays as it is stored. A budget's version is the budget itself. */
export interface AiSettings {
  readonly apiKey?: string | undefined;
  readonly budget?: Change<Budget> | undefined;
}

const isKnownTo = ({ content, updatedAt, unanswered = [] }: Change<Budget>, stored: string) =>
  [updatedAt, ...[content, ...unanswered].map(({ dollars }) => dollars)].some(
    (known) => Number(known) === Number(stored),
  );

/** Stores both or neither, and no budget over one that the writer has not seen. */
export async function saveAiSettings({ apiKey, budget }: AiSettings): Promise<void> {
  const client = await getSupabase();
  const rows = requireData(
    await client.from('site_settings').select('key, value, updated_at').in('key', [budgetKey, apiKeyName]),
  );
  const stored = rows.find(({ key }) => key === budgetKey)?.value ?? '';
  if (budget && stored !== '' && !isKnownTo(budget, stored)) {
    throw new AppError(
      'invalid',
      `Somebody else changed the budget meanwhile, to $${Number(stored).toFixed(2)}. Nothing was saved: copy what you need, then reload the page.`,
    );
  }
  await actAsAdmin('admin_publish_settings', {
    changes: {
      ...(budget && { [budgetKey]: budget.content.dollars.trim() }),
      ...(apiKey !== undefined && { [apiKeyName]: apiKey }),
    },
    seen: Object.fromEntries(rows.map(({ key, updated_at }) => [key, updated_at])),
  });
}
