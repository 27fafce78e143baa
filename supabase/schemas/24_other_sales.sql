-- Sales of something else on the same account of a provider, and orders that only the owner can let through.

-- Products that nobody has said anything about, of which the owner has been told. One alert for a product, not for each sale.
create table private.told_products (
  provider text not null,
  provider_product_id text not null,
  told_at timestamptz not null default now(),
  primary key (provider, provider_product_id)
);
alter table private.told_products enable row level security;

-- A payment whose products are known ends their alert: they are news again if somebody forgets what they are.
create or replace function private.end_alert(ledger public.webhook_events)
returns void
language sql
security definer
set search_path = ''
as $$
  delete from private.told_products as told
  where told.provider = ledger.provider
    and told.provider_product_id in (
      select line ->> 'providerProductId' from jsonb_array_elements(ledger.event -> 'items') as line)
    and cardinality(private.unknown_products(ledger.provider, ledger.event)) = 0;
$$;
revoke all on function private.end_alert(public.webhook_events) from public, anon, authenticated;

-- A payment for what is not of this shop. One whose licenses are out stays an order, whatever is said of its product since.
create or replace function private.is_other_sale(ledger public.webhook_events)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select private.is_not_ours(ledger.provider, ledger.event) and not exists (
    select from public.purchases as bought
    where bought.provider = ledger.provider and bought.provider_order_id = ledger.event ->> 'orderId');
$$;
revoke all on function private.is_other_sale(public.webhook_events) from public, anon, authenticated;

-- A message that does not say for whom the order is, after one that does.
create or replace function private.is_delivered_without_name(ledger public.webhook_events)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select ledger.event ->> 'email' is null and exists (
    select from public.purchases as bought
    where bought.provider = ledger.provider and bought.provider_order_id = ledger.event ->> 'orderId');
$$;
revoke all on function private.is_delivered_without_name(public.webhook_events) from public, anon, authenticated;

-- The same, where the nameless message came first and waits.
create or replace function private.settle_waiting(paid_event public.webhook_events, keys text[])
returns void
language sql
security definer
set search_path = ''
as $$
  update public.webhook_events as waiting
  set processed_at = now(), error = 'Another message of this order has delivered it.'
  where waiting.provider = paid_event.provider and waiting.order_keys && keys and waiting.kind = 'order.paid'
    and waiting.processed_at is null and waiting.error is not null and waiting.event ->> 'email' is null
    and waiting.event ->> 'orderId' = paid_event.event ->> 'orderId';
$$;
revoke all on function private.settle_waiting(public.webhook_events, text[]) from public, anon, authenticated;

