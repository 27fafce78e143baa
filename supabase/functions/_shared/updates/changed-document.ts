import { z } from 'zod';
import { changedFactSchema } from './changed-fact.ts';

/** A document as an update email tells of it. */
export const changedDocumentSchema = z.object({
  title: z.string().min(1),
  fromVersion: z.string(),
  toVersion: z.string(),
  /** Whether the document itself says something else, or only the law. */
  hasNewText: z.boolean(),
  reason: z.string(),
  facts: z.array(changedFactSchema),
});
