-- Which of our products an order bought, with the order's total divided among them by the weight of the items. The running
-- difference of rounded shares makes the parts add up to the total exactly.
create function private.allocate_order(event_provider text, event jsonb)
returns table (product_sku text, amount_cents integer)
language sql
stable
security definer
set search_path = ''
as $$
  with item as (
    select line.value ->> 'providerProductId' as provider_product_id,
      greatest(coalesce((line.value ->> 'amountCents')::numeric, 1), 0) as amount
    from jsonb_array_elements(event -> 'items') as line
  ),
  weighted as (
    select sku.value as product_sku, sum(item.amount / cardinality(known.product_skus)) as weight
    from item
    join public.provider_products as known
      on known.provider = event_provider and known.provider_product_id = item.provider_product_id
    cross join lateral unnest(known.product_skus) as sku (value)
    group by sku.value
  ),
  shared as (
    select weighted.product_sku,
      case when sum(weight) over () = 0
        then count(*) over (order by weighted.product_sku)::numeric / count(*) over ()
        else sum(weight) over (order by weighted.product_sku) / sum(weight) over ()
      end as running
    from weighted
  )
  select shared.product_sku,
    (round((event ->> 'amountCents')::numeric * running)
      - round((event ->> 'amountCents')::numeric * coalesce(lag(running) over (order by shared.product_sku), 0)))::integer
  from shared;
$$;

-- Why a paid event must wait for the owner, or null. Nothing is granted while an event waits.
create function private.hold_reason(event_provider text, event jsonb)
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
    return 'The order carries no e-mail address.';
  end if;
  select string_agg(line.value ->> 'providerProductId', ', ') into unknown
  from jsonb_array_elements(event -> 'items') as line
  left join public.provider_products as known
    on known.provider = event_provider and known.provider_product_id = line.value ->> 'providerProductId'
  where known.id is null;
  if unknown is not null or jsonb_array_length(event -> 'items') = 0 then
    return 'Unknown product: ' || coalesce(unknown, 'the order names none') || '.';
  end if;
  select sum(known.minimum_cents), bool_or(known.currency <> event ->> 'currency') into minimum, foreign_currency
  from jsonb_array_elements(event -> 'items') as line
  join public.provider_products as known
    on known.provider = event_provider and known.provider_product_id = line.value ->> 'providerProductId';
  if foreign_currency then
    return 'Unexpected currency: ' || (event ->> 'currency') || '.';
  end if;
  if (event ->> 'amountCents')::bigint < minimum then
    return 'The amount is below the lowest price of these products.';
  end if;
  return null;
end;
$$;

create function private.grant_order(ledger public.webhook_events, state private.order_state)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text := private.normalize_email(ledger.event ->> 'email');
  order_id text := ledger.event ->> 'orderId';
  buyer uuid;
begin
  select account.id into buyer
  from auth.users as account
  where lower(account.email) = address and account.email_confirmed_at is not null;

  insert into public.purchases as existing
    (user_id, email, product_sku, provider, provider_order_id, amount_cents, currency, status, coupon, utm, paid_at)
  select buyer, address, part.product_sku, ledger.provider, order_id, part.amount_cents,
    ledger.event ->> 'currency', state.status, left(ledger.event ->> 'coupon', 100),
    coalesce(ledger.event -> 'utm', '{}'), ledger.occurred_at
  from private.allocate_order(ledger.provider, ledger.event) as part
  on conflict (provider, provider_order_id, product_sku) do nothing;

  insert into public.licenses (user_id, purchase_id, product_sku, license_key)
  select purchase.user_id, purchase.id, purchase.product_sku, private.new_license_key()
  from public.purchases as purchase
  where purchase.provider = ledger.provider and purchase.provider_order_id = order_id
  on conflict (purchase_id) do nothing;

  insert into public.order_links (kind, email, provider, provider_order_id, expires_at)
  values ('receipt', address, ledger.provider, order_id, now() + interval '30 days')
  on conflict (provider, provider_order_id) do nothing;
end;
$$;

-- The refund is spread over the order's rows from the first product on.
create function private.settle_order(order_provider text, order_id text, state private.order_state)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.purchases as purchase
  set status = state.status,
    refunded_cents = least(purchase.amount_cents, greatest(0, state.refunded_cents - running.before))
  from (
    select id, sum(amount_cents) over (order by product_sku) - amount_cents as before
    from public.purchases
    where provider = order_provider and provider_order_id = order_id
  ) as running
  where purchase.id = running.id;

  update public.licenses as license
  set status = case when state.license_active then 'active' else 'revoked' end, status_reason = state.reason
  from public.purchases as purchase
  where purchase.id = license.purchase_id
    and purchase.provider = order_provider and purchase.provider_order_id = order_id
    and license.revoked_by_owner_at is null;
