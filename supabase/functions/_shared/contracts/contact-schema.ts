import { z } from 'zod';
import { contactCategories } from './contact.ts';
import { emailSchema, lineSchema } from './fields.ts';

/** Body of POST submit-contact. `request_id` makes a repeated click one message. */
export const contactRequestSchema = z.object({
  request_id: z.uuid(),
  name: lineSchema('your name', 120),
  email: emailSchema,
  subject: lineSchema('a subject', 200),
  category: z.enum(contactCategories).default('other'),
  message: z
    .string({ error: 'Please enter a message.' })
    .trim()
    .min(1, 'Please enter a message.')
    .max(5000, 'At most 5,000 characters, please.'),
});
export type ContactRequest = z.input<typeof contactRequestSchema>;
