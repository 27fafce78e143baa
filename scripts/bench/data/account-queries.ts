import { asCustomer, asService, id, rpc, type DataQuery } from './query.ts';

const me = '(select auth.uid())';

/** What the account pages ask for, as src/features/account sends it. */
export const accountQueries: readonly DataQuery[] = [
  asCustomer(
    'own profile',
    () => `select email, full_name, business_name, newsletter from public.profiles where id = ${me}`,
  ),
  asCustomer(
    'change of the own profile',
    () => `update public.profiles set full_name = 'Ann New' where id = ${me}`,
  ),
  asCustomer(
    'own purchases',
    () =>
      `select id, product_sku, amount_cents, status, created_at from public.purchases where user_id = ${me} order by created_at desc`,
  ),
  asCustomer(
    'own licences',
    () =>
      `select id, product_sku, license_key, status, issued_at from public.licenses where user_id = ${me} order by issued_at desc`,
  ),
  asCustomer('own company', () => `select "values" from public.company_profiles where user_id = ${me}`),
  asCustomer(
    'own downloads',
    () =>
      `select download.id from public.downloads as download join public.licenses as license on license.id = download.license_id
     where license.user_id = ${me}`,
  ),
  asCustomer('list_my_sessions', () => rpc('list_my_sessions')),
  asCustomer('end_my_session', (n) => rpc('end_my_session', id('session', n)), { of: 'users' }),
  asCustomer('export_my_data', () => rpc('export_my_data')),
  asCustomer('send_my_receipt', () =>
    rpc('send_my_receipt', `(select id from public.purchases where user_id = ${me} limit 1)`),
  ),
  asCustomer('claim_purchases_for_user', () => rpc('claim_purchases_for_user')),
  asCustomer('ensure_admin_role', () => rpc('ensure_admin_role')),
  asCustomer('review_spread', () => `select * from public.review_spread('core-hr')`, {
    of: 'reviews',
    growth: 'rows',
  }),
  asCustomer(
    'approved reviews of a product',
    () =>
      `select id, first_name, rating, review_text, created_at from public.reviews
     where product_sku = 'core-hr' and status = 'approved' order by created_at desc limit 20`,
    { of: 'reviews' },
  ),
  asCustomer('record_article_view', () => rpc('record_article_view', `'an-article'`)),
  asCustomer('vote_article_helpful', () => rpc('vote_article_helpful', `'an-article', true`)),
];

const event = (kind: string, orderId: string, n: number, amount: string) =>
  `jsonb_build_object('provider', 'stripe', 'eventId', 'new-${n}', 'kind', '${kind}', 'orderId', '${orderId}',
    'occurredAt', now(), 'email', 'person${n}@mail${n % 500}.example.com', 'currency', 'USD', ${amount},
    'items', jsonb_build_array(jsonb_build_object('providerProductId', 'core-hr', 'amountCents', 9900)))`;

/** What the functions and the workers ask for on behalf of everybody. */
export const serviceQueries: readonly DataQuery[] = [
  asService('receive_checkout_event of a new order', (n) =>
    rpc('receive_checkout_event', `${event('order.paid', `new-${n}`, n, `'amountCents', 9900`)}, '{}'`),
  ),
  asService('receive_checkout_event of a refund', (n) =>
    rpc(
      'receive_checkout_event',
      `${event('order.refunded', `order-${n}`, n, `'refund', jsonb_build_object('refundedTotalCents', 100)`)}, '{}'`,
    ),
  ),
  asService('describe_order', (n) => rpc('describe_order', `'stripe', 'order-${n}'`)),
  asService('open_order_link', (n) => rpc('open_order_link', id('link', n))),
  asService(
    'request_order_link',
    (n) => rpc('request_order_link', `'person${n}@mail${n % 500}.example.com'`),
    { of: 'users' },
  ),
  asService(
    'request_starter_pack',
    (n) => rpc('request_starter_pack', `gen_random_uuid(), 'Ann', 'person${n}@mail${n % 500}.example.com'`),
    { of: 'leads' },
  ),
  asService('confirm_lead', (n) => rpc('confirm_lead', `${id('lead', n)}, 1`), { of: 'leads' }),
  asService(
    'may_receive_marketing',
    (n) => rpc('may_receive_marketing', `'person${n}@mail${n % 500}.example.com'`),
    { of: 'leads' },
  ),
  asService('claim_email_messages', () => rpc('claim_email_messages', '20, 60')),
  asService('claim_exports', () => rpc('claim_exports', '1, 60')),
  asService('claim_ai_job', () => rpc('claim_ai_job', '60')),
  asService('consume_rate_limit', (n) => rpc('consume_rate_limit', `'lead', '10.0.0.${n % 250}', 5, 60`)),
  asService(
    'downloads of a licence',
    (n) =>
      `select template_path, format, created_at from public.downloads where license_id = ${id('license', n)} order by created_at desc limit 50`,
  ),
];
