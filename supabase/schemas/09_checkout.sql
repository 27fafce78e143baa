-- The ledger of provider events, each stored once by (provider, event_id) as it came. An order's state is always computed
-- from all of its events, so their order and repetition do not matter.
create table public.webhook_events (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  provider text not null check (provider in ('sandbox', 'stripe', 'lemonsqueezy', 'paddle', 'gumroad')),
  event_id text not null check (length(event_id) between 1 and 400),
  payload text not null,
  event jsonb not null,
  kind text not null,
  order_keys text[] not null default '{}',
  occurred_at timestamptz not null,
  processed_at timestamptz,
  error text check (length(error) <= 1000),
  unique (provider, event_id),
  -- Why the provider may not know the order: the hourly comparison has not found it there. Nothing is revoked by it.
  doubt text check (length(doubt) <= 300),
  -- The owner delivers this one order whatever its price.
  accepted_at timestamptz
);
alter table public.webhook_events enable row level security;
create index webhook_events_order_keys_idx on public.webhook_events using gin (order_keys)
  with (gin_pending_list_limit = 64);
create index webhook_events_created_at_idx on public.webhook_events (created_at desc, id desc);
create index webhook_events_kind_idx on public.webhook_events (kind, created_at desc, id desc);
create index webhook_events_held_idx on public.webhook_events (created_at desc, id desc)
  where processed_at is null and kind <> 'ignored';

-- Finds the held orders that wait for a product to be mapped.
create index webhook_events_held_orders_idx on public.webhook_events (created_at desc)
  where processed_at is null and kind = 'order.paid';
create index webhook_events_email_idx on public.webhook_events ((event ->> 'email'));

-- Counts the sales of a product that is not of this shop, and finds them when the owner changes their mind.
create index webhook_events_not_ours_idx on public.webhook_events using gin ((event -> 'items') jsonb_path_ops)
  with (gin_pending_list_limit = 64) where kind = 'not-ours';
create index webhook_events_payload_idx on public.webhook_events (processed_at) where payload <> '[deleted]';
grant select on public.webhook_events to authenticated;
grant all on public.webhook_events to service_role;

create policy "admin reads webhook events" on public.webhook_events
  for select to authenticated using ((select private.is_admin()));

select private.watch_admin_changes('webhook_events');

-- Lowest prices by currency: {"EUR": 9300}. A check of a table runs as the one who writes.
create or replace function private.are_prices(prices jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case when jsonb_typeof(prices) = 'object' then not exists (
    select from jsonb_each(prices) as price
    where price.key !~ '^[A-Z]{3}$' or price.value::text !~ '^\d{1,10}$' or price.value::text::bigint > 2147483647
  ) else false end;
$$;
revoke all on function private.are_prices(jsonb) from public, anon, authenticated;
grant execute on function private.are_prices(jsonb) to authenticated, service_role;

-- What a provider's product is: ours, or not of this shop. A price below the minimum or in a currency without one is held for the
-- owner: the amount is a check, never the key. The first currency has columns of its own, the others are a list.
create table public.provider_products (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  provider text not null check (provider in ('sandbox', 'stripe', 'lemonsqueezy', 'paddle', 'gumroad')),
  provider_product_id text not null check (length(provider_product_id) between 1 and 400),
  product_skus text[] not null check (
    cardinality(product_skus) between 0 and 4
    and product_skus <@ array['mn-paid-leave', 'core-hr', 'payroll-ops', 'micro-templates']
  ),
  minimum_cents integer not null default 0 check (minimum_cents >= 0),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  unique (provider, provider_product_id),
  other_prices jsonb not null default '{}' check (private.are_prices(other_prices)),
  -- Something else that the owner sells on the same account: its sales are counted and nobody is told.
  not_ours_since timestamptz,
  check ((not_ours_since is null) = (cardinality(product_skus) > 0))
);
alter table public.provider_products enable row level security;
grant select, insert, update, delete on public.provider_products to authenticated;
grant all on public.provider_products to service_role;

create policy "admin reads provider products" on public.provider_products
  for select to authenticated using ((select private.is_admin()));

create policy "admin adds provider products" on public.provider_products
  for insert to authenticated with check ((select private.is_admin()));

create policy "admin changes provider products" on public.provider_products
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));

create policy "admin removes provider products" on public.provider_products
  for delete to authenticated using ((select private.is_admin()));

select private.watch_admin_changes('provider_products');

-- An order's state, computed from all of its events. The rules are those of _shared/checkout, whose tests run every
-- permutation; tests/database checks that this function agrees.
create type private.order_state as (
  paid_event_id uuid,
  status text,
  amount_cents integer,
  refunded_cents integer,
  license_active boolean,
  reason text,
  disputed_cents integer
);

