import { expect, it } from 'vitest';
import { brand } from '@contracts/brand';
import { industrySlugs } from '@law/law-addresses';
import { productSkus, products } from '@contracts/products';
import { productPages } from '@/catalog/product-pages';
import { readSection } from '../../tests/support/read-section';
import { textsInData } from '../../tests/support/structured-data-claims';
import IndustryOpening from './law/industry/opening';
import StateOpening from './law/state/opening';
import BundleContents from './storefront/pricing/bundle-contents';
import ProductOpening from './storefront/product/opening';

/** The shop's name is in the page's header and footer; the breadcrumb and the card of the pack are next to the opening. */
const isShownBeside = (words: string) =>
  words === brand.name ||
  words === 'Templates' ||
  /^\$\d+$/.test(words) ||
  productSkus.some((sku) => words === products[sku].name || words === productPages[sku].subtitle);

it.each([
  ...productSkus.map((sku) => [sku, sku, <ProductOpening key={sku} sku={sku} />] as const),
  ['the page of Minnesota', 'mn-paid-leave', <StateOpening key="MN" code="MN" />] as const,
  ...industrySlugs.map((slug) => [slug, 'core-hr', <IndustryOpening key={slug} slug={slug} />] as const),
])('the structured data of %s matches the page', (_, sku, opening) => {
  const { data, text } = readSection(opening);
  const said = textsInData(data);
  expect(said).toContain(productPages[sku].subtitle);
  expect(said.filter((words) => !isShownBeside(words) && !text.includes(words))).toEqual([]);
});

it('the structured data of the bundle has its price and both packs', () => {
  const { data, text } = readSection(<BundleContents />);
  const [bundle] = data as {
    name: string;
    description: string;
    offers: { price: string; includesObject: unknown };
  }[];
  expect(bundle).toMatchObject({
    '@type': 'Product',
    sku: 'core-payroll-bundle',
    name: 'Core HR + Payroll Ops Bundle',
    offers: { price: '134.00' },
  });
  expect(text).toContain(bundle?.description);
  expect(JSON.stringify(bundle?.offers.includesObject)).toMatch(/Core HR Pack.*Payroll Ops Pack/);
});
