// @vitest-environment jsdom
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bumpSku, isOfferSku, offers, offerSkus, type OfferSku } from '@contracts/products';
import { formatMoney } from '@contracts/money';
import { sampleMail } from '../../supabase/functions/_shared/mail/template-descriptions';
import { mailTemplateNames } from '../../supabase/functions/_shared/mail/template-data';
import { discountOf } from '../../supabase/functions/_shared/contracts/coupons';
import {
  priceLists,
  priceOf,
  priceOfPacks,
  type PriceList,
} from '../../supabase/functions/_shared/contracts/prices';
import { apiUrl, newEmail, shop, shopUrl, waitForMail } from '../../scripts/support/shop';
import { waitUntil } from '../../scripts/support/wait-until';
import { pagePaths } from './support/page-paths';

/** Every amount on a page; law pages name wages and fines, which the texts that they come from hold. */
const amounts = /\$\d[\d,]*(?:\.\d+)?/g;
const centsOf = (text: string) => Math.round(Number(text.replaceAll(/[$,]/g, '')) * 100);
const bundle = 'core-payroll-bundle';
/** The figures of both lists, and those that the specification strikes through. */
const everyPrice = new Set([
  ...priceLists.flatMap((list) => [
    ...offerSkus.map((sku) => priceOf(sku, list)),
    priceOfPacks(bundle, list),
  ]),
  ...[129, 149, 89, 59, 39].map((dollars) => dollars * 100),
]);

interface Page {
  readonly path: string;
  readonly document: Document;
}

async function open(address: string): Promise<Document> {
  const response = await fetch(address);
  expect([address, response.status]).toEqual([address, 200]);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** What the sandbox checkout asks for, read from its page. */
async function charged(address: string): Promise<number> {
  const rows = [...(await open(address)).querySelectorAll('tr')];
  const total = rows.find((row) => row.querySelector('th')?.textContent === 'Total');
  return centsOf(total?.querySelector('td')?.textContent ?? '');
}

async function renderedPages(): Promise<Page[]> {
  const pages: Page[] = [];
  for (const path of await pagePaths()) pages.push({ path, document: await open(shopUrl + path) });
  return pages;
}

/** The amounts of the texts about law: no price of ours. */
async function lawAmounts(): Promise<Set<string>> {
  const folders = ['content', 'src/catalog/long-form', 'supabase/functions/_shared/law'];
  const found = new Set<string>();
  for (const folder of folders) {
    for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!file.isFile() || !/(?<!\.test)\.(md|ts|json|yaml)$/.test(file.name)) continue;
      const text = await readFile(join(file.parentPath, file.name), 'utf8');
      for (const [amount] of text.matchAll(amounts)) found.add(amount);
    }
  }
  return found;
}

/** Text by text, and the head: what is side by side in two elements is no one number. A worked example has its own amounts. */
function amountsOn(document: Document): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text;
    if (!parentElement?.closest('script, style, [data-worked-out]'))
      found.push(...[...data.matchAll(amounts)].map(([one]) => one));
  }
  for (const element of document.head.querySelectorAll('title, meta[content]')) {
    const text = element.getAttribute('content') ?? element.textContent;
    found.push(...[...text.matchAll(amounts)].map(([one]) => one));
  }
  return found;
}

function productsIn(
  document: Document,
): { readonly sku: string; readonly offers: { readonly price: string } }[] {
  const walk = (node: unknown): Record<string, unknown>[] =>
    Array.isArray(node)
      ? node.flatMap(walk)
      : typeof node === 'object' && node !== null
        ? [node as Record<string, unknown>, ...Object.values(node).flatMap(walk)]
        : [];
  return [...document.querySelectorAll('script[type="application/ld+json"]')]
    .flatMap((script) => walk(JSON.parse(script.textContent)))
    .filter((node) => node['@type'] === 'Product' && 'offers' in node) as never;
}

let law: Set<string>;
beforeAll(async () => {
  law = await lawAmounts();
});
afterAll(() => shop.writeRows('POST', 'site_settings', { key: 'PRICE_LIST', value: 'storefront' }));

/** The list that the shop has by default. Each other one renders the site twice more. */
const inShortTier: PriceList = 'storefront';
const tagsOf = (list: PriceList) => (list === inShortTier ? [] : ['full']);

