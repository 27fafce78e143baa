import type { PackState } from '@law/pack-states';
import type { DocumentSlug } from './documents';

/** The policy that puts the leave of a state into words. */
export const statePolicies: Readonly<Record<PackState, DocumentSlug>> = {
  MN: 'mn-paid-leave-policy',
  WI: 'wi-family-medical-leave-policy',
};

/**
 * The document that answers a requirement, by the key of its fact. A test reads each one: it names the fact, states its figure,
 * or is the document of the duty.
 */
export const requirementDocuments: Readonly<Record<string, DocumentSlug>> = {
  'mn-pl-medical-weeks': statePolicies.MN,
  'mn-pl-family-weeks': statePolicies.MN,
  'mn-pl-combined-weeks': 'employee-notice-acknowledgment',
  'mn-pl-earnings-share': statePolicies.MN,
  'mn-pl-employee-notice': statePolicies.MN,
  'mn-pl-premium-2026': 'premium-notice-and-payroll-checklist',
  'mn-pl-reinstatement': statePolicies.MN,
  'mn-pl-insurance': 'return-to-work-and-benefits-letters',
  'mn-esst-accrual': 'mn-esst-policy',
  'wi-wfmla-employer': statePolicies.WI,
  'wi-wfmla-birth-weeks': statePolicies.WI,
  'wi-wfmla-own-weeks': statePolicies.WI,
  'wi-wfmla-family-weeks': statePolicies.WI,
  'wi-post-own-policy': 'wi-leave-policy-poster',
};
