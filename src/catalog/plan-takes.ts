import { homeStates } from '@law/home-states';
import type { ProductSku } from '@contracts/products';
import type { PlanCondition, PlanItem } from './plan-item';
import { sizesFrom, sizesUpTo } from './plan-sizes';

const take = (id: string, sku: ProductSku, title: string, reason: string, when: PlanCondition): PlanItem => ({
  id,
  kind: 'take',
  sku,
  title,
  reason,
  when,
});

/** The documents to buy, each with the answers that call for it. */
export const planTakes: readonly PlanItem[] = [
  take(
    'mn-paid-leave',
    'mn-paid-leave',
    'MN Paid Leave 2026 Policy Kit',
    '{{mn-pl-covered}} {{mn-pl-notice-days}} The kit holds the policy, the notice and the payroll checklist.',
    { all: { state: ['MN'] } },
  ),
  take(
    'core-hr-handbook',
    'core-hr',
    'Core HR Pack: the handbook',
    'You have none, or an older one. The pack holds a handbook for Minnesota and one for Wisconsin, besides the policies that a handbook refers to.',
    { all: { state: homeStates, handbook: ['old', 'none'] } },
  ),
  take(
    'core-hr-esst',
    'core-hr',
    'Core HR Pack: the sick and safe time policy',
    '{{mn-esst-covered-hours}} {{mn-esst-accrual}} {{mn-esst-notice-at-hire}}',
    { all: { state: ['MN'], benefits: ['unwritten', 'none'] } },
  ),
  take(
    'core-hr-mn-pto',
    'core-hr',
    'Core HR Pack: the Minnesota PTO policy',
    'You give time off by word of mouth. {{mn-esst-pay}} Whether yours does is for you to decide; write it down.',
    { all: { state: ['MN'], benefits: ['unwritten'] } },
  ),
  take(
    'core-hr-wi-posting',
    'core-hr',
    'Core HR Pack: the Wisconsin leave policy to post',
    '{{wi-post-own-policy}}',
    { all: { state: ['WI'], size: sizesFrom(25) } },
  ),
  take(
    'core-hr-wi-fmla',
    'core-hr',
    'Core HR Pack: the Wisconsin family and medical leave policy',
    '{{wi-wfmla-employer}} {{wi-post-state-poster}}',
    { all: { state: ['WI'], size: sizesFrom(50) } },
  ),
  take(
    'core-hr-wi-pto',
    'core-hr',
    'Core HR Pack: the Wisconsin PTO policy',
    'You give time off by word of mouth. {{wi-no-sick-leave}} What you promise is yours to define; write it down.',
    { all: { state: ['WI'], benefits: ['unwritten'] } },
  ),
  take(
    'core-hr-wi-civic',
    'core-hr',
    'Core HR Pack: civic and service leave in Wisconsin',
    '{{wi-voting-hours}} The policy also covers juries, witnesses, poll work, military duty, and fire and rescue.',
    { all: { state: ['WI'], benefits: ['unwritten', 'none'] } },
  ),
  take(
    'core-hr-breaks',
    'core-hr',
    'Core HR Pack: the Minnesota break policy',
    '{{mn-rest-break}} {{mn-meal-break}}',
    { all: { state: ['MN'], industry: ['restaurants', 'retail', 'construction'] } },
  ),
  take(
    'core-hr-rest-day',
    'core-hr',
    'Core HR Pack: hours, meals and rest in Wisconsin',
    '{{wi-day-of-rest}}',
    { all: { state: ['WI'], industry: ['retail'] } },
  ),
  take(
    'payroll-ops-mn',
    'payroll-ops',
    'Payroll Ops Pack for Minnesota',
    '{{mn-wage-notice}} {{mn-final-pay-discharge}} The pack has the notice, the checklist and the pay calendars.',
    { all: { state: ['MN'], payroll: ['in-house'] } },
  ),
  take(
    'payroll-ops-wi',
    'payroll-ops',
    'Payroll Ops Pack for Wisconsin',
    '{{wi-pay-frequency}} {{wi-deductions}} The pack has the authorization, the calendar and the records policy.',
    { all: { state: ['WI'], payroll: ['in-house'] } },
  ),
  take(
    'micro-small',
    'micro-templates',
    'Micro Templates Bundle',
    'With fewer than ten people two pages often do: notices, letters and scripts without a handbook around them.',
    { all: { state: homeStates, size: sizesUpTo(9) } },
  ),
  take(
    'micro-tips',
    'micro-templates',
    'Micro Templates Bundle: the tip declaration',
    '{{wi-tip-declaration}} {{wi-tipped-wage}}',
    { all: { state: ['WI'], industry: ['restaurants'] } },
  ),
  take(
    'micro-posting',
    'micro-templates',
    'Micro Templates Bundle: the job posting',
    '{{mn-pay-range-employees}}',
    { all: { state: ['MN'], size: sizesFrom(30) } },
  ),
];
