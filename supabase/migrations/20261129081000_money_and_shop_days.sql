-- Money as the books need it: disputes that are under way or lost, sales tax, payments that take days, and the shop's own days.
alter table public.purchases drop constraint purchases_status_check;
alter table public.purchases add constraint purchases_status_check
  check (status in ('paid', 'partially_refunded', 'refunded', 'disputed', 'dispute_lost'));
alter table public.purchases
  add column tax_cents integer check (tax_cents between 0 and amount_cents),
  add column tax_included boolean not null default false,
  add column returned_tax_cents integer not null default 0 check (returned_tax_cents >= 0),
  add column disputed_cents integer not null default 0 check (disputed_cents between 0 and amount_cents);
alter type private.order_state add attribute disputed_cents integer;
alter table public.leads add column asked_on date not null default current_date;
alter table private.daily_sales
  add column disputed_cents bigint not null default 0,
  add column lost_cents bigint not null default 0,
  add column tax_cents bigint not null default 0,
  add column net_cents bigint not null default 0;

-- The day of a time where the shop is. Every figure, filter and printed day is counted by it: nobody else's midnight ends a day or
-- a month of the shop.
create or replace function private.shop_day(at timestamptz)
returns date
language sql
stable
security definer
set search_path = ''
as $$
  select (shop_day.at at time zone private.shop_time_zone())::date;
$$;
revoke all on function private.shop_day(timestamptz) from public, anon, authenticated;

-- A time for a file: the shop's clock and its distance from UTC, since an hour of autumn comes twice.
create or replace function private.time_text(at timestamptz, zone text)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  local_time timestamp := at at time zone zone;
  offset_minutes integer := extract(epoch from local_time - (at at time zone 'UTC'))::integer / 60;
begin
  return to_char(local_time, 'YYYY-MM-DD HH24:MI:SS') || case when offset_minutes < 0 then '-' else '+' end
    || to_char(make_interval(mins => abs(offset_minutes)), 'HH24:MI');
end;
$$;
revoke all on function private.time_text(timestamptz, text) from public, anon, authenticated;

-- What is the owner's of a payment: not what went back, not what the bank holds or has returned, and not the sales tax of the rest.
create or replace function private.net_cents(amount integer, refunded integer, disputed integer, tax integer, returned_tax integer)
returns integer
language sql
immutable
set search_path = ''
as $$
  select amount - refunded - disputed - greatest(coalesce(tax, 0) - returned_tax, 0);
$$;
revoke all on function private.net_cents(integer, integer, integer, integer, integer) from public, anon, authenticated;

-- The disputes of an order, each in the state of its latest event, whichever came first. At one moment the state that closes the
-- license counts.
create or replace function private.order_disputes(event_provider text, keys text[])
returns table (dispute_id text, kind text, amount bigint, times_won bigint)
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(ledger.event ->> 'disputeId', ''),
    (array_agg(ledger.kind order by ledger.occurred_at desc,
      array_position(array['dispute.lost', 'dispute.won', 'dispute.opened'], ledger.kind), ledger.event_id collate "C" desc))[1],
    max((ledger.event ->> 'disputedCents')::bigint), count(*) filter (where ledger.kind = 'dispute.won')
  from public.webhook_events as ledger
  where ledger.provider = event_provider and ledger.order_keys && keys and ledger.kind like 'dispute.%' and ledger.error is null
  group by 1;
$$;
revoke all on function private.order_disputes(text, text[]) from public, anon, authenticated;

-- The sales tax of each product, where the provider tells it: by line where each line has its own, else by the prices.
create or replace function private.tax_of_products(event_provider text, event jsonb)
returns table (product_sku text, cents integer)
language sql
stable
security definer
set search_path = ''
as $$
  select part.product_sku, part.amount_cents
  from private.allocate_order(event_provider, event || jsonb_build_object('amountCents', event -> 'tax' -> 'cents', 'items', (
    select jsonb_agg(case when not exists (
        select from jsonb_array_elements(event -> 'items') as other (line) where not other.line ? 'taxCents'
      ) then item.line || jsonb_build_object('amountCents', item.line -> 'taxCents') else item.line end order by item.place)
    from jsonb_array_elements(event -> 'items') with ordinality as item (line, place)
  ))) as part
  where event ? 'tax';
$$;
revoke all on function private.tax_of_products(text, jsonb) from public, anon, authenticated;

-- The tax in the refunds that stand, where the provider tells it of each one and they are all that went back; else null.
create or replace function private.told_refund_tax(event_provider text, keys text[], refunded integer)
returns bigint
language sql
stable
security definer
set search_path = ''
as $$
  select case when bool_and(told.tax is not null) and sum(told.amount) = refunded then sum(told.tax)::bigint end
  from (
    select max((ledger.event -> 'refund' ->> 'amountCents')::bigint) as amount,
      max((ledger.event -> 'refund' ->> 'taxCents')::bigint) as tax
    from public.webhook_events as ledger
    where ledger.provider = event_provider and ledger.order_keys && keys and ledger.kind in ('order.refunded', 'refund.reversed')
      and ledger.error is null
    group by coalesce(ledger.event -> 'refund' ->> 'refundId', ledger.event_id)
    having bool_and(ledger.kind = 'order.refunded')
  ) as told;
$$;
revoke all on function private.told_refund_tax(text, text[], integer) from public, anon, authenticated;

