import { giveCompany } from './customers';
import type { TestShop } from './test-database';

/** The person whom the tests delete: an address and a name that nothing else contains. */
export const email = 'zoe.quarter+shop@example-mail.com';
export const name = 'Zoe Quartermaine';

export const orderEvent = (kind: string, orderId: string, facts: object = {}) => ({
  provider: 'sandbox',
  eventType: 'test',
  kind,
  eventId: `${kind}-${orderId}`,
  orderId,
  orderAliases: [`payment-${orderId}`],
  email,
  customerName: name,
  customerRef: 'cus_1',
  currency: 'USD',
  amountCents: 9900,
  coupon: null,
  utm: { utm_source: name },
  items: [{ providerProductId: 'core', amountCents: 9900, quantity: 1 }],
  occurredAt: '2026-11-21T10:00:00.000Z',
  refund: null,
  disputeId: null,
  ...facts,
});

export const receive = (shop: TestShop, told: object) =>
  shop.call('service', 'POST', 'rpc/receive_checkout_event', {
    checkout_event: told,
    raw_payload: `email=${encodeURIComponent(email)}&name=${name}`,
  });

async function openAccount(shop: TestShop): Promise<string> {
  // Every test has the same person, whose mailbox would soon have had its mails of the day.
  await shop.database.query('delete from private.mail_counts');
  const id = await shop.signUp(email);
  await shop.signIn(email);
  await shop.database.query('update public.profiles set full_name = $1 where id = $2', [name, id]);
  await shop.database.query(
    `insert into auth.audit_log_entries (id, payload, created_at, ip_address)
     values (gen_random_uuid(), jsonb_build_object('actor_username', $1::text)::json, now(), '')`,
    [email],
  );
  const company = await giveCompany(shop, id, { company_name: name });
  await shop.database.query(
    `insert into public.company_invitations (company_id, email, role) values ($1, $2, 'viewer')`,
    [company, email],
  );
  return id;
}

async function buyAndDownload(shop: TestShop, orderId: string): Promise<void> {
  await receive(shop, orderEvent('order.paid', orderId));
  await shop.database.query(
    `insert into public.downloads (license_id, template_path, format, mode, version)
     select license.id, 'x.md', 'pdf', 'blank', '1.0' from public.licenses as license
     join public.purchases as purchase on purchase.id = license.purchase_id where purchase.email = $1`,
    [email],
  );
  await shop.call('service', 'POST', 'rpc/request_order_link', { buyer_email: email });
}

async function writeAndBeAnswered(shop: TestShop): Promise<void> {
  const messageId = crypto.randomUUID();
  await shop.call('service', 'POST', 'rpc/submit_contact_message', {
    message_id: messageId,
    sender_name: name,
    sender_email: email,
    subject: name,
    category: 'other',
    message: `Call me, ${name}, ${email}`,
  });
  await shop.call('admin', 'POST', 'rpc/admin_reply_message', {
    message_id: messageId,
    reply_id: crypto.randomUUID(),
    body: `Dear ${name}`,
    seen_replies: 0,
  });
}

/** Everything that one person leaves in the shop, each through its own door. Answers the account's id. */
export async function livePerson(shop: TestShop, orderId: string): Promise<string> {
  const id = await openAccount(shop);
  await buyAndDownload(shop, orderId);
  await shop.call('service', 'POST', 'rpc/request_starter_pack', {
    lead_id: crypto.randomUUID(),
    lead_name: name,
    lead_email: email,
    lead_utm: { utm_campaign: email.toUpperCase() },
  });
  await writeAndBeAnswered(shop);
  await shop.call('anonymous', 'POST', 'reviews', {
    product_sku: 'core-hr',
    rating: 5,
    first_name: 'Zoe',
    review_text: `${name} was here`,
    email,
    status: 'pending',
  });
  return id;
}
