-- A product is matched by any of its ids at the provider, and a payment that is not of this shop raises no alarm.
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

-- Why a paid event must wait for the owner, or null. Nothing is granted while an event waits.
create or replace function private.hold_reason(event_provider text, event jsonb)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  unknown text;
  minimum bigint;
  foreign_currency boolean;
begin
  if coalesce(event ->> 'email', '') !~ '^[^@\s]+@[^@\s]+$' then
    return 'The order has no email address.';
  end if;
  select string_agg(line.value ->> 'providerProductId', ', ') into unknown
  from jsonb_array_elements(event -> 'items') as line
  left join lateral private.product_of_line(event_provider, line.value) as known on true
  where known.id is null;
  if unknown is not null or jsonb_array_length(event -> 'items') = 0 then
    return 'Unknown product: ' || coalesce(unknown, 'the order names none') || '.';
  end if;
  -- A payment link stands for all lines of its order, so its lowest price counts once.
  select sum(listed.minimum_cents), bool_or(listed.currency <> event ->> 'currency') into minimum, foreign_currency
  from (
    select distinct known.id, known.minimum_cents, known.currency,
      case when known.provider_product_id like 'plink\_%' then 0 else line.position end as line
    from jsonb_array_elements(event -> 'items') with ordinality as line (value, position)
    cross join lateral private.product_of_line(event_provider, line.value) as known
  ) as listed;
  if foreign_currency then
    return 'Unexpected currency: ' || (event ->> 'currency') || '.';
  end if;
  if (event ->> 'amountCents')::bigint < minimum then
    return 'The amount is below the lowest price of these products.';
  end if;
  return null;
end;
$$;
revoke all on function private.hold_reason(text, jsonb) from public, anon, authenticated;

-- An account at a provider may take payments of another business. Without a sign of this shop, and without a product in the
-- table, a payment is kept and nobody is alarmed.
create or replace function private.is_not_ours(event_provider text, event jsonb)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce((event ->> 'isForeign')::boolean, false) and not exists (
    select from jsonb_array_elements(event -> 'items') as line
    cross join lateral private.product_of_line(event_provider, line.value)
  );
$$;
revoke all on function private.is_not_ours(text, jsonb) from public, anon, authenticated;

-- Processes one event of the ledger in one transaction. Returns the outcome.
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
begin
  select * into ledger from public.webhook_events as candidate where candidate.id = ledger_id for update;
  if ledger.processed_at is not null then
    return 'duplicate';
  end if;
  if ledger.kind = 'ignored' then
    update public.webhook_events set processed_at = now() where id = ledger_id;
    return 'ignored';
  end if;
  if ledger.kind in ('order.paid', 'not-ours') then
    if private.is_not_ours(ledger.provider, ledger.event) then
      update public.webhook_events set kind = 'not-ours', processed_at = now() where id = ledger_id;
      return 'not-ours';
    end if;
    held := private.hold_reason(ledger.provider, ledger.event);
    if held is not null then
      update public.webhook_events set kind = 'order.paid', error = held where id = ledger_id;
      perform private.mail_owner('An order needs your attention', held || ' Order ' || (ledger.event ->> 'orderId')
        || ' from ' || ledger.provider || ' was held and nothing was delivered.', 'held:' || ledger.id);
      return 'held';
    end if;
    update public.webhook_events set kind = 'order.paid', error = null where id = ledger_id;
  end if;

  -- A refund may name only the payment, the order both: events that share a key belong to the same order.
  select array_agg(distinct key) into keys
  from public.webhook_events as related
  cross join lateral unnest(related.order_keys) as listed (key)
  where related.provider = ledger.provider and related.order_keys && ledger.order_keys;

  state := private.project_order(ledger.provider, keys);
  if state.paid_event_id is not null then
    select * into paid_event from public.webhook_events as candidate where candidate.id = state.paid_event_id;
    earlier := private.order_snapshot(paid_event.provider, paid_event.event ->> 'orderId');
    perform private.grant_order(paid_event, state);
    perform private.settle_order(paid_event, keys, state);
    perform private.queue_order_mails(ledger, paid_event, keys, state, earlier);
  end if;
  update public.webhook_events set processed_at = now() where id = ledger_id;
  return 'processed';
