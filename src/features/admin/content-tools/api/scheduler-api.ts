import { queryOptions } from '@tanstack/react-query';
import type { SchedulerAnswer } from '@contracts/content-tools';
import { callAsUser } from '@/lib/supabase/call-as-user';
import { checkContent } from '@/lib/supabase/check-content';
import { queryRoots } from '@/lib/queries/query-roots';
import { getSupabase } from '@/lib/supabase/supabase-client';
import { requireData, requireSuccess } from '@/lib/supabase/supabase-error';

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

/** Checks the facts of a post before scheduling it. The database refuses it while a finding is open. */
export async function schedulePost(id: string, slot: string | null): Promise<void> {
  if (slot !== null) {
    await checkContent({ kind: 'post', id });
  }
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
