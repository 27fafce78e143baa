import { productSkus, type ProductSku } from '@contracts/products.ts';
import { prices, priceSurfaces, priceOn, type PriceSurface } from './prices';

interface SurfacePrice {
  readonly surface: PriceSurface;
  readonly currentCents: number;
}

export interface PriceDisagreement {
  readonly sku: ProductSku;
  readonly storefrontCents: number;
  readonly others: readonly SurfacePrice[];
}

/** The products that some page quotes at another price than the product page does. */
export function priceDisagreements(): PriceDisagreement[] {
  return productSkus.flatMap((sku) => {
    const storefrontCents = priceOn('storefront', sku).currentCents;
    const others = priceSurfaces.flatMap((surface) => {
      const quoted = prices[sku][surface];
      return quoted && quoted.currentCents !== storefrontCents
        ? [{ surface, currentCents: quoted.currentCents }]
        : [];
    });
    return others.length > 0 ? [{ sku, storefrontCents, others }] : [];
  });
}
