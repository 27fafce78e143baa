-- Null for what no stranger can cause: receipts, answers of the owner, news that somebody has confirmed.
create or replace function private.mail_cause(template text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when template in ('auth-reauthentication', 'auth-email-change') then 'account'
    when template like 'auth-%' then 'sign-in'
    when template in ('confirm-subscription', 'starter-pack-1') then 'opt-in'
    when template = 'order-link' then 'find-order'
    when template = 'company-invitation' then 'invitation'
    when template = 'contact-message' then 'contact'
  end;
$$;

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
