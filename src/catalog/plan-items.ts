import type { IndustrySlug } from '@contracts/law/law-addresses';
import type { ProductSku } from '@contracts/products';
import type { PlanQuestion } from './plan-questions';

/** Which answers it takes: any of the listed ones to each question named; none of those under `not`. */
export interface PlanCondition {
  readonly all: Readonly<Partial<Record<PlanQuestion, readonly string[]>>>;
  readonly not?: Readonly<Partial<Record<PlanQuestion, readonly string[]>>>;
}

export interface PlanItem {
  readonly id: string;
  readonly kind: 'take' | 'skip' | 'know';
  readonly title: string;
  /** Names facts as the guides do. */
  readonly reason: string;
  readonly sku?: ProductSku;
  readonly link?: { readonly to: string; readonly label: string };
  readonly when: PlanCondition;
}

const home = ['MN', 'WI'];
const away = ['CA', 'NY', 'TX', 'FL', 'CO', 'IL', 'OH', 'PA', 'other'];
const anyState = [...home, ...away];
const below50 = ['1', '10', '25', '30'];

const take = (id: string, sku: ProductSku, title: string, reason: string, when: PlanCondition): PlanItem => ({
  id,
  kind: 'take',
  sku,
  title,
  reason,
  when,
});
const skip = (id: string, title: string, reason: string, when: PlanCondition): PlanItem => ({
  id,
  kind: 'skip',
  title,
  reason,
  when,
});
const industryLink = (slug: IndustrySlug, label: string) => ({ to: `/${slug}-hr-policy-templates`, label });

