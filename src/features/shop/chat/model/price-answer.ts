import { priceOf, readPriceList } from '@contracts/prices';
import { offers, offerSkus, type OfferSku } from '@contracts/products';
import { formatPrice } from '@/lib/text/format';
import type { ChatAnswer } from './chat-answer';
import { wordsPattern } from './keywords';

const asksPrice = wordsPattern(
  'prices?|pricing|how much (?:is|are|does|do|for)|(?:what|how much).{0,40}costs?|costs?',
);

/** What people call each offer. */
const names: Readonly<Record<OfferSku, RegExp>> = {
  'core-payroll-bundle': wordsPattern('bundle of core|core.{0,12}payroll.{0,12}bundle|both packs'),
  'mn-paid-leave': wordsPattern(
    '(?:paid leave|mn|minnesota)(?: paid leave)?(?: 2026)?(?: policy)? kit|policy kit|the kit',
  ),
  'core-hr': wordsPattern('core(?: hr)?(?: pack)?'),
  'payroll-ops': wordsPattern('payroll(?: ops)? pack|payroll ops'),
  'micro-templates': wordsPattern('micro(?: templates)?(?: bundle)?'),
};

/** The prices of what the question names, or of everything, from the list that the whole shop quotes. */
export function priceAnswer(text: string, setting: string, isAboutProducts: RegExp): ChatAnswer | null {
  if (!asksPrice.test(text)) return null;
  const list = readPriceList(setting);
  const sku = [...offerSkus].reverse().find((candidate) => names[candidate].test(text));
  const pricing = { to: '/pricing', label: 'Pricing' };
  if (sku) {
    const { name, path } = offers[sku];
    const own = path === pricing.to ? [] : [{ to: path, label: name }];
    return {
      text: `The ${name} costs ${formatPrice(priceOf(sku, list))}. You pay once.`,
      links: [...own, pricing],
    };
  }
  if (!isAboutProducts.test(text)) return null;
  const all = offerSkus.map((offer) => `${offers[offer].name} ${formatPrice(priceOf(offer, list))}`);
  return { text: `You pay once for each: ${all.join(', ')}.`, links: [pricing] };
}
