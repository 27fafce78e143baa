import type { Page } from '@playwright/test';

export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  /** One thing that a visitor does there … */
  readonly act: (page: Page) => Promise<void>;
  /** … and what is on the page once it has answered. */
  readonly answer: string;
}

const openMenu = {
  act: (page: Page) => page.getByRole('button', { name: 'Open menu' }).click(),
  answer: '#menu-button[aria-expanded="true"]',
};

const openQuestion = {
  act: (page: Page) => page.locator('main summary').first().click(),
  answer: 'main details[open]',
};

const pressChip = {
  act: (page: Page) => page.locator('main [role="group"] > :is(a, button)').nth(1).click(),
  answer:
    'main [role="group"] > :nth-child(2):is([aria-current="true"], [aria-current="page"], [aria-pressed="true"])',
};

/** The newest address of the sitemap that begins so: posts and articles are the owner's, so none is named here. */
function firstBelow(section: string, sitemap: readonly string[]): string {
  const path = sitemap.find((candidate) => candidate.startsWith(section));
  if (path === undefined) throw new Error(`The sitemap has nothing below ${section}`);
  return path;
}

/** One page of each kind that brings visitors. */
export function measuredPages(sitemap: readonly string[]): MeasuredPage[] {
  return [
    { name: 'home', path: '/', ...openMenu },
    {
      name: 'product',
      path: '/templates/mn-paid-leave-kit',
      act: (page) => page.getByRole('button', { name: 'Add to Order' }).click(),
      answer: 'main button[aria-pressed="true"]',
    },
    { name: 'templates', path: '/templates', ...pressChip },
    { name: 'state', path: '/mn-paid-leave-policy-template', ...openQuestion },
    {
      name: 'long form',
      path: '/minnesota-paid-leave-policy-template',
      act: (page) => page.getByLabel('Your effective date').fill('2027-04-01'),
      answer: '[data-rollout-date]:not(:empty)',
    },
    { name: 'blog', path: '/blog', ...pressChip },
    { name: 'post', path: firstBelow('/blog/', sitemap), ...openMenu },
    { name: 'article', path: firstBelow('/knowledge-base/', sitemap), ...openMenu },
    {
      name: 'map and table',
      path: '/paid-leave-by-state',
      act: async (page) => {
        await page.getByLabel('Family and medical leave').selectOption('paid');
      },
      answer: 'main tbody tr[hidden]',
    },
    {
      name: 'questionnaire',
      path: '/which-templates-do-i-need',
      act: (page) => page.locator('main label').first().click(),
      answer: 'main input:checked',
    },
  ];
}
