import type { Product } from 'schema-dts';
import { brand } from '@contracts/brand';
import { offers, productsIn, products, type OfferSku } from '@contracts/products';
import { siteConfig } from '../site-config';
import { socialPicturePath } from './social-picture';

type ProductData = Exclude<Product, string>;

interface Offer {
  readonly sku: OfferSku;
  /** Path of the page that shows the offer. */
  readonly path: string;
  /** A text that the page shows. */
  readonly description: string;
  readonly cents: number;
}

/** A product or a bundle of products for search engines, at the price that the page shows. */
export function productData({ sku, path, description, cents }: Offer): ProductData {
  const { siteUrl } = siteConfig();
  return {
    '@type': 'Product',
    name: offers[sku].name,
    sku,
    description,
    image: `${siteUrl}${socialPicturePath(path)}`,
    brand: { '@type': 'Brand', name: brand.name },
    offers: {
      '@type': 'Offer',
      price: (cents / 100).toFixed(2),
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url: `${siteUrl}${path}`,
      ...includedIn(sku),
    },
  };
}

function includedIn(sku: OfferSku) {
  const parts = productsIn(sku);
  return parts.length === 1
    ? {}
    : {
        includesObject: parts.map((part) => ({
          '@type': 'TypeAndQuantityNode' as const,
          name: products[part].name,
          url: `${siteConfig().siteUrl}${products[part].path}`,
          amountOfThisGood: 1,
        })),
      };
}
