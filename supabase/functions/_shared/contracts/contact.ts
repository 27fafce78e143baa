import type { z } from 'zod';
import type { contactRequestSchema } from './contact-schema.ts';

export const contactCategories = [
  'template-question',
  'technical-support',
  'compliance-help',
  'billing-refunds',
  'feature-request',
  'partnership',
  'other',
] as const;
export type ContactCategory = (typeof contactCategories)[number];

export type ContactRequest = z.input<typeof contactRequestSchema>;
