import type { z } from 'zod';
import { blogRequestSchema } from '../_shared/contracts/content-tools-schema.ts';
import { countWords, type GeneratedPost } from '../_shared/contracts/content-tools.ts';
import { beginDraft, leaveDraft, savePost } from '../_shared/ai/calendar.ts';
import { aiRateLimit, withRun, type RunOutcome } from '../_shared/ai/run.ts';
import { mostPromptTokens, toPost, writeText } from '../_shared/ai/write-text.ts';
import type { FunctionContext } from '../_shared/http/context.ts';
import { defineJsonFunction, jsonResponse } from '../_shared/http/define-function.ts';

type Input = z.output<typeof blogRequestSchema>;
type Written = Pick<GeneratedPost, 'markdown' | 'post' | 'wordCount'>;

/** A whole post from a title, as Markdown; with the topic's id in the calendar it becomes a draft there. */
export const handler = defineJsonFunction(
  {
    name: 'ai-blog-generate',
    access: 'admin',
    body: blogRequestSchema,
    maxBytes: 32 * 1024,
    rateLimit: aiRateLimit('ai-blog-generate'),
  },
  async (input, { context, caller: { userId } }) => {
    const { itemId } = input;
    if (itemId === undefined) {
      return answer(await write(context, userId, input));
    }
    await beginDraft(context, itemId);
    try {
      return answer(await write(context, userId, input));
    } catch (error) {
      await leaveDraft(context, itemId);
      throw error;
    }
  },
);

const answer = ({ result, cost, isSample }: RunOutcome<Written>) =>
  jsonResponse({ ...result, cost, isSample } satisfies GeneratedPost);

function write(context: FunctionContext, adminId: string, input: Input): Promise<RunOutcome<Written>> {
  const { title, outline, keywords, tone, state, itemId } = input;
  return withRun(
    context,
    {
      adminId,
      functionName: 'ai-blog-generate',
      input: { title, state },
      generations: 1,
      mostTokens: mostPromptTokens,
    },
    async (run) => {
      const text = await writeText(context, run, {
        task: 'generate_full_post',
        topic: title,
        keywords,
        state,
        outline,
        tone,
      });
      const post =
        itemId === undefined
          ? null
          : await savePost(
              context,
              itemId,
              toPost(text, { title, keywords, state, introduction: '', isSample: run.isSample }),
              run.id,
            );
      const wordCount = countWords(text.markdown);
      return { result: { markdown: text.markdown, post, wordCount }, output: { word_count: wordCount } };
    },
  );
}
