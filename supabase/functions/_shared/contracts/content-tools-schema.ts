import { z } from 'zod';
import { contentActions, tones } from './content-tools.ts';
import { lineSchema } from './fields.ts';

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
