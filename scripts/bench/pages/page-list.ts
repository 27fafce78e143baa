import type { Locator, Page } from '@playwright/test';

export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  /** What comes right before … */
  readonly prepare?: (page: Page) => Promise<void>;
  /** … one thing that a visitor does there … */
  readonly act: (page: Page) => Promise<void>;
  /** … and what is on the page once it has answered. */
  readonly answer: string;
}

/**
 * A finger on what is in sight. Forced, because the browser driver's own check of what the finger hits would run inside
 * the time that is measured.
 */
async function tap(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  // What the scroll sets off is not part of the answer.
  await target.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestIdleCallback(() => resolve()))),
  );
  await target.tap({ force: true });
}

const openMenu = {
  act: (page: Page) => tap(page.getByRole('button', { name: 'Open menu' })),
  answer: '#menu-button[aria-expanded="true"]',
};

const openQuestion = {
  act: (page: Page) => tap(page.locator('main summary').first()),
  answer: 'main details[open]',
};

/** The page that the others are held against. */
export const limit: MeasuredPage = { name: 'limit', path: '/', ...openQuestion };

const pressChip = {
  act: (page: Page) => tap(page.locator('main [role="group"] > :is(a, button)').nth(1)),
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
      act: (page) => tap(page.getByRole('button', { name: 'Add to Order' })),
      answer: '.product-card button[aria-pressed="true"]',
    },
    { name: 'templates', path: '/templates', ...pressChip },
    { name: 'state', path: '/mn-paid-leave-policy-template', ...openQuestion },
    {
      name: 'long form',
      path: '/minnesota-paid-leave-policy-template',
      // A driver that fills a field is not a hand, and what moves then would count as a layout shift.
      prepare: (page) => tap(page.getByLabel('Your effective date')),
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
      act: (page) => tap(page.locator('main label').first()),
      answer: 'main input:checked',
    },
  ];
}