-- Tells the owner of each dispute once that it began and once that it was lost, in whichever order that is heard, and the buyer of a
-- lost one. A dispute that was won and begins again is told again.
create or replace function private.tell_disputes(
  ledger public.webhook_events,
  paid_event public.webhook_events,
  keys text[],
  state private.order_state,
  earlier jsonb
)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  order_id text := paid_event.event ->> 'orderId';
  dispute record;
  amount text;
  told text;
begin
  if ledger.kind not like 'dispute.%' and earlier <> '{}' then
    return;
  end if;
  for dispute in
    select * from private.order_disputes(paid_event.provider, keys) as known where known.kind <> 'dispute.won'
  loop
    amount := private.plain_amount(coalesce(dispute.amount, state.amount_cents), paid_event.event ->> 'currency') || ' '
      || (paid_event.event ->> 'currency');
    told := md5(paid_event.provider || ':' || order_id || ':' || dispute.dispute_id || ':' || dispute.times_won);
    if dispute.kind = 'dispute.opened' then
      perform private.mail_owner('A payment is disputed', 'Order ' || order_id || ' from ' || paid_event.provider || ' is disputed: '
        || amount || '. Its license is closed until the dispute ends, and the amount is out of the net figures until it is won.',
        'dispute:' || told);
    else
      perform private.mail_owner('A dispute was lost', 'The dispute of order ' || order_id || ' from ' || paid_event.provider
        || ' was lost: the bank gave ' || amount || ' back to the buyer. The license of the order has ended, the buyer was told, and'
        || ' the amount is out of the net figures.', 'dispute-lost:' || told);
      if state.status = 'dispute_lost' then
        perform private.mail_order(paid_event.provider, order_id, 'dispute-lost', 'order-dispute-lost:' || told);
      end if;
    end if;
  end loop;
end;
$$;
revoke all on function private.tell_disputes(
  public.webhook_events, public.webhook_events, text[], private.order_state, jsonb
) from public, anon, authenticated;

