import { packStates } from '@law/pack-states';
import type { ProductSku } from '@contracts/products';
import type { PlanCondition, PlanTake } from './plan-item';
import { sizesFrom, sizesUpTo } from './plan-sizes';

const take = (
  id: string,
  sku: ProductSku,
  title: string,
  reason: string,
  when: PlanCondition,
  documents: PlanTake['documents'],
): PlanTake => ({ id, kind: 'take', sku, title, reason, when, documents });

/** The documents to buy, each with the answers that call for it. */
export const planTakes: readonly PlanTake[] = [
  take(
    'mn-paid-leave',
    'mn-paid-leave',
    'MN Paid Leave 2026 Policy Kit',
    '{{mn-pl-covered}} {{mn-pl-notice-days}} The kit holds the policy, the notice and the payroll checklist.',
    { all: { state: ['MN'] } },
    {
      MN: ['mn-paid-leave-policy', 'employee-notice-acknowledgment', 'premium-notice-and-payroll-checklist'],
    },
  ),
  take(
    'core-hr-handbook',
    'core-hr',
    'Core HR Pack: the handbook',
    'You have none, or an older one. The pack holds a handbook for Minnesota and one for Wisconsin, besides the policies that a handbook refers to.',
    { all: { state: packStates, handbook: ['old', 'none'] } },
    { MN: ['employee-handbook-mn'], WI: ['employee-handbook-wi'] },
  ),
  take(
    'core-hr-esst',
    'core-hr',
    'Core HR Pack: the sick and safe time policy',
    '{{mn-esst-covered-hours}} {{mn-esst-accrual}} {{mn-esst-notice-at-hire}}',
    { all: { state: ['MN'], benefits: ['unwritten', 'none'] } },
    { MN: ['mn-esst-policy'] },
  ),
  take(
    'core-hr-mn-pto',
    'core-hr',
    'Core HR Pack: the Minnesota PTO policy',
    'You give time off by word of mouth. {{mn-esst-pay}} Whether yours does is for you to decide; write it down.',
    { all: { state: ['MN'], benefits: ['unwritten'] } },
    { MN: ['mn-pto-policy'] },
  ),
  take(
    'core-hr-wi-posting',
    'core-hr',
    'Core HR Pack: the Wisconsin leave policy to post',
    '{{wi-post-own-policy}}',
    { all: { state: ['WI'], size: sizesFrom(25) } },
    { WI: ['wi-pto-policy'] },
  ),
  take(
    'core-hr-wi-fmla',
    'core-hr',
    'Core HR Pack: the Wisconsin family and medical leave policy',
    '{{wi-wfmla-employer}} {{wi-post-state-poster}}',
    { all: { state: ['WI'], size: sizesFrom(50) } },
    { WI: ['wi-family-medical-leave-policy'] },
  ),
  take(
    'core-hr-wi-pto',
    'core-hr',
    'Core HR Pack: the Wisconsin PTO policy',
    'You give time off by word of mouth. {{wi-no-sick-leave}} What you promise is yours to define; write it down.',
    { all: { state: ['WI'], benefits: ['unwritten'] } },
    { WI: ['wi-pto-policy'] },
  ),
  take(
    'core-hr-wi-civic',
    'core-hr',
    'Core HR Pack: civic and service leave in Wisconsin',
    '{{wi-voting-hours}} The policy also covers juries, witnesses, poll work, military duty, and fire and rescue.',
    { all: { state: ['WI'], benefits: ['unwritten', 'none'] } },
    { WI: ['wi-civic-service-leave-policy'] },
  ),
  take(
    'core-hr-breaks',
    'core-hr',
    'Core HR Pack: the Minnesota break policy',
    '{{mn-rest-break}} {{mn-meal-break}}',
    { all: { state: ['MN'], industry: ['restaurants', 'retail', 'construction'] } },
    { MN: ['mn-breaks-lactation-pregnancy-policy'] },
  ),
  take(
    'core-hr-rest-day',
    'core-hr',
    'Core HR Pack: hours, meals and rest in Wisconsin',
    '{{wi-day-of-rest}}',
    { all: { state: ['WI'], industry: ['retail'] } },
    { WI: ['wi-hours-meals-rest-policy'] },
  ),
  take(
    'payroll-ops-mn',
    'payroll-ops',
    'Payroll Ops Pack for Minnesota',
    '{{mn-wage-notice}} {{mn-final-pay-discharge}} The pack has the notice, the checklist and the pay calendars.',
    { all: { state: ['MN'], payroll: ['in-house'] } },
    { MN: ['mn-wage-notice-at-hire', 'mn-final-pay-checklist', 'mn-pay-calendar-2026-2027'] },
  ),
  take(
    'payroll-ops-wi',
    'payroll-ops',
    'Payroll Ops Pack for Wisconsin',
    '{{wi-pay-frequency}} {{wi-deductions}} The pack has the authorization, the calendar and the records policy.',
    { all: { state: ['WI'], payroll: ['in-house'] } },
    { WI: ['wi-wage-deduction-authorization', 'wi-payroll-calendar-2027', 'wi-payroll-records-policy'] },
  ),
  take(
    'micro-small',
    'micro-templates',
    'Micro Templates Bundle',
    'With fewer than ten people two pages often do: notices, letters and scripts without a handbook around them.',
    { all: { state: packStates, size: sizesUpTo(9) } },
    {},
  ),
  take(
    'micro-tips',
    'micro-templates',
    'Micro Templates Bundle: the tip declaration',
    '{{wi-tip-declaration}} {{wi-tipped-wage}}',
    { all: { state: ['WI'], industry: ['restaurants'] } },
    { WI: ['wi-tip-declaration-form'] },
  ),
  take(
    'micro-posting',
    'micro-templates',
    'Micro Templates Bundle: the job posting',
    '{{mn-pay-range-employees}}',
    { all: { state: ['MN'], size: sizesFrom(30) } },
    { MN: ['mn-job-posting-pay-range'] },
  ),
];
