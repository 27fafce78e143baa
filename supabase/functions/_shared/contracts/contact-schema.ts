import { z } from 'zod';
import { contactCategories } from './contact.ts';
import { emailSchema, lineSchema, linesSchema } from './fields.ts';

/** Body of POST submit-contact. `request_id` makes a repeated click one message. */
export const contactRequestSchema = z.object({
  request_id: z.uuid(),
  name: lineSchema('your name', 120),
  email: emailSchema,
  subject: lineSchema('a subject', 200),
  category: z.enum(contactCategories).default('other'),
  message: linesSchema('a message', 5000),
});
export type ContactRequest = z.input<typeof contactRequestSchema>;
