-- The outbox. A function queues a row in the transaction that causes the email; deliver-mail claims, sends and retries.
-- `data` never holds a token: links are derived when the email is rendered.
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
create index email_messages_to_idx on public.email_messages ("to") where status = 'queued';
create index email_messages_lead_idx on public.email_messages (lead_id);
create index email_messages_created_at_idx on public.email_messages (created_at desc, id desc);
create index email_messages_status_idx on public.email_messages (status, created_at desc, id desc);
create index email_messages_template_idx on public.email_messages (template, created_at desc, id desc);
create index email_messages_search_idx on public.email_messages using gin (private.list_words("to"))
  with (gin_pending_list_limit = 64);
create index email_messages_recipient_idx on public.email_messages ("to", created_at desc);

-- Sends in this order: what was paid for, what the owner writes and codes for a known account; mail that strangers can cause at
-- any address (first confirmations of accounts, invitations); messages to the owner; confirmations of the starter pack; updates
-- of documents and marketing. A flood of one level never delays a level above it.
create or replace function private.mail_priority(template text, stream text)
returns integer
language sql
immutable
set search_path = ''
as $$
  select case
    when stream = 'marketing' or template = 'law-update' then 5
    when template = 'confirm-subscription' then 4
    when template in ('contact-message', 'contact-digest') then 3
    when template in ('auth-confirmation', 'auth-invite', 'company-invitation') then 2
    else 1
  end;
$$;
revoke all on function private.mail_priority(text, text) from public, anon, authenticated;
grant execute on function private.mail_priority(text, text) to anon, authenticated, service_role;

-- Which of its network's mails of the hour this is: the first of each network goes before the second of any.
alter table public.email_messages add column turn integer not null default 1;

create index email_messages_queue_idx on public.email_messages (private.mail_priority(template, stream), turn, send_after)
  where status in ('queued', 'sending');
create index email_messages_opt_ins_idx on public.email_messages (sent_at) where template = 'confirm-subscription';
create index email_messages_kept_idx on public.email_messages (created_at)
  where "to" <> 'deleted-mail@deleted.invalid' and status in ('sent', 'failed', 'cancelled');
grant select on public.email_messages to authenticated;
grant all on public.email_messages to service_role;

create policy "admin reads mail" on public.email_messages
  for select to authenticated using ((select private.is_admin()));

select private.watch_admin_changes('email_messages', 'id', array['to', 'data']);

-- The one door to the outbox. It asks private.mail_counts first and returns null for an email that is queued, now or before,
-- else the name of the count that is full.
create or replace function private.queue_email(
  recipient text,
  template text,
  data jsonb,
  idempotency_key text,
  send_after timestamptz default now(),
  stream text default 'transactional',
  lead_id uuid default null,
  newsletter_id uuid default null,
  cause text default null,
  sender text default null,
  network text default null
)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  refused_by text;
begin
  if exists (
    select from public.email_messages as known where known.idempotency_key = queue_email.idempotency_key
  ) then
    return null;
  end if;
  refused_by := private.count_mail(coalesce(cause, private.mail_cause(template)), recipient, sender, network);
  if refused_by is not null then
    return refused_by;
  end if;
  insert into public.email_messages ("to", template, data, idempotency_key, send_after, stream, lead_id, newsletter_id, turn)
  values (recipient, template, data, idempotency_key, send_after, stream, lead_id, newsletter_id,
    private.turn_of_network(network))
  on conflict on constraint email_messages_idempotency_key_key do nothing;
  return null;
end;
$$;
revoke all on function private.queue_email(text, text, jsonb, text, timestamptz, text, uuid, uuid, text, text, text)
  from public, anon, authenticated;

-- The words of sign-in mails that are not sent yet. They hold a code and a link, so they are kept apart from the outbox, whose
-- rows the owner reads, and no longer than the code works.
create table private.auth_mails (
  message_id uuid primary key references public.email_messages (id) on delete cascade,
  subject text not null check (length(subject) between 1 and 200),
  html text not null check (length(html) between 1 and 100000),
  expires_at timestamptz not null default now() + interval '10 minutes'
);
alter table private.auth_mails enable row level security;
create index auth_mails_expires_idx on private.auth_mails (expires_at);

