-- People who asked for the starter pack. `token_version` is part of each confirmation token, so that a link from before an
-- unsubscribe cannot subscribe the person again.
create table public.leads (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null default '' check (length(name) <= 120),
  email text not null unique check (length(email) between 3 and 254 and email = lower(email)),
  utm jsonb not null default '{}',
  source text not null default 'default' check (source in ('hero', 'sidebar', 'footer', 'default', 'exit-intent')),
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed')),
  requested_at timestamptz not null default now(),
  last_mail_at timestamptz,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  sequence_ended_at timestamptz,
  sequence_ended_by text check (sequence_ended_by in ('purchase', 'unsubscribe')),
  token_version integer not null default 1,
  campaign text not null default '(none)',
  customer_since timestamptz,
  -- The day of the first request where the shop is, by which the report counts: it stays when the shop's time zone changes.
  asked_on date not null default current_date,
  -- States that we do not write for yet: those that the person wants to hear about, and those that a form asked for in their name.
  wanted_states text[] not null default '{}'
    check (cardinality(wanted_states) <= 60 and array_to_string(wanted_states, ',', '?') ~ '^([A-Z]{2}(,[A-Z]{2})*)?$'),
  asked_states text[] not null default '{}'
    check (cardinality(asked_states) <= 60 and array_to_string(asked_states, ',', '?') ~ '^([A-Z]{2}(,[A-Z]{2})*)?$')
);
alter table public.leads enable row level security;
create index leads_created_at_idx on public.leads (created_at desc, id desc);
create index leads_status_idx on public.leads (status, created_at desc, id desc);
create index leads_campaign_idx on public.leads (campaign, created_at desc, id desc);
create index leads_search_idx on public.leads using gin (private.list_words(email || ' ' || name))
  with (gin_pending_list_limit = 64);
create index leads_mailbox_idx on public.leads (private.fold_mailbox(email));
create index leads_wanted_states_idx on public.leads using gin (wanted_states) where wanted_states <> '{}';
create index leads_unconfirmed_idx on public.leads (requested_at) where status = 'pending';
grant select on public.leads to authenticated;
grant all on public.leads to service_role;

create policy "admin reads leads" on public.leads
  for select to authenticated using ((select private.is_admin()));

create trigger touch_leads before update on public.leads
  for each row execute function private.touch_updated_at();

create or replace function private.set_day_of_request()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.asked_on := private.shop_day(new.created_at);
  return new;
end;
$$;
revoke all on function private.set_day_of_request() from public, anon, authenticated;

create trigger set_day_of_request before insert or update of created_at, asked_on on public.leads
  for each row execute function private.set_day_of_request();

select private.watch_admin_changes('leads', 'id', array['email', 'name', 'utm']);

alter table public.email_messages
  add constraint email_messages_lead_id_fkey foreign key (lead_id) references public.leads (id) on delete cascade;

create or replace function private.has_paid_purchase(address text)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return exists (
    select 1 from public.purchases as purchase
    where purchase.email = private.normalize_email(address)
      and purchase.status in ('paid', 'partially_refunded')
  );
end;
$$;
revoke all on function private.has_paid_purchase(text) from public, anon, authenticated;

