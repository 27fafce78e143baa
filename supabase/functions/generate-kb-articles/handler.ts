import { articlesRequestSchema } from '../_shared/contracts/content-tools-schema.ts';
import { generationsPerHour, type GeneratedArticles } from '../_shared/contracts/content-tools.ts';
import { knowledgeArticles } from '../_shared/ai/knowledge-articles.ts';
import { queueBatch, readProgress, workOffJobs } from '../_shared/ai/batch.ts';
import { aiRateLimit } from '../_shared/ai/run.ts';
import type { FunctionContext } from '../_shared/http/context.ts';
import { databaseError, defineJsonFunction, jsonResponse } from '../_shared/http/define-function.ts';

/** Writes those of the twenty articles that the database lacks, as drafts and as far as the hour's quota goes. */
export const handler = defineJsonFunction(
  {
    name: 'generate-kb-articles',
    access: 'admin',
    body: articlesRequestSchema,
    rateLimit: aiRateLimit('generate-kb-articles'),
  },
  async (_, { context, caller: { userId } }) => {
    const missing = await missingArticles(context);
    const now = missing.slice(0, generationsPerHour);
    if (now.length === 0) {
      return jsonResponse({ articlesCreated: 0, missing: 0 } satisfies GeneratedArticles);
    }
    const run = await queueBatch(
      context,
      {
        adminId: userId,
        functionName: 'generate-kb-articles',
        input: { titles: now.map(({ title }) => title) },
      },
      now.map(({ slug }) => ({ kind: 'article', payload: { slug } })),
    );
    await workOffJobs(context, run);
    const { successful } = await readProgress(context, run);
    return jsonResponse({
      articlesCreated: successful,
      missing: missing.length - successful,
    } satisfies GeneratedArticles);
  },
);

async function missingArticles(context: FunctionContext) {
  const { data, error } = await context
    .service()
    .from('knowledge_base_articles')
    .select('slug')
    .in(
      'slug',
      knowledgeArticles.map(({ slug }) => slug),
    );
  if (error) {
    throw databaseError(error);
  }
  const known = new Set(data.map(({ slug }) => slug));
  return knowledgeArticles.filter(({ slug }) => !known.has(slug));
}