-- The refunds of an order that stand, one row each. A refund that failed, was canceled or was reversed is left out, and its
-- amount is taken from the totals that a provider told while it stood.
create or replace function private.standing_refunds(event_provider text, keys text[])
returns table (amount bigint, total bigint, said_full boolean, items jsonb)
language sql
stable
security definer
set search_path = ''
as $$
  with told as (
    select ledger.kind, ledger.occurred_at, ledger.event -> 'refund' as refund,
      coalesce(ledger.event -> 'refund' ->> 'refundId', ledger.event_id) as refund_key,
      (ledger.event -> 'refund' ->> 'amountCents')::bigint as amount
    from public.webhook_events as ledger
    where ledger.provider = event_provider and ledger.order_keys && keys
      and ledger.kind in ('order.refunded', 'refund.reversed') and ledger.error is null
  ),
  reversed as (
    select back.refund_key, max(back.amount) as amount, min(back.occurred_at) as reversed_at,
      coalesce(
        min((back.refund ->> 'madeAt')::timestamptz),
        (select min(made.occurred_at) from told as made where made.kind = 'order.refunded' and made.refund_key = back.refund_key),
        '-infinity'
      ) as made_at
    from told as back
    where back.kind = 'refund.reversed'
    group by back.refund_key
  )
  -- The same refund may arrive as created and as updated: its id counts once.
  select max(standing.amount),
    max((standing.refund ->> 'refundedTotalCents')::bigint - contained.amount),
    bool_or((standing.refund ->> 'full')::boolean and contained.refunds = 0),
    (array_agg(standing.refund -> 'items' order by standing.occurred_at desc) filter (where standing.refund ? 'items'))[1]
  from told as standing
  cross join lateral (
    select count(*) as refunds, coalesce(sum(reversed.amount), 0)::bigint as amount
    from reversed
    where standing.occurred_at between reversed.made_at and reversed.reversed_at
  ) as contained
  where standing.kind = 'order.refunded'
    and not exists (select from reversed where reversed.refund_key = standing.refund_key)
  group by standing.refund_key;
$$;
revoke all on function private.standing_refunds(text, text[]) from public, anon, authenticated;

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

-- The bundle that these products form, or null.
create or replace function private.bundle_of(skus text[])
returns text
language sql
immutable
set search_path = ''
as $$
  select case when skus @> array['core-hr', 'payroll-ops'] and skus <@ array['core-hr', 'payroll-ops']
    then 'core-payroll-bundle' end;
$$;
revoke all on function private.bundle_of(text[]) from public, anon, authenticated;

-- A product's price on the chosen list: the weight by which a bundle's total is divided among its parts.
create or replace function private.list_price_cents(product_sku text)
returns integer
language sql
stable
security definer
set search_path = ''
as $$
  select case when exists (select from public.site_settings where key = 'PRICE_LIST' and value = 'second')
    then case product_sku
      when 'mn-paid-leave' then 4700 when 'core-hr' then 9700 when 'payroll-ops' then 7900 when 'micro-templates' then 2900
    end
    else case product_sku
      when 'mn-paid-leave' then 7900 when 'core-hr' then 9900 when 'payroll-ops' then 5900 when 'micro-templates' then 2900
    end
  end;
$$;
revoke all on function private.list_price_cents(text) from public, anon, authenticated;

-- The entry of the table for one line of an order. A line may have several ids; the most specific one that is known counts.
create or replace function private.product_of_line(event_provider text, line jsonb)
returns setof public.provider_products
language sql
stable
rows 1
security definer
set search_path = ''
as $$
  select known.*
  from (
    select other.value as id, other.position
    from jsonb_array_elements_text(line -> 'otherIds') with ordinality as other (value, position)
    union all
    select line ->> 'providerProductId', 1000
  ) as named
  join public.provider_products as known on known.provider = event_provider and known.provider_product_id = named.id
  order by named.position
  limit 1;
$$;
revoke all on function private.product_of_line(text, jsonb) from public, anon, authenticated;

