import { productSkus, type ProductSku } from '@contracts/products';
import { productPages } from './product-pages';
import type { FilterChoice } from './template-filters';

const audiences: Readonly<Record<string, readonly ProductSku[]>> = {
  'under-10': ['micro-templates'],
  '5-to-50': ['core-hr'],
  payroll: ['payroll-ops'],
  minnesota: ['mn-paid-leave'],
};

const formats: Readonly<Record<string, string>> = {
  word: 'Word',
  'google-docs': 'Google Docs',
  pdf: 'PDF',
  excel: 'Excel',
};

/** The products that match every filter, in the shop's order. */
export function filterProducts({ audience, format }: FilterChoice): ProductSku[] {
  return productSkus.filter((sku) => {
    const page = productPages[sku];
    return (
      (audience === 'all' || (audiences[audience]?.includes(sku) ?? true)) &&
      (format === 'all' || page.formats.includes(formats[format] ?? format))
    );
  });
}