-- A discount is called by what people typed. Earlier orders may hold a provider's own id of it.
create or replace function private.typed_code(coupon text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case when coupon !~ '^(promo|dsc|di|coupon)_[A-Za-z0-9]{8,}$' then coupon end;
$$;
revoke all on function private.typed_code(text) from public, anon, authenticated;

-- An order has one day, wherever it is shown: that of its payment, where the shop is.
create or replace function private.set_day_of_payment()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.paid_on := private.shop_day(new.paid_at);
  return new;
end;
$$;
revoke all on function private.set_day_of_payment() from public, anon, authenticated;

create or replace function private.describe_orders(address text, one_provider text, one_order text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(orders.description order by orders.paid_at desc), '[]')
  from (
    select min(purchase.paid_at) as paid_at,
      jsonb_build_object(
        'provider', purchase.provider,
        'orderId', purchase.provider_order_id,
        'status', min(purchase.status),
        'currency', min(purchase.currency),
        'amountCents', sum(purchase.amount_cents),
        'refundedCents', sum(purchase.refunded_cents),
        'discountCents', sum(purchase.discount_cents),
        'disputedCents', sum(purchase.disputed_cents),
        'taxCents', case when count(purchase.tax_cents) = count(*) then sum(purchase.tax_cents) end,
        'taxIncluded', bool_or(purchase.tax_included),
        'coupon', min(purchase.coupon),
        'paidOn', min(purchase.paid_on),
        'isGift', bool_or(purchase.payer_email is not null),
        'items', jsonb_agg(
          jsonb_build_object(
            'sku', purchase.product_sku,
            'bundleSku', purchase.bundle_sku,
            'amountCents', purchase.amount_cents,
            'discountCents', purchase.discount_cents,
            'taxCents', purchase.tax_cents,
            'taxIncluded', purchase.tax_included,
            'licenseId', license.id,
            'licenseKey', license.license_key,
            'licenseStatus', license.status,
            'licenseReason', license.status_reason
          )
          order by purchase.product_sku
        )
      ) as description
    from public.purchases as purchase
    join public.licenses as license on license.purchase_id = purchase.id
    where purchase.email = address
      and (one_order is null or (purchase.provider = one_provider and purchase.provider_order_id = one_order))
    group by purchase.provider, purchase.provider_order_id
  ) as orders;
$$;
revoke all on function private.describe_orders(text, text, text) from public, anon, authenticated;

create or replace function private.project_order(event_provider text, keys text[])
returns private.order_state
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  state private.order_state;
  said_full boolean;
  sum_of_refunds bigint;
  largest_total bigint;
  lost_cents bigint;
  open_cents bigint;
begin
  select ledger.id, (ledger.event ->> 'amountCents')::integer into state.paid_event_id, state.amount_cents
  from public.webhook_events as ledger
  where ledger.provider = event_provider and ledger.order_keys && keys and ledger.kind = 'order.paid'
    and ledger.error is null
  order by ledger.occurred_at, ledger.event_id collate "C"
  limit 1;

  select coalesce(bool_or(refund.said_full), false), coalesce(sum(refund.amount), 0), coalesce(max(refund.total), 0)
  into said_full, sum_of_refunds, largest_total
  from private.standing_refunds(event_provider, keys) as refund;

  -- A dispute that is lost outweighs one that is open, and that any that are won. One that names no amount is about the whole.
  select sum(coalesce(dispute.amount, state.amount_cents)) filter (where dispute.kind = 'dispute.lost'),
    sum(coalesce(dispute.amount, state.amount_cents)) filter (where dispute.kind = 'dispute.opened')
  into lost_cents, open_cents
  from private.order_disputes(event_provider, keys) as dispute;

  state.refunded_cents := least(greatest(sum_of_refunds, largest_total), coalesce(state.amount_cents, 0));
  if said_full or (state.amount_cents > 0 and state.refunded_cents >= state.amount_cents) then
    state.refunded_cents := state.amount_cents;
    state.status := 'refunded';
    state.reason := 'The order was refunded.';
  elsif lost_cents is not null then
    state.status := 'dispute_lost';
    state.reason := 'The dispute of this payment ended with the money going back, so the license has ended.';
  elsif open_cents is not null then
    state.status := 'disputed';
    state.reason := 'The payment is disputed with the bank.';
  elsif state.refunded_cents > 0 then
    state.status := 'partially_refunded';
  else
    state.status := 'paid';
  end if;
  state.license_active := state.status in ('paid', 'partially_refunded');
  state.disputed_cents := least(coalesce(lost_cents, 0) + coalesce(open_cents, 0),
    coalesce(state.amount_cents, 0) - state.refunded_cents);
  return state;
end;
$$;
revoke all on function private.project_order(text, text[]) from public, anon, authenticated;

-- What was given back for one product stays with it; the rest is spread over the order's rows, beginning with the first product, and
-- after it what is disputed. The tax of what goes back is in proportion, unless the provider tells it.
create or replace function private.settle_order(paid_event public.webhook_events, keys text[], state private.order_state)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  told_tax bigint := private.told_refund_tax(paid_event.provider, keys, state.refunded_cents);
begin
  with part as (
    select purchase.id, purchase.product_sku, purchase.amount_cents, coalesce(item.is_returned, false) as is_returned,
      case when tax.cents is not null then least(purchase.amount_cents, tax.cents) end as tax,
      least(purchase.amount_cents, state.refunded_cents, round(coalesce(item.refunded, 0)))::integer as own
    from public.purchases as purchase
    left join private.returned_products(paid_event.provider, keys, paid_event.event) as item
      on item.product_sku = purchase.product_sku
    left join private.tax_of_products(paid_event.provider, paid_event.event) as tax on tax.product_sku = purchase.product_sku
    where purchase.provider = paid_event.provider and purchase.provider_order_id = paid_event.event ->> 'orderId'
  ),
  running as (
    select part.*, state.refunded_cents - sum(part.own) over () as rest,
      sum(part.amount_cents - part.own) over (order by part.product_sku) - (part.amount_cents - part.own) as before
    from part
  ),
  refunded as (
    select running.*, running.own + least(running.amount_cents - running.own, greatest(0, running.rest - running.before)) as refund
    from running
  ),
  disputed as (
    select refunded.*, sum(refunded.refund) over in_order as refund_so_far,
      least(refunded.amount_cents - refunded.refund, greatest(0, state.disputed_cents
        - (sum(refunded.amount_cents - refunded.refund) over in_order - (refunded.amount_cents - refunded.refund)))) as dispute
    from refunded
    window in_order as (order by refunded.product_sku)
  ),
  settled as (
    update public.purchases as purchase
    set status = case when disputed.is_returned then 'refunded' else state.status end,
      refunded_cents = disputed.refund,
      disputed_cents = disputed.dispute,
      tax_cents = disputed.tax,
      tax_included = coalesce((paid_event.event -> 'tax' ->> 'isIncluded')::boolean, false),
      returned_tax_cents = case when disputed.tax is null then 0 else coalesce(least(disputed.tax, case when told_tax is null
        then round(disputed.tax::numeric * (disputed.refund + disputed.dispute) / nullif(disputed.amount_cents, 0))
        else round(told_tax::numeric * disputed.refund_so_far / nullif(state.refunded_cents, 0))
          - round(told_tax::numeric * (disputed.refund_so_far - disputed.refund) / nullif(state.refunded_cents, 0))
          + round(disputed.tax::numeric * disputed.dispute / nullif(disputed.amount_cents, 0)) end), 0) end
    from disputed
    where purchase.id = disputed.id
    returning purchase.id, disputed.is_returned
  )
  update public.licenses as license
  set status = case when state.license_active and not settled.is_returned then 'active' else 'revoked' end,
    status_reason = case when state.license_active and settled.is_returned then 'This product was returned.' else state.reason end
  from settled
  where settled.id = license.purchase_id and license.revoked_by_owner_at is null;
end;
$$;
revoke all on function private.settle_order(public.webhook_events, text[], private.order_state) from public, anon, authenticated;

-- Tells the buyer what an event has changed, `earlier` being the order's state before it. A refund that was taken back and
-- made again is told again.
create or replace function private.queue_order_mails(
  ledger public.webhook_events,
  paid_event public.webhook_events,
  keys text[],
  state private.order_state,
  earlier jsonb
)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  order_id text := paid_event.event ->> 'orderId';
  order_key text := paid_event.provider || ':' || order_id;
  present jsonb := private.order_snapshot(paid_event.provider, order_id);
  address text;
  again text;
  sku text;
begin
  select email into address from public.purchases
  where provider = paid_event.provider and provider_order_id = order_id limit 1;
  perform private.mail_order(paid_event.provider, order_id, 'receipt', 'receipt:' || order_key);
  select case when count(*) = 0 then '' else ':' || count(*) end into again
  from public.webhook_events as back
  where back.provider = paid_event.provider and back.order_keys && keys and back.kind = 'refund.reversed';

  if state.status = 'refunded' and exists (
    select from jsonb_object_keys(present) as listed (key) where earlier -> key ->> 'status' is distinct from 'refunded'
  ) then
    perform private.mail_order(paid_event.provider, order_id, 'refund', 'refund:' || order_key || again);
  end if;
  if state.status <> 'refunded' then
    for sku in
      select key from jsonb_object_keys(present) as listed (key)
      where present -> key ->> 'status' = 'refunded' and earlier -> key ->> 'status' is distinct from 'refunded'
    loop
      perform private.mail_order(paid_event.provider, order_id, 'refund', 'refund:' || order_key || ':' || sku || again);
    end loop;
  end if;
  if exists (
    select from jsonb_object_keys(present) as listed (key)
    where earlier -> key ->> 'license' = 'revoked' and present -> key ->> 'license' = 'active'
  ) then
    perform private.mail_order(paid_event.provider, order_id, 'order-restored', 'restored:' || order_key || ':' || ledger.id);
    perform private.mail_owner('A license works again', 'A refund or a dispute of order ' || order_id || ' from '
      || paid_event.provider || ' was taken back. The license of its buyer works again.', 'restored:' || ledger.id);
  end if;
  perform private.tell_disputes(ledger, paid_event, keys, state, earlier);
  perform private.end_lead_sequence(address, 'purchase');
end;
$$;
revoke all on function private.queue_order_mails(
  public.webhook_events, public.webhook_events, text[], private.order_state, jsonb
) from public, anon, authenticated;

create or replace function private.set_day_of_request()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.asked_on := private.shop_day(new.created_at);
  return new;
end;
$$;
revoke all on function private.set_day_of_request() from public, anon, authenticated;

create trigger set_day_of_request before insert or update of created_at, asked_on on public.leads
  for each row execute function private.set_day_of_request();

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

-- The answer is the same for every address, and the email goes only to a buyer's own address, at most once a minute.
create or replace function public.request_order_link(buyer_email text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text := private.clean_address(buyer_email);
  link public.order_links;
  pause interval;
begin
  perform private.tell_payments_again(address);
  if not exists (select 1 from public.purchases as purchase where purchase.email = address) then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('order-link:' || address, 0));
  select * into link from public.order_links as latest
  where latest.email = address and latest.kind = 'find'
  order by latest.created_at desc
  limit 1;
  pause := case
    when link.used_at is not null or link.mails = 1 then interval '1 minute'
    when link.mails = 2 then interval '10 minutes'
    else interval '2 hours'
  end;
  if link.mailed_at > now() - pause then
    return;
  end if;
  -- A link is mailed again for at most a day and is valid for a day from then.
  if link.id is null or link.used_at is not null or link.created_at <= now() - interval '24 hours' then
    insert into public.order_links (kind, email, expires_at)
    values ('find', address, now() + interval '24 hours')
    returning * into link;
  else
    update public.order_links
    set mails = mails + 1, mailed_at = now(), expires_at = now() + interval '24 hours'
    where id = link.id
    returning * into link;
  end if;
  perform private.queue_email(address, 'order-link', jsonb_build_object('linkId', link.id),
    'order-link:' || link.id || ':' || link.mails);
end;
$$;
revoke all on function public.request_order_link(text) from public, anon, authenticated;
grant execute on function public.request_order_link(text) to service_role;

-- The audit log's objects are joined as rows, because an "or" over two tables would not use its index.
create or replace function public.admin_order(order_provider text, order_id text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  bought uuid[];
  addresses text[];
  keys text[];
begin
  perform private.require_admin();
  select array_agg(purchase.id), array_agg(purchase.email) || array_agg(purchase.payer_email) into bought, addresses
  from public.purchases as purchase
  where purchase.provider = order_provider and purchase.provider_order_id = order_id;
  if bought is null then
    perform private.reject(404, 'There is no such order.');
  end if;
  select array_agg(distinct key) into keys
  from public.webhook_events as related
  cross join lateral unnest(related.order_keys) as listed (key)
  where related.provider = order_provider and related.order_keys @> array[order_id];

  return jsonb_build_object(
    'items', (
      select jsonb_agg(jsonb_build_object('purchaseId', purchase.id, 'sku', purchase.product_sku, 'email', purchase.email,
        'userId', purchase.user_id, 'amountCents', purchase.amount_cents, 'discountCents', purchase.discount_cents,
        'bundleSku', purchase.bundle_sku, 'refundedCents', purchase.refunded_cents,
        'disputedCents', purchase.disputed_cents, 'taxCents', purchase.tax_cents, 'taxIncluded', purchase.tax_included,
        'currency', purchase.currency, 'status', purchase.status, 'coupon', purchase.coupon, 'utm', purchase.utm,
        'paidAt', purchase.paid_at, 'payerEmail', purchase.payer_email, 'licenseId', license.id, 'licenseKey', license.license_key,
        'licenseStatus', license.status, 'licenseReason', license.status_reason,
        'revokedByOwnerAt', license.revoked_by_owner_at) order by purchase.product_sku)
      from public.purchases as purchase
      left join public.licenses as license on license.purchase_id = purchase.id
      where purchase.id = any (bought)
    ),
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object('id', ledger.id, 'eventId', ledger.event_id, 'kind', ledger.kind,
        'occurredAt', ledger.occurred_at, 'createdAt', ledger.created_at, 'processedAt', ledger.processed_at,
        'error', ledger.error) order by ledger.occurred_at), '[]')
      from public.webhook_events as ledger
      where ledger.provider = order_provider and ledger.order_keys && keys
    ),
    'mails', (
      select coalesce(jsonb_agg(jsonb_build_object('id', mail.id, 'to', mail."to", 'template', mail.template,
        'status', mail.status, 'createdAt', mail.created_at, 'sentAt', mail.sent_at, 'lastError', mail.last_error)
        order by mail.created_at), '[]')
      from public.email_messages as mail
      where mail."to" = any (addresses) and mail.data ->> 'orderId' = order_id and mail.data ->> 'provider' = order_provider
    ),
    'changes', (
      select coalesce(jsonb_agg(jsonb_build_object('id', line.id, 'createdAt', line.created_at, 'actor', line.actor_email,
        'object', line.object, 'before', line.before, 'after', line.after, 'reason', line.reason) order by line.id), '[]')
      from (
        select 'purchases' as object, bought_id::text as object_id from unnest(bought) as listed (bought_id)
        union all
        select 'licenses', license.id::text from public.licenses as license where license.purchase_id = any (bought)
      ) as part
      join public.audit_log as line on line.object = part.object and line.object_id = part.object_id
    )
  );
