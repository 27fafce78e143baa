import { contactCategories, type ContactCategory } from '@contracts/contact';
import { freeText } from '@contracts/long-text';
import { cleanAddress, cutText, oneLine } from '@contracts/text';

export const categoryLabels: Readonly<Record<ContactCategory, string>> = {
  'template-question': 'Question about a template',
  'technical-support': 'Technical support',
  'compliance-help': 'Compliance help',
  'billing-refunds': 'Billing and refunds',
  'feature-request': 'Feature request',
  partnership: 'Partnership',
  other: 'Something else',
};

export interface ContactPrefill {
  readonly subject: string;
  readonly message: string;
  readonly email: string;
  readonly category: ContactCategory | '';
}

/** The values from the URL: text only, cut to the form's limits. Resending files is a topic for technical support. */
export function readContactPrefill(query: URLSearchParams): ContactPrefill {
  const text = (key: string) => query.get(key) ?? '';
  const subject = cutText(oneLine(text('subject')), 200);
  return {
    subject,
    message: cutText(freeText(text('message')), 5000),
    email: cutText(cleanAddress(text('email')), 254),
    category: subject.includes('Resend Files') ? 'technical-support' : '',
  };
}

export function isContactCategory(value: unknown): value is ContactCategory {
  return typeof value === 'string' && (contactCategories as readonly string[]).includes(value);
}
