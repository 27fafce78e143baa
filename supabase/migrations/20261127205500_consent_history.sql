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

-- A switch is the person's act only if the address is proved, and not if another trigger moves it: the confirmation of an address
-- takes back what a stranger switched before.
create or replace function private.note_newsletter_choice()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if pg_trigger_depth() = 1 and exists (
    select from auth.users as account where account.id = new.id and account.email_confirmed_at is not null
  ) then
    perform private.note_consent_act(new.email, new.newsletter, 'account-setting');
  end if;
  if not new.newsletter then
    update public.email_messages
    set status = 'cancelled', last_error = 'The newsletter was switched off in the account.'
    where "to" = new.email and stream = 'marketing' and status = 'queued';
  end if;
  return null;
end;
$$;
drop trigger note_newsletter_choice on public.profiles;
create trigger note_newsletter_choice after update of newsletter on public.profiles
  for each row when (new.newsletter is distinct from old.newsletter)
  execute function private.note_newsletter_choice();

-- What is known of the past. A confirmation and an unsubscription have switched the account at the same moment.
insert into public.consent_acts (created_at, email, is_given, act)
select past.at, past.email, past.is_given, past.act
from (
  select lead.confirmed_at as at, lead.email, true as is_given, 'confirmation-link' as act
  from public.leads as lead where lead.confirmed_at is not null
  union all
  select lead.unsubscribed_at, lead.email, false, 'before-history'
  from public.leads as lead where lead.unsubscribed_at is not null
  union all
  select profile.newsletter_changed_at, profile.email, profile.newsletter, 'account-setting'
  from public.profiles as profile
  join auth.users as account on account.id = profile.id
  where profile.newsletter_changed_at is not null and account.email_confirmed_at is not null
    and length(profile.email) between 3 and 254
    and not exists (
      select from public.leads as lead
      where lead.email = profile.email and profile.newsletter_changed_at in (lead.confirmed_at, lead.unsubscribed_at)
    )
) as past
order by past.at;
alter table public.profiles drop column newsletter_changed_at;

drop function private.withdraw_marketing(text);
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

create or replace function public.unsubscribe_newsletter(person_id uuid, issue_id uuid)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text;
  was_subscribed boolean;
begin
  select lead.email, lead.status <> 'unsubscribed' into address, was_subscribed
  from public.leads as lead where lead.id = person_id;
  if address is null then
    select profile.email, profile.newsletter into address, was_subscribed
    from public.profiles as profile where profile.id = person_id;
  end if;
  if address is null then
    return false;
  end if;
  perform private.withdraw_marketing(address, 'newsletter-link');
  if was_subscribed then
    update public.newsletter_issues as issue set unsubscribed = issue.unsubscribed + 1
    where issue.id = unsubscribe_newsletter.issue_id;
  end if;
  return true;
end;
$$;

create or replace function public.request_starter_pack(
  lead_id uuid,
  lead_name text,
  lead_email text,
  lead_utm jsonb default '{}',
  lead_source text default 'default'
)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text := private.clean_address(lead_email);
  lead public.leads;
begin
  if length(coalesce(private.one_line(lead_name), '')) > 120 then
    perform private.reject(400, 'The name may have at most 120 characters.');
  end if;
  if length(address) not between 3 and 254 or address not like '%_@_%' then
    perform private.reject(400, 'The email address is not valid.');
  end if;

  insert into public.leads as existing (id, name, email, utm, source)
  values (lead_id, coalesce(private.one_line(lead_name), ''), address, coalesce(lead_utm, '{}'), lead_source)
  on conflict (email) do update
  set requested_at = now(),
    name = case when existing.status = 'pending' and excluded.name <> '' then excluded.name else existing.name end,
    status = case when existing.status = 'unsubscribed' or private.has_withdrawn_consent(existing.email)
      then 'pending' else existing.status end
  returning * into lead;

  if lead.last_mail_at is null or lead.last_mail_at <= now() - interval '24 hours' then
    update public.leads set last_mail_at = now() where id = lead.id;
    perform private.queue_email(
      address,
      case when lead.status = 'confirmed' then 'starter-pack-1' else 'confirm-subscription' end,
      jsonb_build_object('name', lead.name),
      'lead-request:' || lead.id || ':' || extract(epoch from now()),
      now(),
      case when lead.status = 'confirmed' then 'marketing' else 'transactional' end,
      lead.id
    );
  end if;
  return lead.id;
