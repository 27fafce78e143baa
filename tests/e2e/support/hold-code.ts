import type { Page } from '@playwright/test';

/** Holds the code of the pages back, as a slow network does, until it is released. */
export async function holdCode(page: Page): Promise<() => void> {
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}
