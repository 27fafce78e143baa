import { packStates } from '@law/pack-states';
import type { IndustrySlug } from '@law/law-addresses';
import type { ProductSku } from '@contracts/products';
import type { PlanCondition, PlanItem } from './plan-item';
import { sizesFrom, sizesUpTo } from './plan-sizes';
import { planTakes } from './plan-takes';

const away = ['CA', 'NY', 'TX', 'FL', 'CO', 'IL', 'OH', 'PA', 'other'];
export const anyState: readonly string[] = [...packStates, ...away];

const skip = (id: string, title: string, reason: string, when: PlanCondition): PlanItem => ({
  id,
  kind: 'skip',
  title,
  reason,
  when,
});
/** Advice against a product. An answer that calls for one of the product's documents overrides it. */
const skipProduct = (
  id: string,
  sku: ProductSku,
  title: string,
  reason: string,
  when: PlanCondition,
): PlanItem => ({
  ...skip(id, title, reason, {
    ...when,
    unless: planTakes.filter((item) => item.sku === sku).map((item) => item.when),
  }),
  sku,
});
const industryLink = (slug: IndustrySlug, label: string) => ({ to: `/${slug}-hr-policy-templates`, label });

export const planItems: readonly PlanItem[] = [
  ...planTakes,

  skipProduct(
    'no-mn-kit',
    'mn-paid-leave',
    'The Minnesota Paid Leave kit',
    'Nobody of yours works in Minnesota. {{mn-pl-work-share}}',
    { all: { state: anyState }, not: { state: ['MN'] } },
  ),
  skip(
    'no-wi-fmla',
    'The Wisconsin family and medical leave policy',
    'You are below the size. {{wi-wfmla-employer}}',
    { all: { state: ['WI'], size: sizesUpTo(49) } },
  ),
  skipProduct(
    'no-payroll',
    'payroll-ops',
    'The Payroll Ops Pack',
    'Your provider keeps calendars, deposits and stubs. Ask it for the written notices too; if it leaves those to you, come back.',
    { all: { state: packStates, payroll: ['provider'] } },
  ),
  skipProduct(
    'no-core-hr',
    'core-hr',
    'The Core HR Pack',
    'Your handbook is current, your time off is written, and none of your answers asks for one of its documents.',
    { all: { state: packStates, handbook: ['current'], benefits: ['written'] } },
  ),
  skipProduct(
    'no-micro',
    'micro-templates',
    'The Micro Templates Bundle',
    'It is made for the smallest employers, and none of your answers asks for one of its documents.',
    { all: { state: packStates, size: sizesFrom(10) } },
  ),
  skip(
    'no-pack',
    'Any pack as the law of your state',
    'Our documents hold the law of Minnesota and Wisconsin only. Elsewhere they are a structure to fill, and the free pack is the better start.',
    { all: { state: away }, not: { state: packStates } },
  ),

  {
    id: 'federal-leave',
    kind: 'know',
    title: 'Federal family and medical leave',
    reason: '{{us-fmla-employees}} {{us-fmla-hours}} {{us-fmla-weeks}}',
    when: { all: { state: anyState, size: sizesFrom(50) } },
  },
  {
    id: 'small-premium',
    kind: 'know',
    title: 'The smaller premium in Minnesota',
    reason: '{{mn-pl-small-employer-size}} {{mn-pl-small-employer-premium}}',
    link: { to: '/minnesota-paid-leave-policy-template', label: 'The Minnesota guide' },
    when: { all: { state: ['MN'], size: sizesUpTo(30) } },
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
    title: 'The free pack',
    reason:
      'A rollout plan, an acknowledgment tracker, an onboarding checklist and a payroll calendar: the same in every state, and a test of how we write.',
    link: {
      to: '/free-resources?utm_source=plan&utm_medium=questionnaire&utm_campaign=which-templates',
      label: 'Get the Free Pack',
    },
    when: { all: { state: anyState } },
  },
];
