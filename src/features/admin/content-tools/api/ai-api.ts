import { queryOptions } from '@tanstack/react-query';
import type { AiStatus, GeneratedPost } from '@contracts/content-tools';
import { actAsAdmin } from '@/lib/supabase/admin-rpc';
import { track } from '@/lib/browser/analytics';
import { AppError } from '@/lib/errors/app-error';
import { callAsUser } from '@/lib/supabase/call-as-user';
import { queryRoots } from '@/lib/queries/query-roots';
import type { Change } from '@/lib/forms/optimistic-save';
import { getSupabase } from '@/lib/supabase/supabase-client';
import { requireData } from '@/lib/supabase/supabase-error';
import { toAiRun, type AiRun } from '../model/ai-run';

const recentRuns = 10;

/** Whether text can be generated, and how much of the hourly and monthly limits is left. */
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

/** The test prompt: a post that is generated and counted, but not stored. */
export async function testPrompt(title: string): Promise<GeneratedPost> {
  const post = (await callAsUser('ai-blog-generate', { title })) as GeneratedPost;
  track('ai_blog_generate', { word_count: post.wordCount });
  return post;
}

const budgetKey = 'AI_MONTHLY_BUDGET_USD';
const apiKeyName = 'OPENAI_API_KEY';

export interface Budget {
  /** Dollars, as typed. */
  readonly dollars: string;
}

/** Omitted fields are not changed. The budget is its own version. */
export interface AiSettings {
  readonly apiKey?: string | undefined;
  readonly budget?: Change<Budget> | undefined;
}

const isKnownTo = ({ content, updatedAt, unanswered = [] }: Change<Budget>, stored: string) =>
  [updatedAt, ...[content, ...unanswered].map(({ dollars }) => dollars)].some(
    (known) => Number(known) === Number(stored),
  );

/** Stores both or neither. Rejects a budget if the stored one has changed since it was read. */
export async function saveAiSettings({ apiKey, budget }: AiSettings): Promise<void> {
  const client = await getSupabase();
  const rows = requireData(
    await client.from('site_settings').select('key, value, updated_at').in('key', [budgetKey, apiKeyName]),
  );
  const stored = rows.find(({ key }) => key === budgetKey)?.value ?? '';
  if (budget && stored !== '' && !isKnownTo(budget, stored)) {
    throw new AppError(
      'invalid',
      `Someone else has changed the budget to $${Number(stored).toFixed(2)}. Nothing was saved: copy what you need, then reload the page.`,
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
