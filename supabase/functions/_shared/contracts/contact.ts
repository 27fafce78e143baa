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
