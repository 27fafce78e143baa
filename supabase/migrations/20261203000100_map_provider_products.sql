-- Which of the provider's products is which of ours, asked and answered at the desk. Orders that wait for the answer are
-- worked off with it.
create index webhook_events_held_orders_idx on public.webhook_events (created_at desc)
  where processed_at is null and kind = 'order.paid';

-- What stands in held orders and is not known, the most recent first, and what is known.
create function public.admin_provider_products()
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
        where not exists (
          select 1 from public.provider_products as known
          where known.provider = held.provider and known.provider_product_id = line.value ->> 'providerProductId'
        )
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

-- Says what a provider's product is and works off the held orders that name it, the oldest first. `seen` is the mapping as the
-- writer saw it, null for none: whoever would overwrite a colleague's answer is told instead.
create function public.admin_map_product(
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
  if stored is distinct from seen then
    perform private.reject(409, 'Somebody has changed this product meanwhile. Nothing was saved: look at it again, then save.');
  end if;
  perform private.note_reason('Product matched');
  insert into public.provider_products (provider, provider_product_id, product_skus, minimum_cents, currency)
  values (product_provider, btrim(provider_product),
    array(select distinct sku from unnest(skus) as sku order by sku), lowest_cents, product_currency)
  on conflict (provider, provider_product_id) do update
  set product_skus = excluded.product_skus, minimum_cents = excluded.minimum_cents, currency = excluded.currency;

  for waiting in
    select * from public.webhook_events as ledger
    where ledger.processed_at is null and ledger.kind = 'order.paid' and ledger.provider = product_provider
      and ledger.event -> 'items' @> jsonb_build_array(jsonb_build_object('providerProductId', btrim(provider_product)))
    order by ledger.created_at limit 500
  loop
    perform pg_advisory_xact_lock(hashtextextended(waiting.provider || ':' || key, 0))
    from unnest(waiting.order_keys) as listed (key);
    if private.process_checkout_event(waiting.id) = 'held' then
      held := held + 1;
    else
      delivered := delivered + 1;
    end if;
  end loop;
  return jsonb_build_object('delivered', delivered, 'held', held);
end;
$$;

create function public.admin_unmap_product(mapping_id uuid)
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
    perform private.reject(409, 'Somebody has removed this already.');
  end if;
end;
$$;

revoke all on function public.admin_provider_products(),
  public.admin_map_product(text, text, text[], integer, text, jsonb), public.admin_unmap_product(uuid) from public, anon;
grant execute on function public.admin_provider_products(),
  public.admin_map_product(text, text, text[], integer, text, jsonb), public.admin_unmap_product(uuid)
  to authenticated, service_role;
