-- The outbox. Whoever wants a mail queues a row in the transaction that gives the reason for it; deliver-mail claims,
-- sends and retries. `data` never holds a token: links are derived when the mail is rendered.
create table public.email_messages (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  "to" text not null check (length("to") between 3 and 254),
  template text not null check (template ~ '^[a-z0-9-]{1,60}$'),
  data jsonb not null default '{}',
  stream text not null default 'transactional' check (stream in ('transactional', 'marketing')),
  lead_id uuid,
  send_after timestamptz not null default now(),
  status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'failed', 'cancelled')),
  attempts integer not null default 0,
  last_error text check (length(last_error) <= 1000),
  idempotency_key text not null unique check (length(idempotency_key) <= 200),
  lease uuid,
  lease_until timestamptz,
  sent_at timestamptz,
  provider_message_id text
);

alter table public.email_messages enable row level security;
create index email_messages_due_idx on public.email_messages (send_after) where status in ('queued', 'sending');
create index email_messages_to_idx on public.email_messages ("to") where status = 'queued';
create index email_messages_created_at_idx on public.email_messages (created_at desc);
create index email_messages_lead_idx on public.email_messages (lead_id);

create policy "admin reads mail" on public.email_messages
  for select to authenticated using ((select private.is_admin()));

grant select on public.email_messages to authenticated;
grant all on public.email_messages to service_role;

create function private.queue_email(
  recipient text,
  template text,
  data jsonb,
  idempotency_key text,
  send_after timestamptz default now(),
  stream text default 'transactional',
  lead_id uuid default null
)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.email_messages ("to", template, data, idempotency_key, send_after, stream, lead_id)
  values (recipient, template, data, idempotency_key, send_after, stream, lead_id)
  on conflict (idempotency_key) do nothing;
$$;

-- A mail whose worker died is taken up again when its lease has run out.
create function public.claim_email_messages(max_messages integer, lease_seconds integer)
returns setof public.email_messages
language sql
security definer
set search_path = ''
as $$
  with due as (
    select message.id
    from public.email_messages as message
    where (message.status = 'queued' and message.send_after <= now())
      or (message.status = 'sending' and message.lease_until < now())
    order by message.send_after
    limit least(max_messages, 100)
    for update skip locked
  )
  update public.email_messages as message
  set status = 'sending',
    attempts = message.attempts + 1,
    lease = gen_random_uuid(),
    lease_until = now() + make_interval(secs => lease_seconds)
  from due
  where message.id = due.id
  returning message.*;
$$;

create function public.settle_email_message(
  message_id uuid,
  message_lease uuid,
  outcome text,
  reason text default null,
  retry_at timestamptz default null,
  provider_message_id text default null
)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  if outcome not in ('sent', 'retry', 'failed', 'cancelled') then
    perform private.reject(400, 'The outcome must be sent, retry, failed or cancelled.');
  end if;
  update public.email_messages as message
  set status = case when outcome = 'retry' then 'queued' else outcome end,
    send_after = case when outcome = 'retry' then coalesce(retry_at, now()) else message.send_after end,
    last_error = case when outcome = 'sent' then null else left(reason, 1000) end,
    sent_at = case when outcome = 'sent' then now() else message.sent_at end,
    provider_message_id = coalesce(settle_email_message.provider_message_id, message.provider_message_id),
    lease = null,
    lease_until = null
  where message.id = message_id and message.status = 'sending' and message.lease = message_lease;
  return found;
end;
$$;

revoke all on function private.queue_email(text, text, jsonb, text, timestamptz, text, uuid)
  from public, anon, authenticated;
revoke all on function public.claim_email_messages(integer, integer) from public, anon, authenticated;
revoke all on function public.settle_email_message(uuid, uuid, text, text, timestamptz, text)
  from public, anon, authenticated;
grant execute on function public.claim_email_messages(integer, integer) to service_role;
grant execute on function public.settle_email_message(uuid, uuid, text, text, timestamptz, text) to service_role;