export const planItems: readonly PlanItem[] = [
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
    'You have none, or an older one. The pack holds a Minnesota handbook and the Wisconsin supplement, besides the policies that a handbook refers to.',
    { all: { state: home, handbook: ['old', 'none'] } },
  ),
  take(
    'core-hr-esst',
    'core-hr',
    'Core HR Pack: the sick and safe time policy',
    '{{mn-esst-covered-hours}} {{mn-esst-accrual}} {{mn-esst-notice-at-hire}}',
    { all: { state: ['MN'], benefits: ['unwritten', 'none'] } },
  ),
  take(
    'core-hr-wi-posting',
    'core-hr',
    'Core HR Pack: the Wisconsin leave policy to post',
    '{{wi-post-own-policy}}',
    { all: { state: ['WI'], size: ['25', '30', '50'] } },
  ),
  take(
    'core-hr-wi-fmla',
    'core-hr',
    'Core HR Pack: the Wisconsin family and medical leave policy',
    '{{wi-wfmla-employer}} {{wi-post-state-poster}}',
    { all: { state: ['WI'], size: ['50'] } },
  ),
  take(
    'core-hr-wi-pto',
    'core-hr',
    'Core HR Pack: the Wisconsin PTO policy',
    'You give time off by word of mouth. {{wi-no-sick-leave}} What you promise is yours to define; write it down.',
    { all: { state: ['WI'], benefits: ['unwritten'] } },
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
    { all: { state: home, size: ['1'] } },
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
    { all: { state: ['MN'], size: ['30', '50'] } },
  ),

  skip(
    'no-mn-kit',
    'The Minnesota Paid Leave kit',
    'Nobody of yours works in Minnesota. {{mn-pl-work-share}}',
    { all: { state: anyState }, not: { state: ['MN'] } },
  ),
  skip(
    'no-wi-fmla',
    'The Wisconsin family and medical leave policy',
    'You are below the size. {{wi-wfmla-employer}}',
    { all: { state: ['WI'], size: below50 } },
  ),
  skip(
    'no-payroll',
    'The Payroll Ops Pack',
    'Your provider keeps calendars, deposits and stubs. Ask it for the written notices too; if it leaves those to you, come back.',
    { all: { state: home, payroll: ['provider'] } },
  ),
  skip(
    'no-core-hr',
    'The Core HR Pack, as a whole',
    'Your handbook is current and your time off is written. Take it only for a document named above, if there is one.',
    { all: { state: home, handbook: ['current'], benefits: ['written'] } },
  ),
  skip(
    'no-micro',
    'The Micro Templates Bundle, as a start',
    'It is made for the smallest employers. At your size begin with the packs above.',
    { all: { state: home, size: ['10', '25', '30', '50'] } },
  ),
  skip(
    'no-pack',
    'Any pack as the law of your state',
    'Our documents hold the law of Minnesota and Wisconsin only. Elsewhere they are a structure to fill, and the free pack is the better start.',
    { all: { state: away }, not: { state: home } },
  ),

  {
    id: 'federal-leave',
    kind: 'know',
    title: 'Federal family and medical leave',
    reason: '{{us-fmla-employees}} {{us-fmla-hours}} {{us-fmla-weeks}}',
    when: { all: { state: anyState, size: ['50'] } },
  },
  {
    id: 'small-premium',
    kind: 'know',
    title: 'The smaller premium in Minnesota',
    reason: '{{mn-pl-small-employer-size}} {{mn-pl-small-employer-premium}}',
    link: { to: '/minnesota-paid-leave-policy-template', label: 'The Minnesota guide' },
    when: { all: { state: ['MN'], size: ['1', '10', '25'] } },
  },
  {
    id: 'contractors',
    kind: 'know',
    title: 'Who is an independent contractor',
    reason: '{{mn-construction-contractor}} {{mn-misclassification-penalty}}',
    link: industryLink('construction', 'Templates for construction'),
    when: { all: { state: ['MN'], industry: ['construction'] } },
  },
  {
    id: 'agents',
    kind: 'know',
    title: 'Agents and office staff',
    reason: '{{mn-pl-opt-in}} {{mn-contractor-test}}',
    link: industryLink('real-estate', 'Templates for real estate'),
    when: { all: { state: ['MN'], industry: ['real-estate'] } },
  },
  {
    id: 'exemptions',
    kind: 'know',
    title: 'Salaried is not exempt',
    reason: '{{us-exemption-tests}} {{us-salary-level}}',
    link: industryLink('professional-services', 'Templates for professional services'),
    when: { all: { state: anyState, industry: ['professional-services'] } },
  },
  {
    id: 'ca',
    kind: 'know',
    title: 'California',
    reason: '{{ca-sick-hours}} {{ca-pfl-no-job-protection}}',
    link: { to: '/california-paid-leave-policy-template', label: 'The California guide' },
    when: { all: { state: ['CA'] } },
  },
  {
    id: 'ny',
    kind: 'know',
    title: 'New York',
    reason: '{{ny-pfl-coverage}} {{ny-prenatal-hours}}',
    link: { to: '/new-york-paid-leave-policy-template', label: 'The New York guide' },
    when: { all: { state: ['NY'] } },
  },
  {
    id: 'co',
    kind: 'know',
    title: 'Colorado',
    reason: '{{co-famli-notice}} {{co-hfwa-hours}}',
    link: { to: '/colorado-paid-leave-policy-template', label: 'The Colorado guide' },
    when: { all: { state: ['CO'] } },
  },
  {
    id: 'il',
    kind: 'know',
    title: 'Illinois',
    reason: '{{il-plawa-hours}} {{il-chicago-cook}}',
    link: { to: '/illinois-paid-leave-policy-template', label: 'The Illinois guide' },
    when: { all: { state: ['IL'] } },
  },
  {
    id: 'tx',
    kind: 'know',
    title: 'Texas',
    reason: '{{tx-no-mandate}}',
    link: { to: '/texas-paid-leave-policy-template', label: 'The Texas guide' },
    when: { all: { state: ['TX'] } },
  },
  {
    id: 'fl',
    kind: 'know',
    title: 'Florida',
    reason: '{{fl-no-mandate}} {{fl-no-sick-leave}}',
    link: { to: '/florida-paid-leave-policy-template', label: 'The Florida guide' },
    when: { all: { state: ['FL'] } },
  },
  {
    id: 'oh',
    kind: 'know',
    title: 'Ohio',
    reason: '{{oh-no-mandate}} {{oh-local-barred}}',
    link: { to: '/ohio-paid-leave-policy-template', label: 'The Ohio guide' },
    when: { all: { state: ['OH'] } },
  },
  {
    id: 'pa',
    kind: 'know',
    title: 'Pennsylvania',
    reason: '{{pa-no-mandate}} {{pa-local-sick-leave}}',
    link: { to: '/pennsylvania-paid-leave-policy-template', label: 'The Pennsylvania guide' },
    when: { all: { state: ['PA'] } },
  },
  {
    id: 'elsewhere',
    kind: 'know',
    title: 'Your other states',
    reason: 'Each state has a page with what we have read about it.',
    link: { to: '/paid-leave-by-state', label: 'Paid leave by state' },
    when: { all: { state: ['other'] } },
  },
  {
    id: 'free-pack',
    kind: 'take',
    title: 'The free starter pack',
    reason:
      'A rollout plan, an acknowledgment tracker, an onboarding checklist and a payroll calendar: the same in every state, and a test of how we write.',
    link: {
      to: '/free-resources?utm_source=plan&utm_medium=questionnaire&utm_campaign=which-templates',
      label: 'Get the Free Pack',
    },
    when: { all: { state: anyState } },
  },
];
