import type { CheckoutProvider } from '../contracts/buy-link.ts';
import type { CheckoutAdapter } from './adapter.ts';
import { gumroadAdapter } from './gumroad.ts';
import { lemonSqueezyAdapter } from './lemonsqueezy.ts';
import { paddleAdapter } from './paddle.ts';
import { sandboxAdapter } from './sandbox.ts';
import { stripeAdapter } from './stripe.ts';

export const checkoutAdapters: Readonly<Record<CheckoutProvider, CheckoutAdapter>> = {
  sandbox: sandboxAdapter,
  stripe: stripeAdapter,
  lemonsqueezy: lemonSqueezyAdapter,
  paddle: paddleAdapter,
  gumroad: gumroadAdapter,
};

/**
 * The adapter for a request to `/checkout-webhook/{provider}`, or, without a provider in the path, the one whose
 * signature header is there. Null when none fits, or more than one.
 */
export function pickAdapter(path: string, headers: Headers): CheckoutAdapter | null {
  const [adapter, ...others] = Object.values(checkoutAdapters).filter((one) => one.matches(headers, path));
  return adapter !== undefined && others.length === 0 ? adapter : null;
}
