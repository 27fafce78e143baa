import { z } from 'zod';
import type { LookupContext } from './adapter.ts';
import { type CheckoutEvent, type CheckoutItem, isPurchase, type OrderEvent } from './checkout-event.ts';
import { CheckoutLookupError } from './checkout-errors.ts';
import { itemIds } from './item-ids.ts';
import { lookUp } from './lookup.ts';
import { amountField, storedAmount } from './money.ts';
import { idField, textField } from './payload.ts';
import { typedName } from './typed-name.ts';

const referenceField = z.union([idField, z.object({ id: idField }).transform(({ id }) => id)]);

/** API reference, "Retrieve a Checkout Session's line items". */
const lineItemsSchema = z.object({
  data: z
    .array(
      z.object({
        amount_total: amountField,
        amount_discount: amountField.nullish(),
        amount_tax: amountField.nullish(),
        quantity: z.int().min(1).max(1000).nullish(),
        price: z.object({ id: idField, product: referenceField.nullish() }).nullish(),
      }),
    )
    .max(100),
});

/**
 * The webhook of a session names its payment link and none of its items. With a key the shop asks for them, so that a price
 * or a product can be matched too.
 */
export function completeStripe(
  events: readonly CheckoutEvent[],
  context: LookupContext,
): Promise<CheckoutEvent[]> {
  const hasKey = (context.apiKey?.trim() ?? '') !== '';
  return Promise.all(
    events.map((event): Promise<CheckoutEvent> =>
      hasKey && event.kind !== 'ignored' && isPurchase(event)
        ? withItems(event, context).then((found) => withTypedCode(found, context))
        : Promise.resolve(event),
    ),
  );
}

async function withItems(event: OrderEvent, context: LookupContext): Promise<OrderEvent> {
  const path = `/v1/checkout/sessions/${encodeURIComponent(event.orderId)}/line_items?limit=100`;
  try {
    const { data } = await lookUp(
      { path, defaultBase: 'https://api.stripe.com', schema: lineItemsSchema },
      context,
    );
    const paymentLink = event.items[0]?.providerProductId;
    const items = data.flatMap((line): CheckoutItem[] => {
      const ids = itemIds('stripe', { price: line.price?.id, product: line.price?.product, paymentLink });
      return ids === null
        ? []
        : [
            {
              ...ids,
              amountCents: storedAmount(line.amount_total, event.currency ?? ''),
              quantity: line.quantity ?? 1,
              discountCents: storedAmount(line.amount_discount ?? 0, event.currency ?? ''),
              ...(typeof line.amount_tax === 'number'
                ? { taxCents: storedAmount(line.amount_tax, event.currency ?? '') }
                : {}),
            },
          ];
    });
    return items.length > 0 ? { ...event, items } : event;
  } catch (error) {
    if (!(error instanceof CheckoutLookupError) || mustWait(error, event)) throw error;
    return event;
  }
}

/** A payment link is enough to deliver by. Without one, Stripe sends the event again once its API answers. */
const passing: ReadonlySet<string> = new Set(['timeout', 'unreachable', 'rate-limited', 'provider-fault']);
const mustWait = (error: CheckoutLookupError, event: OrderEvent) =>
  event.items.length === 0 && passing.has(error.code);

/** API reference, "Retrieve a promotion code" and "Retrieve a coupon": an id of either is never shown to people. */
function withTypedCode(event: OrderEvent, context: LookupContext): Promise<OrderEvent> {
  const { couponRef } = event;
  if (couponRef === undefined) return Promise.resolve(event);
  const id = encodeURIComponent(couponRef);
  return typedName(event, context, {
    path: couponRef.startsWith('promo_') ? `/v1/promotion_codes/${id}` : `/v1/coupons/${id}`,
    defaultBase: 'https://api.stripe.com',
    schema: z.object({ code: textField, name: textField }).transform(({ code, name }) => code ?? name),
  });
}
