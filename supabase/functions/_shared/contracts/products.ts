export const productSkus = ['mn-paid-leave', 'core-hr', 'payroll-ops', 'micro-templates'] as const;
export type ProductSku = (typeof productSkus)[number];

export const packageIds = [
  'mn-paid-leave-kit',
  'wi-leave-timeoff-kit',
  'core-hr-pack-mn',
  'core-hr-pack-wi',
  'payroll-ops-pack-mn',
  'payroll-ops-pack-wi',
  'micro-templates-bundle-mn',
  'micro-templates-bundle-wi',
] as const;
export type PackageId = (typeof packageIds)[number];

export interface ProductFacts {
  readonly name: string;
  readonly path: string;
  readonly buyLinkKey: string;
  /** The template packages that a license of this product opens. */
  readonly packages: readonly PackageId[];
}

/**
 * Which packages a product opens. The Wisconsin leave kit is no product in the specification;
 * leave policies are core HR policies, so Core HR delivers it.
 */
export const products: Readonly<Record<ProductSku, ProductFacts>> = {
  'mn-paid-leave': {
    name: 'MN Paid Leave 2026 Policy Kit',
    path: '/templates/mn-paid-leave-kit',
    buyLinkKey: 'BUY_LINK_MN_PAID_LEAVE',
    packages: ['mn-paid-leave-kit'],
  },
  'core-hr': {
    name: 'Core HR Pack',
    path: '/templates/core-hr-pack',
    buyLinkKey: 'BUY_LINK_CORE_HR',
    packages: ['core-hr-pack-mn', 'core-hr-pack-wi', 'wi-leave-timeoff-kit'],
  },
  'payroll-ops': {
    name: 'Payroll Ops Pack',
    path: '/templates/payroll-ops-pack',
    buyLinkKey: 'BUY_LINK_PAYROLL_OPS',
    packages: ['payroll-ops-pack-mn', 'payroll-ops-pack-wi'],
  },
  'micro-templates': {
    name: 'Micro Templates Bundle',
    path: '/templates/micro-templates',
    buyLinkKey: 'BUY_LINK_MICRO_BUNDLE',
    packages: ['micro-templates-bundle-mn', 'micro-templates-bundle-wi'],
  },
};

export const bundleSkus = ['core-payroll-bundle'] as const;
export type BundleSku = (typeof bundleSkus)[number];

/** All that has a price, a buy link and a checkout. A bundle grants a license of each of its parts. */
export const offerSkus = [...productSkus, ...bundleSkus] as const;
export type OfferSku = ProductSku | BundleSku;

interface OfferFacts {
  readonly name: string;
  /** The page that offers it. */
  readonly path: string;
  readonly buyLinkKey: string;
}

export interface BundleFacts extends OfferFacts {
  readonly parts: readonly ProductSku[];
}

export const bundles: Readonly<Record<BundleSku, BundleFacts>> = {
  'core-payroll-bundle': {
    name: 'Core HR + Payroll Ops Bundle',
    path: '/pricing',
    buyLinkKey: 'BUY_LINK_BUNDLE',
    parts: ['core-hr', 'payroll-ops'],
  },
};

export const offers: Readonly<Record<OfferSku, OfferFacts>> = { ...products, ...bundles };

/** The product that a buyer may add to an order of any other one. */
export const bumpSku = 'micro-templates' satisfies ProductSku;

/** The products whose licenses an offer grants. */
export function productsIn(sku: OfferSku): readonly ProductSku[] {
  return isProductSku(sku) ? [sku] : bundles[sku].parts;
}

/** What people read for an identifier; an unknown one is shown as it is. */
export function productName(sku: string): string {
  return isOfferSku(sku) ? offers[sku].name : sku;
}

export function isProductSku(value: unknown): value is ProductSku {
  return typeof value === 'string' && (productSkus as readonly string[]).includes(value);
}

export function isOfferSku(value: unknown): value is OfferSku {
  return typeof value === 'string' && Object.hasOwn(offers, value);
}
