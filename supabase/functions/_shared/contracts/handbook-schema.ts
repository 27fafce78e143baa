import { z } from 'zod';
import { handbookFormats } from './handbook.ts';
import { companyIdSchema } from './license-files-schema.ts';

const licenseIds = z
  .array(z.uuid('There is no such license.'), { error: 'The license is missing.' })
  .min(1, 'The license is missing.')
  .max(30, 'At most 30 licenses make a handbook.')
  .refine((ids) => new Set(ids).size === ids.length, 'A license is named twice.');

/** Body of POST license-handbook: the handbook of all licenses named. */
export const licenseHandbookRequestSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('show'), license_ids: licenseIds, company_id: companyIdSchema }),
  z.strictObject({
    action: z.literal('link'),
    license_ids: licenseIds,
    company_id: companyIdSchema,
    format: z.enum(handbookFormats, 'There is no such format.'),
  }),
]);
