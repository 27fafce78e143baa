import { z } from 'zod';
import { newsletterLimits } from './newsletter.ts';

const newsletterItemSchema = z.object({
  kind: z.enum(['post', 'change']),
  title: z.string().min(1).max(newsletterLimits.title),
  text: z.string().max(newsletterLimits.text),
  path: z.string().regex(/^\/[a-z0-9][a-zA-Z0-9/#-]{0,200}$/, 'Only a page of the site can be linked.'),
});

export const newsletterItemsSchema = z.array(newsletterItemSchema).max(newsletterLimits.items);

export const newsletterTextSchema = z.object({
  subject: z.string().trim().min(1, 'Please enter a subject.').max(newsletterLimits.subject),
  intro: z.string().max(newsletterLimits.intro),
  items: newsletterItemsSchema,
});

/** Body of POST newsletter. */
export const newsletterRequestSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('preview'), issue: newsletterTextSchema }),
  z.strictObject({ action: z.literal('send-test'), id: z.uuid('There is no such issue.') }),
]);
