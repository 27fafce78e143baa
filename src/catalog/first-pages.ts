import type { ProductSku } from '@contracts/products';
import { packStates, type PackState } from '@law/pack-states';
import type { DocumentSlug } from './documents';

export interface FirstPage {
  readonly sku: ProductSku;
  readonly document: DocumentSlug;
}

interface HeroPage extends FirstPage {
  /** The documents whose pictures lie behind the page. */
  readonly behind: readonly DocumentSlug[];
}

/** The documents whose first page the home page shows, of each state. */
export const homeFirstPages = {
  /** They have a note, fields and the dates of the law on their first page. */
  hero: {
    MN: {
      sku: 'mn-paid-leave',
      document: 'employee-notice-acknowledgment',
      behind: ['mn-wage-notice-at-hire', 'employee-handbook-mn'],
    },
    WI: {
      sku: 'core-hr',
      document: 'wi-family-medical-leave-policy',
      behind: ['wi-new-hire-plan', 'employee-handbook-wi'],
    },
  } satisfies Readonly<Record<PackState, HeroPage>>,
  inside: {
    MN: { sku: 'core-hr', document: 'mn-attendance-call-in-policy' },
    WI: { sku: 'core-hr', document: 'wi-performance-discipline-policy' },
  } satisfies Readonly<Record<PackState, FirstPage>>,
};

type OfStates<Value> = Readonly<Partial<Record<PackState, Value>>>;

/** The document whose first page a product page opens with, of each state that the product covers. */
export const productFirstPages: Readonly<Record<ProductSku, OfStates<DocumentSlug>>> = {
  'mn-paid-leave': { MN: 'employee-notice-acknowledgment' },
  'core-hr': { MN: 'mn-breaks-lactation-pregnancy-policy', WI: 'wi-attendance-punctuality-policy' },
  'payroll-ops': { MN: 'mn-wage-notice-at-hire', WI: 'wi-timesheet-meals-tips' },
  'micro-templates': { MN: 'mn-rest-meal-break-notice', WI: 'wi-tip-declaration-form' },
};

/** The states that a product has documents for, the first one's shown until another is chosen. */
export const coveredStates = (sku: ProductSku): readonly PackState[] =>
  packStates.filter((state) => productFirstPages[sku][state]);

type Covers = readonly [front: DocumentSlug, back: DocumentSlug];

/** The two documents of each state whose small pictures stand for a product, the front one first. */
export const packCovers: Readonly<Record<ProductSku, OfStates<Covers>>> = {
  'mn-paid-leave': { MN: ['mn-paid-leave-policy', 'leave-request-and-intent-form'] },
  'core-hr': {
    MN: ['employee-handbook-mn', 'mn-onboarding-checklist'],
    WI: ['employee-handbook-wi', 'wi-new-hire-plan'],
  },
  'payroll-ops': {
    MN: ['mn-wage-notice-at-hire', 'mn-final-pay-checklist'],
    WI: ['wi-wage-deduction-authorization', 'wi-pay-period-close'],
  },
  'micro-templates': {
    MN: ['mn-rest-meal-break-notice', 'mn-job-posting-pay-range'],
    WI: ['wi-leave-policy-poster', 'wi-overtime-request-record'],
  },
};
