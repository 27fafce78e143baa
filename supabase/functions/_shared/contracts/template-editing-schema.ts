import { z } from 'zod';
import { fileModes } from './file-formats.ts';
import { templatePathSchema } from './template-path-schema.ts';

const longestText = 200_000;

const content = z
  .string({ error: 'The text is missing.' })
  .min(1, 'The text is empty.')
  .max(longestText, 'A template has at most 200,000 characters.');

const revision = z.number().int().min(1);

/** Body of POST edit-template. */
export const editTemplateRequestSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('read'), path: templatePathSchema }),
  z.strictObject({
    action: z.literal('check'),
    path: templatePathSchema,
    content,
    mode: z.enum(fileModes, 'There is no such mode.').default('sample'),
  }),
  z.strictObject({
    action: z.literal('save'),
    path: templatePathSchema,
    content,
    base_revision: z.number().int().min(0),
    change_note: z.string().trim().max(500, 'At most 500 characters, please.').default(''),
  }),
  z.strictObject({ action: z.literal('version'), path: templatePathSchema, revision }),
  z.strictObject({
    action: z.literal('restore'),
    path: templatePathSchema,
    revision,
    base_revision: revision,
  }),
  z.strictObject({ action: z.literal('publish'), path: templatePathSchema, revision }),
]);
