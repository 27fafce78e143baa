import { z } from 'zod';

const factWordsSchema = z.object({
  statement: z.string(),
  figure: z.number().nullable(),
  unit: z.string().nullable(),
});

/** A fact that a notice tells of: what it said, and what it says now. */
export const changedFactSchema = z.object({
  key: z.string(),
  before: factWordsSchema,
  after: factWordsSchema,
  source: z.string().nullish(),
});
export type ChangedFact = z.infer<typeof changedFactSchema>;
