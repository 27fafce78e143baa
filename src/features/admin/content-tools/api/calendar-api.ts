import { hashKey, queryOptions } from '@tanstack/react-query';
import type { BatchProgress, ContentAction, GeneratedContent, GeneratedPost } from '@contracts/content-tools';
import { track } from '@/lib/browser/analytics';
import { callAsUser } from '@/lib/supabase/call-as-user';
import { queryRoots } from '@/lib/queries/query-roots';
import { saveIfUnchanged, type Change, type StoredVersion } from '@/lib/forms/optimistic-save';
import { getSupabase } from '@/lib/supabase/supabase-client';
import { requireData, requireSuccess } from '@/lib/supabase/supabase-error';
import { starterRows, toCalendarItem, type CalendarItem } from '../model/calendar';

export const calendarQuery = queryOptions({
  queryKey: [queryRoots.calendar, 'items'],
  queryFn: async ({ signal }): Promise<CalendarItem[]> => {
    const client = await getSupabase();
    const rows = requireData(
      await client
        .from('content_calendar')
        .select('*')
        .order('target_year')
        .order('target_month')
        .order('position')
        .order('created_at')
        .abortSignal(signal),
    );
    return rows.map(toCalendarItem);
  },
});

export async function createStarterCalendar(): Promise<void> {
  const client = await getSupabase();
  requireSuccess(await client.rpc('create_starter_calendar', { topics: starterRows(new Date()) }));
}

export interface TopicFields {
  readonly topic: string;
  readonly keyword: string;
  readonly state: string;
  readonly month: number;
  readonly year: number;
  readonly priority: number;
}

const toRow = ({ topic, keyword, state, month, year, priority }: TopicFields) => ({
  topic: topic.trim(),
  target_keyword: keyword.trim() || null,
  target_state: state || null,
  target_month: month,
  target_year: year,
  priority,
});

/** The client chooses the id: repeating a save after a lost response does not add a second topic. */
export async function addTopic(id: string, fields: TopicFields): Promise<void> {
  const client = await getSupabase();
  requireSuccess(
    await client
      .from('content_calendar')
      .upsert({ id, ...toRow(fields), status: 'planned', position: 1000 }, { onConflict: 'id' }),
  );
}

/** False if the row is newer than `updatedAt`. */
async function replaceTopic(id: string, updatedAt: string, fields: TopicFields): Promise<boolean> {
  const client = await getSupabase();
  const rows = await client
    .from('content_calendar')
    .update(toRow(fields))
    .eq('id', id)
    .eq('updated_at', updatedAt)
    .select('id');
  return requireData(rows).length > 0;
}

async function readTopic(id: string): Promise<StoredVersion<TopicFields>> {
  const client = await getSupabase();
  const { updated_at, ...stored } = requireData(
    await client
      .from('content_calendar')
      .select('topic, target_keyword, target_state, target_month, target_year, priority, updated_at')
      .eq('id', id)
      .maybeSingle(),
  );
  return { updatedAt: updated_at, isSame: (fields) => hashKey([toRow(fields)]) === hashKey([stored]) };
}

/** Saves over the version that was read. A second editor gets an error and keeps the typed text. */
export async function changeTopic(id: string, change: Change<TopicFields>): Promise<void> {
  await saveIfUnchanged(
    { replace: (updatedAt, fields) => replaceTopic(id, updatedAt, fields), read: () => readTopic(id) },
    change,
    'Someone else has changed this topic. Press Cancel and open it again to see their version.',
  );
}

/** Resets a topic whose generation was interrupted, so that it can be retried. */
export async function resetTopic({ id, outline }: CalendarItem): Promise<void> {
  const client = await getSupabase();
  const status = outline === '' ? 'planned' : 'outlined';
  requireSuccess(await client.from('content_calendar').update({ status }).eq('id', id));
}

export async function removeTopic(id: string): Promise<void> {
  const client = await getSupabase();
  requireSuccess(await client.from('content_calendar').delete().eq('id', id));
}

export async function orderTopics(ids: readonly string[]): Promise<void> {
  const client = await getSupabase();
  requireSuccess(await client.rpc('order_calendar', { ids: [...ids] }));
}

export async function generateFor(item: CalendarItem, action: ContentAction): Promise<GeneratedContent> {
  return (await callAsUser('generate-content', {
    action,
    topic: item.topic,
    targetKeyword: item.keyword,
    targetState: item.state,
    outline: item.outline,
    introduction: item.introduction,
    itemId: item.id,
  })) as GeneratedContent;
}

const toBlogItem = (item: CalendarItem) => ({
  title: item.topic,
  outline: item.outline,
  keywords: [item.keyword],
  tone: 'professional',
  state: item.state,
  itemId: item.id,
});

export async function generateDraft(item: CalendarItem): Promise<GeneratedPost> {
  const post = (await callAsUser('ai-blog-generate', toBlogItem(item))) as GeneratedPost;
  track('ai_blog_generate', { word_count: post.wordCount });
  return post;
}

export async function generateBatch(items: readonly CalendarItem[]): Promise<BatchProgress> {
  const batch = (await callAsUser('ai-blog-batch', { items: items.map(toBlogItem) })) as BatchProgress;
  track('ai_blog_batch', { successful: batch.successful, total: batch.totalItems });
  return batch;
}

/** Resumes an unfinished batch, for example after the browser was closed. */
export async function resumeBatch(runId: string): Promise<BatchProgress> {
  return (await callAsUser('ai-blog-batch', { runId })) as BatchProgress;
}

export interface BatchJob {
  readonly id: string;
  readonly title: string;
  readonly status: string;
  readonly error: string | null;
}

export interface Batch {
  readonly runId: string;
  readonly status: string;
  readonly jobs: readonly BatchJob[];
}

const pollMs = 2000;

/** The latest batch of posts with its jobs. Polled while it runs. */
export const latestBatchQuery = queryOptions({
  queryKey: [queryRoots.aiRuns, 'batch'],
  queryFn: async ({ signal }): Promise<Batch | null> => {
    const client = await getSupabase();
    const [run] = requireData(
      await client
        .from('ai_runs')
        .select('id, status')
        .eq('function_name', 'ai-blog-batch')
        .order('created_at', { ascending: false })
        .limit(1)
        .abortSignal(signal),
    );
    if (!run) {
      return null;
    }
    const jobs = requireData(
      await client
        .from('ai_jobs')
        .select('id, payload, status, error')
        .eq('run_id', run.id)
        .order('position')
        .abortSignal(signal),
    );
    return {
      runId: run.id,
      status: run.status,
      jobs: jobs.map(({ id, payload, status, error }) => ({
        id,
        title: (payload as { readonly title?: string }).title ?? '',
        status,
        error,
      })),
    };
  },
  refetchInterval: ({ state }) => (state.data?.status === 'running' ? pollMs : false),
});
