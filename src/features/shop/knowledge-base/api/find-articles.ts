import { callRpc } from '@/lib/supabase/data-api';
import { toFoundArticles } from '../model/found-article';

/** The paths and titles of the articles about a question, the best first. */
export async function findArticles(question: string): Promise<{ to: string; label: string }[]> {
  const { articles } = toFoundArticles(question, await callRpc('search_articles', { query: question }));
  return articles.map(({ slug, title }) => ({
    to: `/knowledge-base/${slug}`,
    label: title.map(({ text }) => text).join(''),
  }));
}
