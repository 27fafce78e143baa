/**
 * The shop's name and addresses: the one place to rename the shop.
 * The support address is the default of the SUPPORT_EMAIL setting.
 */
export const brand = {
  name: 'Northstar HR',
  legalName: 'Northstar HR',
  tagline: 'HR and payroll policies for small businesses, kept current with the law',
  supportEmail: 'support@northstarhr.example',
  mailFrom: 'Northstar HR <hello@northstarhr.example>',
  postalAddress: 'Northstar HR, Saint Paul, Minnesota, USA',
  social: [] as readonly { label: string; href: string }[],
} as const;

/** Every page, mail and document carries these two sentences. */
export const notLegalAdvice = 'Educational information only, not legal advice.';
/** In every document and package behind the sentence above. */
export const notReviewed = 'No lawyer has reviewed it for your business.';
export const guarantee = '30-day money-back guarantee.';
