import { checkoutProviders, providerName } from '@contracts/buy-link';
import { isProductSku, products } from '@contracts/products';

/** The payment providers whose events the shop understands. */
export const providers = checkoutProviders.map((value) => ({ value, label: providerName(value) }));

export const productNames = (skus: readonly string[]): string =>
  skus.map((sku) => (isProductSku(sku) ? products[sku].name : sku)).join(', ');

/** "49", "49.5" and "$1,049.00" as cents, nothing as 0; null for what is no amount. */
export function centsOf(typed: string): number | null {
  const text = typed.replaceAll(/[\s$,]/g, '');
  if (text === '') {
    return 0;
  }
  return /^\d{1,7}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : null;
}
