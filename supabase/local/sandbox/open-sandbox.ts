import { join } from 'node:path';
import type { ShopDatabase } from '../database/open-database.ts';
import type { LocalConfig } from '../common/config.ts';
import { sandboxAi } from './ai-server.ts';
import { readPriceList } from '../../functions/_shared/contracts/prices.ts';
import { createCheckoutServer } from './checkout-server.ts';
import { forgetBuyer } from './forget-buyer.ts';
import { OrderStore } from './order-store.ts';
import { WebhookSender } from './webhook-sender.ts';

interface Functions {
  handle(request: Request, peerAddress: string): Promise<Response>;
}

export interface Sandbox {
  answer(request: Request): Promise<Response>;
  /** Takes a deleted person out of the orders. */
  forget(address: string): void;
  start(): void;
  stop(): void;
}

/** The outside world of the embedded shop: a checkout provider that takes no money and an AI without a model. */
export async function openSandbox(
  config: LocalConfig,
  aiKey: string,
  functions: Functions,
  database: ShopDatabase,
): Promise<Sandbox> {
  const store = await OrderStore.open(join(config.dataFolder, 'sandbox'));
  const sender = new WebhookSender({
    store,
    // The owner may change the secret; a provider would be told, and so is this one.
    secret: async () => {
      const given = Deno.env.get('WEBHOOK_SHARED_SECRET');
      if (given) {
        return given;
      }
      const [row] = await database.query<{ value: string }>(
        `select value from private.setting_secrets where key = 'WEBHOOK_SHARED_SECRET'`,
      );
      return row?.value ?? '';
    },
    post: (headers, body) =>
      functions.handle(
        new Request(`${config.apiUrl}/functions/v1/checkout-webhook`, { method: 'POST', headers, body }),
        '127.0.0.1',
      ),
  });
  const checkout = createCheckoutServer({
    store,
    sender,
    siteUrl: config.siteUrl,
    priceList: async () => {
      const [row] = await database.query<{ value: string | null }>(
        `select value from public.site_settings where key = 'PRICE_LIST'`,
      );
      return readPriceList(row?.value);
    },
  });
  return {
    answer: (request) =>
      new URL(request.url).pathname.startsWith('/sandbox/ai/')
        ? sandboxAi(request, aiKey)
        : checkout(request),
    forget: (address) => store.update((state) => forgetBuyer(state, address)),
    start: () => sender.wake(),
    stop: () => sender.stop(),
  };
}
