-- A payment that the provider does not confirm is held, an order that the provider does not have is marked, and two orders of two
-- people never become one by a key that both have.
alter table public.webhook_events add column doubt text check (length(doubt) <= 300);

drop function public.hold_checkout_payload(text, text, text, text);

create or replace function private.foreign_order(ledger public.webhook_events)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select paid.event ->> 'orderId'
  from public.webhook_events as paid
  where paid.provider = ledger.provider and paid.order_keys && ledger.order_keys and paid.kind = 'order.paid'
    and paid.error is null and paid.processed_at is not null and paid.id <> ledger.id
    and paid.event ->> 'orderId' <> ledger.event ->> 'orderId'
    and private.normalize_email(paid.event ->> 'email') <> private.normalize_email(ledger.event ->> 'email')
  limit 1;
$$;
revoke all on function private.foreign_order(public.webhook_events) from public, anon, authenticated;

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
  if is_payment and private.is_not_ours(ledger.provider, ledger.event) then
    update public.webhook_events set kind = 'not-ours', processed_at = now() where id = ledger_id;
    return 'not-ours';
  end if;
  held := coalesce(
    'One of its numbers belongs to order ' || private.foreign_order(ledger) || ' of another address.',
    case when is_payment then private.hold_reason(ledger.provider, ledger.event) end
  );
  if held is not null then
    update public.webhook_events set kind = case when is_payment then 'order.paid' else kind end, error = left(held, 1000)
    where id = ledger_id;
    perform private.mail_owner('An order needs your attention', held || ' Order ' || (ledger.event ->> 'orderId')
      || ' from ' || ledger.provider || ' was held and ' || case when is_payment then 'nothing was delivered.' else 'nothing was changed.' end,
      'held:' || ledger.id);
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
    perform private.grant_order(paid_event, state);
    perform private.settle_order(paid_event, keys, state);
    perform private.queue_order_mails(ledger, paid_event, keys, state, earlier);
  end if;
  update public.webhook_events set processed_at = now() where id = ledger_id;
  return 'processed';
end;
$$;
revoke all on function private.process_checkout_event(uuid) from public, anon, authenticated;

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
          || ' because somebody may know the present one.' else '' end,
      payload_kind || ':' || payload_hash);
  end if;
end;
$$;
revoke all on function public.hold_checkout_payload(text, text, text, text, text) from public, anon, authenticated;
grant execute on function public.hold_checkout_payload(text, text, text, text, text) to service_role;

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
      'currency', entry.event ->> 'currency', 'occurredAt', entry.occurred_at, 'createdAt', entry.created_at,
      'processedAt', entry.processed_at, 'error', entry.error, 'doubt', entry.doubt)$fields$,
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
