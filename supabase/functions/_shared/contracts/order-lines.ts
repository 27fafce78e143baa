import { isOfferSku, productsIn, productSkus, type OfferSku, type ProductSku } from './products.ts';

/** A product that an order granted, with its share of what was paid. */
export interface OrderedProduct {
  readonly sku: ProductSku;
  /** The bundle that it came in. */
  readonly bundleSku: string | null;
  /** After the discount. */
  readonly amountCents: number;
  readonly discountCents: number;
  /** The sales tax in the amount; null where the provider did not tell it. */
  readonly taxCents: number | null;
  /** Whether the price that the buyer saw contains the tax. */
  readonly taxIncluded: boolean;
}

/** What was sold at one price: a product, or a bundle with its parts. */
export interface OrderLine {
  readonly sku: OfferSku;
  /** Before the discount. */
  readonly listCents: number;
}

/** The order as it was sold, in the order of the catalog. The lines less the discount, with the tax that is not in them, make the total, to the cent. */
export function orderLines(parts: readonly OrderedProduct[]): OrderLine[] {
  const sums = new Map<OfferSku, number>();
  for (const { sku, bundleSku, amountCents, discountCents, taxCents, taxIncluded } of parts) {
    const sold = isOfferSku(bundleSku) ? bundleSku : sku;
    const taxOnTop = taxIncluded ? 0 : (taxCents ?? 0);
    sums.set(sold, (sums.get(sold) ?? 0) + amountCents + discountCents - taxOnTop);
  }
  return [...sums]
    .map(([sku, listCents]) => ({ sku, listCents }))
    .sort((left, right) => placeOf(left.sku) - placeOf(right.sku));
}

const placeOf = (sku: OfferSku): number => productSkus.findIndex((known) => productsIn(sku).includes(known));
