import type { z } from 'zod';
import { generateContentRequestSchema } from '../_shared/contracts/content-tools-schema.ts';
import { countWords, type GeneratedContent, type SavedPost } from '../_shared/contracts/content-tools.ts';
import { savePost, saveText } from '../_shared/ai/calendar.ts';
import { aiRateLimit, withRun, type Run } from '../_shared/ai/run.ts';
import { mostPromptTokens, toPost, writeText, type WrittenText } from '../_shared/ai/write-text.ts';
import type { FunctionContext } from '../_shared/http/context.ts';
import { defineJsonFunction, jsonResponse } from '../_shared/http/define-function.ts';

type Input = z.output<typeof generateContentRequestSchema>;

/**
 * An outline, an introduction or a whole post about a topic. With the topic's id in the calendar it is saved there: the
 * outline and the introduction as text, the post as a draft. Without one nothing is saved but the run.
 */
export const handler = defineJsonFunction(
  {
    name: 'generate-content',
    access: 'admin',
    body: generateContentRequestSchema,
    maxBytes: 32 * 1024,
    rateLimit: aiRateLimit('generate-content'),
  },
  async (input, { context, caller: { userId } }) => {
    const { result, cost, isSample } = await withRun(
      context,
      {
        adminId: userId,
        functionName: 'generate-content',
        input: { title: input.topic, action: input.action, state: input.targetState },
        generations: 1,
        mostTokens: mostPromptTokens,
      },
      async (run) => {
        const text = await writeText(context, run, {
          task: input.action,
          topic: input.topic,
          keywords: keywordsOf(input),
          state: input.targetState,
          outline: input.outline,
          tone: 'professional',
        });
        const post = await save(context, run, input, text);
        return {
          result: { content: text.markdown, post },
          output: { word_count: countWords(text.markdown) },
        };
      },
    );
    return jsonResponse({ ...result, cost, isSample } satisfies GeneratedContent);
  },
);

const keywordsOf = ({ targetKeyword }: Input) => (targetKeyword === '' ? [] : [targetKeyword]);

async function save(
  context: FunctionContext,
  run: Run,
  input: Input,
  text: WrittenText,
): Promise<SavedPost | null> {
  const { itemId, action } = input;
  if (itemId === undefined) {
    return null;
  }
  if (action === 'generate_full_post') {
    const details = {
      title: input.topic,
      keywords: keywordsOf(input),
      state: input.targetState,
      introduction: input.introduction,
      isSample: run.isSample,
    };
    return savePost(context, itemId, toPost(text, details), run.id);
  }
  await saveText(context, itemId, action === 'generate_outline' ? 'outline' : 'intro', text.markdown);
  return null;
}
