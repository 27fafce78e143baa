/** What the route table needs to know of the states, without their records; a test compares it with them. */
export const allStateCodes: readonly string[] =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  );

/** States whose page has a buy button. */
export const onSaleStateCodes: readonly string[] = ['CA', 'CO', 'MN', 'NY', 'WI'];

/** States with a long page, by the name in its address. */
export const longFormStates = {
  minnesota: 'MN',
  wisconsin: 'WI',
  california: 'CA',
  'new-york': 'NY',
  texas: 'TX',
  florida: 'FL',
  colorado: 'CO',
  illinois: 'IL',
  ohio: 'OH',
  pennsylvania: 'PA',
} as const;
export type LongFormSlug = keyof typeof longFormStates;

export const longFormSlugs = Object.keys(longFormStates) as LongFormSlug[];

const suffix = 'paid-leave-policy-template';

export const statePath = (code: string) => `/${code.toLowerCase()}-${suffix}`;
export const longFormPath = (slug: string) => `/${slug}-${suffix}`;
export const summaryPath = (code: string) => `/states/${code.toLowerCase()}-paid-leave-policy`;

/** The state of an address such as /mn-paid-leave-policy-template: its first segment up to the first hyphen. */
export function stateCodeOf(pathname: string): string | null {
  const code = pathname.slice(1).split('-', 1)[0]?.toUpperCase() ?? '';
  return allStateCodes.includes(code) ? code : null;
}

export const industrySlugs = [
  'restaurants',
  'retail',
  'construction',
  'real-estate',
  'professional-services',
] as const;
export type IndustrySlug = (typeof industrySlugs)[number];

const industrySuffix = '-hr-policy-templates';

export const industryPath = (slug: IndustrySlug) => `/${slug}${industrySuffix}`;

export function industryOf(pathname: string): IndustrySlug | null {
  const slug = pathname.replace(/\/$/, '').slice(1).replace(industrySuffix, '');
  return industrySlugs.find((candidate) => candidate === slug) ?? null;
}

/** The change logs of the law, by the name in their addresses; `change-logs.ts` has their states. */
export const changeLogSlugs = [
  'minnesota',
  'wisconsin',
  'federal',
  'california',
  'colorado',
  'district-of-columbia',
  'illinois',
  'maryland',
  'massachusetts',
  'new-jersey',
  'new-york',
  'washington',
] as const;
export type ChangeLogSlug = (typeof changeLogSlugs)[number];

export const changeLogPath = (slug: ChangeLogSlug) => `/law-changes/${slug}`;

/** The indexes of the law by chapter, with the state of each. */
export const lawIndexStates = { minnesota: 'MN', wisconsin: 'WI', federal: 'US' } as const;
export type LawIndexSlug = keyof typeof lawIndexStates;

export const lawIndexSlugs = Object.keys(lawIndexStates) as LawIndexSlug[];

export const lawIndexPath = (slug: LawIndexSlug) => `/duties/${slug}`;