create or replace function private.tell_of_held(ledger public.webhook_events, held text, is_payment boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  unknown text[] := case when is_payment and held like 'Unknown product: %'
    then private.unknown_products(ledger.provider, ledger.event) end;
begin
  if cardinality(unknown) > 0 then
    insert into private.told_products (provider, provider_product_id)
    select distinct ledger.provider, product from unnest(unknown) as listed (product) order by product
    on conflict do nothing;
    if not found then
      return;
    end if;
  end if;
  perform private.mail_owner('An order needs your attention', held || ' Order ' || (ledger.event ->> 'orderId')
    || ' from ' || ledger.provider || ' was held and ' || case when is_payment then 'nothing was delivered.' else 'nothing was changed.' end
    || case when cardinality(unknown) > 0 then ' Say under Provider Products which of your products it is, or that it is not of this'
      || ' shop. Until then its orders wait there, and you get no further message about them.' else '' end,
    'held:' || ledger.id);
end;
$$;
revoke all on function private.tell_of_held(public.webhook_events, text, boolean) from public, anon, authenticated;

-- The state of our part of an order that has something else in it too. A refund that names items of the rest is not ours, and one
-- that names none is ours by our share of the amount.
create or replace function private.our_state(paid_event public.webhook_events, keys text[], state private.order_state)
returns private.order_state
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  part jsonb := private.our_part(paid_event.provider, paid_event.event);
  own bigint;
  other bigint;
begin
  if part -> 'items' = paid_event.event -> 'items' then
    return state;
  end if;
  select coalesce(sum(given.amount) filter (where given.is_own), 0), coalesce(sum(given.amount) filter (where not given.is_own), 0)
  into own, other
  from (
    select part -> 'items' @> jsonb_build_array(line.value) as is_own,
      coalesce((item.value ->> 'amountCents')::bigint,
        case when (item.value ->> 'full')::boolean then (line.value ->> 'amountCents')::bigint end) as amount
    from private.standing_refunds(paid_event.provider, keys) as refund
    cross join lateral jsonb_array_elements(refund.items) as item
    join jsonb_array_elements(paid_event.event -> 'items') as line
      on item.value ->> 'line' in (line.value ->> 'lineId', line.value ->> 'providerProductId')
  ) as given;
  state.refunded_cents := case when state.status = 'refunded' then (part ->> 'amountCents')::integer
    else least((part ->> 'amountCents')::integer, own + round(greatest(0, state.refunded_cents - own - other)
      * (part ->> 'amountCents')::numeric / greatest(1, state.amount_cents)))::integer end;
  state.amount_cents := (part ->> 'amountCents')::integer;
  if state.status = 'partially_refunded' and state.refunded_cents = 0 then
    state.status := 'paid';
  end if;
  return state;
end;
$$;
revoke all on function private.our_state(public.webhook_events, text[], private.order_state) from public, anon, authenticated;

-- The sales of a product that were taken for sales of something else.
create or replace function private.sales_of(event_provider text, product text)
returns setof public.webhook_events
language sql
stable
security definer
set search_path = ''
as $$
  select * from public.webhook_events as ledger
  where ledger.kind = 'not-ours' and ledger.provider = event_provider
    and (ledger.event -> 'items' @> jsonb_build_array(jsonb_build_object('providerProductId', product))
      or ledger.event -> 'items' @> jsonb_build_array(jsonb_build_object('otherIds', jsonb_build_array(product))));
$$;
revoke all on function private.sales_of(text, text) from public, anon, authenticated;

-- The payments that name a product: those that wait for it, and those that were taken for sales of something else.
create or replace function private.waiting_for(event_provider text, product text)
returns uuid[]
language sql
stable
security definer
set search_path = ''
as $$
  with named as materialized (
    select ledger.id, ledger.created_at from public.webhook_events as ledger
    where ledger.provider = event_provider and ledger.processed_at is null and ledger.kind = 'order.paid'
      and (ledger.event -> 'items' @> jsonb_build_array(jsonb_build_object('providerProductId', product))
        or ledger.event -> 'items' @> jsonb_build_array(jsonb_build_object('otherIds', jsonb_build_array(product))))
    union
    select sale.id, sale.created_at from private.sales_of(event_provider, product) as sale
  )
  select array(select named.id from named order by named.created_at limit 500);
$$;
revoke all on function private.waiting_for(text, text) from public, anon, authenticated;

-- Processes payments again, the oldest first, and says what became of them. All orders are locked before the first one is touched,
-- in the order in which deliveries lock theirs.
create or replace function private.process_waiting(waiting uuid[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  payment uuid;
  outcome text;
  delivered integer := 0;
  held integer := 0;
  closed integer := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended(locked.name, 0))
  from (
    select distinct ledger.provider || ':' || key as name
    from public.webhook_events as ledger
    cross join lateral unnest(ledger.order_keys) as listed (key)
    where ledger.id = any (waiting)
    order by 1
  ) as locked;
  foreach payment in array waiting loop
    update public.webhook_events set processed_at = null where id = payment and kind = 'not-ours';
    outcome := private.process_checkout_event(payment);
    delivered := delivered + (outcome not in ('held', 'not-ours'))::integer;
    held := held + (outcome = 'held')::integer;
    closed := closed + (outcome = 'not-ours')::integer;
  end loop;
  return jsonb_build_object('delivered', delivered, 'held', held, 'closed', closed);
end;
$$;
revoke all on function private.process_waiting(uuid[]) from public, anon, authenticated;

-- What the owner has said is not of this shop, with its sales.
create or replace function private.other_sales()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', other.id, 'provider', other.provider,
    'providerProductId', other.provider_product_id, 'since', other.not_ours_since, 'sales', sold.sales, 'lastAt', sold.last_at)
    order by other.provider, other.provider_product_id), '[]')
  from public.provider_products as other
  cross join lateral (
    select count(*) as sales, max(sale.created_at) as last_at
    from private.sales_of(other.provider, other.provider_product_id) as sale
  ) as sold
  where other.not_ours_since is not null;
