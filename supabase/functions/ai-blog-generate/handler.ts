import { blogItemSchema } from '../_shared/contracts/content-tools-schema.ts';
import { countWords, type GeneratedPost } from '../_shared/contracts/content-tools.ts';
import { aiRateLimit, withRun } from '../_shared/ai/run.ts';
import { mostPromptTokens, writeText } from '../_shared/ai/write-text.ts';
import { defineJsonFunction, jsonResponse } from '../_shared/http/define-function.ts';
import { requireAdmin } from '../_shared/http/require-admin.ts';

/** A whole post from a title, as Markdown. Nothing is saved but the run. */
export const handler = defineJsonFunction(
  {
    name: 'ai-blog-generate',
    access: 'publishable-key',
    body: blogItemSchema,
    maxBytes: 32 * 1024,
    rateLimit: aiRateLimit('ai-blog-generate'),
  },
  async ({ title, outline, keywords, tone, state }, { request, context }) => {
    const { userId } = await requireAdmin(request, context);
    const { result, cost, isSample } = await withRun(
      context,
      {
        adminId: userId,
        functionName: 'ai-blog-generate',
        input: { title, state },
        generations: 1,
        mostTokens: mostPromptTokens,
      },
      async (run) => {
        const markdown = await writeText(context, run, {
          task: 'generate_full_post',
          topic: title,
          keywords,
          state,
          outline,
          tone,
        });
        return { result: markdown, output: { word_count: countWords(markdown) } };
      },
    );
    return jsonResponse({
      markdown: result,
      wordCount: countWords(result),
      cost,
      isSample,
    } satisfies GeneratedPost);
  },
);
