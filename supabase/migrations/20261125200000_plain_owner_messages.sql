-- Plain words in three messages to the owner: an order is held, and a text is marked as one's own.

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
    perform private.grant_order(paid_event, state);
    perform private.settle_order(paid_event.provider, paid_event.event ->> 'orderId', state);
    perform private.queue_order_mails(paid_event.provider, paid_event.event ->> 'orderId', state);
  end if;
  if ledger.kind = 'dispute.opened' then
    perform private.mail_owner('A payment is disputed', 'Order ' || (ledger.event ->> 'orderId') || ' from '
      || ledger.provider || ' is disputed. Its license is closed until the dispute ends.', 'dispute:' || ledger.id);
  end if;
  update public.webhook_events set processed_at = now() where id = ledger_id;
  return 'processed';
end;
$$;

create or replace function public.hold_checkout_payload(payload_provider text, payload_hash text, raw_payload text, reason text)
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
    perform private.mail_owner('A checkout message could not be read', 'A message from ' || payload_provider
      || ' was held and nothing was delivered: ' || left(reason, 300), 'unreadable:' || payload_hash);
  end if;
end;
$$;

create or replace function private.publishing_problem(kind text, entry jsonb)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  known public.content_checks;
  open_findings integer;
begin
  if (entry ->> 'is_sample')::boolean then
    return coalesce(private.sample_problem(kind, entry) || ' Then',
      'This is marked as sample text, which is not published. Open it under Drafts and')
      || ' press “Mark as my own text”.';
  end if;
  if private.sample_problem(kind, entry) is not null then
    return private.sample_problem(kind, entry);
  end if;
  select * into known from public.content_checks as candidate
  where candidate.subject_kind = publishing_problem.kind and candidate.subject_id = (entry ->> 'id')::uuid;
  if not found then
    return 'Nobody has checked yet what this text says about law. Check its facts, then publish it.';
  elsif known.content_hash <> md5(private.checked_text(kind, entry)) then
    return 'This text has changed since its facts were checked. Check the facts again, then publish it.';
  end if;
  select count(*) into open_findings from public.content_findings as finding
  where finding.subject_kind = publishing_problem.kind and finding.subject_id = known.subject_id and finding.resolved_at is null;
  if open_findings > 0 then
    return 'This text says ' || open_findings || case when open_findings = 1 then ' thing' else ' things' end
      || ' about law without a source. Resolve the findings that are shown with it, then publish it.';
  end if;
  return null;
end;
$$;
