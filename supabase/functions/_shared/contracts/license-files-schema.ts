import { z } from 'zod';
import { companyProfileValuesSchema } from './company-profile-schema.ts';

/** Body of POST license-files. */
export const licenseFilesRequestSchema = z.object({ license_id: z.uuid('There is no such license.') });

/** Body of POST license-answers. */
export const licenseAnswersRequestSchema = z.object({
  license_id: z.uuid('There is no such license.'),
  answers: companyProfileValuesSchema,
});

/** Body of POST verify-license. */
export const verifyLicenseRequestSchema = z.object({
  key: z
    .string({ error: 'The license key is missing.' })
    .trim()
    .toUpperCase()
    .regex(/^NSHR(-[2-9A-HJ-NP-Z]{5}){4}$/, 'This is not a license key.'),
});