end;
$$;

create function private.queue_order_mails(order_provider text, order_id text, state private.order_state)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text;
  reference jsonb := jsonb_build_object('provider', order_provider, 'orderId', order_id);
begin
  select email into address from public.purchases
  where provider = order_provider and provider_order_id = order_id limit 1;
  perform private.queue_email(address, 'receipt', reference, 'receipt:' || order_provider || ':' || order_id);
  if state.status = 'refunded' then
    perform private.queue_email(address, 'refund', reference, 'refund:' || order_provider || ':' || order_id);
  end if;
  perform private.end_lead_sequence(address, 'purchase');
end;
$$;

create function private.tell_owner(subject text, message text, idempotency_key text)
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

-- One event of the ledger, in one transaction. Answers what became of it.
create function private.process_checkout_event(ledger_id uuid)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  ledger public.webhook_events;
  paid_event public.webhook_events;
  state private.order_state;
  keys text[];
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
  if ledger.kind = 'order.paid' then
    held := private.hold_reason(ledger.provider, ledger.event);
    if held is not null then
      update public.webhook_events set error = held where id = ledger_id;
      perform private.tell_owner('An order needs your attention', held || ' Order ' || (ledger.event ->> 'orderId')
        || ' from ' || ledger.provider || ' was kept aside and nothing was delivered.', 'held:' || ledger.id);
      return 'held';
    end if;
    update public.webhook_events set error = null where id = ledger_id;
  end if;

  -- A refund may name the payment only and the order both: whatever shares a key is the same order.
  select array_agg(distinct key) into keys
  from public.webhook_events as related
  cross join lateral unnest(related.order_keys) as listed (key)
  where related.provider = ledger.provider and related.order_keys && ledger.order_keys;

  state := private.fold_order(ledger.provider, keys);
  if state.paid_event_id is not null then
    select * into paid_event from public.webhook_events as candidate where candidate.id = state.paid_event_id;
    perform private.grant_order(paid_event, state);
    perform private.settle_order(paid_event.provider, paid_event.event ->> 'orderId', state);
    perform private.queue_order_mails(paid_event.provider, paid_event.event ->> 'orderId', state);
  end if;
  if ledger.kind = 'dispute.opened' then
    perform private.tell_owner('A payment is disputed', 'Order ' || (ledger.event ->> 'orderId') || ' from '
      || ledger.provider || ' is disputed. Its licence is closed until the dispute ends.', 'dispute:' || ledger.id);
  end if;
  update public.webhook_events set processed_at = now() where id = ledger_id;
  return 'processed';
end;
$$;

-- Stores an event once and works it off. All deliveries of one order queue up behind the same lock, so a hundred at once
-- make one purchase, one licence and one mail.
create function public.receive_checkout_event(checkout_event jsonb, raw_payload text)
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

-- A payload with a right signature that cannot be read: kept for the owner under the hash of its bytes.
create function public.hold_checkout_payload(payload_provider text, payload_hash text, raw_payload text, reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.webhook_events (provider, event_id, payload, event, kind, occurred_at, error)
  values (payload_provider, 'unreadable-' || payload_hash, raw_payload, '{}', 'unreadable', now(), left(reason, 1000))
  on conflict (provider, event_id) do nothing;
  if found then
    perform private.tell_owner('A checkout message could not be read', 'A message from ' || payload_provider
      || ' was kept aside and nothing was delivered: ' || left(reason, 300), 'unreadable:' || payload_hash);
  end if;
end;
$$;

revoke all on function private.allocate_order(text, jsonb), private.hold_reason(text, jsonb),
  private.grant_order(public.webhook_events, private.order_state),
  private.settle_order(text, text, private.order_state), private.queue_order_mails(text, text, private.order_state),
  private.tell_owner(text, text, text), private.process_checkout_event(uuid) from public, anon, authenticated;
revoke all on function public.receive_checkout_event(jsonb, text) from public, anon, authenticated;
revoke all on function public.hold_checkout_payload(text, text, text, text) from public, anon, authenticated;
grant execute on function public.receive_checkout_event(jsonb, text) to service_role;
grant execute on function public.hold_checkout_payload(text, text, text, text) to service_role;
