import { inModule, shared, type CodeMutant } from './code-mutant.ts';

/** Weaknesses of what reads the messages of checkout providers, and of the days that money counts for. */
export const checkoutMutants: readonly CodeMutant[] = [
  ...inModule(`${shared}/checkout/read-webhook.ts`, `${shared}/checkout/read-webhook.test.ts`, [
    [
      'a webhook needs no signature',
      `if (verification.status !== 'verified')`,
      'if (false)',
      'answers 503 without a secret and 401 to a wrong one',
    ],
  ]),
  ...inModule(`${shared}/checkout/stripe.ts`, `${shared}/checkout/stripe.test.ts`, [
    [
      'a bank debit under way is delivered',
      `return 'payment.pending';`,
      `return 'order.paid';`,
      'tells a delayed payment that is under way',
    ],
    [
      'a discount is called by the provider’s id',
      'named?.name ?? reference.coupon',
      'named?.name ?? named?.id ?? reference.coupon',
      'grants a session that needs no payment',
    ],
  ]),
  ...inModule(`${shared}/contracts/shop-day.ts`, `${shared}/contracts/shop-day.test.ts`, [
    [
      'the day of UTC counts',
      'timeZone: zone',
      `timeZone: 'UTC'`,
      'is the day where the shop is, wherever the reader is',
    ],
  ]),
  ...inModule(`${shared}/checkout/confirm.ts`, `${shared}/checkout/confirm.test.ts`, [
    [
      'no provider is asked whether a message is true',
      `const hasKey = (context.apiKey?.trim() ?? '') !== '';`,
      'const hasKey = false;',
      'holds a payment that is unknown',
    ],
  ]),
  ...inModule(`${shared}/checkout/gumroad-gift.ts`, `${shared}/checkout/gumroad-gift.test.ts`, [
    [
      'a gift goes by the payment of another gift',
      'agree(sale.giftee_email, received.giftee_email)',
      'true',
      'is found among the giver’s other sales',
    ],
    [
      'a gift without a giver takes any payment of those days',
      'distance(sale) <= farthest',
      'true',
      'is not taken for another gift',
    ],
  ]),
  ...inModule(`${shared}/checkout/gumroad.ts`, `${shared}/checkout/gumroad-gift.test.ts`, [
    [
      'the giver’s message takes the name of the order',
      '`${sale.id}:gift-ping`',
      'claim.eventId',
      'waits for the owner where nobody names the receiver',
    ],
  ]),
  ...inModule(`${shared}/checkout/claim-difference.ts`, `${shared}/checkout/confirm.test.ts`, [
    [
      'the amount of a payment is not compared with the provider’s',
      '!differ(claim.amountCents, found.amountCents)',
      'true',
      'holds a payment that is of another amount',
    ],
    [
      'a refund is believed whatever the provider says',
      'return refundIsConfirmed(claim, found) ?',
      'return true ?',
      'closes nothing by a refund of another amount',
    ],
  ]),
  ...inModule(`${shared}/http/live-secrets.ts`, `${shared}/checkout/rolled-secrets.test.ts`, [
    [
      'the second secret is ignored',
      '[...parts, whole]',
      'parts.slice(0, 1)',
      'accepts the old and the new secret',
    ],
  ]),
  ...inModule(`${shared}/checkout/signatures.ts`, `${shared}/checkout/signatures.test.ts`, [
    [
      'any signature of the right form is one',
      'equalBytes(candidate, expected) || found',
      'true',
      'refuses every body that differs by one byte',
    ],
    [
      'a webhook without a secret is believed',
      'best[0] ?? notConfigured',
      'best[0] ?? verified',
      'is not configured with the secret',
    ],
    [
      'an old webhook is taken again',
      'age <= toleranceSeconds',
      'true',
      'refuses a message signed -301 s away',
    ],
  ]),
];