-- The products of an order, with its total divided among them by the weight of the items. Running differences of rounded
-- shares make the parts add up exactly.
create or replace function private.allocate_order(event_provider text, event jsonb)
returns table (product_sku text, bundle_sku text, amount_cents integer, discount_cents integer)
language sql
stable
security definer
set search_path = ''
as $$
  with item as (
    select known.product_skus,
      greatest(coalesce((line.value ->> 'amountCents')::numeric, 1), 0) as amount,
      greatest(coalesce((line.value ->> 'discountCents')::numeric, 0), 0) as discount
    from jsonb_array_elements(event -> 'items') as line
    cross join lateral private.product_of_line(event_provider, line.value) as known
  ),
  part as (
    select sku.value as product_sku, private.bundle_of(item.product_skus) as bundle_sku,
      item.amount * sku.portion as weight, item.discount * sku.portion as discount
    from item
    cross join lateral (
      select listed.value,
        private.list_price_cents(listed.value)::numeric / sum(private.list_price_cents(listed.value)) over () as portion
      from unnest(item.product_skus) as listed (value)
    ) as sku
  ),
  weighted as (
    select part.product_sku, max(part.bundle_sku) as bundle_sku, sum(part.weight) as weight, sum(part.discount) as discount
    from part
    group by part.product_sku
  ),
  shared as (
    select weighted.product_sku, weighted.bundle_sku,
      case when sum(weight) over () = 0
        then count(*) over in_order::numeric / count(*) over ()
        else sum(weight) over in_order / sum(weight) over ()
      end as running,
      sum(discount) over in_order as running_discount
    from weighted
    window in_order as (order by weighted.bundle_sku nulls first, weighted.product_sku)
  )
  select shared.product_sku, shared.bundle_sku,
    (round((event ->> 'amountCents')::numeric * running)
      - round((event ->> 'amountCents')::numeric * coalesce(lag(running) over in_order, 0)))::integer,
    (round(running_discount) - round(coalesce(lag(running_discount) over in_order, 0)))::integer
  from shared
  window in_order as (order by shared.bundle_sku nulls first, shared.product_sku);
$$;
revoke all on function private.allocate_order(text, jsonb) from public, anon, authenticated;

-- What was given back of each product of an order. A product is returned once each of its items was given back in full; a part
-- of an item's price is money alone.
create or replace function private.returned_products(event_provider text, keys text[], paid jsonb)
returns table (product_sku text, refunded numeric, is_returned boolean)
language sql
stable
security definer
set search_path = ''
as $$
  with line as (
    select bought.position, bought.value, known.product_skus,
      greatest(coalesce((bought.value ->> 'amountCents')::bigint, 0), 0) as amount
    from jsonb_array_elements(paid -> 'items') with ordinality as bought (value, position)
    cross join lateral private.product_of_line(event_provider, bought.value) as known
  ),
  given as (
    select line.position, bool_or((item.value ->> 'full')::boolean) as said_full,
      sum(coalesce((item.value ->> 'amountCents')::bigint, case when (item.value ->> 'full')::boolean then line.amount else 0 end))
        as amount
    from private.standing_refunds(event_provider, keys) as refund
    cross join lateral jsonb_array_elements(refund.items) as item
    join line on item.value ->> 'line' in (line.value ->> 'lineId', line.value ->> 'providerProductId')
    group by line.position
  )
  select sku.value, coalesce(sum(given.amount * sku.portion), 0),
    bool_and(coalesce(given.said_full or (line.amount > 0 and given.amount >= line.amount), false))
  from line
  left join given on given.position = line.position
  cross join lateral (
    select listed.value,
      private.list_price_cents(listed.value)::numeric / sum(private.list_price_cents(listed.value)) over () as portion
    from unnest(line.product_skus) as listed (value)
  ) as sku
  group by sku.value;
$$;
revoke all on function private.returned_products(text, text[], jsonb) from public, anon, authenticated;

-- The products of an order that nobody has said anything about, as the provider shows them.
create or replace function private.unknown_products(event_provider text, event jsonb)
returns text[]
language sql
stable
security definer
set search_path = ''
as $$
  select array(
    select line.value ->> 'providerProductId'
    from jsonb_array_elements(event -> 'items') with ordinality as line (value, position)
    left join lateral private.product_of_line(event_provider, line.value) as known on true
    where known.id is null
    order by line.position
  );
$$;
revoke all on function private.unknown_products(text, jsonb) from public, anon, authenticated;

-- An order without what is not of this shop: its other items, and their share of the amount. An order of which nothing or
-- everything is ours stays as it is.
create or replace function private.our_part(event_provider text, event jsonb)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with line as (
    select bought.value, bought.position, known.not_ours_since is not null as is_other,
      greatest(coalesce((bought.value ->> 'amountCents')::numeric, 1), 0) as amount
    from jsonb_array_elements(event -> 'items') with ordinality as bought (value, position)
    left join lateral private.product_of_line(event_provider, bought.value) as known on true
  )
  select case when count(*) filter (where line.is_other) in (0, count(*)) then event
    else event || jsonb_build_object(
      'items', jsonb_agg(line.value order by line.position) filter (where not line.is_other),
      'amountCents', round((event ->> 'amountCents')::numeric
        * coalesce(sum(line.amount) filter (where not line.is_other) / nullif(sum(line.amount), 0), 1))::bigint)
    end
  from line;
$$;
revoke all on function private.our_part(text, jsonb) from public, anon, authenticated;

