import type { shopAt } from '../../../scripts/support/shop';

/** What a worker had claimed when its shop ended is free once its lease has run out: two minutes, which no test waits for. */
export const freeClaimedMails = (shop: ReturnType<typeof shopAt>) =>
  shop.writeRows('PATCH', 'email_messages?status=eq.sending', { lease_until: new Date(0).toISOString() });
