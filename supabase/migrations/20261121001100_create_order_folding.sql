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
  paid record;
  full_refund boolean;
  refund_sum bigint;
  refund_total bigint;
  dispute_kind text;
begin
  select ledger.id, (ledger.event ->> 'amountCents')::integer as amount_cents into paid
  from public.webhook_events as ledger
  where ledger.provider = event_provider and ledger.order_keys && keys and ledger.kind = 'order.paid'
    and ledger.error is null
  order by ledger.occurred_at, ledger.event_id
  limit 1;
  state.paid_event_id := paid.id;
  state.amount_cents := paid.amount_cents;

  -- Providers name a refund by its own amount or by the order's running total; the larger reading of all events stands.
  select
    coalesce(bool_or((refunds.event -> 'refund' ->> 'full')::boolean), false),
    coalesce(sum(distinct_amount), 0),
    coalesce(max((refunds.event -> 'refund' ->> 'refundedTotalCents')::bigint), 0)
  into full_refund, refund_sum, refund_total
  from (
    select distinct on (ledger.event -> 'refund' ->> 'refundId')
      ledger.event, (ledger.event -> 'refund' ->> 'amountCents')::bigint as distinct_amount
    from public.webhook_events as ledger
    where ledger.provider = event_provider and ledger.order_keys && keys and ledger.kind = 'order.refunded'
      and ledger.error is null
    order by ledger.event -> 'refund' ->> 'refundId', ledger.occurred_at desc, ledger.event_id
  ) as refunds;

  select ledger.kind into dispute_kind
  from public.webhook_events as ledger
  where ledger.provider = event_provider and ledger.order_keys && keys and ledger.kind like 'dispute.%'
    and ledger.error is null
  order by ledger.occurred_at desc, ledger.kind = 'dispute.opened', ledger.event_id desc
  limit 1;

  state.refunded_cents := least(greatest(refund_sum, refund_total), coalesce(state.amount_cents, 2147483647));
  full_refund := full_refund or (state.amount_cents > 0 and state.refunded_cents >= state.amount_cents);
  if full_refund then
    state.refunded_cents := state.amount_cents;
  end if;

  state.status := case
    when full_refund then 'refunded'
    when dispute_kind in ('dispute.opened', 'dispute.lost') then 'disputed'
    when state.refunded_cents > 0 then 'partially_refunded'
    else 'paid'
  end;
  state.license_active := state.status in ('paid', 'partially_refunded');
  state.reason := case state.status
    when 'refunded' then 'The order was refunded.'
    when 'disputed' then 'The payment is disputed with the bank.'
  end;
  return state;
end;
$$;

revoke all on function private.fold_order(text, text[]) from public, anon, authenticated;
