import { callRpc } from '@/lib/data-api';

/** Counts one view; the answer is the new count, or null where there is no such article. */
export async function recordArticleView(slug: string): Promise<number | null> {
  const views = await callRpc('record_article_view', { slug });
  return typeof views === 'number' ? views : null;
}

export async function voteArticle(slug: string, helpful: boolean): Promise<void> {
  await callRpc('vote_article_helpful', { slug, helpful });
}
