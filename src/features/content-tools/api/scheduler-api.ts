import { queryOptions } from '@tanstack/react-query';
import type { SchedulerAnswer } from '@contracts/content-tools';
import { callAsUser } from '@/lib/call-as-user';
import { queryRoots } from '@/lib/query-roots';
import { getSupabase } from '@/lib/supabase-client';
import { requireData, requireSuccess } from '@/lib/supabase-error';

const shownPosts = 100;

export interface SchedulablePost {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly status: string;
  readonly scheduledFor: string | null;
  readonly publishedAt: string | null;
}

export const schedulablePostsQuery = queryOptions({
  queryKey: [queryRoots.posts, 'schedule'],
  queryFn: async ({ signal }): Promise<SchedulablePost[]> => {
    const client = await getSupabase();
    const rows = requireData(
      await client
        .from('blog_posts')
        .select('id, title, slug, status, scheduled_for, published_at')
        .order('created_at', { ascending: false })
        .limit(shownPosts)
        .abortSignal(signal),
    );
    return rows.map((row) => ({
      id: row.id,
      title: row.title,
      slug: row.slug,
      status: row.status,
      scheduledFor: row.scheduled_for,
      publishedAt: row.published_at,
    }));
  },
});

export async function schedulePost(id: string, slot: string | null): Promise<void> {
  const client = await getSupabase();
  requireSuccess(
    await client
      .from('blog_posts')
      .update({ status: slot === null ? 'draft' : 'scheduled', scheduled_for: slot })
      .eq('id', id)
      .neq('status', 'published'),
  );
}

export async function runScheduler(): Promise<SchedulerAnswer> {
  return (await callAsUser('auto-publish-scheduler', { manual: true })) as SchedulerAnswer;
}
