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
create or replace function private.withdraw_marketing(address text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  lead uuid;
begin
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
revoke all on function private.withdraw_marketing(text) from public, anon, authenticated;

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
    perform private.withdraw_marketing(recipient);
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

-- What is held on a person has their bounces, which go with the person and after 90 days, as their mails do.
create or replace function private.person_rows(who private.person)
returns table (section text, entry jsonb)
language sql
stable
rows 100
security definer
set search_path = ''
as $$
  with own_license as (
    select * from public.licenses as license
    where license.purchase_id = any (who.purchases) or license.user_id = any (who.accounts)
  ), own_message as (
    select * from public.contact_messages as message where message.email = any (who.addresses)
  ), own_review as (
    select review.*, contact.email as address, contact.rejection_reason from public.review_contacts as contact
    join public.reviews as review on review.id = contact.review_id where contact.email = any (who.addresses)
  )
  select 'profile', to_jsonb(profile) from public.profiles as profile where profile.id = any (who.accounts)
  union all
  select 'purchases', to_jsonb(purchase) from public.purchases as purchase where purchase.id = any (who.purchases)
  union all
  select 'licenses', to_jsonb(license) from own_license as license
  union all
  select 'licenseProfiles', to_jsonb(company) from own_license as license
  cross join lateral (
    select * from public.license_profiles as known where known.license_id = license.id offset 0
  ) as company
  union all
  select 'downloads', to_jsonb(download) from public.downloads as download
  where download.license_id in (select id from own_license)
  union all
  select 'paymentEvents', to_jsonb(ledger) from private.events_of(who) as ledger
  union all
  select 'orderLinks', to_jsonb(link) from public.order_links as link where link.email = any (who.addresses)
  union all
  select 'starterPackRequests', to_jsonb(lead) - 'token_version' from public.leads as lead
  where lead.email = any (who.addresses)
  union all
  select 'contactMessages', to_jsonb(sent) from own_message as sent
  union all
  select 'answers', to_jsonb(reply) from own_message as sent
  cross join lateral (
    select * from public.contact_replies as known where known.message_id = sent.id offset 0
  ) as reply
  union all
  select 'reviews', to_jsonb(review) - array['email', 'address'] || jsonb_build_object('email', review.address)
  from own_review as review
  union all
  select 'emails', to_jsonb(mail) - array['lease', 'lease_until', 'idempotency_key'] from public.email_messages as mail
  where mail."to" = any (who.addresses)
  union all
  select 'mailEvents', to_jsonb(report) - 'event_id' from public.mail_events as report where report.email = any (who.addresses)
  union all
  select 'stoppedAddresses', to_jsonb(stopped) from public.mail_suppressions as stopped where stopped.email = any (who.addresses)
  union all
  select 'changesByAdmins', to_jsonb(line) - array['actor', 'actor_email', 'change_set'] from private.objects_of(who) as thing
  cross join lateral (
    select * from public.audit_log as known
    where known.object = thing.object and known.object_id = thing.object_id offset 0
  ) as line
  union all
  select known.section, known.entry from private.account_rows(who) as known;
$$;

create or replace function private.delete_person_rows(who private.person, name_pattern text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  licenses uuid[] := array(
    select license.id from public.licenses as license
    where license.purchase_id = any (who.purchases) or license.user_id = any (who.accounts)
  );
begin
  perform set_config('shop.keeps_figures', 'on', true);
  delete from public.downloads where license_id = any (licenses);
  delete from public.license_profiles where license_id = any (licenses);
  delete from public.order_links where email = any (who.addresses);
  delete from public.company_invitations where email = any (who.addresses);
  delete from public.email_messages where "to" = any (who.addresses);
  delete from public.mail_events where email = any (who.addresses);
  delete from public.mail_suppressions where email = any (who.addresses);
  delete from public.leads where email = any (who.addresses);
  delete from public.email_messages as notice
  using public.contact_messages as message
  where message.email = any (who.addresses) and notice.idempotency_key = 'contact:' || message.id;
  delete from public.contact_messages where email = any (who.addresses);
  delete from public.reviews where id in (
    select contact.review_id from public.review_contacts as contact where contact.email = any (who.addresses)
  );
  delete from public.search_misses
  where query ~* who.pattern or query ~* name_pattern;
end;
$$;

create or replace function public.delete_what_is_due(as_of timestamptz default now())
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  at_most constant integer := 5000;
begin
  perform private.empty_old_mails(as_of, at_most);
  delete from public.mail_events as report
  where report.id in (
    select old.id from public.mail_events as old where private.is_due('mails', old.created_at, as_of)
    limit at_most for update skip locked
  );
  perform private.delete_old_leads(as_of, at_most);
  update public.webhook_events as ledger set payload = '[deleted]'
  where ledger.id in (
    select old.id from public.webhook_events as old
    where old.payload <> '[deleted]' and private.is_due('webhook payloads', old.processed_at, as_of)
    limit at_most for update skip locked
  );
  delete from public.contact_messages as message
  where message.status in ('answered', 'closed')
    and private.is_due('settled messages', message.created_at, as_of)
    and not exists (
      select from public.contact_replies as reply
      where reply.message_id = message.id and not private.is_due('settled messages', reply.created_at, as_of)
    );
  delete from public.order_links as link where link.kind = 'find' and private.is_due('order links', link.expires_at, as_of);
  delete from public.company_invitations as invitation where private.is_due('company invitations', invitation.expires_at, as_of);
  delete from public.search_misses as missed where private.is_due('searches', missed.last_searched_at, as_of);
  perform private.delete_old_rate_limits();
end;
$$;

create or replace function private.export_correspondence(address text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'starterPackRequests', (
      select coalesce(jsonb_agg(to_jsonb(lead) - 'token_version' order by lead.created_at), '[]')
      from public.leads as lead where lead.email = address
    ),
    'contactMessages', (
      select coalesce(jsonb_agg(to_jsonb(sent) || jsonb_build_object('answers', (
          select coalesce(jsonb_agg(jsonb_build_object('answeredAt', reply.created_at, 'body', reply.body)
            order by reply.created_at), '[]')
          from public.contact_replies as reply where reply.message_id = sent.id))
        order by sent.created_at), '[]')
      from public.contact_messages as sent where sent.email = address
    ),
    'reviews', (
      select coalesce(jsonb_agg(to_jsonb(review) || jsonb_build_object('email', contact.email)
        order by review.created_at), '[]')
      from public.review_contacts as contact
      join public.reviews as review on review.id = contact.review_id
      where contact.email = address
    ),
    'orderLinks', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', link.kind, 'madeAt', link.created_at,
        'expiresAt', link.expires_at, 'usedAt', link.used_at, 'order', link.provider_order_id) order by link.created_at), '[]')
      from public.order_links as link where link.email = address
    ),
    'emails', (
      select coalesce(jsonb_agg(jsonb_build_object('to', mail."to", 'template', mail.template, 'data', mail.data,
        'queuedAt', mail.created_at, 'sentAt', mail.sent_at, 'status', mail.status) order by mail.created_at), '[]')
      from public.email_messages as mail
      where mail."to" = address and mail.template not in ('contact-message', 'owner-alert')
    ),
    'mailReports', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', report.kind, 'detail', report.detail, 'at', report.occurred_at)
        order by report.created_at), '[]')
      from public.mail_events as report where report.email = address
    ),
    'mailStopped', (
      select jsonb_build_object('reason', stopped.reason, 'detail', stopped.detail, 'since', stopped.created_at)
      from public.mail_suppressions as stopped where stopped.email = address
    )
  );
$$;