-- Queues a mail of the account service. Answers as private.queue_email does. `is_counted` says that the mailbox was counted
-- before the account service was asked.
create or replace function public.queue_auth_mail(
  recipient text,
  template text,
  mail_subject text,
  mail_html text,
  mail_key text,
  is_counted boolean default false,
  network text default null
)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  refused_by text;
begin
  if template not like 'auth-%' then
    perform private.reject(400, 'This is no email of the account service.');
  end if;
  refused_by := private.queue_email(recipient, template, '{}', 'auth:' || mail_key,
    cause => case when is_counted then 'counted' end, network => network);
  if refused_by is null then
    insert into private.auth_mails (message_id, subject, html)
    select message.id, mail_subject, mail_html from public.email_messages as message
    where message.idempotency_key = 'auth:' || mail_key and message.status = 'queued'
    on conflict (message_id) do nothing;
  end if;
  return refused_by;
end;
$$;
revoke all on function public.queue_auth_mail(text, text, text, text, text, boolean, text) from public, anon, authenticated;
grant execute on function public.queue_auth_mail(text, text, text, text, text, boolean, text) to service_role;

-- Null once the code in it works no longer.
create or replace function public.read_auth_mail(of_message uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('subject', mail.subject, 'html', mail.html)
  from private.auth_mails as mail where mail.message_id = of_message and mail.expires_at > now();
$$;
revoke all on function public.read_auth_mail(uuid) from public, anon, authenticated;
grant execute on function public.read_auth_mail(uuid) to service_role;

create or replace function private.forget_auth_mail()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.auth_mails where message_id = new.id;
  return null;
end;
$$;
revoke all on function private.forget_auth_mail() from public, anon, authenticated;
create trigger forget_auth_mail after update of status on public.email_messages
  for each row when (new.template like 'auth-%' and new.status in ('sent', 'failed', 'cancelled'))
  execute function private.forget_auth_mail();

-- An email whose worker died is claimed again after its lease has expired.
create or replace function public.claim_email_messages(
  max_messages integer,
  lease_seconds integer,
  opt_ins_per_hour integer default 200
)
returns setof public.email_messages
language plpgsql
security definer
set search_path = ''
as $$
declare
  wanted integer := least(max_messages, 100);
  level integer;
  is_first boolean;
  most integer;
  taken integer;
begin
  delete from private.auth_mails where expires_at < now();
  if exists (select 1 from private.mail_pace where next_at > now() + interval '5 seconds') then
    return;
  end if;
  -- Confirmations of the starter pack come in two steps: the first of each network, then the others.
  for level, is_first in values (1, null), (2, null), (3, null), (4, true), (4, false), (5, null::boolean) loop
    exit when wanted <= 0;
    most := wanted;
    if level = 4 then
      -- Two workers that count at the same time would each take the rest of the hour's limit.
      perform pg_advisory_xact_lock(hashtextextended('opt-ins-of-the-hour', 0));
      -- A quarter of the hour is for networks that have not asked before: nobody else can use it up.
      select least(wanted, greatest(0, opt_ins_per_hour - count(*)::integer), case when not is_first then
          greatest(0, ceil(opt_ins_per_hour * 0.75)::integer - (count(*) filter (where message.turn > 1))::integer) end)
        into most
      from public.email_messages as message
      where message.template = 'confirm-subscription'
        and (message.sent_at > now() - interval '1 hour'
          or (message.status = 'sending' and message.lease_until >= now()));
    end if;
    return query
      with due as (
        select message.id
        from public.email_messages as message
        where private.mail_priority(message.template, message.stream) = level
          and message.status in ('queued', 'sending')
          and message.send_after <= now()
          and (message.status = 'queued' or message.lease_until < now())
          and (is_first is null or (message.turn = 1) = is_first)
        order by message.turn, message.send_after
        limit most
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
    get diagnostics taken = row_count;
    wanted := wanted - taken;
  end loop;
end;
$$;
revoke all on function public.claim_email_messages(integer, integer, integer) from public, anon, authenticated;
grant execute on function public.claim_email_messages(integer, integer, integer) to service_role;

-- `wait` puts an email back that the provider deferred or that was not tried, without using up an attempt. With `retry_at` no
-- other email is sent before that time either.
create or replace function public.settle_email_message(
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
  if outcome not in ('sent', 'retry', 'wait', 'failed', 'cancelled') then
    perform private.reject(400, 'The outcome must be sent, retry, wait, failed or cancelled.');
  end if;
  if outcome = 'wait' and retry_at is not null then
    insert into private.mail_pace as pace (next_at) values (retry_at)
    on conflict (only_row) do update set next_at = greatest(pace.next_at, excluded.next_at);
  end if;
  update public.email_messages as message
  set status = case when outcome in ('retry', 'wait') then 'queued' else outcome end,
    attempts = case when outcome = 'wait' then greatest(0, message.attempts - 1) else message.attempts end,
    send_after = case when outcome = 'retry' then coalesce(retry_at, now()) else message.send_after end,
    last_error = case
      when outcome = 'sent' then null
      when outcome = 'wait' then coalesce(left(reason, 1000), message.last_error)
      else left(reason, 1000)
    end,
    sent_at = case when outcome = 'sent' then now() else message.sent_at end,
    provider_message_id = coalesce(settle_email_message.provider_message_id, message.provider_message_id),
    lease = null,
    lease_until = null
  where message.id = message_id and message.status = 'sending' and message.lease = message_lease;
  return found;
end;
$$;
revoke all on function public.settle_email_message(uuid, uuid, text, text, timestamptz, text) from public, anon, authenticated;
grant execute on function public.settle_email_message(uuid, uuid, text, text, timestamptz, text) to service_role;

create or replace function public.admin_list_mails(
  search text default null,
  status_filter text default null,
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
    'public.email_messages',
    $fields$jsonb_build_object('id', entry.id, 'to', entry."to", 'template', entry.template, 'status', entry.status,
      'attempts', entry.attempts, 'lastError', entry.last_error, 'createdAt', entry.created_at, 'sendAfter', entry.send_after,
      'sentAt', entry.sent_at)$fields$,
    array_remove(array[
      case when private.list_query(search) is not null then
        $c$private.list_words(entry."to") @@ private.list_query($1[1])$c$ end,
      case when coalesce(status_filter, '') <> '' then $c$entry.status = $1[2]$c$ end
    ], null),
    array[search, status_filter],
    page_cursor,
    page_size
  );
end;
$$;
revoke all on function public.admin_list_mails(text, text, text, integer) from public, anon;
grant execute on function public.admin_list_mails(text, text, text, integer) to authenticated, service_role;

-- A failed email gets all its attempts again, from now on.
create or replace function public.admin_retry_mail(mail_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.note_reason('Retried');
  update public.email_messages as mail
  set status = 'queued', attempts = 0, send_after = now(), last_error = null
  where mail.id = mail_id and mail.status = 'failed';
  if not found then
    perform private.reject(409, 'Only a failed email can be retried. This one has not failed.');
  end if;
end;
$$;
revoke all on function public.admin_retry_mail(uuid) from public, anon;
grant execute on function public.admin_retry_mail(uuid) to authenticated, service_role;

-- Fifty at a time: the audit log records each, and the call has a time limit.
create or replace function public.admin_retry_failed_mails()
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  retried integer;
begin
  perform private.require_admin();
  perform private.note_reason('All failed mails retried');
  update public.email_messages as mail
  set status = 'queued', attempts = 0, send_after = now(), last_error = null
  where mail.id in (
    select failed.id from public.email_messages as failed where failed.status = 'failed'
    order by failed.created_at desc, failed.id desc limit 50 for update skip locked
  );
  get diagnostics retried = row_count;
  return retried;
end;
$$;
revoke all on function public.admin_retry_failed_mails() from public, anon;
grant execute on function public.admin_retry_failed_mails() to authenticated, service_role;

create or replace function public.admin_cancel_mail(mail_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  update public.email_messages as mail
  set status = 'cancelled', last_error = 'Canceled by the owner.'
  where mail.id = mail_id and mail.status = 'queued';
  if not found then
    perform private.reject(409, 'Only a queued email can be canceled. This one was sent already or is being sent.');
  end if;
end;
$$;
revoke all on function public.admin_cancel_mail(uuid) from public, anon;
grant execute on function public.admin_cancel_mail(uuid) to authenticated, service_role;

-- At most one test email per 30 seconds, counted from the last one; concurrent calls take turns.
create or replace function public.admin_send_test_mail(mail_template text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := (select auth.uid());
  address text;
begin
  perform private.require_admin();
  if mail_template is null or mail_template not in ('starter-pack-1', 'starter-pack-2') then
    perform private.reject(400, 'Only the emails of the starter pack can be tested.');
  end if;
  select account.email into address from auth.users as account where account.id = caller;
  if address is null then
    perform private.reject(400, 'Your account has no email address.');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('test-mail:' || mail_template || ':' || caller, 0));
  if exists (
    select 1 from public.email_messages as earlier
    where earlier."to" = address and earlier.template = mail_template
      and earlier.created_at > now() - interval '30 seconds'
      and earlier.data ->> 'isTest' = 'true'
  ) then
    perform private.reject(429, 'This email was sent to you a moment ago. Please wait 30 seconds before you send it again.');
  end if;
  perform private.note_reason('Test to oneself');
  perform private.queue_email(address, mail_template,
    jsonb_build_object('isTest', true, 'name', coalesce(
      (select split_part(btrim(profile.full_name), ' ', 1) from public.profiles as profile where profile.id = caller), '')),
    'test:' || mail_template || ':' || caller || ':' || extract(epoch from now()), cause => 'test');
  return address;
end;
$$;
revoke all on function public.admin_send_test_mail(text) from public, anon;
grant execute on function public.admin_send_test_mail(text) to authenticated, service_role;

-- When the next email may be sent: one row for all workers, because the provider counts the shop and not the worker.
create table private.mail_pace (
  only_row boolean primary key default true check (only_row),
  next_at timestamptz not null
);
alter table private.mail_pace enable row level security;

-- Reserves the next moment for sending and returns the milliseconds until then.
create or replace function public.reserve_mail_slot(mails_per_second numeric)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  pause interval := make_interval(secs => 1 / greatest(mails_per_second, 0.001)::double precision);
  slot timestamptz;
begin
  insert into private.mail_pace as pace (next_at) values (clock_timestamp() + pause)
  on conflict (only_row) do update set next_at = greatest(pace.next_at, clock_timestamp()) + pause
  returning next_at - pause into slot;
  return least(greatest(0, ceil(extract(epoch from slot - clock_timestamp()) * 1000)), 2147483647)::integer;
end;
$$;
revoke all on function public.reserve_mail_slot(numeric) from public, anon, authenticated;
grant execute on function public.reserve_mail_slot(numeric) to service_role;

-- The opening checklist counts a provider only after it has accepted an email: the inbox of this machine does not count.
create table private.mail_providers_seen (
  name text primary key check (name in ('resend', 'smtp')),
  last_sent_at timestamptz not null default now()
);
alter table private.mail_providers_seen enable row level security;

-- Called by the mail worker when a real provider has accepted an email. One write an hour is enough.
create or replace function public.note_mail_provider(provider_name text)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into private.mail_providers_seen as seen (name) values (provider_name)
  on conflict (name) do update set last_sent_at = now() where seen.last_sent_at < now() - interval '1 hour';
$$;
revoke all on function public.note_mail_provider(text) from public, anon, authenticated;
grant execute on function public.note_mail_provider(text) to service_role;

-- What the mail provider reports back: bounces and complaints, each stored once under the provider's id of the event.
create table public.mail_events (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  provider text not null check (provider in ('resend')),
  event_id text not null check (length(event_id) between 1 and 128),
  kind text not null check (kind in ('hard-bounce', 'soft-bounce', 'complaint')),
  email text not null check (length(email) between 3 and 254),
  mail_id uuid references public.email_messages (id) on delete cascade,
  detail text not null default '' check (length(detail) <= 500),
  occurred_at timestamptz not null,
  -- The owner has allowed the address again since.
  is_settled boolean not null default false,
  unique (provider, event_id)
);
alter table public.mail_events enable row level security;
create index mail_events_email_idx on public.mail_events (email, created_at desc);
create index mail_events_mail_idx on public.mail_events (mail_id);
create index mail_events_created_at_idx on public.mail_events (created_at);
grant select on public.mail_events to authenticated;
grant all on public.mail_events to service_role;

create policy "admin reads mail events" on public.mail_events
  for select to authenticated using ((select private.is_admin()));

-- The addresses that get no mail any more.
create table public.mail_suppressions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  email text not null unique check (length(email) between 3 and 254),
  reason text not null check (reason in ('hard-bounce', 'soft-bounces', 'complaint')),
  detail text not null default '' check (length(detail) <= 500)
);
alter table public.mail_suppressions enable row level security;
create index mail_suppressions_created_at_idx on public.mail_suppressions (created_at desc, id desc);
create index mail_suppressions_search_idx on public.mail_suppressions using gin (private.list_words(email))
  with (gin_pending_list_limit = 64);
grant select on public.mail_suppressions to authenticated;
grant all on public.mail_suppressions to service_role;

create policy "admin reads stopped addresses" on public.mail_suppressions
  for select to authenticated using ((select private.is_admin()));

select private.watch_admin_changes('mail_suppressions', 'id', array['email', 'detail']);

create index email_messages_provider_id_idx on public.email_messages (provider_message_id)
  where provider_message_id is not null;

insert into private.setting_definitions (key, is_public, write_only, kind) values
  ('RESEND_WEBHOOK_SECRET', false, true, 'text');

create or replace function private.describe_suppression(reason text)
returns text
language sql
immutable
set search_path = ''
as $$
  select 'This address is stopped: ' || case reason
    when 'complaint' then 'the recipient reported a mail as spam.'
    when 'soft-bounces' then 'several mails in a row could not be delivered.'
    else 'the mailbox does not exist or refuses mail.'
  end;
$$;
revoke all on function private.describe_suppression(text) from public, anon, authenticated;

-- Whenever a mail becomes due, also by a retry: a stopped address gets none, and the queue says why.
create or replace function private.stop_mail_to_suppressed()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  reason text;
begin
  select stopped.reason into reason from public.mail_suppressions as stopped
  where stopped.email = private.normalize_email(new."to");
  if reason is not null then
    new.status := 'cancelled';
    new.last_error := private.describe_suppression(reason);
  end if;
  return new;
end;
$$;
revoke all on function private.stop_mail_to_suppressed() from public, anon, authenticated;

create trigger stop_mail_to_suppressed before insert or update of status on public.email_messages
  for each row when (new.status = 'queued') execute function private.stop_mail_to_suppressed();

-- Ends every marketing consent of an address: the lead's and the account's.
create or replace function private.withdraw_marketing(address text, act text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  lead uuid;
begin
  perform private.note_consent_act(private.normalize_email(address), false, act);
  select known.id into lead from public.leads as known where known.email = private.normalize_email(address);
  if lead is not null then
    perform public.unsubscribe_lead(lead);
  end if;
  update public.profiles set newsletter = false where email = private.normalize_email(address) and newsletter;
  update public.email_messages
  set status = 'cancelled', last_error = 'The person wants no such mail any more.'
  where "to" = private.normalize_email(address) and stream = 'marketing' and status = 'queued';
end;
$$;
revoke all on function private.withdraw_marketing(text, text) from public, anon, authenticated;

create or replace function private.suppress_address(address text, why text, note text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.mail_suppressions (email, reason, detail) values (address, why, note)
  on conflict (email) do nothing;
  update public.email_messages
  set status = 'cancelled', last_error = private.describe_suppression(why)
  where "to" = address and status = 'queued';
end;
$$;
revoke all on function private.suppress_address(text, text, text) from public, anon, authenticated;

-- A hard bounce or a complaint stops an address at once, soft bounces at the third within 30 days. A complaint also ends the
-- person's consents. False for an event that is known already.
create or replace function public.receive_mail_event(
  event_provider text, provider_event_id text, event_kind text, address text, provider_message_id text, event_detail text,
  event_time timestamptz
)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  recipient text := private.normalize_email(address);
  note text := left(coalesce(event_detail, ''), 500);
  message uuid;
begin
  select mail.id into message from public.email_messages as mail
  where mail.provider_message_id = receive_mail_event.provider_message_id and mail."to" = recipient
  limit 1;
  insert into public.mail_events (provider, event_id, kind, email, mail_id, detail, occurred_at)
  values (event_provider, provider_event_id, event_kind, recipient, message, note, event_time)
  on conflict (provider, event_id) do nothing;
  if not found then
    return false;
  end if;
  if event_kind = 'complaint' then
    perform private.withdraw_marketing(recipient, 'complaint');
    perform private.suppress_address(recipient, 'complaint', note);
  elsif event_kind = 'hard-bounce' then
    perform private.suppress_address(recipient, 'hard-bounce', note);
  elsif (
    select count(*) from public.mail_events as soft
    where soft.email = recipient and soft.kind = 'soft-bounce' and not soft.is_settled
      and soft.created_at > now() - interval '30 days'
  ) >= 3 then
    perform private.suppress_address(recipient, 'soft-bounces', note);
  end if;
  return true;
end;
$$;
revoke all on function public.receive_mail_event(text, text, text, text, text, text, timestamptz) from public, anon, authenticated;
grant execute on function public.receive_mail_event(text, text, text, text, text, text, timestamptz) to service_role;

create or replace function public.admin_list_stopped_addresses(
  search text default null, reason_filter text default null, page_cursor text default null, page_size integer default 50
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
    'public.mail_suppressions',
    $fields$jsonb_build_object('id', entry.id, 'email', entry.email, 'reason', entry.reason, 'detail', entry.detail,
      'createdAt', entry.created_at)$fields$,
    array_remove(array[
      case when private.list_query(search) is not null then
        $c$private.list_words(entry.email) @@ private.list_query($1[1])$c$ end,
      case when coalesce(reason_filter, '') <> '' then $c$entry.reason = $1[2]$c$ end
    ], null),
    array[search, reason_filter],
    page_cursor,
    page_size
  );
end;
$$;
revoke all on function public.admin_list_stopped_addresses(text, text, text, integer) from public, anon;
grant execute on function public.admin_list_stopped_addresses(text, text, text, integer) to authenticated, service_role;

-- Mails that were canceled stay canceled; new ones are sent. The consents that a complaint ended do not come back.
create or replace function public.admin_allow_address(address_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text;
begin
  perform private.require_admin();
  perform private.note_reason('Mail allowed again');
  delete from public.mail_suppressions as stopped where stopped.id = address_id returning stopped.email into address;
  if address is null then
    perform private.reject(404, 'This address is not stopped any more.');
  end if;
  update public.mail_events set is_settled = true where email = address and not is_settled;
end;
$$;
revoke all on function public.admin_allow_address(uuid) from public, anon, authenticated;
grant execute on function public.admin_allow_address(uuid) to authenticated, service_role;
