import { z } from 'zod';
import { companyProfileValuesSchema } from './company-profile-schema.ts';
import { isLicenseKey, notLicenseKeyMessage, normalizeLicenseKey } from './license-key.ts';

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
    .transform(normalizeLicenseKey)
    .refine(isLicenseKey, notLicenseKeyMessage),
});