for (const list of priceLists) {
  describe(`with the ${list} list`, { tags: tagsOf(list) }, () => {
    const asked = new Map<OfferSku, number>();
    let pages: Page[];

    beforeAll(async () => {
      await shop.writeRows('POST', 'site_settings', { key: 'PRICE_LIST', value: list });
      for (const sku of offerSkus) asked.set(sku, await charged(`${apiUrl}/sandbox/checkout/${sku}`));
      await waitUntil(
        'the pages are rendered with the list',
        async () => {
          const document = await open(`${shopUrl}/pricing`);
          const shown = document.querySelector(`[data-quote="${bundle}"]`)?.textContent ?? '';
          const state = await open(`${shopUrl}/mn-paid-leave-policy-template`);
          const kit = state.querySelector('[data-quote]')?.textContent ?? '';
          return centsOf(shown) === asked.get(bundle) && centsOf(kit) === asked.get('mn-paid-leave');
        },
        120_000,
      );
      pages = await renderedPages();
    });

    it('the checkout charges the prices of the catalog', () => {
      expect([...asked]).toEqual(offerSkus.map((sku) => [sku, priceOf(sku, list)]));
    });

    it('every price on every page is what the checkout charges, and nothing else looks like a price', () => {
      const known = new Set([...asked.values(), priceOfPacks(bundle, list)]);
      const quotes = pages.flatMap(({ path, document }) =>
        [...document.querySelectorAll('[data-quote]')].map((element) => ({
          path,
          sku: element.getAttribute('data-quote') ?? '',
          cents: centsOf(element.textContent),
        })),
      );
      expect(quotes.filter(({ sku, cents }) => !isOfferSku(sku) || asked.get(sku) !== cents)).toEqual([]);
      expect([...new Set(quotes.map(({ sku }) => sku))].sort()).toEqual([...offerSkus].sort());
      // All pages that sell: home, packs, pricing, free pack, states, industries.
      expect(new Set(quotes.map(({ path }) => path)).size).toBeGreaterThan(15);

      const strays = pages.flatMap(({ path, document }) => {
        // Pages that sell nothing work out wages and premiums; there only the figures of a price list are suspect.
        const isSelling = document.querySelector('[data-quote]') !== null;
        return amountsOn(document)
          .filter((amount) => !known.has(centsOf(amount)) && !law.has(amount))
          .filter((amount) => isSelling || everyPrice.has(centsOf(amount)))
          .map((amount) => ({ path, amount }));
      });
      expect(strays).toEqual([]);
      expect(pages.filter(({ document }) => document.querySelector('s'))).toEqual([]);
    });

    it('every buy button leads to a checkout that asks its price', async () => {
      const buttons = pages.flatMap(({ path, document }) =>
        [...document.querySelectorAll<HTMLAnchorElement>('[data-analytics="buy_click"]')].map((link) => ({
          path,
          href: link.href,
          sku: link.dataset['product'] ?? '',
          cents: Math.round(Number(link.dataset['price']) * 100),
        })),
      );
      expect([...new Set(buttons.map(({ sku }) => sku))].sort()).toEqual([...offerSkus].sort());
      const totals = new Map<string, number>();
      for (const href of new Set(buttons.map((one) => one.href))) totals.set(href, await charged(href));
      expect(buttons.filter(({ href, cents }) => totals.get(href) !== cents)).toEqual([]);
      expect(buttons.filter(({ href, sku }) => !href.includes(`/sandbox/checkout/${sku}`))).toEqual([]);
    });

    it('structured data names the price that the checkout charges', () => {
      const said = pages.flatMap(({ path, document }) =>
        productsIn(document).map(({ sku, offers: { price } }) => ({ path, sku, cents: centsOf(price) })),
      );
      expect([...new Set(said.map(({ sku }) => sku))].sort()).toEqual([...offerSkus].sort());
      expect(said.filter(({ sku, cents }) => !isOfferSku(sku) || asked.get(sku) !== cents)).toEqual([]);
    });

    it.each([null, 'SAVE20', 'BUNDLE25'])(
      'receipts say what was charged, with the coupon %s',
      async (coupon) => {
        for (const sku of offerSkus) {
          const email = newEmail(`price-${sku}`);
          const form = { email, bump: bumpSku, ...(coupon ? { coupon } : {}) };
          const address = `${apiUrl}/sandbox/checkout/${sku}`;
          const total = await charged(`${address}?${new URLSearchParams(form)}`);
          await fetch(address, {
            method: 'POST',
            redirect: 'manual',
            body: new URLSearchParams(form).toString(),
          });
          const { Text } = await waitForMail(email, /receipt/);
          const bought: readonly OfferSku[] = sku === bumpSku ? [sku] : [sku, bumpSku];
          const off = (one: OfferSku) =>
            coupon === 'SAVE20' ? 20 : coupon === 'BUNDLE25' && one === bundle ? 25 : 0;
          const discount = bought.reduce((sum, one) => sum + discountOf(priceOf(one, list), off(one)), 0);
          const lines = bought.map((one) => `${offers[one].name}: ${formatMoney(priceOf(one, list), 'USD')}`);
          const discountLines =
            discount > 0 ? [`Coupon ${coupon ?? ''}: −${formatMoney(discount, 'USD')}`] : [];
          const wanted = [...lines, ...discountLines, `Total: ${formatMoney(total, 'USD')}`];
          expect([sku, wanted.filter((line) => !Text.includes(line))]).toEqual([sku, []]);
          expect([...Text.matchAll(amounts)]).toHaveLength(wanted.length);
          expect(total).toBe(bought.reduce((sum, one) => sum + priceOf(one, list), 0) - discount);
        }
      },
    );
  });
}

it('the mails that the owner previews name prices of the shop', () => {
  const prices = offerSkus.map((sku) => priceOf(sku, 'storefront'));
  const discounts = prices.map((cents) => discountOf(cents, 25));
  const known = new Set([
    ...prices,
    ...discounts,
    ...prices.map((cents, index) => cents - (discounts[index] ?? 0)),
  ]);
  const strays = mailTemplateNames.flatMap((name) =>
    [...sampleMail(name).text.matchAll(amounts)].filter(([amount]) => !known.has(centsOf(amount))),
  );
  expect(strays).toEqual([]);
});