create or replace function private.end_lead_sequence(address text, cause text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.leads
  set sequence_ended_at = coalesce(sequence_ended_at, now()), sequence_ended_by = coalesce(sequence_ended_by, cause)
  where email = private.normalize_email(address);
  update public.email_messages
  set status = 'cancelled', last_error = 'The sequence ended: ' || cause
  where "to" = private.normalize_email(address) and stream = 'marketing' and status = 'queued';
end;
$$;
revoke all on function private.end_lead_sequence(text, text) from public, anon, authenticated;

-- Who gave or withdrew consent to marketing mail, when and by which act: the last one holds. What a stranger can do, as typing
-- an address into a form, is no act. The ids are in the order of the acts.
create table public.consent_acts (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  email text not null check (length(email) between 3 and 254),
  is_given boolean not null,
  -- `before-history`: the shop did not note how.
  act text not null check (act in ('confirmation-link', 'account-setting', 'unsubscribe-link', 'newsletter-link', 'owner',
    'complaint', 'address-change', 'before-history'))
);
alter table public.consent_acts enable row level security;
create index consent_acts_email_idx on public.consent_acts (email, id desc);
create index consent_acts_mailbox_idx on public.consent_acts (private.fold_mailbox(email), id desc);
grant select on public.consent_acts to authenticated;
grant select, insert, delete on public.consent_acts to service_role;

create policy "admin reads consent" on public.consent_acts
  for select to authenticated using ((select private.is_admin()));

create trigger refuse_history_change before update on public.consent_acts
  for each row execute function private.refuse_history_change();

-- One act can switch both the lead and the account and is still one row. What is withdrawn cannot be withdrawn again.
create or replace function private.note_consent_act(address text, is_given boolean, act text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  latest public.consent_acts;
begin
  select * into latest from public.consent_acts as known where known.email = address order by known.id desc limit 1;
  if latest.is_given = note_consent_act.is_given and (not latest.is_given or latest.created_at = now()) then
    return;
  end if;
  insert into public.consent_acts (email, is_given, act) values (address, note_consent_act.is_given, note_consent_act.act);
end;
$$;
revoke all on function private.note_consent_act(text, boolean, text) from public, anon, authenticated;

-- Whether the person's last act was to withdraw.
create or replace function private.has_withdrawn_consent(address text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce((
    select not known.is_given from public.consent_acts as known where known.email = address order by known.id desc limit 1
  ), false);
$$;
revoke all on function private.has_withdrawn_consent(text) from public, anon, authenticated;

-- Whether an address that has opted out was asked already whether that still holds: somebody else can type it again and again.
create or replace function private.was_asked_after_opt_out(address text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce((
    select not latest.is_given and exists (
      select from public.leads as asked
      where private.fold_mailbox(asked.email) = private.fold_mailbox(address)
        and asked.last_mail_at > greatest(latest.created_at, now() - interval '30 days')
    )
    from public.consent_acts as latest
    where private.fold_mailbox(latest.email) = private.fold_mailbox(address)
    order by latest.id desc
    limit 1
  ), false);
$$;
revoke all on function private.was_asked_after_opt_out(text) from public, anon, authenticated;

-- Anybody can type another person's address, so a mailbox gets one email in 24 hours, however often it is entered, and who has
-- opted out is asked to confirm again, once in 30 days: only the person's own act lifts an opt-out.
create or replace function public.request_starter_pack(
  lead_id uuid,
  lead_name text,
  lead_email text,
  lead_utm jsonb default '{}',
  lead_source text default 'default',
  caller_network text default null,
  wanted_state text default null
)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text := private.clean_address(lead_email);
  lead public.leads;
  is_asked boolean;
begin
  if length(coalesce(private.one_line(lead_name), '')) > 120 then
    perform private.reject(400, 'The name may have at most 120 characters.');
  end if;
  if length(address) not between 3 and 254 or address not like '%_@_%' then
    perform private.reject(400, 'The email address is not valid.');
  end if;
  if wanted_state is not null and wanted_state !~ '^[A-Z]{2}$' then
    perform private.reject(400, 'Please choose a state.');
  end if;

  insert into public.leads as existing (id, name, email, utm, source, asked_states)
  values (lead_id, coalesce(private.one_line(lead_name), ''), address, coalesce(lead_utm, '{}'), lead_source,
    array_remove(array[wanted_state], null))
  on conflict (email) do update
  set requested_at = now(),
    name = case when existing.status = 'pending' and excluded.name <> '' then excluded.name else existing.name end,
    status = case when existing.status = 'unsubscribed' or private.has_withdrawn_consent(existing.email)
      then 'pending' else existing.status end,
    asked_states = case when wanted_state = any (existing.wanted_states) then existing.asked_states
      else array_remove(existing.asked_states, wanted_state) || excluded.asked_states end
  returning * into lead;

  is_asked := lead.status <> 'confirmed' or coalesce(wanted_state = any (lead.asked_states), false);
  if lead.status = 'confirmed' or not private.was_asked_after_opt_out(address) then
    if private.queue_email(
      address,
      case when is_asked then 'confirm-subscription' else 'starter-pack-1' end,
      jsonb_build_object('name', lead.name) || case when is_asked and wanted_state is not null
        then jsonb_build_object('wantedState', wanted_state) else '{}' end,
      'lead-request:' || lead.id || ':' || extract(epoch from now()),
      now(),
      case when is_asked then 'transactional' else 'marketing' end,
      lead.id,
      network => caller_network
    ) is null then
      update public.leads set last_mail_at = now() where id = lead.id;
    end if;
  end if;
  return lead.id;
end;
$$;
revoke all on function public.request_starter_pack(uuid, text, text, jsonb, text, text, text) from public, anon, authenticated;
grant execute on function public.request_starter_pack(uuid, text, text, jsonb, text, text, text) to service_role;

-- A second confirmation changes nothing. Email 2 follows after 48 hours unless the person has bought by then.
create or replace function public.confirm_lead(lead_id uuid, lead_token_version integer)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  lead public.leads;
begin
  select * into lead from public.leads as candidate where candidate.id = lead_id for update;
  if not found or lead.token_version <> lead_token_version then
    perform private.reject(410, 'This confirmation link is no longer valid. Please ask for the starter pack again.');
  end if;
  update public.leads
  set wanted_states = array(select distinct code from unnest(lead.wanted_states || lead.asked_states) as known (code) order by code),
    asked_states = '{}'
  where id = lead.id and lead.asked_states <> '{}';
  if lead.status = 'confirmed' then
    return 'already-confirmed';
  end if;

  update public.leads
  set status = 'confirmed', confirmed_at = now(), last_mail_at = now(), unsubscribed_at = null,
    sequence_ended_at = null, sequence_ended_by = null
  where id = lead.id;
  perform private.note_consent_act(lead.email, true, 'confirmation-link');
  -- The form that is confirmed names the newsletter, and the account shows what holds.
  update public.profiles set newsletter = true where email = lead.email and not newsletter;
  perform private.queue_email(lead.email, 'starter-pack-1', jsonb_build_object('name', lead.name),
    'starter-pack-1:' || lead.id || ':' || lead.token_version, now(), 'marketing', lead.id, cause => 'confirmed');
  if private.has_paid_purchase(lead.email) then
    update public.leads set sequence_ended_at = now(), sequence_ended_by = 'purchase' where id = lead.id;
  else
    perform private.queue_email(lead.email, 'starter-pack-2', jsonb_build_object('name', lead.name),
      'starter-pack-2:' || lead.id || ':' || lead.token_version, now() + interval '48 hours', 'marketing', lead.id);
  end if;
  return 'confirmed';
end;
$$;
revoke all on function public.confirm_lead(uuid, integer) from public, anon, authenticated;
grant execute on function public.confirm_lead(uuid, integer) to service_role;

-- By the link of a mail, unless the caller has noted another act.
create or replace function public.unsubscribe_lead(lead_id uuid)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text;
begin
  update public.leads
  set status = 'unsubscribed',
    unsubscribed_at = coalesce(unsubscribed_at, now()),
    token_version = token_version + case when status = 'unsubscribed' then 0 else 1 end
  where id = lead_id
  returning email into address;
  if address is null then
    return false;
  end if;
  perform private.note_consent_act(address, false, 'unsubscribe-link');
  perform private.end_lead_sequence(address, 'unsubscribe');
  update public.profiles set newsletter = false where email = address and newsletter;
  return true;
end;
$$;
revoke all on function public.unsubscribe_lead(uuid) from public, anon, authenticated;
grant execute on function public.unsubscribe_lead(uuid) to service_role;

create or replace function public.admin_list_leads(
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
    'public.leads',
    $fields$jsonb_build_object('id', entry.id, 'name', entry.name, 'email', entry.email, 'status', entry.status,
      'utm', entry.utm, 'source', entry.source, 'createdAt', entry.created_at, 'confirmedAt', entry.confirmed_at,
      'unsubscribedAt', entry.unsubscribed_at, 'customerSince', entry.customer_since,
      'wantedStates', entry.wanted_states)$fields$,
    array_remove(array[
      case when private.list_query(search) is not null then
        $c$private.list_words(entry.email || ' ' || entry.name) @@ private.list_query($1[1])$c$ end,
      case when status_filter ~ '^[A-Z]{2}$' then $c$entry.wanted_states @> array[$1[2]] and entry.status = 'confirmed'$c$
      when coalesce(status_filter, '') <> '' then $c$entry.status = $1[2]$c$ end
    ], null),
    array[search, status_filter],
    page_cursor,
    page_size
  );
end;
$$;
revoke all on function public.admin_list_leads(text, text, text, integer) from public, anon;
grant execute on function public.admin_list_leads(text, text, text, integer) to authenticated, service_role;

-- How many people wait for each state that we do not write for yet.
create or replace function public.admin_wanted_states()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('state', wanted.code, 'people', wanted.people)
      order by wanted.people desc, wanted.code), '[]')
    from (
      select code, count(*) as people
      from public.leads as lead
      cross join lateral unnest(lead.wanted_states) as known (code)
      where lead.wanted_states <> '{}' and lead.status = 'confirmed'
      group by code
    ) as wanted
  );
end;
$$;
revoke all on function public.admin_wanted_states() from public, anon;
grant execute on function public.admin_wanted_states() to authenticated, service_role;

-- Sends the confirmation email again. A person who has unsubscribed gets none.
create or replace function public.admin_resend_confirmation(lead_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  lead public.leads;
begin
  perform private.require_admin();
  select * into lead from public.leads as candidate where candidate.id = admin_resend_confirmation.lead_id for update;
  if not found then
    perform private.reject(404, 'There is no such lead. It may have been deleted.');
  elsif lead.status <> 'pending' then
    perform private.reject(409, 'This email goes only to an unconfirmed address. This one is ' || lead.status || '.');
  elsif lead.last_mail_at > now() - interval '1 minute' then
    perform private.reject(429, 'An email was sent to this address a moment ago. Please wait a minute.');
  end if;
  update public.leads set last_mail_at = now() where id = lead.id;
  perform private.queue_email(lead.email, 'confirm-subscription', jsonb_strip_nulls(jsonb_build_object('name', lead.name,
    'wantedState', lead.asked_states[cardinality(lead.asked_states)])),
    'lead-request:' || lead.id || ':' || extract(epoch from now()), now(), 'transactional', lead.id);
end;
$$;
revoke all on function public.admin_resend_confirmation(uuid) from public, anon;
grant execute on function public.admin_resend_confirmation(uuid) to authenticated, service_role;

create or replace function public.admin_unsubscribe_lead(lead_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.note_reason('Unsubscribed by the owner');
  perform private.note_consent_act(lead.email, false, 'owner')
  from public.leads as lead where lead.id = admin_unsubscribe_lead.lead_id;
  if not public.unsubscribe_lead(lead_id) then
    perform private.reject(404, 'There is no such lead. It may have been deleted.');
  end if;
end;
$$;
revoke all on function public.admin_unsubscribe_lead(uuid) from public, anon;
grant execute on function public.admin_unsubscribe_lead(uuid) to authenticated, service_role;

-- Deletes for good, with the emails that the person got as a lead and, without an account, the history of consent. The audit log
-- keeps that it happened, not whose it was.
create or replace function public.admin_delete_lead(lead_id uuid, reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text;
begin
  perform private.require_admin();
  perform private.require_reason(reason);
  delete from public.leads as lead where lead.id = admin_delete_lead.lead_id returning lead.email into address;
  if not found then
    perform private.reject(404, 'There is no such lead. It may have been deleted already.');
  end if;
  delete from public.consent_acts as known
  where known.email = address and not exists (select from public.profiles as profile where profile.email = address);
end;
$$;
revoke all on function public.admin_delete_lead(uuid, text) from public, anon;
grant execute on function public.admin_delete_lead(uuid, text) to authenticated, service_role;

-- The mail worker asks this before each marketing email.
create or replace function public.may_receive_marketing(address text, for_lead uuid default null)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  recipient text := private.normalize_email(address);
begin
  if private.has_withdrawn_consent(recipient) then
    return false;
  elsif for_lead is not null then
    return exists (select from public.leads as lead where lead.id = for_lead and lead.status = 'confirmed');
  end if;
  return exists (
    select 1
    from public.profiles as profile
    join auth.users as account on account.id = profile.id
    where profile.email = recipient and profile.newsletter and account.email_confirmed_at is not null
  );
end;
$$;
revoke all on function public.may_receive_marketing(text, uuid) from public, anon, authenticated;
grant execute on function public.may_receive_marketing(text, uuid) to service_role;
