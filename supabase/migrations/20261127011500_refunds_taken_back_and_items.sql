-- A refund that fails, is canceled or is reversed gives the license back, and a returned item closes its own license alone.
drop function private.settle_order(text, text, private.order_state);
drop function private.queue_order_mails(text, text, private.order_state);

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
  open_dispute boolean;
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

  -- A dispute has the state of its latest event; one that is open or lost outweighs any that are won.
  select coalesce(bool_or(latest.kind <> 'dispute.won'), false) into open_dispute
  from (
    select distinct on (coalesce(ledger.event ->> 'disputeId', '')) ledger.kind
    from public.webhook_events as ledger
    where ledger.provider = event_provider and ledger.order_keys && keys and ledger.kind like 'dispute.%'
      and ledger.error is null
    order by coalesce(ledger.event ->> 'disputeId', ''), ledger.occurred_at desc,
      array_position(array['dispute.lost', 'dispute.won', 'dispute.opened'], ledger.kind), ledger.event_id collate "C" desc
  ) as latest;

  state.refunded_cents := least(greatest(sum_of_refunds, largest_total), coalesce(state.amount_cents, 0));
  if said_full or (state.amount_cents > 0 and state.refunded_cents >= state.amount_cents) then
    state.refunded_cents := state.amount_cents;
    state.status := 'refunded';
    state.reason := 'The order was refunded.';
  elsif open_dispute then
    state.status := 'disputed';
    state.reason := 'The payment is disputed with the bank.';
  elsif state.refunded_cents > 0 then
    state.status := 'partially_refunded';
  else
    state.status := 'paid';
  end if;
  state.license_active := state.status in ('paid', 'partially_refunded');
  return state;
end;
$$;
revoke all on function private.project_order(text, text[]) from public, anon, authenticated;

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
    join public.provider_products as known
      on known.provider = event_provider and known.provider_product_id = bought.value ->> 'providerProductId'
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

-- What was given back for one product stays with it; the rest is spread over the order's rows, beginning with the first product.
create or replace function private.settle_order(paid_event public.webhook_events, keys text[], state private.order_state)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  with part as (
    select purchase.id, purchase.product_sku, purchase.amount_cents, coalesce(item.is_returned, false) as is_returned,
      least(purchase.amount_cents, state.refunded_cents, round(coalesce(item.refunded, 0)))::integer as own
    from public.purchases as purchase
    left join private.returned_products(paid_event.provider, keys, paid_event.event) as item
      on item.product_sku = purchase.product_sku
    where purchase.provider = paid_event.provider and purchase.provider_order_id = paid_event.event ->> 'orderId'
  ),
  running as (
    select part.*, state.refunded_cents - sum(part.own) over () as rest,
      sum(part.amount_cents - part.own) over (order by part.product_sku) - (part.amount_cents - part.own) as before
    from part
  ),
  settled as (
    update public.purchases as purchase
    set status = case when running.is_returned then 'refunded' else state.status end,
      refunded_cents = running.own
        + least(purchase.amount_cents - running.own, greatest(0, running.rest - running.before))
    from running
    where purchase.id = running.id
    returning purchase.id, running.is_returned
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
  reference jsonb := jsonb_build_object('provider', paid_event.provider, 'orderId', order_id);
  order_key text := paid_event.provider || ':' || order_id;
  present jsonb := private.order_snapshot(paid_event.provider, order_id);
  address text;
  again text;
  sku text;
begin
  select email into address from public.purchases
  where provider = paid_event.provider and provider_order_id = order_id limit 1;
  perform private.queue_email(address, 'receipt', reference, 'receipt:' || order_key);
  select case when count(*) = 0 then '' else ':' || count(*) end into again
  from public.webhook_events as back
  where back.provider = paid_event.provider and back.order_keys && keys and back.kind = 'refund.reversed';

  if state.status = 'refunded' and exists (
    select from jsonb_object_keys(present) as listed (key) where earlier -> key ->> 'status' is distinct from 'refunded'
  ) then
    perform private.queue_email(address, 'refund', reference, 'refund:' || order_key || again);
  end if;
  if state.status <> 'refunded' then
    for sku in
      select key from jsonb_object_keys(present) as listed (key)
      where present -> key ->> 'status' = 'refunded' and earlier -> key ->> 'status' is distinct from 'refunded'
    loop
      perform private.queue_email(address, 'refund', reference, 'refund:' || order_key || ':' || sku || again);
    end loop;
  end if;
  if exists (
    select from jsonb_object_keys(present) as listed (key)
    where earlier -> key ->> 'license' = 'revoked' and present -> key ->> 'license' = 'active'
  ) then
    perform private.queue_email(address, 'order-restored', reference, 'restored:' || order_key || ':' || ledger.id);
    perform private.mail_owner('A license works again', 'A refund or a dispute of order ' || order_id || ' from '
      || paid_event.provider || ' was taken back. The license of its buyer works again.', 'restored:' || ledger.id);
  end if;
  if ledger.kind = 'dispute.opened' or (state.status = 'disputed' and not exists (
    select from jsonb_object_keys(earlier) as listed (key) where earlier -> key ->> 'status' = 'disputed'
  )) then
    perform private.mail_owner('A payment is disputed', 'Order ' || order_id || ' from ' || paid_event.provider
      || ' is disputed. Its license is closed until the dispute ends.', 'dispute:' || ledger.id);
  end if;
  perform private.end_lead_sequence(address, 'purchase');
end;
$$;
revoke all on function private.queue_order_mails(
  public.webhook_events, public.webhook_events, text[], private.order_state, jsonb
) from public, anon, authenticated;

-- Processes one event of the ledger in one transaction. Returns the outcome.
create or replace function private.process_checkout_event(ledger_id uuid)
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
  if ledger.kind = 'order.paid' then
    held := private.hold_reason(ledger.provider, ledger.event);
    if held is not null then
      update public.webhook_events set error = held where id = ledger_id;
      perform private.mail_owner('An order needs your attention', held || ' Order ' || (ledger.event ->> 'orderId')
        || ' from ' || ledger.provider || ' was held and nothing was delivered.', 'held:' || ledger.id);
      return 'held';
    end if;
    update public.webhook_events set error = null where id = ledger_id;
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