-- Why a paid event must wait for the owner, or null. Nothing is granted while an event waits.
create or replace function private.hold_reason(event_provider text, event jsonb)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  unknown text[] := private.unknown_products(event_provider, event);
begin
  if cardinality(unknown) > 0 or jsonb_array_length(event -> 'items') = 0 then
    return 'Unknown product: ' || coalesce(nullif(array_to_string(unknown, ', '), ''), 'the order names none') || '.';
  end if;
  if coalesce(event ->> 'email', '') !~ '^[^@\s]+@[^@\s]+$' then
    return case when event ? 'payerEmail' then 'This is a gift, and the provider does not say who gets it.'
      else 'The order has no email address.' end;
  end if;
  return null;
end;
$$;
revoke all on function private.hold_reason(text, jsonb) from public, anon, authenticated;

-- What a product costs at least in a currency; null where the owner does not take it.
create or replace function private.lowest_price(known public.provider_products, currency text)
returns integer
language sql
immutable
set search_path = ''
as $$
  select case when known.currency = lowest_price.currency then known.minimum_cents
    else (known.other_prices ->> lowest_price.currency)::integer end;
$$;
revoke all on function private.lowest_price(public.provider_products, text) from public, anon, authenticated;

-- Why the price of a paid event must be looked at by the owner, or null.
create or replace function private.price_reason(event_provider text, event jsonb)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  minimum bigint;
  other_currency boolean;
begin
  -- A payment link stands for all lines of its order, so its lowest price counts once.
  select sum(listed.lowest), bool_or(listed.lowest is null) into minimum, other_currency
  from (
    select distinct known.id, private.lowest_price(known, event ->> 'currency') as lowest,
      case when known.provider_product_id like 'plink\_%' then 0 else line.position end as line
    from jsonb_array_elements(event -> 'items') with ordinality as line (value, position)
    cross join lateral private.product_of_line(event_provider, line.value) as known
    where known.not_ours_since is null
  ) as listed;
  if other_currency then
    return 'Unexpected currency: ' || (event ->> 'currency') || '.';
  end if;
  if (private.our_part(event_provider, event) ->> 'amountCents')::bigint < minimum then
    return 'The amount is below the lowest price of these products.';
  end if;
  return null;
end;
$$;
revoke all on function private.price_reason(text, jsonb) from public, anon, authenticated;

-- The number of the paid order of another address that has one of this event's keys, or null. A provider that repeats a key, or
-- somebody who signs in its name, would join two orders: the second buyer would get nothing, and its refund would close the first.
create or replace function private.foreign_order(ledger public.webhook_events)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  -- All events of the keys first: with the limit on top of it the planner reads the ledger from end to end, as it takes every
  -- two-hundredth event for one with these keys.
  with related as materialized (
    select * from public.webhook_events as known where known.order_keys && ledger.order_keys
  )
  select paid.event ->> 'orderId'
  from related as paid
  where paid.provider = ledger.provider and paid.kind = 'order.paid'
    and paid.error is null and paid.processed_at is not null and paid.id <> ledger.id
    and paid.event ->> 'orderId' <> ledger.event ->> 'orderId'
    and private.normalize_email(paid.event ->> 'email') <> private.normalize_email(ledger.event ->> 'email')
  limit 1;
$$;
revoke all on function private.foreign_order(public.webhook_events) from public, anon, authenticated;

create or replace function private.grant_order(ledger public.webhook_events, state private.order_state)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text := private.normalize_email(ledger.event ->> 'email');
  order_id text := ledger.event ->> 'orderId';
  buyer uuid := private.account_of_email(address);
begin
  insert into public.purchases as existing
    (user_id, email, payer_email, product_sku, provider, provider_order_id, amount_cents, discount_cents, bundle_sku,
      currency, status, coupon, utm, paid_at)
  select buyer, address, private.normalize_email(ledger.event ->> 'payerEmail'), part.product_sku, ledger.provider, order_id, part.amount_cents,
    part.discount_cents, part.bundle_sku, ledger.event ->> 'currency', state.status, left(ledger.event ->> 'coupon', 100),
    coalesce(ledger.event -> 'utm', '{}'), ledger.occurred_at
  from private.allocate_order(ledger.provider, private.our_part(ledger.provider, ledger.event)) as part
  on conflict (provider, provider_order_id, product_sku) do nothing;

  insert into public.licenses (user_id, purchase_id, product_sku, license_key)
  select purchase.user_id, purchase.id, purchase.product_sku, private.new_license_key()
  from public.purchases as purchase
  where purchase.provider = ledger.provider and purchase.provider_order_id = order_id
  on conflict (purchase_id) do nothing;

  perform private.open_receipt_link(ledger.provider, order_id, holder.email)
  from (
    select distinct purchase.email from public.purchases as purchase
    where purchase.provider = ledger.provider and purchase.provider_order_id = order_id
  ) as holder;
end;
$$;
revoke all on function private.grant_order(public.webhook_events, private.order_state) from public, anon, authenticated;

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

