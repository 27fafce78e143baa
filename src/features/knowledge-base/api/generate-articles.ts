import { callAsUser } from '@/lib/call-as-user';
import { isRecord } from '@/lib/safe-storage';

/** Writes the twenty articles of the knowledge base as drafts; an admin's call. Resolves to how many were written. */
export async function generateArticles(): Promise<number> {
  const answer = await callAsUser('generate-kb-articles', { action: 'generate_all_articles' });
  const created = isRecord(answer) ? answer['articlesCreated'] : null;
  return typeof created === 'number' ? created : 0;
}
