-- Sales of something else on the same account are silent once the owner has said so, a product has a lowest price in each currency,
-- and the owner can let one held order through.

alter table public.webhook_events add column accepted_at timestamptz;
create index webhook_events_not_ours_idx on public.webhook_events using gin ((event -> 'items') jsonb_path_ops)
  with (gin_pending_list_limit = 64) where kind = 'not-ours';

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

-- Every match keeps its lowest price; those in other currencies begin empty.
alter table public.provider_products
  drop constraint provider_products_product_skus_check,
  add constraint provider_products_product_skus_check check (
    cardinality(product_skus) between 0 and 4
    and product_skus <@ array['mn-paid-leave', 'core-hr', 'payroll-ops', 'micro-templates']
  ),
  add column other_prices jsonb not null default '{}' check (private.are_prices(other_prices)),
  add column not_ours_since timestamptz,
  add constraint provider_products_check check ((not_ours_since is null) = (cardinality(product_skus) > 0));

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

drop function public.admin_map_product(text, text, text[], integer, text, jsonb);
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
    'dueFactCount', (select count(*) from public.law_facts where next_check <= current_date),
    'dueFacts', (
      select coalesce(jsonb_agg(jsonb_build_object('key', due.key, 'statement', due.statement, 'state', due.state,
        'nextCheck', due.next_check) order by due.next_check, due.key), '[]')
      from (
        select * from public.law_facts as fact where fact.next_check <= current_date
        order by fact.next_check, fact.key limit 20
      ) as due
    )
  );
end;
$$;
revoke all on function public.admin_opening_facts() from public, anon;
grant execute on function public.admin_opening_facts() to authenticated, service_role;