-- Each product of an order with its state, to tell people what an event has changed.
create or replace function private.order_snapshot(order_provider text, order_id text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(purchase.product_sku,
    jsonb_build_object('status', purchase.status, 'license', license.status)), '{}')
  from public.purchases as purchase
  left join public.licenses as license on license.purchase_id = purchase.id
  where purchase.provider = order_provider and purchase.provider_order_id = order_id;
$$;
revoke all on function private.order_snapshot(text, text) from public, anon, authenticated;

-- Queues a mail to the buyer and, where the order is a gift, to the person who paid.
create or replace function private.mail_order(order_provider text, order_id text, template text, idempotency_key text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  purchase public.purchases;
begin
  select * into purchase from public.purchases as bought
  where bought.provider = order_provider and bought.provider_order_id = order_id limit 1;
  perform private.queue_email(recipient.email,
    case when mail_order.template = 'receipt' then private.receipt_for(order_provider, order_id, recipient.email)
      else mail_order.template end,
    jsonb_build_object('provider', order_provider, 'orderId', order_id), mail_order.idempotency_key || recipient.suffix)
  from (values (purchase.email, ''), (purchase.payer_email, ':payer')) as recipient (email, suffix)
  where recipient.email = purchase.email or recipient.email not like 'deleted-%@deleted.invalid';
end;
$$;
revoke all on function private.mail_order(text, text, text, text) from public, anon, authenticated;

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

create or replace function private.mail_owner(subject text, message text, idempotency_key text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text;
begin
  for address in
    select private.normalize_email(entry)
    from public.site_settings as setting
    cross join lateral unnest(string_to_array(setting.value, ',')) as listed (entry)
    where setting.key = 'ADMIN_EMAILS' and btrim(entry) <> ''
  loop
    perform private.queue_email(address, 'owner-alert',
      jsonb_build_object('subject', subject, 'message', message), idempotency_key || ':' || address);
  end loop;
end;
$$;
revoke all on function private.mail_owner(text, text, text) from public, anon, authenticated;

-- An account at a provider may take payments for something else. A payment for what the owner has marked, or one without a sign of
-- this shop and without a product of it in the table, is kept and counted, and nobody is alarmed.
create or replace function private.is_not_ours(event_provider text, event jsonb)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select count(known.id) filter (where known.not_ours_since is null) = 0
    and (coalesce((event ->> 'isForeign')::boolean, false) or (count(*) > 0 and count(known.id) = count(*)))
  from jsonb_array_elements(event -> 'items') as line
  left join lateral private.product_of_line(event_provider, line.value) as known on true;
$$;
revoke all on function private.is_not_ours(text, jsonb) from public, anon, authenticated;

-- Processes one event of the ledger in one transaction. Returns the outcome. Without `jit = off` PostgreSQL compiles these short
-- queries for a second: it expects many rows of each function that returns a set.
create or replace function private.process_checkout_event(ledger_id uuid)
returns text
language plpgsql
security definer
set search_path = ''
set jit = off
as $$
declare
  ledger public.webhook_events;
  paid_event public.webhook_events;
  state private.order_state;
  keys text[];
  earlier jsonb;
  held text;
  is_payment boolean;
begin
  select * into ledger from public.webhook_events as candidate where candidate.id = ledger_id for update;
  if ledger.processed_at is not null then
    return 'duplicate';
  end if;
  if ledger.kind = 'ignored' then
    update public.webhook_events set processed_at = now() where id = ledger_id;
    return 'ignored';
  end if;
  is_payment := ledger.kind in ('order.paid', 'not-ours');
  if is_payment then
    perform private.end_alert(ledger);
  end if;
  if is_payment and private.is_other_sale(ledger) then
    update public.webhook_events set kind = 'not-ours', processed_at = now() where id = ledger_id;
    return 'not-ours';
  elsif is_payment and private.is_delivered_without_name(ledger) then
    update public.webhook_events set processed_at = now(), error = 'Another message of this order has delivered it.' where id = ledger_id;
    return 'processed';
  end if;
  held := coalesce(
    'One of its numbers belongs to order ' || private.foreign_order(ledger) || ' of another address.',
    case when is_payment then private.hold_reason(ledger.provider, ledger.event) end,
    case when is_payment and ledger.accepted_at is null then private.price_reason(ledger.provider, ledger.event) end
  );
  if held is not null then
    update public.webhook_events set kind = case when is_payment then 'order.paid' else kind end, error = left(held, 1000)
    where id = ledger_id;
    perform private.tell_of_held(ledger, held, is_payment);
    return 'held';
  end if;
  update public.webhook_events set kind = case when is_payment then 'order.paid' else kind end, error = null
  where id = ledger_id and (is_payment or error is not null);

  -- A refund may name only the payment, the order both: events that share a key belong to the same order.
  select array_agg(distinct key) into keys
  from public.webhook_events as related
  cross join lateral unnest(related.order_keys) as listed (key)
  where related.provider = ledger.provider and related.order_keys && ledger.order_keys and related.error is null;

  state := private.project_order(ledger.provider, keys);
  if state.paid_event_id is not null then
    select * into paid_event from public.webhook_events as candidate where candidate.id = state.paid_event_id;
    earlier := private.order_snapshot(paid_event.provider, paid_event.event ->> 'orderId');
    state := private.our_state(paid_event, keys, state);
    perform private.grant_order(paid_event, state);
    perform private.settle_order(paid_event, keys, state);
    perform private.settle_waiting(paid_event, keys);
    perform private.queue_order_mails(ledger, paid_event, keys, state, earlier);
  end if;
  update public.webhook_events set processed_at = now() where id = ledger_id;
  return 'processed';
end;
$$;
revoke all on function private.process_checkout_event(uuid) from public, anon, authenticated;

-- Stores an event once and processes it. All deliveries of one order wait for the same lock, so that a hundred at once make
-- one purchase, one license and one email.
create or replace function public.receive_checkout_event(checkout_event jsonb, raw_payload text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  keys text[];
  ledger_id uuid;
begin
  select array_agg(distinct value order by value) into keys
  from jsonb_array_elements_text(
    case when checkout_event ? 'orderId'
      then coalesce(checkout_event -> 'orderAliases', '[]') || jsonb_build_array(checkout_event ->> 'orderId')
      else '[]'
    end
  ) as listed (value);

  perform pg_advisory_xact_lock(hashtextextended((checkout_event ->> 'provider') || ':' || key, 0))
  from unnest(keys) as listed (key);

  insert into public.webhook_events (provider, event_id, payload, event, kind, order_keys, occurred_at)
  values (checkout_event ->> 'provider', checkout_event ->> 'eventId', raw_payload, checkout_event,
    checkout_event ->> 'kind', coalesce(keys, '{}'),
    coalesce((checkout_event ->> 'occurredAt')::timestamptz, now()))
  on conflict (provider, event_id) do nothing;

  select id into ledger_id from public.webhook_events
  where provider = checkout_event ->> 'provider' and event_id = checkout_event ->> 'eventId';
  return private.process_checkout_event(ledger_id);
end;
$$;
revoke all on function public.receive_checkout_event(jsonb, text) from public, anon, authenticated;
grant execute on function public.receive_checkout_event(jsonb, text) to service_role;

-- A payload with a valid signature that cannot be read, or that the provider does not confirm, is kept for the owner under the hash
-- of its bytes.
create or replace function public.hold_checkout_payload(
  payload_provider text,
  payload_hash text,
  raw_payload text,
  reason text,
  payload_kind text default 'unreadable'
)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.webhook_events (provider, event_id, payload, event, kind, occurred_at, error)
  values (payload_provider, payload_kind || '-' || payload_hash, raw_payload, '{}', payload_kind, now(), left(reason, 1000))
  on conflict (provider, event_id) do nothing;
  -- A flood of them is counted on the dashboard and fills no mailbox.
  if found and (
    select count(*) from public.webhook_events as recent
    where recent.kind = payload_kind and recent.created_at > now() - interval '1 hour'
  ) <= 10 then
    perform private.mail_owner(
      case when payload_kind = 'unconfirmed' then 'A payment message is not confirmed' else 'A checkout message could not be read' end,
      'A message from ' || payload_provider || ' was held and nothing was delivered: ' || left(reason, 300)
        || case when payload_kind = 'unconfirmed' then ' If you do not know why, make a new webhook secret at the provider,'
          || ' because somebody may know the present one.'
          else ' More of the same today are kept under Checkout Events without another mail.' end,
      -- What cannot be read is often about something else that the account sells, again and again: one mail a day for each reason.
      payload_kind || ':' || case when payload_kind = 'unconfirmed' then payload_hash
        else payload_provider || ':' || md5(reason) || ':' || private.shop_day(now()) end);
  end if;
end;
$$;
revoke all on function public.hold_checkout_payload(text, text, text, text, text) from public, anon, authenticated;
grant execute on function public.hold_checkout_payload(text, text, text, text, text) to service_role;

-- Marks an order that the provider does not have. The owner is told once and decides: it may be a fault of the list.
create or replace function public.doubt_checkout_order(event_provider text, doubted_event text, reason text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  doubted public.webhook_events;
begin
  update public.webhook_events as ledger set doubt = left(reason, 300)
  where ledger.provider = event_provider and ledger.event_id = doubted_event and ledger.doubt is null
  returning * into doubted;
  if doubted.id is null then
    return false;
  end if;
  perform private.mail_owner('An order is not at the provider', 'Order ' || (doubted.event ->> 'orderId') || ' of the shop was delivered, but '
    || event_provider || ' does not have it: ' || left(reason, 300) || ' Nothing was taken back. Look it up there. If nobody paid for'
    || ' it, close its license and make a new webhook secret, because somebody may know the present one.', 'doubt:' || doubted.id);
  return true;
end;
$$;
revoke all on function public.doubt_checkout_order(text, text, text) from public, anon, authenticated;
grant execute on function public.doubt_checkout_order(text, text, text) to service_role;

-- Few events have a given order's key, which statistics do not show: they are found first and sorted afterwards.
create or replace function public.admin_list_events(
  search text default null,
  state_filter text default null,
  page_cursor text default null,
  page_size integer default 50
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.list_page(
    'public.webhook_events',
    $fields$jsonb_build_object('id', entry.id, 'provider', entry.provider, 'eventId', entry.event_id, 'kind', entry.kind,
      'orderId', entry.event ->> 'orderId', 'email', entry.event ->> 'email', 'items', coalesce(entry.event -> 'items', '[]'),
      'currency', entry.event ->> 'currency', 'amountCents', (entry.event ->> 'amountCents')::bigint, 'occurredAt', entry.occurred_at, 'createdAt', entry.created_at,
      'processedAt', entry.processed_at, 'error', entry.error, 'doubt', entry.doubt,
      'waysOut', case when entry.processed_at is null and entry.kind = 'order.paid'
        then private.ways_out(entry.provider, entry.event) end)$fields$,
    array_remove(array[
      case when btrim(coalesce(search, '')) <> '' then $c$entry.id = any (array(
        select known.id from public.webhook_events as known where known.order_keys @> array[btrim($1[1])]))$c$ end,
      case when state_filter = 'held' then $c$entry.processed_at is null and entry.kind <> 'ignored'$c$
      when coalesce(state_filter, '') <> '' then $c$entry.kind = $1[2]$c$ end
    ], null),
    array[search, state_filter],
    page_cursor,
    page_size
  );
end;
$$;
revoke all on function public.admin_list_events(text, text, text, integer) from public, anon;
grant execute on function public.admin_list_events(text, text, text, integer) to authenticated, service_role;

-- Processes an event again: a held event may be possible now, and a processed one gives the same result.
create or replace function public.admin_replay_event(event_id uuid)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  ledger public.webhook_events;
begin
  perform private.require_admin();
  select * into ledger from public.webhook_events as candidate where candidate.id = admin_replay_event.event_id;
  if not found then
    perform private.reject(404, 'There is no such event.');
  elsif ledger.kind = 'unreadable' then
    perform private.reject(409, 'This message could not be read. Ask the provider to send it again.');
  elsif ledger.kind = 'unconfirmed' then
    perform private.reject(409, 'The provider does not confirm this message. If it is right, the provider can send it again.');
  end if;
  perform pg_advisory_xact_lock(hashtextextended(ledger.provider || ':' || key, 0))
  from unnest(ledger.order_keys) as listed (key);
  perform private.note_reason('Replayed');
  update public.webhook_events set processed_at = null where id = ledger.id;
  return private.process_checkout_event(ledger.id);
end;
$$;
revoke all on function public.admin_replay_event(uuid) from public, anon;
grant execute on function public.admin_replay_event(uuid) to authenticated, service_role;

-- Marks a held event as settled by the owner in another way.
create or replace function public.admin_close_event(event_id uuid, reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_reason(reason);
  update public.webhook_events
  set processed_at = now(), error = left('Closed by the owner: ' || btrim(reason), 1000)
  where id = admin_close_event.event_id and processed_at is null;
  if not found then
    perform private.reject(409, 'This event is no longer open.');
  end if;
end;
$$;
revoke all on function public.admin_close_event(uuid, text) from public, anon;
grant execute on function public.admin_close_event(uuid, text) to authenticated, service_role;

-- The products of held orders that are not mapped, the most recent first, and all mapped ones.
create or replace function public.admin_provider_products()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'unknown', (
      select coalesce(jsonb_agg(jsonb_build_object('provider', missing.provider, 'providerProductId', missing.product,
        'orders', missing.orders, 'lowestCents', missing.prices -> 0 -> 'cents', 'currency', missing.prices -> 0 -> 'currency',
        'prices', missing.prices, 'lastAt', missing.last_at) order by missing.last_at desc), '[]')
      from (
        with line as materialized (
          select held.*, jsonb_strip_nulls(
              jsonb_build_object('providerProductId', item -> 'providerProductId', 'otherIds', item -> 'otherIds')) as named
          from (
            select * from public.webhook_events as waiting
            where waiting.processed_at is null and waiting.kind = 'order.paid'
            order by waiting.created_at desc limit 500
          ) as held
          cross join lateral jsonb_array_elements(held.event -> 'items') as item
        ),
        -- Each product is looked up once, however many orders wait for it.
        unknown as materialized (
          select listed.provider, listed.named from (select distinct line.provider, line.named from line) as listed
          where not exists (select from private.product_of_line(listed.provider, listed.named))
        ),
        -- Amounts of different currencies are never compared.
        priced as (
          select line.provider, line.named ->> 'providerProductId' as product, line.event ->> 'currency' as currency,
            count(distinct line.id) as orders, min((line.event ->> 'amountCents')::bigint) as lowest, max(line.created_at) as last_at
          from line
          join unknown on unknown.provider = line.provider and unknown.named = line.named
          group by 1, 2, 3
        )
        select priced.provider, priced.product, sum(priced.orders) as orders, max(priced.last_at) as last_at,
          jsonb_agg(jsonb_build_object('currency', priced.currency, 'cents', priced.lowest)
            order by priced.currency = 'USD' desc, priced.orders desc, priced.currency) as prices
        from priced
        group by priced.provider, priced.product
      ) as missing
    ),
    'known', (
      select coalesce(jsonb_agg(jsonb_build_object('id', known.id, 'provider', known.provider,
        'providerProductId', known.provider_product_id, 'skus', known.product_skus, 'minimumCents', known.minimum_cents,
        'currency', known.currency, 'otherPrices', known.other_prices)
        order by known.provider = 'sandbox', known.provider, known.provider_product_id), '[]')
      from public.provider_products as known where known.not_ours_since is null
    ),
    'notOurs', private.other_sales()
  );
end;
$$;
revoke all on function public.admin_provider_products() from public, anon;
grant execute on function public.admin_provider_products() to authenticated, service_role;

-- Maps a provider's product and processes the held orders that name it, the oldest first. `seen` is the mapping that the
-- caller saw, or null: if a colleague has changed it since, the call is refused. `other_prices` are those of further currencies.
create or replace function public.admin_map_product(
  product_provider text,
  provider_product text,
  skus text[],
  lowest_cents integer default 0,
  product_currency text default 'USD',
  seen jsonb default null,
  other_prices jsonb default '{}'
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  prices jsonb := coalesce(admin_map_product.other_prices, '{}');
  wanted text[] := array(select distinct sku from unnest(skus) as sku order by sku);
  stored jsonb;
begin
  perform private.require_admin();
  if product_provider not in ('sandbox', 'stripe', 'lemonsqueezy', 'paddle', 'gumroad')
    or length(btrim(coalesce(provider_product, ''))) not between 1 and 400 then
    perform private.reject(400, 'Please choose the payment provider and enter its id of the product.');
  elsif coalesce(cardinality(skus), 0) = 0
    or not skus <@ array['mn-paid-leave', 'core-hr', 'payroll-ops', 'micro-templates'] then
    perform private.reject(400, 'Please choose at least one of your products.');
  elsif coalesce(lowest_cents, -1) < 0 or coalesce(product_currency, '') !~ '^[A-Z]{3}$' or not private.are_prices(prices) then
    perform private.reject(400, 'The lowest price must be an amount and the currency three capital letters.');
  elsif prices ? product_currency then
    perform private.reject(400, 'Each currency can have one lowest price: ' || product_currency || ' has two.');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('map-product', 0));
  select jsonb_build_object('skus', known.product_skus, 'minimumCents', known.minimum_cents, 'currency', known.currency,
    'otherPrices', known.other_prices)
  into stored
  from public.provider_products as known
  where known.provider = product_provider and known.provider_product_id = btrim(provider_product) and known.not_ours_since is null;
  if stored is distinct from '{"otherPrices": {}}'::jsonb || seen and stored is distinct from jsonb_build_object('skus', wanted,
    'minimumCents', lowest_cents, 'currency', product_currency, 'otherPrices', prices) then
    perform private.reject(409, 'Someone else changed this product in the meantime. Nothing was saved: review it, then save again.');
  end if;
  perform private.note_reason('Product matched');
  insert into public.provider_products as known
    (provider, provider_product_id, product_skus, minimum_cents, currency, other_prices)
  values (product_provider, btrim(provider_product), wanted, lowest_cents, product_currency, prices)
  on conflict (provider, provider_product_id) do update
  set product_skus = excluded.product_skus, minimum_cents = excluded.minimum_cents, currency = excluded.currency,
    other_prices = excluded.other_prices, not_ours_since = null;

  return private.process_waiting(private.waiting_for(product_provider, btrim(provider_product))) - 'closed';
end;
$$;
revoke all on function public.admin_map_product(text, text, text[], integer, text, jsonb, jsonb) from public, anon;
grant execute on function public.admin_map_product(text, text, text[], integer, text, jsonb, jsonb) to authenticated, service_role;

create or replace function public.admin_unmap_product(mapping_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.note_reason('Product no longer matched');
  delete from public.provider_products as known where known.id = mapping_id;
  if not found then
    perform private.reject(409, 'This was already removed.');
  end if;
end;
$$;
revoke all on function public.admin_unmap_product(uuid) from public, anon;
grant execute on function public.admin_unmap_product(uuid) to authenticated, service_role;
