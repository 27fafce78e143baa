import { expect, expectNoAxeViolations, test } from './support/test';
import { linkIn, newEmail, rowsOf, waitForMail } from './support/shop';

interface Lead {
  readonly name: string;
  readonly status: string;
  readonly utm: Record<string, string>;
}

test('a visitor requests the starter pack, confirms by email and downloads it', async ({ page }) => {
  const email = newEmail('lead');
  await page.goto('/free-resources?utm_source=newsletter&utm_campaign=spring');
  await expectNoAxeViolations(page);
  await page.getByLabel('Name').fill('Lea Larson');
  await page.getByLabel('Email').fill(email.toUpperCase());
  await page.getByRole('button', { name: 'Send me the free pack' }).click();
  await expect(page.getByText('Check your inbox')).toBeVisible();
  await expect(page).toHaveURL(/\/free-resources\/thanks\?email=/);
  const pack = page.getByRole('region', { name: 'Where they continue' }).getByRole('listitem');
  await expect(pack.getByRole('link', { name: 'Core HR Pack' })).toBeVisible();
  await expect(pack).toContainText(/\d+ documents, \d+ pages/);
  await expectNoAxeViolations(page);

  const [lead] = await rowsOf<Lead>(`leads?email=eq.${email}&select=name,status,utm`);
  expect(lead).toMatchObject({
    name: 'Lea Larson',
    status: 'pending',
    utm: { utm_source: 'newsletter', utm_campaign: 'spring' },
  });

  const mail = await waitForMail(email, /confirm/i);
  await page.goto(linkIn(mail, '/free-resources/confirm'));
  await expect(page).toHaveURL(/\/free-resources\/confirm$/);
  expect((await rowsOf<Lead>(`leads?email=eq.${email}&select=status`))[0]?.status).toBe('pending');
  await expectNoAxeViolations(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Confirm and download' }).click();
  expect((await download).suggestedFilename()).toBe('hr-payroll-starter-pack.zip');
  await expect(page.getByRole('heading', { name: 'Your download has started' })).toBeVisible();
  await expectNoAxeViolations(page);
  expect((await rowsOf<Lead>(`leads?email=eq.${email}&select=status`))[0]?.status).toBe('confirmed');

  const first = await waitForMail(email, /starter pack/i);
  const waiting = await rowsOf<{ status: string }>(
    `email_messages?to=eq.${email}&template=eq.starter-pack-2&select=status`,
  );
  expect(waiting).toEqual([{ status: 'queued' }]);

  await page.goto(linkIn(first, '/unsubscribe'));
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Unsubscribe me' }).click();
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
  const ended = await rowsOf<{ status: string }>(
    `email_messages?to=eq.${email}&template=eq.starter-pack-2&select=status`,
  );
  expect(ended).toEqual([{ status: 'cancelled' }]);
});

test('the form shows what is missing at the field with the shop’s messages', async ({ page }) => {
  await page.goto('/free-resources');
  await page.getByRole('button', { name: 'Send me the free pack' }).click();
  await expect(page.getByText('Please fill in both your name and email address.')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription(/^Missing Information/);
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Please enter your email address/);
  await page.getByLabel('Name').fill('Lea');
  await page.getByLabel('Email').fill('not-an-address');
  await page.getByRole('button', { name: 'Send me the free pack' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    'Invalid Email: Please enter a valid email address.',
  );
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
});
