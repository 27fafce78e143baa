-- A bank debit takes days between the order and the money. Nothing is delivered meanwhile; the buyer is told that the payment is
-- under way, and if it fails.

-- The payments that have no order yet, with the state of each: of one order number or key, or of one address.
create or replace function private.payments_under_way(order_key text, address text)
returns table (ledger_id uuid, provider text, order_id text, email text, state text, started_at timestamptz)
language sql
stable
security definer
set search_path = ''
as $$
  select distinct on (known.provider, known.event ->> 'orderId') known.id, known.provider, known.event ->> 'orderId',
    private.normalize_email(known.event ->> 'email'), case known.kind when 'payment.failed' then 'failed' else 'pending' end,
    min(known.occurred_at) over (partition by known.provider, known.event ->> 'orderId')
  from public.webhook_events as known
  where known.kind in ('payment.pending', 'payment.failed') and known.error is null and known.processed_at is not null
    and (payments_under_way.order_key is null or known.order_keys @> array[payments_under_way.order_key])
    and (payments_under_way.address is null or known.event ->> 'email' = payments_under_way.address)
    -- Of this shop: at least one product would be delivered.
    and exists (select from private.allocate_order(known.provider, known.event))
    and not exists (
      select from public.webhook_events as paid
      where paid.provider = known.provider and paid.order_keys && known.order_keys and paid.kind = 'order.paid'
        and paid.error is null
    )
  order by known.provider, known.event ->> 'orderId', known.kind = 'payment.failed' desc, known.occurred_at desc;
$$;
revoke all on function private.payments_under_way(text, text) from public, anon, authenticated;

create or replace function private.mail_payment(payment_provider text, order_id text, again text default '')
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  payment record;
begin
  select * into payment from private.payments_under_way(order_id, null) as known where known.provider = payment_provider limit 1;
  if payment.email is null then
    return;
  end if;
  perform private.queue_email(payment.email, 'payment-' || payment.state,
    jsonb_build_object('provider', payment.provider, 'orderId', payment.order_id),
    'payment-' || payment.state || ':' || md5(payment.provider || ':' || payment.order_id) || again);
end;
$$;
revoke all on function private.mail_payment(text, text, text) from public, anon, authenticated;

-- However an event comes to be processed: its arrival, a replay, or a product that was matched.
create or replace function private.tell_payment_under_way()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.mail_payment(new.provider, new.event ->> 'orderId');
  return null;
end;
$$;
revoke all on function private.tell_payment_under_way() from public, anon, authenticated;

create trigger tell_payment_under_way after update of processed_at on public.webhook_events
  for each row when (
    new.processed_at is not null and old.processed_at is null and new.error is null
    and new.kind in ('payment.pending', 'payment.failed')
  )
  execute function private.tell_payment_under_way();

-- "Find my order" of a buyer whose payment is under way or has failed lately, at most every ten minutes and four times a day.
create or replace function private.tell_payments_again(address text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  payment record;
  earlier integer;
begin
  for payment in
    select * from private.payments_under_way(null, address) as known where known.started_at > now() - interval '14 days' limit 5
  loop
    select count(*) into earlier from public.email_messages as mail
    where mail."to" = address and mail.template = 'payment-' || payment.state and mail.created_at > now() - interval '1 day';
    if earlier < 4 and not exists (
      select from public.email_messages as mail
      where mail."to" = address and mail.template = 'payment-' || payment.state and mail.created_at > now() - interval '10 minutes'
        and mail.data ->> 'orderId' = payment.order_id
    ) then
      perform private.mail_payment(payment.provider, payment.order_id, ':' || extract(epoch from now())::bigint);
    end if;
  end loop;
end;
$$;
revoke all on function private.tell_payments_again(text) from public, anon, authenticated;

-- The state of a payment for the thank-you page. The caller proves the order by its key, or by the buyer's address.
create or replace function public.payment_under_way(order_key text, buyer_email text default null)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('provider', known.provider, 'state', known.state)
  from private.payments_under_way(order_key, null) as known
  where order_key is not null and (buyer_email is null or known.email = private.normalize_email(buyer_email))
  limit 1;
$$;
revoke all on function public.payment_under_way(text, text) from public, anon, authenticated;
grant execute on function public.payment_under_way(text, text) to service_role;

-- What the mails about it say; null once the order exists.
create or replace function public.describe_payment(payment_provider text, order_id text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('orderId', known.order_id, 'currency', ledger.event ->> 'currency',
    'amountCents', (ledger.event ->> 'amountCents')::integer, 'startedOn', private.shop_day(known.started_at),
    'skus', (
      select jsonb_agg(distinct coalesce(part.bundle_sku, part.product_sku))
      from private.allocate_order(ledger.provider, ledger.event) as part
    ))
  from private.payments_under_way(describe_payment.order_id, null) as known
  join public.webhook_events as ledger on ledger.id = known.ledger_id
  where known.provider = payment_provider
  limit 1;
$$;
revoke all on function public.describe_payment(text, text) from public, anon, authenticated;
grant execute on function public.describe_payment(text, text) to service_role;
