import type { Product } from 'schema-dts';
import { brand } from '@contracts/brand';
import { products, type ProductSku } from '@contracts/products';
import { siteConfig } from './site-config';
import { socialPicturePath } from './social-picture';

type ProductData = Exclude<Product, string>;

interface Offer {
  readonly sku: ProductSku;
  /** Of the page that makes the offer. */
  readonly path: string;
  /** In words that the page shows. */
  readonly description: string;
  readonly cents: number;
}

/** A product for search engines, at the price that the page shows. */
export function productData({ sku, path, description, cents }: Offer): ProductData {
  const { siteUrl } = siteConfig();
  return {
    '@type': 'Product',
    name: products[sku].name,
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
    },
  };
}
