import type { Page } from '@playwright/test';
import { holdCode } from './support/hold-code';
import { openReviewForm } from './support/review-form';
import { expect, test } from './support/test';

interface EarlyVisit {
  readonly name: string;
  readonly path: string;
  readonly act: (page: Page) => Promise<unknown>;
  /** The expected state after hydration. */
  readonly expected: (page: Page) => Promise<unknown>;
}

const visits: readonly EarlyVisit[] = [
  {
    name: 'a choice narrows the table of states',
    path: '/paid-leave-by-state?sick=required',
    act: async (page) => {
      await page.getByLabel('Family and medical leave').selectOption('paid');
      await page.getByLabel('Sort by').selectOption('state-desc');
    },
    expected: async (page) => {
      await expect(page).toHaveURL(/program=paid/);
      await expect(page).toHaveURL(/sort=state-desc/);
      await expect(page).toHaveURL(/sick=required/);
      await expect(page.getByLabel('Family and medical leave')).toHaveValue('paid');
      await expect(page.locator('main tbody tr:visible').first()).toContainText('Washington');
      await expect(page.locator('main').getByRole('status')).toHaveText(/^([1-9]|[1-4]\d) of 51 shown$/);
    },
  },
  {
    name: 'a search is made',
    path: '/knowledge-base',
    act: (page) => page.getByLabel('Search the knowledge base').fill('refund'),
    expected: async (page) => {
      await expect(page).toHaveURL(/q=refund/);
      await expect(page.locator('mark').first()).toHaveText(/refund/i);
    },
  },
  {
    name: 'a date gives each step of the plan its day',
    path: '/policy-rollout-kit',
    act: async (page) => {
      await page.getByLabel('Your effective date').fill('2027-03-01');
      await page.getByLabel('Company').fill('Birch Bakery');
    },
    expected: async (page) => {
      await expect(page.getByRole('button', { name: 'Add to calendar (.ics)' })).toBeEnabled();
      await expect(page.getByLabel('Company')).toHaveValue('Birch Bakery');
      await expect(page.getByLabel('Takes effect on')).toHaveValue('2027-03-01');
      const announcement = page.getByLabel('Announcement', { exact: true });
      await expect(announcement).toContainText('Birch Bakery');
      await expect(announcement).toContainText('March 1, 2027');
    },
  },
  {
    name: 'an answer is in the address, in place of the one before',
    path: '/which-templates-do-i-need?state=MN&size=30&industry=retail',
    act: async (page) => {
      await page.getByLabel('Wisconsin').check();
      await page.getByLabel('Construction').check();
    },
    expected: async (page) => {
      await expect(page).toHaveURL(/\?state=MN&state=WI&size=30&industry=construction$/);
      await expect(page.getByLabel('Wisconsin')).toBeChecked();
      await expect(page.getByLabel('Construction')).toBeChecked();
    },
  },
  {
    name: 'a message keeps its words',
    path: '/contact',
    act: async (page) => {
      await page.getByLabel('Name').fill('Ann Early');
      await page.getByLabel('Email').fill('ann-early@example.com');
      await page.getByLabel('Subject').fill('Before the code came');
      await page.getByLabel('Message').fill('Typed on a slow phone, before the code came.');
    },
    expected: async (page) => {
      await expect(page.getByLabel('Name')).toHaveValue('Ann Early');
      await expect(page.getByLabel('Subject')).toHaveValue('Before the code came');
      await expect(page.getByLabel('Message')).toHaveValue('Typed on a slow phone, before the code came.');
    },
  },
  {
    name: 'a review keeps its words',
    path: '/templates/core-hr-pack',
    act: async (page) => {
      await openReviewForm(page);
      await page.getByLabel('First name').fill('Ann');
      await page.getByLabel('Review', { exact: false }).last().fill('Typed before the code came.');
    },
    expected: async (page) => {
      await page.getByLabel('First name').focus();
      await expect(page.getByLabel('First name')).toHaveValue('Ann');
      await expect(page.locator('[name="review_text"]')).toHaveValue('Typed before the code came.');
    },
  },
];

for (const { name, path, act, expected } of visits) {
  test(`done before the code of the page came: ${name} @full`, async ({ page }) => {
    const letThrough = await holdCode(page);
    const arrival = page.goto(path);
    await page.locator('footer').waitFor({ state: 'attached' });
    await act(page);
    expect(await page.locator('html[data-hydrated]').count()).toBe(0);
    letThrough();
    await arrival;
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await expected(page);
  });
}
