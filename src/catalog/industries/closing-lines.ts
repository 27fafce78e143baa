import type { IndustrySlug } from '@contracts/law/law-addresses';

/** Above the last buy button. Apart from the other texts, because that part of the page is code in the browser. */
export const closingLines: Readonly<Record<IndustrySlug, string>> = {
  restaurants: 'Rules your shift can live with',
  retail: 'Rules your store can keep in December',
  construction: 'Rules your crews can work by',
  'real-estate': 'Clear rules for everybody on your payroll',
  'professional-services': 'Rules your firm can put its name to',
};
