import type { CheckoutProvider } from '../contracts/buy-link.ts';
import { listPaddle, listStripe, type ListEvents } from './list-events.ts';
import { listedSale } from './gumroad-sale.ts';
import { listGumroad, listLemonSqueezy, withoutTime } from './list-orders.ts';

interface ProviderList {
  readonly list: ListEvents;
  /** The name in the list of an event of the ledger. */
  readonly nameOf: (eventId: string) => string;
  /** The setting that opens the list. */
  readonly key: string;
}

const asItIs = (eventId: string) => eventId;

/** What each provider's own list is read with; the sandbox is the shop itself. */
export const providerLists: Readonly<Record<Exclude<CheckoutProvider, 'sandbox'>, ProviderList>> = {
  stripe: { list: listStripe, nameOf: asItIs, key: 'STRIPE_API_KEY' },
  paddle: { list: listPaddle, nameOf: asItIs, key: 'PADDLE_API_KEY' },
  lemonsqueezy: { list: listLemonSqueezy, nameOf: withoutTime, key: 'LEMONSQUEEZY_API_KEY' },
  gumroad: { list: listGumroad, nameOf: listedSale, key: 'GUMROAD_ACCESS_TOKEN' },
};
export type ListingProvider = keyof typeof providerLists;
