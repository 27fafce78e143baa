import { z } from 'zod';
import { emailSchema, utmFields } from './fields.ts';

export const leadForms = ['hero', 'sidebar', 'footer', 'default', 'exit-intent'] as const;
export type LeadForm = (typeof leadForms)[number];

/** Forms beside an article ask for the address alone; the others ask for the name, too. */
export const formsWithoutName: readonly LeadForm[] = ['sidebar', 'footer', 'exit-intent'];

const requestFields = z.object({
  name: z
    .string({ error: 'Please enter your name.' })
    .max(1000)
    .transform((name) => name.replace(/\p{Cc}/gu, ' ').trim())
    .refine((name) => name.length <= 120, 'The name may have at most 120 characters.')
    .optional(),
  email: emailSchema,
  form: z.enum(leadForms).default('default'),
  ...utmFields,
});

/** Body of POST send-starter-pack. */
export const starterPackRequestSchema = requestFields.superRefine(({ name, form }, context) => {
  if (!name && !formsWithoutName.includes(form)) {
    context.addIssue({ code: 'custom', path: ['name'], message: 'Please enter your name.' });
  }
});
export type StarterPackRequest = z.input<typeof starterPackRequestSchema>;

/** Body of POST confirm-subscription and POST unsubscribe. */
export const tokenRequestSchema = z.object({ token: z.string().min(1).max(2000) });

export const starterPackSlugs = [
  'payroll-calendar-undated',
  'onboarding-checklist-lite',
  'policy-rollout-7-steps-lite',
  'employee-acknowledgment-tracker-csv',
] as const;
export type StarterPackSlug = (typeof starterPackSlugs)[number];

export const starterPackZipName = 'hr-payroll-starter-pack.zip';