end;
$$;
revoke all on function public.admin_order(text, text) from public, anon;
grant execute on function public.admin_order(text, text) to authenticated, service_role;

-- The owner's revocation outlives later provider events; restoring gives the license the state of its order again.
create or replace function public.admin_set_license(license_id uuid, new_status text, reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  license public.licenses;
  order_status text;
begin
  perform private.require_admin();
  perform private.require_reason(reason);
  select * into license from public.licenses as candidate where candidate.id = license_id for update;
  if not found then
    perform private.reject(404, 'There is no such license.');
  elsif new_status not in ('active', 'revoked') then
    perform private.reject(400, 'The status must be active or revoked.');
  elsif license.status = new_status then
    perform private.reject(409, 'This was done already: the license is ' || new_status || '.');
  end if;
  if new_status = 'active' then
    select purchase.status into order_status from public.purchases as purchase where purchase.id = license.purchase_id;
    if order_status not in ('paid', 'partially_refunded') then
      perform private.reject(409, case order_status when 'dispute_lost' then 'The dispute of the order was lost'
        else 'The order is ' || order_status end || ', so its license cannot be restored.');
    end if;
  end if;
  update public.licenses
  set status = new_status,
    status_reason = case when new_status = 'revoked' then btrim(reason) end,
    revoked_by_owner_at = case when new_status = 'revoked' then now() end
  where id = license.id;
end;
$$;
revoke all on function public.admin_set_license(uuid, text, text) from public, anon;
grant execute on function public.admin_set_license(uuid, text, text) to authenticated, service_role;

create or replace function private.total_purchases()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op in ('INSERT', 'UPDATE') then
    perform private.add_to_total('purchases', (select count(*) from new_rows));
    perform private.add_to_total('revenue_cents',
      (select coalesce(sum(private.net_cents(amount_cents, refunded_cents, disputed_cents, tax_cents, returned_tax_cents)), 0)
        from new_rows));
  end if;
  if tg_op in ('UPDATE', 'DELETE') then
    perform private.add_to_total('purchases', -(select count(*) from old_rows));
    perform private.add_to_total('revenue_cents',
      -(select coalesce(sum(private.net_cents(amount_cents, refunded_cents, disputed_cents, tax_cents, returned_tax_cents)), 0)
        from old_rows));
  end if;
  return null;
end;
$$;
revoke all on function private.total_purchases() from public, anon, authenticated;

create or replace function public.admin_dashboard_stats()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not (select private.is_admin()) then
    raise exception using errcode = '42501', message = 'Only an admin may read the totals.';
  end if;
  return (
    select jsonb_build_object(
      'totalUsers', max(value) filter (where name = 'users'),
      'totalPurchases', max(value) filter (where name = 'purchases'),
      -- Amounts of different currencies are never added.
      'totalRevenue', (select coalesce(sum(net_cents), 0) from private.daily_sales where currency = 'USD'),
      'revenue', (
        select coalesce(jsonb_agg(jsonb_build_object('currency', one.currency, 'cents', one.cents)
          order by one.cents desc, one.currency), '[]')
        from (
          select currency, sum(net_cents) as cents
          from private.daily_sales group by currency having sum(purchases) > 0
        ) as one
      ),
      'activeLicenses', max(value) filter (where name = 'active_licenses')
    )
    from private.shop_totals
  );
end;
$$;
revoke all on function public.admin_dashboard_stats() from public, anon;
grant execute on function public.admin_dashboard_stats() to authenticated, service_role;

create or replace function private.add_sales()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op in ('INSERT', 'UPDATE') then
    insert into private.daily_sales as kept (day, product_sku, currency, purchases, gross_cents, refunded_cents, disputed_cents,
      lost_cents, tax_cents, net_cents)
    select paid_on, product_sku, currency, count(*), sum(amount_cents), sum(refunded_cents),
      coalesce(sum(disputed_cents) filter (where status = 'disputed'), 0),
      coalesce(sum(disputed_cents) filter (where status <> 'disputed'), 0),
      sum(greatest(coalesce(tax_cents, 0) - returned_tax_cents, 0)),
      sum(private.net_cents(amount_cents, refunded_cents, disputed_cents, tax_cents, returned_tax_cents))
    from new_rows group by 1, 2, 3 order by 1, 2, 3
    on conflict (day, product_sku, currency) do update set purchases = kept.purchases + excluded.purchases,
      gross_cents = kept.gross_cents + excluded.gross_cents,
      refunded_cents = kept.refunded_cents + excluded.refunded_cents,
      disputed_cents = kept.disputed_cents + excluded.disputed_cents,
      lost_cents = kept.lost_cents + excluded.lost_cents,
      tax_cents = kept.tax_cents + excluded.tax_cents,
      net_cents = kept.net_cents + excluded.net_cents;
  end if;
  if tg_op in ('UPDATE', 'DELETE') then
    update private.daily_sales as kept
    set purchases = kept.purchases - gone.purchases, gross_cents = kept.gross_cents - gone.gross_cents,
      refunded_cents = kept.refunded_cents - gone.refunded_cents, disputed_cents = kept.disputed_cents - gone.disputed_cents,
      lost_cents = kept.lost_cents - gone.lost_cents, tax_cents = kept.tax_cents - gone.tax_cents,
      net_cents = kept.net_cents - gone.net_cents
    from (
      select paid_on as day, product_sku, currency, count(*) as purchases,
        sum(amount_cents) as gross_cents, sum(refunded_cents) as refunded_cents,
        coalesce(sum(disputed_cents) filter (where status = 'disputed'), 0) as disputed_cents,
        coalesce(sum(disputed_cents) filter (where status <> 'disputed'), 0) as lost_cents,
        sum(greatest(coalesce(tax_cents, 0) - returned_tax_cents, 0)) as tax_cents,
        sum(private.net_cents(amount_cents, refunded_cents, disputed_cents, tax_cents, returned_tax_cents)) as net_cents
      from old_rows group by 1, 2, 3
    ) as gone
    where kept.day = gone.day and kept.product_sku = gone.product_sku and kept.currency = gone.currency;
  end if;
  return null;
end;
$$;
revoke all on function private.add_sales() from public, anon, authenticated;

-- How many people asked and confirmed is not personal data: the figures stay when a lead is deleted for privacy. Otherwise
-- every campaign would seem fully confirmed once its unconfirmed requests are deleted.
create or replace function private.add_leads()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and current_setting('shop.keeps_figures', true) = 'on' then
    return null;
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    insert into private.daily_leads as kept (day, campaign, leads, confirmed, customers)
    select asked_on, campaign, count(*), count(confirmed_at), count(customer_since)
    from new_rows group by 1, 2 order by 1, 2
    on conflict (day, campaign) do update set leads = kept.leads + excluded.leads,
      confirmed = kept.confirmed + excluded.confirmed, customers = kept.customers + excluded.customers;
  end if;
  if tg_op in ('UPDATE', 'DELETE') then
    update private.daily_leads as kept
    set leads = kept.leads - gone.leads, confirmed = kept.confirmed - gone.confirmed,
      customers = kept.customers - gone.customers
    from (
      select asked_on as day, campaign, count(*) as leads, count(confirmed_at) as confirmed,
        count(customer_since) as customers
      from old_rows group by 1, 2
    ) as gone
    where kept.day = gone.day and kept.campaign = gone.campaign;
  end if;
  return null;
end;
$$;
revoke all on function private.add_leads() from public, anon, authenticated;

-- What waits for the owner, in addition to the four totals. One row each, however large the shop is.
create or replace function public.admin_attention()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object(
      'openMessages', max(value) filter (where name = 'open_messages'),
      'failedMails', max(value) filter (where name = 'failed_mails'),
      'waitingMails', max(value) filter (where name = 'waiting_mails'),
      'heldEvents', max(value) filter (where name = 'held_events'),
      'pendingReviews', max(value) filter (where name = 'pending_reviews'),
      'approvedReviews', max(value) filter (where name = 'approved_reviews'),
      'rejectedReviews', max(value) filter (where name = 'rejected_reviews'),
      'leads', max(value) filter (where name = 'leads'),
      'dueFacts', (select count(*) from public.law_facts where next_check <= private.shop_day(now()))
    )
    from private.shop_totals
  );