$$;
revoke all on function private.other_sales() from public, anon, authenticated;

-- Says that a provider's product is not of this shop. What waits for it closes with it, and its sales are silent from now on.
create or replace function public.admin_product_not_ours(product_provider text, provider_product text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  product text := btrim(coalesce(provider_product, ''));
begin
  perform private.require_admin();
  if product_provider not in ('sandbox', 'stripe', 'lemonsqueezy', 'paddle', 'gumroad') or length(product) not between 1 and 400 then
    perform private.reject(400, 'Please choose the payment provider and enter its id of the product.');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('map-product', 0));
  perform private.note_reason('Not of this shop');
  insert into public.provider_products (provider, provider_product_id, product_skus, not_ours_since)
  values (product_provider, product, '{}', now())
  on conflict (provider, provider_product_id) do nothing;
  if not found and exists (
    select from public.provider_products as known
    where known.provider = product_provider and known.provider_product_id = product and known.not_ours_since is null
  ) then
    perform private.reject(409, 'This is matched with a product of yours. Forget the match first.');
  end if;
  return private.process_waiting(array(
    select ledger.id from public.webhook_events as ledger
    where ledger.id = any (private.waiting_for(product_provider, product)) and ledger.kind = 'order.paid'
    order by ledger.created_at));
end;
$$;
revoke all on function public.admin_product_not_ours(text, text) from public, anon;
grant execute on function public.admin_product_not_ours(text, text) to authenticated, service_role;

