import { z } from 'zod';
import { batchMaximum, contentActions, tones } from './content-tools.ts';
import { lineSchema } from './fields.ts';
import { socialPlatforms } from './social.ts';

const stateSchema = z
  .string()
  .regex(/^[A-Z]{2}$/, 'The state must be its two-letter code.')
  .nullish()
  .transform((state) => state ?? null);

const outlineSchema = z
  .string()
  .max(8000, 'At most 8,000 characters, please.')
  .nullish()
  .transform((outline) => outline?.trim() ?? '');

/** A keyword is optional, and an empty one is none. */
const keywordSchema = z
  .string()
  .max(120, 'At most 120 characters, please.')
  .nullish()
  .transform((keyword) => keyword?.replace(/\p{Cc}/gu, ' ').trim() ?? '');

/** Body of POST generate-content. */
export const generateContentRequestSchema = z.object({
  action: z.enum(contentActions, { error: 'The action is not known.' }),
  topic: lineSchema('a topic', 200),
  targetKeyword: keywordSchema,
  targetState: stateSchema,
  outline: outlineSchema,
  introduction: outlineSchema,
  /** The topic of the calendar that the text is for; it is saved there. */
  itemId: z.uuid().optional(),
});

export const blogItemSchema = z.object({
  title: lineSchema('a title', 200),
  outline: outlineSchema,
  keywords: z
    .union([z.array(keywordSchema).max(20), keywordSchema.transform((text) => text.split(','))])
    .default([])
    .transform((keywords) => keywords.map((keyword) => keyword.trim()).filter((keyword) => keyword !== '')),
  tone: z.enum(tones).default('professional'),
  state: stateSchema,
});

/** Body of POST ai-blog-generate. */
export const blogRequestSchema = blogItemSchema.extend({ itemId: z.uuid().optional() });

/** Body of POST ai-blog-batch: new items, or a run to go on with. The shop's own worker sends neither. */
export const blogBatchRequestSchema = z.strictObject({
  items: z
    .array(blogRequestSchema)
    .min(1, 'Choose at least one topic.')
    .max(batchMaximum, `Maximum ${batchMaximum} items can be generated at once`)
    .optional(),
  runId: z.uuid().optional(),
});

/** Body of POST generate-kb-articles. */
export const articlesRequestSchema = z.strictObject({
  action: z.literal('generate_all_articles', { error: 'The action is not known.' }),
});

/** Body of POST check-content. */
export const checkContentRequestSchema = z.strictObject({
  kind: z.enum(['post', 'article'], { error: 'The kind must be post or article.' }),
  id: z.uuid({ error: 'The id is not valid.' }),
  /** What is about to be saved: a published text is checked before it changes. */
  fields: z
    .strictObject({
      content: z.string().max(200_000, 'A text has at most 200,000 characters.').optional(),
      title: z.string().max(200).optional(),
      excerpt: z.string().max(500).nullish(),
      summary: z.string().max(500).optional(),
      meta_description: z.string().max(300).nullish(),
      quick_steps: z.array(z.string().max(500)).max(20).optional(),
    })
    .optional(),
});

/** Body of POST auto-publish-scheduler. The caller decides whether it is a manual run. */
export const schedulerRequestSchema = z.strictObject({ manual: z.boolean().optional() });

/** Body of POST generate-social-snippets. */
export const campaignRequestSchema = z.strictObject({
  action: z.literal('generate_campaign', { error: 'The action is not known.' }),
});

/** Body of POST generate-social-image. */
export const imageRequestSchema = z.strictObject({
  /** What the picture shows; the title says it where this is empty. */
  prompt: z.string().max(1000, 'At most 1,000 characters, please.').default(''),
  platform: z.enum(socialPlatforms, { error: 'The platform is not known.' }),
  title: lineSchema('a title', 200),
  /** The text of a campaign that the picture is for; it is stored there. */
  snippetId: z.uuid({ error: 'The id is not valid.' }).optional(),
});
