/**
 * `npm run contact-sheet`: a picture of every kind of page in four forms (375 and 1440 pixels wide, light and dark), and an
 * `index.html` that shows them side by side, to look at one by one. Needs a running shop; `--help` names its options.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import playwright from '../playwright.config.ts';
import { readOptions } from './bench/options.ts';
import {
  contactSheet,
  onePerKind,
  readAdminPaths,
  type Form,
  type PagePictures,
} from './contact-sheet/pages.ts';

const asked = readOptions('contact-sheet', {
  shop: { type: 'string', default: 'http://127.0.0.1:4173', about: 'address of a running shop' },
  out: { type: 'string', default: 'test-results/contact-sheet', about: 'folder for the pictures' },
  only: { type: 'string', about: 'only paths that contain this' },
  all: { type: 'boolean', about: 'every post, article and state, not one of each kind' },
});
const { shop, out } = asked;

/** Pages that the sitemap leaves out. */
const unlisted = [
  '/free-resources/thanks?email=a@example.com',
  '/thank-you',
  '/orders',
  '/verify',
  '/states/mn-paid-leave-policy',
  '/ga-paid-leave-policy-template',
  '/which-templates-do-i-need?state=MN&state=WI&size=31&industry=retail&payroll=in-house',
  '/account',
  '/no-such-page',
];

const forms: readonly Form[] = ([375, 1440] as const).flatMap((width) =>
  (['light', 'dark'] as const).map((scheme) => ({ width, scheme })),
);

/** Signs in as the owner, if `ADMIN_PASSWORD` is given. */
async function signIn(context: BrowserContext, password: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${shop}/admin`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(process.env['ADMIN_EMAIL'] ?? 'admin@example.com');
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.close();
}

/** A browser of one form, with the consent answered: its bar would cover the lower edge of every picture. */
async function openForm(browser: Browser, { width, scheme }: Form): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: width < 500 ? 812 : 900 },
    colorScheme: scheme,
    // Half the pixels of a wide page still show its layout, and its file stays small.
    deviceScaleFactor: width < 500 ? 1 : 0.6,
    reducedMotion: 'reduce',
  });
  await context.addInitScript(() => {
    const record = { type: 'essential', timestamp: Date.now() - 1000, version: '1.0' };
    localStorage.setItem('cookie_consent', JSON.stringify(record));
  });
  return context;
}

async function takePictures(
  context: BrowserContext,
  form: Form,
  paths: readonly string[],
): Promise<PagePictures[]> {
  const page = await context.newPage();
  const taken = [];
  for (const path of paths) {
    const file = `${path.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'home'}-${String(form.width)}-${form.scheme}.png`;
    await page.goto(shop + path);
    await page.waitForLoadState('networkidle');
    // Pictures further down load when they come near.
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
        scrollTo(0, y);
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
      scrollTo(0, 0);
      await document.fonts.ready;
    });
    const [height, width] = await page.evaluate(() => {
      const { scrollHeight, scrollWidth } = document.documentElement;
      return [scrollHeight, scrollWidth] as const;
    });
    await page.screenshot({ path: join(out, file), fullPage: true, animations: 'disabled' });
    if (width > form.width) console.warn(`${path} is ${String(width)} px wide at ${String(form.width)} px`);
    taken.push({ path, form, file, height });
  }
  await page.close();
  return taken;
}

mkdirSync(out, { recursive: true });
const sitemap = await (await fetch(`${shop}/sitemap.xml`)).text();
const listed = [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(
  ([, path = '']) => path || '/',
);
const isAsked = (path: string) => path.includes(asked.only ?? '');
const publicPaths = [...(asked.all ? listed : onePerKind(listed)), ...unlisted].filter(isAsked);
const password = process.env['ADMIN_PASSWORD'] ?? '';
const adminPaths = password ? readAdminPaths().filter(isAsked) : [];

const browser = await chromium.launch(playwright.use?.launchOptions ?? {});
const taken: PagePictures[] = [];
for (const form of forms) {
  const visitor = await openForm(browser, form);
  taken.push(...(await takePictures(visitor, form, publicPaths)));
  await visitor.close();
  if (adminPaths.length === 0) continue;
  const owner = await openForm(browser, form);
  await signIn(owner, password);
  taken.push(...(await takePictures(owner, form, adminPaths)));
  await owner.close();
}
await browser.close();
writeFileSync(join(out, 'index.html'), contactSheet(taken));
console.log(`${String(taken.length)} pictures in ${join(out, 'index.html')}`);
