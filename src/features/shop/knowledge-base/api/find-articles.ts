import { callRpc } from '@/lib/supabase/data-api';
import { toFoundArticles } from '../model/found-article';

interface FoundLinks {
  readonly links: readonly { readonly to: string; readonly label: string }[];
  /** The words that were searched if a typing error was corrected, else null. */
  readonly correctedTo: string | null;
}

/** The paths and titles of the articles about a question, the best first. */
export async function findArticles(question: string): Promise<FoundLinks> {
  const answer = await callRpc('search_articles', { query: question });
  const { articles, correctedTo } = toFoundArticles(question, answer);
  const links = articles.map(({ slug, title }) => ({
    to: `/knowledge-base/${slug}`,
    label: title.map(({ text }) => text).join(''),
  }));
  return { links, correctedTo };
}
