import { z } from 'zod';
import { allStateCodes } from '../law/law-addresses.ts';
import { emailSchema, utmFields } from './fields.ts';
import { formsWithoutName, leadForms } from './starter-pack.ts';
import { countCharacters } from './long-text.ts';
import { oneLine } from './text.ts';

const requestFields = z.object({
  name: z
    .string({ error: 'Please enter your name.' })
    .max(1000)
    .transform(oneLine)
    .refine((name) => countCharacters(name) <= 120, 'The name may have at most 120 characters.')
    .optional(),
  email: emailSchema,
  form: z.enum(leadForms).default('default'),
  /** The state of which the person wants to hear when there is a pack for it. */
  wantedState: z
    .string()
    .refine((code) => allStateCodes.includes(code), 'Please choose a state.')
    .optional(),
  ...utmFields,
});

/** Body of POST send-starter-pack. */
export const starterPackRequestSchema = requestFields.superRefine(({ name, form }, context) => {
  if (!name && !formsWithoutName.includes(form)) {
    context.addIssue({ code: 'custom', path: ['name'], message: 'Please enter your name.' });
  }
});
export type StarterPackRequest = z.input<typeof starterPackRequestSchema>;

/** Body of POST confirm-subscription, unsubscribe and accept-invitation. */
export const tokenRequestSchema = z.object({ token: z.string().min(1).max(2000) });
