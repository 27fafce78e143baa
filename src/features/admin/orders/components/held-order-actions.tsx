import { formatMoney, largestAmount, minorOf, plainAmount } from '@contracts/money';
import { plural } from '@/lib/text/format';
import { ActionDialog } from '@/ui/action-dialog';
import { Button } from '@/ui/button';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { acceptCurrency, deliverEvent, type CheckoutEvent } from '../api/events-api';
import { productNames } from '../model/product-match';

export type HeldOrder = Pick<CheckoutEvent, 'id' | 'eventId'> &
  Partial<Pick<CheckoutEvent, 'waysOut' | 'amountCents' | 'currency' | 'email'>>;

interface HeldOrderActionsProps {
  readonly order: HeldOrder;
  readonly onDone: (title: string) => Promise<void>;
}

/** What the owner can do with a held order whose products are known: deliver it, or take its currency from now on. */
export function HeldOrderActions({ order, onDone }: HeldOrderActionsProps) {
  const { waysOut, amountCents, email } = order;
  if (!waysOut || typeof amountCents !== 'number') {
    return null;
  }
  const currency = order.currency ?? 'USD';
  const paid = formatMoney(amountCents, currency);
  const products = productNames(waysOut.skus);
  return (
    <>
      <ActionDialog
        title="Deliver this order?"
        consequence={`${email ?? 'The buyer'} paid ${paid} (${currency}) for ${products}. This order is delivered as it is, once; the lowest prices do not change.`}
        confirmLabel="Deliver"
        needsReason
        field={
          waysOut.needsEmail ? { label: 'Email address of the person who gets it', type: 'email' } : undefined
        }
        trigger={
          <Button variant="quiet" size="small">
            Deliver this one <VisuallyHidden>of event {order.eventId}</VisuallyHidden>
          </Button>
        }
        onConfirm={async ({ reason, value }) => {
          await deliverEvent(order.id, reason, waysOut.needsEmail ? value : null);
          await onDone('Order delivered');
        }}
      />
      {waysOut.acceptsCurrency && (
        <ActionDialog
          title={`Accept ${currency} from now on?`}
          consequence={`${products} can then be paid in ${currency} too. The orders that wait for this are delivered if they cost at least as much as you enter.`}
          confirmLabel={`Accept ${currency}`}
          field={{ label: `Lowest price, in ${currency}`, initial: plainAmount(amountCents, currency) }}
          trigger={
            <Button variant="quiet" size="small">
              Accept {currency} <VisuallyHidden>from event {order.eventId} on</VisuallyHidden>
            </Button>
          }
          onConfirm={async ({ value }) => {
            const lowest = minorOf(value, currency);
            if (lowest === null) {
              throw new Error(
                `Please enter an amount up to ${formatMoney(largestAmount, currency)}, as in ${plainAmount(4900, currency)}.`,
              );
            }
            const { delivered, held } = await acceptCurrency(order.id, lowest);
            await onDone(
              `${currency} accepted: ${plural(delivered, 'order')} delivered${held > 0 ? `, ${held} still held` : ''}`,
            );
          }}
        />
      )}
    </>
  );
}