end;
$$;
revoke all on function public.admin_attention() from public, anon;
grant execute on function public.admin_attention() to authenticated, service_role;

-- The opening checklist, with the facts of law that are past their next check.
create or replace function public.admin_opening_facts()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'hasSentMail', (
      select true from public.email_messages where status = 'sent' order by created_at desc, id desc limit 1
    ) is not null,
    'mailProvider', (select seen.name from private.mail_providers_seen as seen order by seen.last_sent_at desc limit 1),
    'failedMails', (select value from private.shop_totals where name = 'failed_mails'),
    'hasRealProvider', exists (select 1 from public.provider_products where provider <> 'sandbox' and not_ours_since is null),
    'hasRealOrder', exists (
      select from unnest(array['stripe', 'lemonsqueezy', 'paddle', 'gumroad']) as listed (name)
      -- In the order of its index: else the planner looks for the first one from the start of the table.
      where (
        select purchase.id from public.purchases as purchase where purchase.provider = listed.name
        order by purchase.provider_order_id limit 1
      ) is not null
    ),
    'dueFactCount', (select count(*) from public.law_facts where next_check <= private.shop_day(now())),
    'dueFacts', (
      select coalesce(jsonb_agg(jsonb_build_object('key', due.key, 'statement', due.statement, 'state', due.state,
        'nextCheck', due.next_check) order by due.next_check, due.key), '[]')
      from (
        select * from public.law_facts as fact where fact.next_check <= private.shop_day(now())
        order by fact.next_check, fact.key limit 20
      ) as due
    )
  );
