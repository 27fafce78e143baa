import type { CheckoutProvider } from '../contracts/buy-link.ts';

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/**
 * What a provider can put into its return link that cannot be guessed, and that its webhook names too: the proof that a
 * browser comes from the checkout. Order numbers are no proof; Lemon Squeezy's count up. Gumroad and Paddle return nothing.
 *
 * Sources: Stripe "Customize redirect behavior" ({CHECKOUT_SESSION_ID}); Lemon Squeezy "Link variables" ([order_identifier]).
 */
const patterns: Readonly<Partial<Record<CheckoutProvider, RegExp>>> = {
  stripe: /^cs_(?:live|test)_[A-Za-z0-9]{20,200}$/,
  lemonsqueezy: new RegExp(`^${uuid}$`),
  sandbox: new RegExp(`^key_${uuid}$`),
};

export function isReturnKey(provider: string, key: string): boolean {
  return Object.hasOwn(patterns, provider) && patterns[provider as CheckoutProvider]?.test(key) === true;
}

/** Whether any provider gives out keys that look so: nothing else is worth looking up. */
export const mayBeReturnKey = (key: string): boolean =>
  Object.keys(patterns).some((provider) => isReturnKey(provider, key));
