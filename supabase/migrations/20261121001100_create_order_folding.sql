-- An order's state from all of its events. The rules are those of _shared/checkout/fold-order.ts, whose tests run every
-- permutation; tests/database proves that this function agrees with it.
create type private.order_state as (
  paid_event_id uuid,
  status text,
  amount_cents integer,
  refunded_cents integer,
  license_active boolean,
  reason text
);

create function private.fold_order(event_provider text, keys text[])
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

  -- The same refund may be told as created and as updated: its id counts once.
  select coalesce(bool_or(single.said_full), false), coalesce(sum(single.amount), 0), coalesce(max(single.total), 0)
  into said_full, sum_of_refunds, largest_total
  from (
    select bool_or((ledger.event -> 'refund' ->> 'full')::boolean) as said_full,
      max((ledger.event -> 'refund' ->> 'amountCents')::bigint) as amount,
      max((ledger.event -> 'refund' ->> 'refundedTotalCents')::bigint) as total
    from public.webhook_events as ledger
    where ledger.provider = event_provider and ledger.order_keys && keys and ledger.kind = 'order.refunded'
      and ledger.error is null
    group by coalesce(ledger.event -> 'refund' ->> 'refundId', ledger.event_id)
  ) as single;

  -- Each dispute stands where its latest event puts it; one that is open or lost outweighs any that are won.
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

revoke all on function private.fold_order(text, text[]) from public, anon, authenticated;
