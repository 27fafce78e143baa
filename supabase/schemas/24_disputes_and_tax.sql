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
