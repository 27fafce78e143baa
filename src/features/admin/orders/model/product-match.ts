import { checkoutProviders, providerName } from '@contracts/buy-link';
import { bundleSkus, bundles, productName } from '@contracts/products';

/** The payment providers whose events the shop can process. */
export const providers = checkoutProviders.map((value) => ({ value, label: providerName(value) }));

/** The bundle of these products. */
export function bundleOf(skus: readonly string[]) {
  return bundleSkus.find(
    (sku) =>
      bundles[sku].parts.length === skus.length && bundles[sku].parts.every((part) => skus.includes(part)),
  );
}

export const productNames = (skus: readonly string[]): string => {
  const bundle = bundleOf(skus);
  return bundle ? bundles[bundle].name : skus.map(productName).join(', ');
};
