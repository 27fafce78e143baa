import type { CheckoutProvider } from '../contracts/buy-link.ts';

/**
 * `books`: a payment makes an order, or is held where its product is unknown. `reverses`: money goes back or is disputed, or that is
 * reversed. `tells`: a payment takes days or did not come; the buyer gets a mail and nothing is delivered. `ignored`: it is kept and nothing
 * follows from it.
 */
type Effect = 'books' | 'reverses' | 'tells' | 'ignored';

interface EventRow {
  readonly types: readonly string[];
  readonly does: Effect;
  readonly what: string;
}

const row = (does: Effect, what: string, types: string): EventRow => ({
  does,
  what,
  types: types.split(' '),
});

/**
 * What becomes of each event that a provider documents for payments, refunds, disputes, gifts and tax. `docs/payment-events.md`
 * shows the same table, and a test walks it with signed messages.
 */
export const eventTable: Readonly<Record<CheckoutProvider, readonly EventRow[]>> = {
  stripe: [
    row(
      'books',
      'a paid session makes an order; one that is complete and not paid yet is a payment under way, one that saves a card is ignored; one without a mark of this shop is kept as not of this shop',
      'checkout.session.completed checkout.session.async_payment_succeeded',
    ),
    row('reverses', 'the total that was refunded of the payment', 'charge.refunded'),
    row(
      'reverses',
      'one refund once it has succeeded; one that failed or was canceled is reversed',
      'refund.created refund.updated refund.failed charge.refund.updated',
    ),
    row(
      'reverses',
      'closes the license, and opens it again when the dispute is won, an inquiry is closed or a dispute is prevented; a lost one is told and ends it',
      'charge.dispute.created charge.dispute.updated charge.dispute.closed charge.dispute.funds_withdrawn charge.dispute.funds_reinstated',
    ),
    row('tells', 'a delayed payment did not come', 'checkout.session.async_payment_failed'),
    row('ignored', 'a session without a payment', 'checkout.session.expired'),
    row(
      'ignored',
      'the session tells of the payment',
      'payment_intent.amount_capturable_updated payment_intent.canceled payment_intent.created payment_intent.partially_funded payment_intent.payment_failed payment_intent.processing payment_intent.requires_action payment_intent.succeeded charge.captured charge.expired charge.failed charge.pending charge.succeeded charge.updated',
    ),
    row(
      'ignored',
      'the shop sells nothing by invoice or subscription',
      'invoice.created invoice.finalized invoice.paid invoice.payment_failed invoice.payment_succeeded invoice.voided invoice_payment.paid credit_note.created credit_note.updated credit_note.voided',
    ),
    row(
      'ignored',
      'a warning: no money has moved',
      'radar.early_fraud_warning.created radar.early_fraud_warning.updated review.opened review.closed',
    ),
    row('ignored', 'a session that saves a card', 'setup_intent.created setup_intent.succeeded'),
    row(
      'ignored',
      'the session tells the tax of the amount that was paid',
      'tax.settings.updated tax_rate.created tax_rate.updated customer.tax_id.created customer.tax_id.updated customer.tax_id.deleted',
    ),
  ],
  lemonsqueezy: [
    row(
      'books',
      'a paid order; one that is pending or failed is told as that, a fraudulent one is ignored; no event tells a dispute',
      'order_created',
    ),
    row('reverses', 'the total that was refunded of the order; no event takes it back', 'order_refunded'),
    row(
      'ignored',
      'the shop sells no subscriptions',
      'subscription_created subscription_updated subscription_cancelled subscription_resumed subscription_expired subscription_paused subscription_unpaused subscription_payment_success subscription_payment_failed subscription_payment_recovered subscription_payment_refunded',
    ),
    row('ignored', 'the shop makes its own license keys', 'license_key_created license_key_updated'),
  ],
  paddle: [
    row('books', 'a completed transaction makes an order', 'transaction.completed'),
    row(
      'reverses',
      'a refund once it is approved, by item where it names items; a reversed one no longer counts; a warning closes the license, a chargeback is a lost dispute, and the reversal opens the license; a pending or rejected refund and a credit are ignored',
      'adjustment.created adjustment.updated',
    ),
    row(
      'tells',
      'a payment that waits for the bank, and a bank transfer that failed; else ignored',
      'transaction.updated transaction.payment_failed',
    ),
    row(
      'ignored',
      'the transaction is not completed yet, or its completion tells of it',
      'transaction.billed transaction.canceled transaction.created transaction.paid transaction.past_due transaction.ready transaction.revised',
    ),
  ],
  gumroad: [
    row(
      'books',
      'a sale that Gumroad confirms; the two sales of a gift are one order, paid by the giver, with the license for the receiver',
      'sale',
    ),
    row('reverses', 'the state of the refund that Gumroad confirms; no event takes it back', 'refund'),
    row(
      'reverses',
      'closes the license until the dispute is won; Gumroad does not tell one that is lost, so its money stays out of the figures as disputed',
      'dispute dispute_won',
    ),
    row(
      'ignored',
      'the shop sells no memberships',
      'cancellation subscription_updated subscription_ended subscription_restarted',
    ),
  ],
  sandbox: [
    row('books', 'a paid order of the shop’s own test provider', 'order.paid'),
    row(
      'reverses',
      'a refund, by item where it names items, and one that is reversed',
      'order.refunded refund.reversed',
    ),
    row(
      'reverses',
      'closes the license until the dispute is won; a lost one ends it',
      'dispute.opened dispute.won dispute.lost',
    ),
    row('tells', 'a payment that takes days, and one that did not come', 'payment.pending payment.failed'),
  ],
};
