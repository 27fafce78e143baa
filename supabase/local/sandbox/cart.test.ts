import { describe, expect, it } from 'vitest';
import { offerSkus, productsIn, type OfferSku } from '../../functions/_shared/contracts/products';
import { priceOf } from '../../functions/_shared/contracts/prices';
import { readCart } from './cart';

const cartOf = (sku: OfferSku, bump: string) => readCart(sku, 'storefront', new URLSearchParams({ bump }));

const pairs = offerSkus.flatMap((first) => offerSkus.map((second) => [first, second] as const));

describe('the cart of the sandbox', () => {
  it.each(pairs)('%s with %s charges both, or one if it holds the other already', (first, second) => {
    const { lines, totalCents } = cartOf(first, second);
    const isHeld = productsIn(second).some((part) => productsIn(first).includes(part));
    expect(lines.map(({ sku }) => sku)).toEqual(isHeld ? [first] : [first, second]);
    expect(totalCents).toBe(priceOf(first, 'storefront') + (isHeld ? 0 : priceOf(second, 'storefront')));
  });

  it('offers the order bump unless another product is asked for', () => {
    expect(cartOf('core-hr', '').bump?.sku).toBe('micro-templates');
    expect(cartOf('core-hr', 'nothing').isBumpChosen).toBe(false);
    expect(cartOf('micro-templates', '').bump).toBeNull();
  });
});
