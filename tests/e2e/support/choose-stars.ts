import { expect, type Locator } from '@playwright/test';

/**
 * Chooses a rating in the review form. The stars cover the radio button, so the check is forced, and a forced check is not
 * repeated by Playwright where React replaces the prerendered form meanwhile: it is repeated here until the choice holds.
 */
export async function chooseStars(form: Locator, stars: number): Promise<void> {
  const radio = form.getByRole('radio', { name: new RegExp(`^${stars} stars`) });
  await expect(async () => {
    await radio.check({ force: true, timeout: 2_000 });
    await expect(radio).toBeChecked({ timeout: 1_000 });
  }).toPass();
}