-- Takes it back. What waited when it was said waits again, without an alert; the other sales can be replayed one by one, and a match
-- delivers them all.
create or replace function public.admin_watch_product(mapping_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  other public.provider_products;
  waited uuid[];
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(hashtextextended('map-product', 0));
  perform private.note_reason('Watched again');
  delete from public.provider_products as known where known.id = mapping_id and known.not_ours_since is not null returning * into other;
  if other.id is null then
    perform private.reject(409, 'This was already removed.');
  end if;
  waited := array(
    select sale.id from private.sales_of(other.provider, other.provider_product_id) as sale
    where sale.error is not null order by sale.created_at limit 500);
  insert into private.told_products (provider, provider_product_id)
  select distinct ledger.provider, product
  from public.webhook_events as ledger
  cross join lateral unnest(private.unknown_products(ledger.provider, ledger.event)) as listed (product)
  where ledger.id = any (waited)
  on conflict do nothing;
  return private.process_waiting(waited);
end;
$$;
revoke all on function public.admin_watch_product(uuid) from public, anon;
grant execute on function public.admin_watch_product(uuid) to authenticated, service_role;

-- Our products in an order that lack a lowest price in its currency.
create or replace function private.products_without_price(event_provider text, event jsonb)
returns setof public.provider_products
language sql
stable
security definer
set search_path = ''
as $$
  select distinct known.*
  from jsonb_array_elements(event -> 'items') as line
  cross join lateral private.product_of_line(event_provider, line.value) as known
  where known.not_ours_since is null and private.lowest_price(known, event ->> 'currency') is null;
$$;
revoke all on function private.products_without_price(text, jsonb) from public, anon, authenticated;

-- What the owner can do with a held order besides saying what a product is. Null while a product of it is unknown.
create or replace function private.ways_out(event_provider text, event jsonb)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select case when bought.skus is not null and cardinality(private.unknown_products(event_provider, event)) = 0
    then jsonb_build_object('skus', bought.skus,
      'needsEmail', coalesce(event ->> 'email', '') !~ '^[^@\s]+@[^@\s]+$',
      'acceptsCurrency', (select count(*) = 1 from private.products_without_price(event_provider, event))) end
  from (
    select jsonb_agg(distinct sku) as skus
    from jsonb_array_elements(event -> 'items') as line
    cross join lateral private.product_of_line(event_provider, line.value) as known
    cross join lateral unnest(known.product_skus) as listed (sku)
  ) as bought;
$$;
revoke all on function private.ways_out(text, jsonb) from public, anon, authenticated;

-- The paid event that waits, locked with its order.
create or replace function private.require_waiting(event_id uuid)
returns public.webhook_events
language plpgsql
security definer
set search_path = ''
as $$
declare
  waiting public.webhook_events;
begin
  select * into waiting from public.webhook_events as ledger where ledger.id = require_waiting.event_id;
  perform pg_advisory_xact_lock(hashtextextended(waiting.provider || ':' || key, 0))
  from unnest(waiting.order_keys) as listed (key);
  select * into waiting from public.webhook_events as ledger
  where ledger.id = require_waiting.event_id and ledger.kind = 'order.paid' and ledger.processed_at is null
  for update;
  if not found then
    perform private.reject(409, 'This order no longer waits.');
  elsif private.ways_out(waiting.provider, waiting.event) is null then
    perform private.reject(409, 'A product of this order is unknown. Choose under Provider Products which of yours it is.');
  end if;
  return waiting;
end;
$$;
revoke all on function private.require_waiting(uuid) from public, anon, authenticated;

-- Delivers this one order in spite of its amount, its currency or its missing address; the lowest prices stay as they are.
create or replace function public.admin_deliver_event(event_id uuid, reason text, buyer_email text default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  waiting public.webhook_events;
  address text := private.clean_address(buyer_email);
  held text;
begin
  perform private.require_admin();
  perform private.require_reason(reason);
  waiting := private.require_waiting(event_id);
  if (private.ways_out(waiting.provider, waiting.event) ->> 'needsEmail')::boolean then
    if not coalesce(private.is_email_address(address), false) then
      perform private.reject(400, 'Please enter a valid email address.');
    end if;
    update public.webhook_events as ledger set event = ledger.event || jsonb_build_object('email', address)
    where ledger.id = waiting.id;
  end if;
  update public.webhook_events set accepted_at = now() where id = waiting.id;
  if private.process_checkout_event(waiting.id) <> 'processed' then
    select ledger.error into held from public.webhook_events as ledger where ledger.id = waiting.id;
    perform private.reject(409, 'It was not delivered. ' || held);
  end if;
end;
$$;
revoke all on function public.admin_deliver_event(uuid, text, text) from public, anon;
grant execute on function public.admin_deliver_event(uuid, text, text) to authenticated, service_role;

-- Takes the currency of a held order for its product from now on, and processes what waits for that.
create or replace function public.admin_accept_currency(event_id uuid, lowest_cents integer)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  waiting public.webhook_events;
  known public.provider_products;
begin
  perform private.require_admin();
  waiting := private.require_waiting(event_id);
  if coalesce(lowest_cents, -1) < 0 then
    perform private.reject(400, 'The lowest price must be an amount.');
  elsif not (private.ways_out(waiting.provider, waiting.event) ->> 'acceptsCurrency')::boolean then
    perform private.reject(409, 'Set the lowest prices of its products under Provider Products, then replay the order.');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('map-product', 0));
  select * into known from private.products_without_price(waiting.provider, waiting.event);
  perform private.note_reason('Currency accepted');
  update public.provider_products as product
  set other_prices = product.other_prices || jsonb_build_object(waiting.event ->> 'currency', lowest_cents)
  where product.id = known.id;
  return private.process_waiting(private.waiting_for(known.provider, known.provider_product_id)) - 'closed';
end;
$$;
revoke all on function public.admin_accept_currency(uuid, integer) from public, anon;
grant execute on function public.admin_accept_currency(uuid, integer) to authenticated, service_role;
