import { type CheckoutProvider, providerName } from './buy-link.ts';

interface ProviderId {
  /** The name of the id in the code that reads the provider's messages. */
  readonly kind: string;
  /** As the provider's own pages call it, with what it looks like. */
  readonly name: string;
  /** Shown for an order whose product is not matched. */
  readonly isShown?: true;
  /** The webhook does not say it: the shop asks the provider with the key of this setting. */
  readonly needsKey?: 'STRIPE_API_KEY';
}

/** The ids by which a provider's product can be matched with ours, the most specific one first. */
export const providerIds = {
  stripe: [
    { kind: 'price', name: 'the price, price_…', needsKey: 'STRIPE_API_KEY' },
    { kind: 'product', name: 'the product, prod_…', needsKey: 'STRIPE_API_KEY' },
    { kind: 'paymentLink', name: 'the payment link, plink_…', isShown: true },
  ],
  lemonsqueezy: [
    { kind: 'variant', name: 'the number of the variant' },
    { kind: 'product', name: 'the number of the product', isShown: true },
  ],
  paddle: [
    { kind: 'price', name: 'the price, pri_…' },
    { kind: 'product', name: 'the product, pro_…', isShown: true },
  ],
  gumroad: [
    { kind: 'permalink', name: 'the last part of its address, gumroad.com/l/…' },
    { kind: 'product', name: 'the id of the product', isShown: true },
  ],
  sandbox: [{ kind: 'product', name: 'the product, as in core-hr', isShown: true }],
} as const satisfies Record<CheckoutProvider, readonly [ProviderId, ...ProviderId[]]>;

export type ProviderIdKind<Provider extends CheckoutProvider> =
  (typeof providerIds)[Provider][number]['kind'];

const either = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** Which ids the owner may enter, and what they look like. */
export function providerIdHelp(provider: CheckoutProvider): string {
  const ids: readonly ProviderId[] = providerIds[provider];
  const needsKey = ids.some((id) => id.needsKey !== undefined);
  const others = ids.flatMap((id) => (id.needsKey ? [] : [id.name]));
  return [
    `${providerName(provider)}: ${either.format(ids.map(({ name }) => name))}.`,
    ...(needsKey ? [`Without the API key in the settings, only ${either.format(others)} is known.`] : []),
  ].join(' ');
}
