import { callAsUser } from '@/lib/supabase/call-as-user';
import { isRecord } from '@/lib/browser/safe-storage';

/** Creates the twenty articles of the knowledge base as drafts. Only for admins. Resolves to the number created. */
export async function generateArticles(): Promise<number> {
  const answer = await callAsUser('generate-kb-articles', { action: 'generate_all_articles' });
  const created = isRecord(answer) ? answer['articlesCreated'] : null;
  return typeof created === 'number' ? created : 0;
}
