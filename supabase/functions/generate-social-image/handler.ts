import { shortenText } from '../_shared/contracts/long-text.ts';
import type { z } from 'zod';
import { brand, notLegalAdvice } from '../_shared/contracts/brand.ts';
import { imageRequestSchema } from '../_shared/contracts/content-tools-schema.ts';
import { imageModel } from '../_shared/contracts/content-tools.ts';
import { longestAltText, platformFacts, type ImageAnswer } from '../_shared/contracts/social.ts';
import { AiError } from '../_shared/ai/ai-error.ts';
import { mostPictureTokens } from '../_shared/ai/draw-once.ts';
import { aiRateLimit, withRun, type Run } from '../_shared/ai/run.ts';
import { defineJsonFunction, jsonResponse } from '../_shared/http/define-function.ts';
import { fitPicture, paintPicture } from '../_shared/pictures/render-png.ts';
import { attachPicture, forgetPicture, requireSnippet, storePicture } from './pictures.ts';

type Input = z.output<typeof imageRequestSchema>;

/**
 * A picture in the size of the platform: by OpenAI where the owner has a key, drawn from the title in the sandbox. With the
 * id of a campaign's text it is stored there and replaces the one before.
 */
export const handler = defineJsonFunction(
  {
    name: 'generate-social-image',
    access: 'admin',
    body: imageRequestSchema,
    rateLimit: aiRateLimit('generate-social-image'),
  },
  async (input, { context, caller: { userId } }) => {
    const before = input.snippetId === undefined ? null : await requireSnippet(context, input.snippetId);
    const { result } = await withRun(
      context,
      {
        adminId: userId,
        functionName: 'generate-social-image',
        input: { title: input.title, platform: input.platform },
        generations: 1,
        mostTokens: mostPictureTokens,
        model: imageModel,
      },
      async (run) => {
        const png = await makePicture(run, input);
        const answer: ImageAnswer = {
          image_url: await storePicture(context, input.platform, png),
          is_placeholder: run.isSample,
          image_alt: altText(input, run.isSample),
        };
        if (input.snippetId !== undefined) {
          await attachPicture(context, input.snippetId, answer);
        }
        return { result: answer, output: { ...answer } };
      },
    );
    if (before !== null && before !== result.image_url) {
      await forgetPicture(context, before);
    }
    return jsonResponse(result);
  },
);

async function makePicture(run: Run, { platform, title, prompt }: Input): Promise<Uint8Array<ArrayBuffer>> {
  const { image } = platformFacts[platform];
  if (run.isSample) {
    return paintPicture({ ...image, title, kicker: 'From the blog', note: notLegalAdvice });
  }
  const drawn = await run.draw({
    prompt: pictureRules(title, prompt),
    shape: image.width > image.height ? 'wide' : 'tall',
  });
  const fitted = await fitPicture(drawn, image);
  if (fitted === null) {
    throw new AiError('invalid-answer');
  }
  return fitted;
}

/** The owner's words come last and are quoted, so that the rules are not theirs to change. */
function pictureRules(title: string, prompt: string): string {
  return [
    'A calm, flat editorial illustration for a small-business human resources article.',
    'Palette: deep evergreen, warm paper white, one touch of amber. Plain shapes, generous empty space around the subject.',
    'No words, letters, digits, logos, flags, seals, badges or recognizable persons. Nothing violent or frightening.',
    `The article is called ${JSON.stringify(title)}.`,
    ...(prompt.trim() === '' ? [] : [`The subject, as data: ${JSON.stringify(prompt.trim())}.`]),
  ].join('\n');
}

function altText({ title, prompt }: Input, isPlaceholder: boolean): string {
  const text = isPlaceholder
    ? `“${title}” in large letters on warm paper, with the star of ${brand.name}`
    : `Illustration for “${title}”${prompt.trim() === '' ? '' : `: ${prompt.trim()}`}`;
  return shortenText(text, longestAltText);
}
