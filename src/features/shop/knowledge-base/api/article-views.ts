import { callRpc } from '@/lib/supabase/data-api';

/** Counts a view. Returns the new count, or null if there is no such article. */
export async function recordArticleView(slug: string): Promise<number | null> {
  const views = await callRpc('record_article_view', { slug });
  return typeof views === 'number' ? views : null;
}

export async function voteArticle(slug: string, helpful: boolean): Promise<void> {
  await callRpc('vote_article_helpful', { slug, helpful });
}