end;
$$;

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
    'starter-pack-1:' || lead.id || ':' || lead.token_version, now(), 'marketing', lead.id);
  if private.has_paid_purchase(lead.email) then
    update public.leads set sequence_ended_at = now(), sequence_ended_by = 'purchase' where id = lead.id;
  else
    perform private.queue_email(lead.email, 'starter-pack-2', jsonb_build_object('name', lead.name),
      'starter-pack-2:' || lead.id || ':' || lead.token_version, now() + interval '48 hours', 'marketing', lead.id);
  end if;
  return 'confirmed';
end;
$$;

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

drop function private.opted_out_since(text, timestamptz);

create or replace function private.take_person_to_new_address()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  left_address text := private.normalize_email(old.email);
  address text := private.normalize_email(new.email);
begin
  if left_address is null or coalesce(address, '') in ('', left_address)
    or old.email_confirmed_at is null or new.email_confirmed_at is null then
    return null;
  end if;
  update public.order_links as link set email = address
  from public.purchases as purchase
  where purchase.user_id = new.id and link.provider = purchase.provider and link.provider_order_id = purchase.provider_order_id
    -- A part of an order may have been moved to this person: the link is still its buyer's.
    and link.email = purchase.email;
  update public.purchases set email = address where user_id = new.id and email <> address;
  update public.purchases set payer_email = address where payer_email = left_address;
  update public.review_contacts as contact set email = address
  where contact.email = left_address and contact.verified and not exists (
    select from public.review_contacts as other
    where other.email = address and other.product_sku = contact.product_sku and other.verified
  );
  insert into public.mail_suppressions (email, reason, detail)
  select address, stopped.reason, stopped.detail from public.mail_suppressions as stopped
  where stopped.email = left_address and stopped.reason = 'complaint'
  on conflict (email) do nothing;
  update public.email_messages set "to" = address
  where "to" = left_address and status = 'queued' and template <> 'account-changed';
  update public.consent_acts set email = address where email = left_address;
  if found then
    perform private.note_consent_act(address, not private.has_withdrawn_consent(address), 'address-change');
  end if;
  if exists (select from public.leads as lead where lead.email = address) then
    perform private.note_consent_act(left_address, false, 'address-change')
    from public.leads as lead where lead.email = left_address;
    perform public.unsubscribe_lead(lead.id) from public.leads as lead where lead.email = left_address;
  else
    update public.leads set email = address where email = left_address;
  end if;
  return null;
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
    ),
    'consents', (
      select coalesce(jsonb_agg(jsonb_build_object('isGiven', known.is_given, 'act', known.act, 'at', known.created_at)
        order by known.id), '[]')
      from public.consent_acts as known where known.email = address
    )
  );
$$;

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
  select 'giftsPaid', given.entry from private.gifts_paid_by(who.addresses) as given (entry)
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
  select 'consents', to_jsonb(known) - 'id' from public.consent_acts as known where known.email = any (who.addresses)
  union all
  select 'changesByAdmins', to_jsonb(line) - array['actor', 'actor_email', 'change_set'] from private.objects_of(who) as thing
  cross join lateral (
    select * from public.audit_log as known
    where known.object = thing.object and known.object_id = thing.object_id offset 0
  ) as line
  union all
  select known.section, known.entry from private.account_rows(who) as known;
$$;

create or replace function public.admin_person(address text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  who private.person;
begin
  perform private.require_admin_or_service();
  who := private.find_person(address);
  return jsonb_build_object(
    'email', who.addresses[1],
    'formerAddresses', to_jsonb(who.addresses[2:]),
    'names', to_jsonb(private.names_of(who)),
    'refusal', private.person_refusal(who),
    'held', (
      select coalesce(jsonb_object_agg(counted.section, counted.rows), '{}')
      from (select held.section, count(*) as rows from private.person_rows(who) as held group by 1) as counted
    ),
    'consents', (
      select coalesce(jsonb_agg(jsonb_build_object('id', latest.id, 'isGiven', latest.is_given, 'act', latest.act,
        'at', latest.created_at) order by latest.id desc), '[]')
      from (
        select * from public.consent_acts as known where known.email = any (who.addresses) order by known.id desc limit 50
      ) as latest
    ),
    'mentions', private.mentions_of(who, private.name_pattern(private.names_of(who)))
  );
end;
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
  delete from public.consent_acts where email = any (who.addresses);
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
