import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

const browsers = [
  process.env['CHROMIUM_PATH'] ?? '',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
/** With `npm test` each worker has a shop of its own, so that no test meets what another one publishes or sets. */
const shops = JSON.parse(process.env['TEST_SHOPS'] ?? '[]') as readonly Record<string, string>[];
Object.assign(process.env, shops[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)]);

const executablePath = browsers.find((path) => path !== '' && existsSync(path));
const shop = `http://127.0.0.1:${process.env['SHOP_PORT'] ?? '4173'}`;

/** The browser tests run against a shop that is running: `npm test` starts one, or use `npm start` and its ports. */
export default defineConfig({
  testDir: 'tests/e2e',
  // Bounds for a machine that does much else: only a failure waits so long.
  timeout: 180_000,
  expect: { timeout: 40_000 },
  fullyParallel: true,
  workers: shops.length || 2,
  forbidOnly: true,
  // Machines are shared: a test that passes only at the second try is counted and named as flaky.
  retries: 1,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: shop,
    viewport: { width: 1280, height: 900 },
    // A trace of every first try takes a fifth of the time of all tests.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        // Hinting would round glyphs to whole pixels, which no phone, Mac or Windows does: lines would end elsewhere.
        '--font-render-hinting=none',
      ],
    },
  },
});
