import type { ProductSku } from '@contracts/products';
import type { DocumentSlug } from './documents';

interface FirstPage {
  readonly sku: ProductSku;
  readonly document: DocumentSlug;
}

/** The documents whose first page the home page shows. */
export const homeFirstPages = {
  /** It has a note, fields and the dates of the law on its first page. */
  hero: { sku: 'mn-paid-leave', document: 'employee-notice-acknowledgment' },
  inside: { sku: 'core-hr', document: 'mn-attendance-call-in-policy' },
} satisfies Readonly<Record<string, FirstPage>>;

/** The document whose first page a product page opens with. */
export const productFirstPages: Readonly<Record<ProductSku, DocumentSlug>> = {
  'mn-paid-leave': 'employee-notice-acknowledgment',
  'core-hr': 'mn-breaks-lactation-pregnancy-policy',
  'payroll-ops': 'mn-wage-notice-at-hire',
  'micro-templates': 'mn-rest-meal-break-notice',
};

/** The two documents whose small pictures stand for a product, the front one first; where a pack covers two states, one of each. */
export const packCovers: Readonly<Record<ProductSku, readonly [DocumentSlug, DocumentSlug]>> = {
  'mn-paid-leave': ['mn-paid-leave-policy', 'leave-request-and-intent-form'],
  'core-hr': ['employee-handbook-mn', 'wi-new-hire-plan'],
  'payroll-ops': ['mn-wage-notice-at-hire', 'wi-pay-period-close'],
  'micro-templates': ['mn-rest-meal-break-notice', 'wi-overtime-request-record'],
};
