-- One door for outgoing mail: every sender asks private.mail_counts by mailbox, sender and network before it queues.

-- One mailbox has many addresses: everything after a plus sign, and at Gmail the dots. Only counts use this; mail goes to the
-- address as it was typed.
create or replace function private.fold_mailbox(address text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select case when host in ('gmail.com', 'googlemail.com') then replace(base, '.', '') || '@gmail.com' else base || '@' || host end
  from (
    select coalesce(nullif(split_part(part[1], '+', 1), ''), part[1]) as base, part[2] as host
    from regexp_match(private.normalize_email(address), '^(.*)@([^@]*)$') as part
  ) as mailbox;
$$;
revoke all on function private.fold_mailbox(text) from public, anon, authenticated;
grant execute on function private.fold_mailbox(text) to anon, authenticated, service_role;

create index consent_acts_mailbox_idx on public.consent_acts (private.fold_mailbox(email), id desc);
create index leads_mailbox_idx on public.leads (private.fold_mailbox(email));

-- How often a mailbox, a sender or a network was mailed, or caused mail, in the last day: what private.queue_email asks before it
-- queues anything. The subject is a hash of the folded address, of the account or of the network, never the value itself.
create table private.mail_counts (
  subject text not null,
  cause text not null,
  slot timestamptz not null,
  count integer not null default 1,
  primary key (subject, cause, slot)
);
alter table private.mail_counts enable row level security;
create index mail_counts_slot_idx on private.mail_counts (slot);

-- Null for what no stranger can cause: receipts, answers of the owner, news that somebody has confirmed.
create or replace function private.mail_cause(template text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when template = 'auth-reauthentication' then 'account'
    when template like 'auth-%' then 'sign-in'
    when template in ('confirm-subscription', 'starter-pack-1') then 'opt-in'
    when template = 'order-link' then 'find-order'
    when template = 'company-invitation' then 'invitation'
    when template = 'contact-message' then 'contact'
  end;
$$;
revoke all on function private.mail_cause(text) from public, anon, authenticated;

-- Each cause's counts. `strangers` is all that a stranger can have sent to one mailbox; what strangers ask for without signing
-- in (`asked`) ends earlier, so that two codes are always left. A count without a limit is only kept.
create or replace function private.mail_limits(for_cause text)
returns table (cause text, kept_for text, per_hour integer, per_day integer)
language sql
immutable
set search_path = ''
as $$
  select limits.counted, limits.kept_for, limits.per_hour, limits.per_day
  from (values
    ('account', 'account', 'recipient', 10, 30),
    ('sign-in', 'sign-in', 'recipient', 3, 6),
    ('opt-in', 'opt-in', 'recipient', null, 1),
    ('confirmed', 'opt-in', 'recipient', null, null),
    ('find-order', 'find-order', 'recipient', null, 4),
    ('invitation', 'invitation', 'recipient', null, 3),
    ('invitation', 'invitations of sender', 'sender', null, 30),
    ('opt-in', 'asked', 'recipient', null, 4),
    ('find-order', 'asked', 'recipient', null, 4),
    ('invitation', 'asked', 'recipient', null, 4),
    ('sign-in', 'strangers', 'recipient', null, 6),
    ('opt-in', 'strangers', 'recipient', null, 6),
    ('find-order', 'strangers', 'recipient', null, 6),
    ('invitation', 'strangers', 'recipient', null, 6),
    ('sign-in', 'of network', 'network', null, null),
    ('opt-in', 'of network', 'network', null, null),
    ('invitation', 'of network', 'network', null, null),
    ('contact', 'contact of sender', 'sender', 3, null),
    ('contact', 'contact', 'shop', 60, null)
  ) as limits (of_cause, counted, kept_for, per_hour, per_day)
  where limits.of_cause = for_cause;
$$;
revoke all on function private.mail_limits(text) from public, anon, authenticated;

-- Counts one email and returns null, or counts nothing and returns the name of the count that is full. The owner's own emails
-- are counted and never refused.
create or replace function private.count_mail(for_cause text, recipient text, sender text, network text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  kept record;
  of_owner boolean;
begin
  if for_cause is null then
    return null;
  end if;
  of_owner := private.is_admin();
  -- Two calls at once must not both take the last one. All lock in the same order.
  for kept in select * from private.mail_subjects(for_cause, recipient, sender, network) loop
    perform pg_advisory_xact_lock(hashtextextended('mail-count:' || kept.cause || ':' || kept.subject, 0));
    if not of_owner and (private.mails_since(kept.subject, kept.cause, '1 hour') >= kept.per_hour
      or private.mails_since(kept.subject, kept.cause, '24 hours') >= kept.per_day) then
      return kept.cause;
    end if;
  end loop;
  insert into private.mail_counts as known (subject, cause, slot)
  select subjects.subject, subjects.cause, date_trunc('second', now())
  from private.mail_subjects(for_cause, recipient, sender, network) as subjects
  on conflict on constraint mail_counts_pkey do update set count = known.count + 1;
  return null;
end;
$$;
revoke all on function private.count_mail(text, text, text, text) from public, anon, authenticated;

create or replace function private.mail_subjects(for_cause text, recipient text, sender text, network text)
returns table (subject text, cause text, per_hour integer, per_day integer)
language sql
stable
set search_path = ''
as $$
  select md5(limits.kept_for || ':' || whose.name), limits.cause, limits.per_hour, limits.per_day
  from private.mail_limits(for_cause) as limits
  cross join lateral (select case limits.kept_for
    when 'recipient' then private.fold_mailbox(recipient)
    when 'sender' then sender
    when 'network' then network
    else 'all'
  end) as whose (name)
  where whose.name is not null
  order by limits.cause;
$$;
revoke all on function private.mail_subjects(text, text, text, text) from public, anon, authenticated;

create or replace function private.mails_since(of_subject text, of_cause text, span interval)
returns integer
language sql
stable
set search_path = ''
as $$
  select coalesce(sum(known.count), 0)::integer from private.mail_counts as known
  where known.subject = of_subject and known.cause = of_cause and known.slot > now() - span - interval '1 second';
$$;
revoke all on function private.mails_since(text, text, interval) from public, anon, authenticated;

-- One where the network is not known: such mails wait for nobody.
create or replace function private.turn_of_network(network text)
returns integer
language sql
stable
set search_path = ''
as $$
  select greatest(1, private.mails_since(md5('network:' || network), 'of network', '1 hour'));
$$;
revoke all on function private.turn_of_network(text) from public, anon, authenticated;

-- The rule of contracts/plain-name.ts: a name that can be repeated in mail to others holds no address, no telephone number and
-- no sentence. ASCII signs are named one by one, because what PostgreSQL counts as a letter depends on its locale.
create or replace function private.is_plain_name(value text)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  select coalesce(
    length(value) between 1 and 80
      and value !~ '[\u0001-\u001f\u007f-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u2000-\u2018\u201a-\u2bff\u3000-\u3004\ufe00-\uffff!"#$%()*+/:;<=>?@[\]^_`{|}~\\]'
      and value !~ '\.[^ ,]'
      and value ~ '[^0-9&,.’'' -]'
      and length(regexp_replace(value, '[^0-9]', '', 'g')) <= 4
      and words.total <= 8
      and (words.of_messages = 0 or (words.of_messages = 1 and words.total <= 4)), false)
  from (
    select count(*) as total, count(*) filter (where word = any (string_to_array(
      'account are attention block blocked call click close closed code confirm dot expired has have http https immediately is login '
      || 'must need needs now password pay payment please prize reply sent suspended today urgent verify visit was will win won www '
      || 'you your', ' '))) as of_messages
    from regexp_split_to_table(lower(value), '[ ,]+') as word
  ) as words;
$$;
revoke all on function private.is_plain_name(text) from public, anon, authenticated;

-- The longest window is a day, and its first twelfth counts for two more hours.
create or replace function private.delete_old_rate_limits()
returns void
language sql
security definer
set search_path = ''
as $$
  delete from private.rate_limits where window_start < now() - interval '27 hours';
  delete from private.mail_counts where slot < now() - interval '25 hours';
$$;

drop index public.email_messages_queue_idx;
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

-- Which of its network's mails of the hour this is: the first of each network goes before the second of any.
alter table public.email_messages add column turn integer not null default 1;

create index email_messages_queue_idx on public.email_messages (private.mail_priority(template, stream), turn, send_after)
  where status in ('queued', 'sending');

drop function private.queue_email(text, text, jsonb, text, timestamptz, text, uuid);
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

drop function public.request_starter_pack(uuid, text, text, jsonb, text);
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
  caller_network text default null
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

  if lead.status = 'confirmed' or not private.was_asked_after_opt_out(address) then
    if private.queue_email(
      address,
      case when lead.status = 'confirmed' then 'starter-pack-1' else 'confirm-subscription' end,
      jsonb_build_object('name', lead.name),
      'lead-request:' || lead.id || ':' || extract(epoch from now()),
      now(),
      case when lead.status = 'confirmed' then 'marketing' else 'transactional' end,
      lead.id,
      network => caller_network
    ) is null then
      update public.leads set last_mail_at = now() where id = lead.id;
    end if;
  end if;
  return lead.id;
end;
$$;
revoke all on function public.request_starter_pack(uuid, text, text, jsonb, text, text) from public, anon, authenticated;
grant execute on function public.request_starter_pack(uuid, text, text, jsonb, text, text) to service_role;

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

-- Messages beyond the limit of their sender or of the hour are stored like all others; one email at the end of the hour says how
-- many they are.
create or replace function private.add_to_contact_digest(support text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  of_hour text := 'contact-digest:' || extract(epoch from date_trunc('hour', now()));
begin
  perform private.queue_email(support, 'contact-digest', jsonb_build_object('count', 0), of_hour,
    date_trunc('hour', now()) + interval '1 hour');
  update public.email_messages as digest
  set data = jsonb_build_object('count', (digest.data ->> 'count')::integer + 1)
  where digest.idempotency_key = of_hour and digest.status = 'queued';
end;
$$;
revoke all on function private.add_to_contact_digest(text) from public, anon, authenticated;

create or replace function public.submit_contact_message(
  message_id uuid,
  sender_name text,
  sender_email text,
  subject text,
  category text,
  message text
)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  support text;
begin
  insert into public.contact_messages (id, name, email, subject, category, message)
  values (message_id, private.one_line(sender_name), private.clean_address(sender_email), private.one_line(submit_contact_message.subject),
    coalesce(submit_contact_message.category, 'other'), private.free_text(submit_contact_message.message))
  on conflict (id) do nothing;
  if not found then
    return message_id;
  end if;
  select nullif(setting.value, '') into support from public.site_settings as setting where setting.key = 'SUPPORT_EMAIL';
  if support is not null and private.queue_email(support, 'contact-message', jsonb_build_object('messageId', message_id),
    'contact:' || message_id, sender => private.fold_mailbox(private.clean_address(sender_email))) is not null then
    perform private.add_to_contact_digest(support);
  end if;
  return message_id;
end;
$$;

-- Anybody can sign up and invite any address, so the number of emails is limited: by sender and by recipient.
create or replace function public.invite_to_company(company uuid, address text, new_role text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := private.require_company_owner(company);
  recipient text := private.normalize_email(address);
  invitation public.company_invitations;
begin
  if not private.is_email_address(recipient) then
    perform private.reject(400, 'Please enter an email address.');
  elsif new_role is null or new_role not in ('owner', 'adviser', 'viewer') then
    perform private.reject(400, 'The role must be owner, adviser or viewer.');
  elsif exists (
    select from public.profiles as profile
    join public.company_members as member on member.user_id = profile.id and member.company_id = company
    where profile.email = recipient
  ) then
    perform private.reject(409, 'This person is a member already.');
  elsif not private.is_plain_name((select known.name from public.companies as known where known.id = company)) then
    perform private.reject(400, 'The name of the company goes into the email, and this one reads like a message. Please give the '
      || 'company its plain name first: at most 80 characters, no link, no telephone number, no sentence.');
  end if;
  -- Two calls at once send one email.
  perform 1 from public.companies as locked where locked.id = company for update;
  select * into invitation from public.company_invitations as known
  where known.company_id = company and known.email = recipient;
  -- A repeated call, whose answer was lost, sends no second email.
  if invitation.role = new_role and invitation.accepted_at is null
    and invitation.expires_at > now() + interval '7 days' - interval '1 minute' then
    return invitation.id;
  end if;
  insert into public.company_invitations as known (company_id, email, role, invited_by)
  values (company, recipient, new_role, caller)
  on conflict on constraint company_invitations_company_id_email_key do update
  set role = excluded.role, invited_by = excluded.invited_by, token_version = known.token_version + 1,
    expires_at = excluded.expires_at, accepted_at = null
  returning * into invitation;
  -- A mailbox that has had its mails of the day for other causes gets none, and the inviter is not told which ones it got.
  if private.queue_email(recipient, 'company-invitation', jsonb_build_object('invitationId', invitation.id),
    'company-invitation:' || invitation.id || ':' || invitation.token_version,
    sender => caller::text, network => private.caller_network()) in ('invitation', 'invitations of sender') then
    perform private.reject(429, 'Too many invitations for today. Please try again tomorrow.');
  end if;
  return invitation.id;
end;
$$;

-- The email that tells this buyer: one that waits and was never tried takes one more document; after one that was sent the
-- next follows a day later.
create or replace function private.update_mail_for(address text, license_id uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  latest public.email_messages;
  due timestamptz := now();
  of_day text;
  mail_id uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('law-update:' || address, 0));
  select * into latest from public.email_messages as mail
  where mail."to" = address and mail.template = 'law-update' and mail.status <> 'cancelled'
  order by mail.send_after desc limit 1 for update;
  if latest.status = 'queued' and latest.attempts = 0 then
    return latest.id;
  end if;
  if latest.id is not null then
    due := greatest(due, coalesce(latest.sent_at, latest.send_after) + interval '24 hours');
  end if;
  of_day := 'law-update:' || md5(address) || ':' || (due at time zone 'utc')::date;
  -- One for each buyer and day: a canceled one is queued again.
  update public.email_messages as canceled
  set status = 'queued', attempts = 0, last_error = null, send_after = due
  where canceled.idempotency_key = of_day and canceled.status = 'cancelled';
  perform private.queue_email(address, 'law-update', jsonb_build_object('licenseId', license_id), of_day, due);
  select mail.id into mail_id from public.email_messages as mail where mail.idempotency_key = of_day;
  return mail_id;
end;
$$;

-- Queues the next batch of an issue whose time has come, and returns how many addresses it looked at. A worker that dies
-- loses and doubles nothing: the batch and the progress are one transaction, and an address gets an issue once.
create or replace function public.queue_newsletter_mails(batch integer default 500)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  issue public.newsletter_issues;
  reached text;
  looked_at integer;
  newest text;
  person record;
begin
  select * into issue from public.newsletter_issues as due
  where due.status in ('scheduled', 'sending') and due.scheduled_for <= now()
  order by due.scheduled_for limit 1
  for update skip locked;
  if not found then
    return 0;
  end if;
  insert into private.newsletter_progress (issue_id) values (issue.id) on conflict do nothing;
  select progress.last_email into reached from private.newsletter_progress as progress where progress.issue_id = issue.id;

  looked_at := 0;
  for person in select * from private.newsletter_addresses(reached, batch) loop
    looked_at := looked_at + 1;
    newest := greatest(newest, person.email);
    if private.wants_newsletter(person.email, person.lead_id) then
      perform private.queue_email(person.email, 'newsletter',
        jsonb_build_object('issueId', issue.id, 'personId', coalesce(person.lead_id, person.profile_id)),
        'newsletter:' || issue.id || ':' || encode(sha256(convert_to(person.email, 'utf8')), 'hex'),
        stream => 'marketing', lead_id => person.lead_id, newsletter_id => issue.id);
    end if;
  end loop;

  if looked_at < batch then
    update public.newsletter_issues set status = 'sent' where id = issue.id;
    delete from private.newsletter_progress where issue_id = issue.id;
  else
    update public.newsletter_issues set status = 'sending' where id = issue.id and status <> 'sending';
    update private.newsletter_progress set last_email = newest where issue_id = issue.id;
  end if;
  return looked_at;
end;
$$;
