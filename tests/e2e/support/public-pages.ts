import { readFileSync } from 'node:fs';

const routeTable = readFileSync(new URL('../../../src/App.tsx', import.meta.url), 'utf8');

/** The pages that the route table names one by one, of one folder if it is given: a new one is tested without a line here. */
export const namedPages = (folder = ''): string[] =>
  [...routeTable.matchAll(/\b(?:listed|unlisted)\('(\/[^':]*)', '([^']*)'/g)]
    .filter(([, , file = '']) => file.startsWith(folder))
    .map(([, path = '']) => path)
    // It leads on at once.
    .filter((path) => path !== '/auth/callback');

/** Pages with something in their address, private ones, and one or two of each kind of which there are many. */
const examples = [
  '/free-resources/thanks?email=a@example.com',
  '/blog?category=Operations',
  '/blog/twenty-seven-paydays-2026',
  '/knowledge-base?q=refnud',
  '/knowledge-base?category=Troubleshooting',
  '/knowledge-base/policy-rollout-7-steps',
  '/search?q=sick%20leave',
  '/thank-you?email=a@example.com&product=core-hr&order_id=1&amount=9900&provider=sandbox',
  '/account',
  '/account/invitation',
  '/auth/password',
  '/law-changes/minnesota',
  '/duties/wisconsin',
  '/which-templates-do-i-need?state=MN&state=WI&size=30&industry=retail',
  // On sale, a draft with rules of its own, a draft without, a long page, a short one, an industry.
  '/mn-paid-leave-policy-template',
  '/or-paid-leave-policy-template',
  '/in-paid-leave-policy-template',
  '/california-paid-leave-policy-template',
  '/states/wi-paid-leave-policy',
  '/restaurants-hr-policy-templates',
];

export const publicPages: readonly string[] = [...new Set([...namedPages(), ...examples])];

const twins: readonly string[] = [
  '/free-resources/thanks',
  '/law-changes',
  '/which-templates-do-i-need',
  '/templates/core-hr-pack',
  '/templates/payroll-ops-pack',
  '/blog?category=Operations',
  '/knowledge-base?category=Troubleshooting',
  '/terms',
  '/disclaimer',
  '/thank-you',
  '/templates/unknown',
  '/blog/unknown',
  '/knowledge-base/unknown',
];

/** Whether another page has the same parts: the short tier looks at that one. */
export const hasTwin = (path: string): boolean => twins.includes(path);