end;
$$;
revoke all on function public.admin_opening_facts() from public, anon;
grant execute on function public.admin_opening_facts() to authenticated, service_role;

-- Sales by month, product and currency, and leads by campaign, from `from_day` to `to_day` of the shop, both included. Revenue is net:
-- refunds, what is disputed or lost, and sales tax are subtracted on the day of the purchase. Conversion is the share of the leads of these days who have bought
-- since.
create or replace function public.admin_report(from_day date, to_day date)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if from_day is null or to_day is null or from_day > to_day or to_day - from_day > 3700 then
    perform private.reject(400, 'Please choose a first day that is not after the last one, at most ten years apart.');
  end if;
  return jsonb_build_object(
    'sales', (
      select coalesce(jsonb_agg(to_jsonb(monthly) order by monthly.month, monthly."productSku"), '[]')
      from (
        select to_char(day, 'YYYY-MM') as month, product_sku as "productSku", currency, sum(purchases) as purchases,
          sum(net_cents) as "netCents", sum(refunded_cents) as "refundedCents", sum(disputed_cents) as "disputedCents",
          sum(lost_cents) as "lostCents", sum(tax_cents) as "taxCents"
        from private.daily_sales
        where day between from_day and to_day
        group by 1, 2, 3
        having sum(purchases) > 0
      ) as monthly
    ),
    'campaigns', (
      select coalesce(jsonb_agg(to_jsonb(campaigns) order by campaigns.leads desc, campaigns.campaign), '[]')
      from (
        select campaign, sum(leads) as leads, sum(confirmed) as confirmed, sum(customers) as customers
        from private.daily_leads
        where day between from_day and to_day
        group by campaign
        having sum(leads) > 0
        order by sum(leads) desc, campaign
        limit 50
      ) as campaigns
    ),
    'leads', (
      select jsonb_build_object('leads', coalesce(sum(leads), 0), 'confirmed', coalesce(sum(confirmed), 0),
        'customers', coalesce(sum(customers), 0))
      from private.daily_leads
      where day between from_day and to_day
    )
  );
