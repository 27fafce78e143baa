import { expect } from '@playwright/test';
import { apiUrl, secretKey, shopUrl } from './shop';

type Settings = Readonly<Record<string, string>>;

/** Writes the owner's settings with the service key. */
export async function writeSettings(settings: Settings): Promise<void> {
  const rows = Object.entries(settings).map(([key, value]) => ({ key, value }));
  const response = await fetch(`${apiUrl}/rest/v1/site_settings?on_conflict=key`, {
    method: 'POST',
    headers: {
      apikey: secretKey,
      'content-type': 'application/json',
      prefer: 'resolution=merge-duplicates',
    },
    body: JSON.stringify(rows),
  });
  expect(response.status, await response.text()).toBeLessThan(300);
}

/** Waits until the served pages have been rendered with the new settings. */
export async function waitForPages(path: string, isRendered: (response: Response) => boolean): Promise<void> {
  await expect
    .poll(async () => isRendered(await fetch(shopUrl + path)), { timeout: 150_000, intervals: [500] })
    .toBe(true);
}
