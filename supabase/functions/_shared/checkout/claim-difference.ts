import { type CheckoutEvent, type CheckoutItem, isPurchase, type OrderEvent } from './checkout-event.ts';
import { formatMoney } from '../contracts/money.ts';

/** Why a provider's own word is not what a message claims, in words for the owner; null when it confirms the claim. */
export function differenceOf(claim: OrderEvent, found: CheckoutEvent, provider: string): string | null {
  if (found.kind === 'ignored') return `${provider} does not confirm it: ${found.reason}.`;
  if (!leadsTo(claim.kind, found.kind))
    return `${provider} does not confirm it: it says ${kindLabels[found.kind]}.`;
  if (found.orderId !== claim.orderId || found.disputeId !== claim.disputeId) {
    return `${provider} says that it belongs to another order (${found.orderId}).`;
  }
  const otherAmount = amountDifference(claim, found, provider);
  if (otherAmount !== null) return otherAmount;
  const unknown = idsOf(claim.items).filter((id) => !idsOf(found.items).includes(id));
  if (unknown.length > 0)
    return `${provider} knows another product in this order than ${unknown.join(', ')}.`;
  return refundIsConfirmed(claim, found) ? null : `${provider} does not confirm the amount of the refund.`;
}

export function amountDifference(claim: OrderEvent, found: OrderEvent, provider: string): string | null {
  if (!differ(claim.currency, found.currency) && !differ(claim.amountCents, found.amountCents)) return null;
  return `The message says ${amountOf(claim)}, ${provider} says ${amountOf(found)}.`;
}

const kindLabels: Readonly<Record<OrderEvent['kind'], string>> = {
  'payment.pending': 'that the payment is under way',
  'payment.failed': 'that the payment failed',
  'order.paid': 'that it is paid',
  'order.refunded': 'that it was refunded',
  'refund.reversed': 'that the refund was taken back',
  'dispute.opened': 'that it is disputed',
  'dispute.won': 'that the dispute was won',
  'dispute.lost': 'that the dispute was lost',
};

/** A message may be late: a refund may have failed since, and a dispute may have gone on. Then the state of today counts. */
function leadsTo(claimed: OrderEvent['kind'], found: OrderEvent['kind']): boolean {
  if (claimed === found) return true;
  if (claimed === 'order.refunded') return found === 'refund.reversed';
  if (claimed.startsWith('payment.')) return isPurchase({ kind: found });
  return claimed.startsWith('dispute.') && found.startsWith('dispute.');
}

const differ = (left: number | string | null, right: number | string | null) =>
  left !== null && right !== null && left !== right;

function amountOf({ amountCents, currency }: OrderEvent): string {
  return amountCents === null
    ? `an amount in ${currency ?? 'no currency'}`
    : formatMoney(amountCents, currency ?? 'USD');
}

const idsOf = (items: readonly CheckoutItem[]) =>
  items.flatMap(({ providerProductId, otherIds }) => [providerProductId, ...(otherIds ?? [])]);

/** The total may have grown since, never shrunk. */
function refundIsConfirmed({ refund: claimed }: OrderEvent, { refund: found }: OrderEvent): boolean {
  if (claimed === null || found === null) return claimed === found;
  return (
    found.refundId === claimed.refundId &&
    !differ(claimed.amountCents, found.amountCents) &&
    (claimed.full !== true || found.full === true) &&
    (claimed.refundedTotalCents ?? 0) <= (found.refundedTotalCents ?? claimed.refundedTotalCents ?? 0)
  );
}