end;
$$;
revoke all on function public.admin_report(date, date) from public, anon;
grant execute on function public.admin_report(date, date) to authenticated, service_role;

-- Pages of a size that the database answers at once; the caller asks for the next one.
create or replace function public.admin_export_page(list text, page_cursor text default null, page_size integer default 500)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  size integer := least(greatest(page_size, 1), 5000);
  zone text := private.shop_time_zone();
  edge_time timestamptz := nullif(split_part(page_cursor, '|', 1), '')::timestamptz;
  edge_id uuid := nullif(split_part(page_cursor, '|', 2), '')::uuid;
  source text;
  line text;
  answer jsonb;
begin
  perform private.require_admin();
  case list
    when 'purchases' then
      source := 'public.purchases';
      line := $line$private.csv_line(private.time_text(entry.created_at, $3), private.time_text(entry.paid_at, $3), entry.provider, entry.provider_order_id,
        entry.email, entry.product_sku, private.plain_amount(entry.amount_cents, entry.currency),
        private.plain_amount(entry.refunded_cents, entry.currency), entry.currency, entry.status,
        private.typed_code(entry.coupon),
        entry.utm ->> 'utm_source', entry.utm ->> 'utm_medium', entry.utm ->> 'utm_campaign',
        private.plain_amount(entry.tax_cents, entry.currency), private.plain_amount(entry.disputed_cents, entry.currency),
        private.plain_amount(private.net_cents(entry.amount_cents, entry.refunded_cents, entry.disputed_cents, entry.tax_cents,
          entry.returned_tax_cents), entry.currency))$line$;
    when 'leads' then
      source := 'public.leads';
      line := $line$private.csv_line(private.time_text(entry.created_at, $3), entry.name, entry.email, entry.status,
        private.time_text(entry.confirmed_at, $3), private.time_text(entry.unsubscribed_at, $3), entry.source, entry.utm ->> 'utm_source',
        entry.utm ->> 'utm_medium', entry.utm ->> 'utm_campaign', entry.utm ->> 'utm_content')$line$;
    when 'users' then
      source := 'public.profiles';
      line := $line$private.csv_line(private.time_text(entry.created_at, $3), entry.email, entry.full_name, entry.business_name, entry.role,
        entry.newsletter::text, entry.purchases_count::text)$line$;
    when 'reviews' then
      source := 'public.reviews';
      line := $line$private.csv_line(private.time_text(entry.created_at, $3), entry.product_sku, entry.first_name,
        (select contact.email from public.review_contacts as contact where contact.review_id = entry.id),
        entry.rating::text, entry.review_text, entry.status, entry.verified::text, private.time_text(entry.moderated_at, $3))$line$;
    else
      perform private.reject(400, 'The list must be purchases, leads, users or reviews.');
  end case;
  execute format(
    $sql$
      with page as (
        select entry.* from %1$s as entry
        where %2$s
        order by entry.created_at desc, entry.id desc limit %3$s
      ),
      line as (select entry.created_at, entry.id, %4$s as text from page as entry)
      select jsonb_build_object(
        'lines', coalesce(string_agg(text, '' order by created_at desc, id desc), ''),
        'rows', count(*),
        'timeZone', $3,
        'next', case when count(*) = %3$s then (array_agg(created_at || '|' || id order by created_at, id))[1] end
      )
      from line
    $sql$,
    source,
    case when edge_id is null then 'true' else '(entry.created_at, entry.id) < ($1, $2)' end,
    size,
    line
  ) into answer using edge_time, edge_id, zone;
  return answer;