end;
$$;
revoke all on function private.process_checkout_event(uuid) from public, anon, authenticated;

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
        'orders', missing.orders, 'lowestCents', missing.lowest, 'currency', missing.currency, 'lastAt', missing.last_at)
        order by missing.last_at desc), '[]')
      from (
        select held.provider, line.value ->> 'providerProductId' as product, count(distinct held.id) as orders,
          min((held.event ->> 'amountCents')::bigint) as lowest, max(held.event ->> 'currency') as currency,
          max(held.created_at) as last_at
        from (
          select * from public.webhook_events as waiting
          where waiting.processed_at is null and waiting.kind = 'order.paid'
          order by waiting.created_at desc limit 500
        ) as held
        cross join lateral jsonb_array_elements(held.event -> 'items') as line
        where not exists (select from private.product_of_line(held.provider, line.value))
        group by held.provider, line.value ->> 'providerProductId'
      ) as missing
    ),
    'known', (
      select coalesce(jsonb_agg(jsonb_build_object('id', known.id, 'provider', known.provider,
        'providerProductId', known.provider_product_id, 'skus', known.product_skus, 'minimumCents', known.minimum_cents,
        'currency', known.currency) order by known.provider = 'sandbox', known.provider, known.provider_product_id), '[]')
      from public.provider_products as known
    )
  );
end;
$$;
revoke all on function public.admin_provider_products() from public, anon;
grant execute on function public.admin_provider_products() to authenticated, service_role;

-- Maps a provider's product and processes the held orders that name it, the oldest first. `seen` is the mapping that the
-- caller saw, or null: if a colleague has changed it since, the call is refused.
create or replace function public.admin_map_product(
  product_provider text,
  provider_product text,
  skus text[],
  lowest_cents integer default 0,
  product_currency text default 'USD',
  seen jsonb default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  stored jsonb;
  waiting public.webhook_events;
  delivered integer := 0;
  held integer := 0;
begin
  perform private.require_admin();
  if product_provider not in ('sandbox', 'stripe', 'lemonsqueezy', 'paddle', 'gumroad')
    or length(btrim(coalesce(provider_product, ''))) not between 1 and 400 then
    perform private.reject(400, 'Please choose the payment provider and enter its id of the product.');
  elsif coalesce(cardinality(skus), 0) = 0
    or not skus <@ array['mn-paid-leave', 'core-hr', 'payroll-ops', 'micro-templates'] then
    perform private.reject(400, 'Please choose at least one of your products.');
  elsif coalesce(lowest_cents, -1) < 0 or coalesce(product_currency, '') !~ '^[A-Z]{3}$' then
    perform private.reject(400, 'The lowest price must be an amount and the currency three capital letters.');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('map-product', 0));
  select jsonb_build_object('skus', known.product_skus, 'minimumCents', known.minimum_cents, 'currency', known.currency)
  into stored
  from public.provider_products as known
  where known.provider = product_provider and known.provider_product_id = btrim(provider_product);
  if stored is distinct from seen and stored is distinct from jsonb_build_object('skus',
    array(select distinct sku from unnest(skus) as sku order by sku), 'minimumCents', lowest_cents, 'currency', product_currency) then
    perform private.reject(409, 'Someone else changed this product in the meantime. Nothing was saved: review it, then save again.');
  end if;
  perform private.note_reason('Product matched');
  insert into public.provider_products (provider, provider_product_id, product_skus, minimum_cents, currency)
  values (product_provider, btrim(provider_product),
    array(select distinct sku from unnest(skus) as sku order by sku), lowest_cents, product_currency)
  on conflict (provider, provider_product_id) do update
  set product_skus = excluded.product_skus, minimum_cents = excluded.minimum_cents, currency = excluded.currency;

  for waiting in
    select * from public.webhook_events as ledger
    where ledger.provider = product_provider
      and (ledger.kind = 'not-ours' or (ledger.processed_at is null and ledger.kind = 'order.paid'))
      and (
        ledger.event -> 'items' @> jsonb_build_array(jsonb_build_object('providerProductId', btrim(provider_product)))
        or ledger.event -> 'items' @> jsonb_build_array(
          jsonb_build_object('otherIds', jsonb_build_array(btrim(provider_product))))
      )
    order by ledger.created_at limit 500
  loop
    perform pg_advisory_xact_lock(hashtextextended(waiting.provider || ':' || key, 0))
    from unnest(waiting.order_keys) as listed (key);
    update public.webhook_events set processed_at = null where id = waiting.id and kind = 'not-ours';
    if private.process_checkout_event(waiting.id) = 'held' then
      held := held + 1;
    else
      delivered := delivered + 1;
    end if;
  end loop;
  return jsonb_build_object('delivered', delivered, 'held', held);
end;
$$;
revoke all on function public.admin_map_product(text, text, text[], integer, text, jsonb) from public, anon;
grant execute on function public.admin_map_product(text, text, text[], integer, text, jsonb) to authenticated, service_role;
