import { expect, it } from 'vitest';
import { brand } from '@contracts/brand';
import { industrySlugs } from '@contracts/law/law-addresses';
import { productSkus } from '@contracts/products';
import { productPages } from '@/catalog/product-pages';
import { readPart } from '../../tests/support/read-part';
import { saidInData } from '../../tests/support/said-in-data';
import IndustryOpening from './law/industry/opening';
import StateOpening from './law/state/opening';
import ProductOpening from './storefront/product/opening';

/** The button beside a product's opening names the price; the page's header and footer the shop. */
const isShownBeside = (words: string) => words === brand.name || /^\$\d+$/.test(words);

it.each([
  ...productSkus.map((sku) => [sku, sku, <ProductOpening key={sku} sku={sku} />] as const),
  ['the page of Minnesota', 'mn-paid-leave', <StateOpening key="MN" code="MN" />] as const,
  ...industrySlugs.map((slug) => [slug, 'core-hr', <IndustryOpening key={slug} slug={slug} />] as const),
])('%s describes its product to search engines as it shows it', (_, sku, opening) => {
  const { data, text } = readPart(opening);
  const said = saidInData(data);
  expect(said).toContain(productPages[sku].subtitle);
  expect(said.filter((words) => !isShownBeside(words) && !text.includes(words))).toEqual([]);
});
