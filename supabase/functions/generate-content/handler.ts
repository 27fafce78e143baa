import { generateContentRequestSchema } from '../_shared/contracts/content-tools-schema.ts';
import { countWords, type GeneratedContent } from '../_shared/contracts/content-tools.ts';
import { aiRateLimit, withRun } from '../_shared/ai/run.ts';
import { mostPromptTokens, writeText } from '../_shared/ai/write-text.ts';
import { defineJsonFunction, jsonResponse } from '../_shared/http/define-function.ts';
import { requireAdmin } from '../_shared/http/require-admin.ts';

/** An outline, an introduction or a whole post about a topic, as text. Nothing is saved but the run. */
export const handler = defineJsonFunction(
  {
    name: 'generate-content',
    access: 'publishable-key',
    body: generateContentRequestSchema,
    maxBytes: 32 * 1024,
    rateLimit: aiRateLimit('generate-content'),
  },
  async ({ action, topic, targetKeyword, targetState, outline }, { request, context }) => {
    const { userId } = await requireAdmin(request, context);
    const { result, cost, isSample } = await withRun(
      context,
      {
        adminId: userId,
        functionName: 'generate-content',
        input: { title: topic, action, state: targetState },
        generations: 1,
        mostTokens: mostPromptTokens,
      },
      async (run) => {
        const content = await writeText(context, run, {
          task: action,
          topic,
          keywords: targetKeyword === '' ? [] : [targetKeyword],
          state: targetState,
          outline,
          tone: 'professional',
        });
        return { result: content, output: { word_count: countWords(content) } };
      },
    );
    return jsonResponse({ content: result, cost, isSample } satisfies GeneratedContent);
  },
);
