import { z } from 'zod';
import { contradictionsIn } from './answer-rules.ts';
import { companyProfileValuesSchema } from './company-profile-schema.ts';
import { revisionSchema, templatePathSchema } from './template-path-schema.ts';
import { isLicenseKey, notLicenseKeyMessage, normalizeLicenseKey } from './license-key.ts';

/** The company whose answers count; without it the one that the license belongs to. */
export const companyIdSchema = z.uuid('There is no such company.').optional();

/** Body of POST license-files. */
export const licenseFilesRequestSchema = z.object({
  license_id: z.uuid('There is no such license.'),
  company_id: companyIdSchema,
});

/** Body of POST license-redline. Without `from_revision` the buyer's last download is what is compared. */
export const licenseRedlineRequestSchema = z.object({
  license_id: z.uuid('There is no such license.'),
  company_id: companyIdSchema,
  template: templatePathSchema,
  from_revision: revisionSchema.optional(),
});

/** Body of POST license-answers. */
export const licenseAnswersRequestSchema = z.object({
  license_id: z.uuid('There is no such license.'),
  answers: companyProfileValuesSchema.superRefine((answers, context) => {
    for (const { field, message } of contradictionsIn(answers)) {
      context.addIssue({ code: 'custom', path: [field], message });
    }
  }),
});

/** Body of POST verify-license. */
export const verifyLicenseRequestSchema = z.object({
  key: z
    .string({ error: 'The license key is missing.' })
    .transform(normalizeLicenseKey)
    .refine(isLicenseKey, notLicenseKeyMessage),
});
