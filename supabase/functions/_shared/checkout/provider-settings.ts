import type { CheckoutProvider } from '../contracts/buy-link.ts';
import type { FunctionContext } from '../http/context.ts';
import { loadSecrets } from '../http/load-secrets.ts';
import type { CheckoutEvent } from './checkout-event.ts';
import type { ProviderSettings } from './read-webhook.ts';

/** The secrets and addresses of every provider, as the owner or the deployment has set them. */
export async function providerSettings(
  context: FunctionContext,
): Promise<Partial<Record<CheckoutProvider, ProviderSettings>>> {
  const secrets = await loadSecrets(context);
  const { providerApis } = context.config;
  return {
    sandbox: { secret: secrets['WEBHOOK_SHARED_SECRET'] },
    stripe: {
      secret: secrets['STRIPE_WEBHOOK_SECRET'],
      apiKey: secrets['STRIPE_API_KEY'],
      apiBase: providerApis.stripe,
    },
    lemonsqueezy: {
      secret: secrets['LEMONSQUEEZY_WEBHOOK_SECRET'],
      apiKey: secrets['LEMONSQUEEZY_API_KEY'],
      apiBase: providerApis.lemonsqueezy,
    },
    paddle: {
      secret: secrets['PADDLE_WEBHOOK_SECRET'],
      apiKey: secrets['PADDLE_API_KEY'],
      apiBase: providerApis.paddle,
    },
    gumroad: {
      secret: secrets['GUMROAD_PING_TOKEN'],
      apiKey: secrets['GUMROAD_ACCESS_TOKEN'],
      apiBase: providerApis.gumroad,
    },
  };
}

/** A provider's test mode never makes a live license; the shop's own sandbox is there to make them. */
export function ignoreTestOrder(event: CheckoutEvent, { config }: FunctionContext): CheckoutEvent {
  if (
    event.kind === 'ignored' ||
    !event.testMode ||
    event.provider === 'sandbox' ||
    config.acceptTestOrders
  ) {
    return event;
  }
  const { provider, eventId, eventType, occurredAt } = event;
  return {
    kind: 'ignored',
    provider,
    eventId,
    eventType,
    occurredAt,
    reason: 'The order was made in test mode',
  };
}