end;
$$;
revoke all on function public.admin_export_page(text, text, integer) from public, anon;
grant execute on function public.admin_export_page(text, text, integer) to authenticated, service_role;

-- The parts of an event that the books need; the order's history is computed from them.
create or replace function private.bookkeeping_event(event jsonb, address text)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(said.key, said.value), '{}')
    || case when event ? 'orderId'
      then jsonb_build_object('email', address, 'customerName', null, 'customerRef', null, 'utm', '{}'::jsonb)
      else '{}' end
  from jsonb_each(event) as said
  where said.key in ('kind', 'provider', 'eventId', 'eventType', 'occurredAt', 'orderId', 'orderAliases', 'testMode', 'currency',
    'amountCents', 'coupon', 'items', 'refund', 'disputeId', 'disputedCents', 'tax', 'reason');
$$;
revoke all on function private.bookkeeping_event(jsonb, text) from public, anon, authenticated;

-- The state of orders with a dispute, computed from their events. What a buyer or the owner was told is not told again. Tax stays
-- unknown: no event of before tells it.
do $$
declare
  bought record;
  paid_event public.webhook_events;
  keys text[];
  state private.order_state;
begin
  for bought in
    select distinct purchase.provider, purchase.provider_order_id as order_id from public.purchases as purchase
    where purchase.status = 'disputed'
  loop
    select array_agg(distinct related_key) into keys
    from public.webhook_events as ledger
    cross join lateral unnest(ledger.order_keys) as listed (related_key)
    where ledger.provider = bought.provider and ledger.error is null and ledger.order_keys && array(
      select own_key from public.webhook_events as own cross join lateral unnest(own.order_keys) as each_own (own_key)
      where own.provider = bought.provider and own.order_keys @> array[bought.order_id] and own.error is null
    );
    state := private.project_order(bought.provider, keys);
    if state.paid_event_id is not null then
      select * into paid_event from public.webhook_events as candidate where candidate.id = state.paid_event_id;
      perform private.settle_order(paid_event, keys, state);
    end if;
  end loop;
end;
$$;

-- The figures by the shop's days. People who were deleted are in the figures of leads alone, so those keep the day that they had.
alter table public.leads disable trigger user;
update public.leads set asked_on = private.shop_day(created_at);
alter table public.leads enable trigger user;

insert into private.daily_leads as kept (day, campaign, leads, confirmed, customers)
select asked_on, campaign, count(*), count(confirmed_at), count(customer_since)
from public.leads where asked_on <> (created_at at time zone 'UTC')::date group by 1, 2
on conflict (day, campaign) do update set leads = kept.leads + excluded.leads,
  confirmed = kept.confirmed + excluded.confirmed, customers = kept.customers + excluded.customers;
update private.daily_leads as kept
set leads = kept.leads - moved.leads, confirmed = kept.confirmed - moved.confirmed, customers = kept.customers - moved.customers
from (
  select (created_at at time zone 'UTC')::date as day, campaign, count(*) as leads, count(confirmed_at) as confirmed,
    count(customer_since) as customers
  from public.leads where asked_on <> (created_at at time zone 'UTC')::date group by 1, 2
) as moved
where kept.day = moved.day and kept.campaign = moved.campaign;

delete from private.daily_sales;
insert into private.daily_sales
  (day, product_sku, currency, purchases, gross_cents, refunded_cents, disputed_cents, lost_cents, tax_cents, net_cents)
select paid_on, product_sku, currency, count(*), sum(amount_cents), sum(refunded_cents),
  coalesce(sum(disputed_cents) filter (where status = 'disputed'), 0),
  coalesce(sum(disputed_cents) filter (where status <> 'disputed'), 0),
  sum(greatest(coalesce(tax_cents, 0) - returned_tax_cents, 0)),
  sum(private.net_cents(amount_cents, refunded_cents, disputed_cents, tax_cents, returned_tax_cents))
from public.purchases group by 1, 2, 3;
update private.shop_totals set value = (
  select coalesce(sum(private.net_cents(amount_cents, refunded_cents, disputed_cents, tax_cents, returned_tax_cents)), 0)
  from public.purchases
) where name = 'revenue_cents';
