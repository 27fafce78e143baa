import { z } from 'zod';

const factStateSchema = z.object({
  statement: z.string(),
  figure: z.number().nullable(),
  unit: z.string().nullable(),
});

/** A changed fact of an update notice: its statement before and now. */
export const changedFactSchema = z.object({
  key: z.string(),
  before: factStateSchema,
  after: factStateSchema,
  source: z.string().nullish(),
});
export type ChangedFact = z.infer<typeof changedFactSchema>;
