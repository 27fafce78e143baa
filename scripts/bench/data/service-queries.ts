import { asService, id, rpc, type DataQuery } from './query.ts';

const personOf = (n: number) => `'person${n}@mail${n % 500}.example.com'`;

const event = (kind: string, orderId: string, n: number, amount: string) =>
  `jsonb_build_object('provider', 'stripe', 'eventId', 'new-${n}', 'kind', '${kind}', 'orderId', '${orderId}',
    'occurredAt', now(), 'email', ${personOf(n)}, 'currency', 'USD', ${amount},
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
  asService('payment_under_way', (n) => rpc('payment_under_way', `'order-${n}'`)),
  asService('describe_payment', (n) => rpc('describe_payment', `'stripe', 'order-${n}'`)),
  asService('describe_order', (n) => rpc('describe_order', `'stripe', 'order-${n}', ${personOf(n)}`)),
  asService('open_order_link', (n) => rpc('open_order_link', id('link', n))),
  asService('reopen_orders', (n) =>
    rpc('reopen_orders', `jsonb_build_array(jsonb_build_object('id', ${id('license', n)}, 'holder', 1))`),
  ),
  asService('request_order_link', (n) => rpc('request_order_link', personOf(n)), { of: 'users' }),
  asService(
    'request_starter_pack',
    (n) => rpc('request_starter_pack', `gen_random_uuid(), 'Ann', ${personOf(n)}`),
    { of: 'leads' },
  ),
  asService('confirm_lead', (n) => rpc('confirm_lead', `${id('lead', n)}, 1`), { of: 'leads' }),
  asService('may_receive_marketing', (n) => rpc('may_receive_marketing', personOf(n)), { of: 'leads' }),
  asService('queue_auth_mail', (n) =>
    rpc(
      'queue_auth_mail',
      `${personOf(n)}, 'auth-magic-link', 'Sign in', '<p>', 'bench-' || gen_random_uuid()`,
    ),
  ),
  asService('read_auth_mail', (n) => rpc('read_auth_mail', id('mail', n)), { of: 'mails' }),
  asService('claim_email_messages', () => rpc('claim_email_messages', '20, 60')),
  asService('queue_newsletter_mails', () => rpc('queue_newsletter_mails', '100')),
  asService(
    'unsubscribe_newsletter',
    (n) => rpc('unsubscribe_newsletter', `${id('lead', n)}, gen_random_uuid()`),
    {
      of: 'leads',
    },
  ),
  asService(
    'receive_mail_event',
    (n) =>
      rpc(
        'receive_mail_event',
        `'resend', 'msg-${n}', 'hard-bounce', ${personOf(n)}, 'none', 'No such mailbox', now()`,
      ),
    { of: 'mails' },
  ),
  asService('reserve_mail_slot', () => rpc('reserve_mail_slot', '2')),
  asService('claim_exports', () => rpc('claim_exports', '1, 60')),
  asService('claim_ai_job', () => rpc('claim_ai_job', '60')),
  asService(
    'settle_email_message',
    (n) => rpc('settle_email_message', `${id('mail', n)}, gen_random_uuid(), 'sent'`),
    {
      of: 'mails',
    },
  ),
  asService('unsubscribe_lead', (n) => rpc('unsubscribe_lead', id('lead', n)), { of: 'leads' }),
  asService('doubt_checkout_order', (n) => rpc('doubt_checkout_order', `'stripe', 'none-${n}', 'Unknown'`)),
  asService('hold_checkout_payload', (n) =>
    rpc('hold_checkout_payload', `'stripe', md5('new' || ${n}), '{}', 'Unknown'`),
  ),
  asService(
    'submit_contact_message',
    (n) =>
      rpc('submit_contact_message', `gen_random_uuid(), 'Ann', ${personOf(n)}, 'Question', 'other', 'How?'`),
    { of: 'messages' },
  ),
  asService('restart_export', (n) => rpc('restart_export', `${id('export', n)}, 60`), { of: 'runs' }),
  asService(
    'settle_export',
    (n) => rpc('settle_export', `${id('export', n)}, gen_random_uuid(), 'failed', 'Full'`),
    { of: 'runs' },
  ),
  asService('begin_ai_run', () =>
    rpc('begin_ai_run', `${id('user', 1)}, 'ai-blog-generate', 'model', '{}', 1, 0.01, true`),
  ),
  asService(
    'finish_ai_run',
    (n) => rpc('finish_ai_run', `${id('run', n)}, 'completed', '{}', 0.01, 1, 10, 10`),
    { of: 'runs' },
  ),
  asService('begin_ai_batch', () =>
    rpc(
      'begin_ai_batch',
      `${id('user', 1)}, 'ai-blog-batch', 'model', '{}', '[{"kind": "post", "payload": {}}]', 0.01, true`,
    ),
  ),
  asService(
    'settle_ai_job',
    (n) => rpc('settle_ai_job', `${id('job', n)}, gen_random_uuid(), null, 'Refused', 0, 0, 0, 0`),
    { of: 'runs' },
  ),
  asService('record_health', () => rpc('record_health')),
  asService('call_durably', (n) =>
    rpc(
      'call_durably',
      `gen_random_uuid(), 'request_order_link', jsonb_build_object('buyer_email', ${personOf(n)})`,
    ),
  ),
  asService('consume_caller_limit', (n) =>
    rpc('consume_caller_limit', `'lead', '2001:db8:${n % 250}::1', 5, 60`),
  ),
  asService('consume_rate_limit', (n) => rpc('consume_rate_limit', `'lead', '10.0.0.${n % 250}', 5, 60`)),
  asService(
    'downloads of a license',
    (n) =>
      `select template_path, format, created_at from public.downloads where license_id = ${id('license', n)} order by created_at desc limit 50`,
  ),
  asService(
    'order of a number',
    (n) => `select product_sku, email from public.purchases where provider_order_id = 'order-${n}' limit 10`,
  ),
  asService(
    'license of a key',
    (n) => `select id, product_sku, status, user_id from public.licenses where license_key = 'NSHR-${n}'`,
  ),
  asService(
    'events of a provider’s list',
    (n) =>
      `select event_id from public.webhook_events where provider = 'stripe' and event_id in ('evt-${n}', 'evt-${n + 1}', 'evt-new')`,
  ),
  asService(
    'exports of a batch',
    (n) => `select id from public.exports where batch_id = ${id('batch', n)} order by file_path, format`,
    { of: 'runs' },
  ),
  asService(
    'export made before',
    (n) =>
      `select artifact_path from public.exports where content_hash = 'hash-${n}' and status = 'completed' limit 1`,
    { of: 'runs' },
  ),
  asService('jobs of a run', (n) => `select status from public.ai_jobs where run_id = ${id('run', n)}`, {
    of: 'runs',
  }),
];
