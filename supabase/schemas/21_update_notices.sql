-- A published text or a changed fact opens a notice for its document. `facts` are the facts that changed, with what they said
-- before and after; a notice without a new text has the same revision twice. Until the owner schedules it nobody is told. A
-- later change of the same document joins the open notice, and the owner has to look at it again.
create table public.update_notices (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  template_id uuid not null references public.templates (id) on delete cascade,
  from_revision integer not null,
  to_revision integer not null,
  from_version text not null,
  to_version text not null,
  reason text not null default '' check (length(reason) <= 1000),
  facts jsonb not null default '[]' check (jsonb_typeof(facts) = 'array'),
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'sending', 'sent', 'withdrawn')),
  scheduled_for timestamptz,
  -- Licenses issued later have the new text from the start.
  changed_at timestamptz not null default now(),
  enrolled_at timestamptz,
  sent_at timestamptz,
  check (to_revision >= from_revision),
  check (state <> 'scheduled' or scheduled_for is not null)
);
alter table public.update_notices enable row level security;
create unique index update_notices_open_idx on public.update_notices (template_id) where state in ('draft', 'scheduled');
create index update_notices_template_idx on public.update_notices (template_id);
create index update_notices_created_at_idx on public.update_notices (created_at desc, id desc);
create index update_notices_work_idx on public.update_notices (created_at) where state in ('draft', 'scheduled', 'sending');
grant select on public.update_notices to authenticated;
grant all on public.update_notices to service_role;

create policy "admin reads update notices" on public.update_notices
  for select to authenticated using ((select private.is_admin()));

create policy "session is live" on public.update_notices as restrictive
  for all to authenticated
  using ((select private.require_live_session())) with check ((select private.require_live_session()));

create trigger touch_update_notices before update on public.update_notices
  for each row execute function private.touch_updated_at();

select private.watch_admin_changes('update_notices');

-- One row for each license of the document. `pending` waits for the worker, which compares the two texts as this buyer's
-- answers fill them. `why` says why an affected buyer got no email.
create table public.update_notice_recipients (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  notice_id uuid not null references public.update_notices (id) on delete cascade,
  license_id uuid not null references public.licenses (id) on delete cascade,
  state text not null default 'pending' check (state in ('pending', 'unaffected', 'affected', 'queued', 'withdrawn')),
  why text check (length(why) <= 200),
  answers_hash text,
  lease uuid,
  lease_until timestamptz,
  mail_id uuid references public.email_messages (id) on delete set null,
  unique (notice_id, license_id)
);
alter table public.update_notice_recipients enable row level security;
create index update_notice_recipients_license_idx on public.update_notice_recipients (license_id);
-- Few buyers of a document are affected: rows without an email need no line.
create index update_notice_recipients_mail_idx on public.update_notice_recipients (mail_id) where mail_id is not null;
create index update_notice_recipients_mailed_idx on public.update_notice_recipients (notice_id, mail_id) where mail_id is not null;
create index update_notice_recipients_state_idx on public.update_notice_recipients (notice_id, state);
create index update_notice_recipients_created_at_idx on public.update_notice_recipients (notice_id, created_at desc, id desc);
grant select on public.update_notice_recipients to authenticated;
grant all on public.update_notice_recipients to service_role;

create policy "owner and admin read update notice recipients" on public.update_notice_recipients
  for select to authenticated
  using (
    license_id in (select license.id from public.licenses as license where license.user_id = (select auth.uid()))
    or (select private.is_admin())
  );

create policy "session is live" on public.update_notice_recipients as restrictive
  for all to authenticated
  using ((select private.require_live_session())) with check ((select private.require_live_session()));

-- Changes of facts that the worker has not yet followed to the documents: only the code can read the figures of a text.
create table private.law_fact_changes (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  fact_key text not null,
  before jsonb not null,
  after jsonb not null,
  worked_at timestamptz
);
alter table private.law_fact_changes enable row level security;
create index law_fact_changes_open_idx on private.law_fact_changes (id) where worked_at is null;

-- What of a fact a document rests on. A new day of checking or a better source changes no document.
create or replace function private.fact_words(fact public.law_facts)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select jsonb_build_object('statement', fact.statement, 'figure', fact.figure, 'unit', fact.unit,
    'validFrom', fact.valid_from, 'validTo', fact.valid_to);
$$;
revoke all on function private.fact_words(public.law_facts) from public, anon, authenticated;

create or replace function private.keep_fact_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.law_fact_changes (fact_key, before, after)
  values (new.key, private.fact_words(old), private.fact_words(new));
  return null;
end;
$$;
revoke all on function private.keep_fact_change() from public, anon, authenticated;

create trigger keep_fact_change after update on public.law_facts
  for each row when ((old.statement, old.figure, old.unit, old.valid_from, old.valid_to)
    is distinct from (new.statement, new.figure, new.unit, new.valid_from, new.valid_to))
  execute function private.keep_fact_change();

create or replace function private.open_update_notice(
  template uuid, old_text public.template_versions, new_text public.template_versions, why text, changed_facts jsonb
)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  opened uuid;
begin
  insert into public.update_notices as open
    (template_id, from_revision, to_revision, from_version, to_version, reason, facts)
  values (template, old_text.revision, new_text.revision, old_text.version, new_text.version, left(why, 1000), changed_facts)
  on conflict (template_id) where state in ('draft', 'scheduled') do update set
    to_revision = excluded.to_revision,
    to_version = excluded.to_version,
    reason = left(case
      when excluded.reason = '' or strpos(open.reason, excluded.reason) > 0 then open.reason
      when open.reason = '' then excluded.reason
      else open.reason || ' ' || excluded.reason end, 1000),
    facts = open.facts || excluded.facts,
    state = 'draft',
    scheduled_for = null,
    changed_at = now(),
    enrolled_at = null
  returning open.id into opened;
  update public.update_notice_recipients set state = 'pending', lease = null, lease_until = null
  where notice_id = opened;
end;
$$;
revoke all on function private.open_update_notice(uuid, public.template_versions, public.template_versions, text, jsonb)
  from public, anon, authenticated;

-- The first text of a template is news to nobody.
create or replace function private.note_published_text()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  sold public.template_versions;
begin
  select * into sold from public.template_versions as known
  where known.template_id = new.template_id and known.published_at is not null and known.revision < new.revision
  order by known.revision desc limit 1;
  if sold.id is not null and sold.content_hash <> new.content_hash then
    perform private.open_update_notice(new.template_id, sold, new, coalesce(nullif(new.change_note, ''), new.changes), '[]');
  end if;
  return null;
end;
$$;
revoke all on function private.note_published_text() from public, anon, authenticated;

create trigger note_text_from_file after insert on public.template_versions
  for each row when (new.published_at is not null) execute function private.note_published_text();

create trigger note_text_of_owner after update of published_at on public.template_versions
  for each row when (old.published_at is null and new.published_at is not null)
  execute function private.note_published_text();

create or replace function public.open_fact_changes()
returns table (id bigint, fact_key text, state text, source text, before jsonb, after jsonb, duty_templates text[])
language sql
stable
security definer
set search_path = ''
as $$
  select change.id, change.fact_key, fact.state, fact.source, change.before, change.after,
    array(select 'templates/' || duty.template || '.md' from public.law_duties as duty
      where duty.fact_key = change.fact_key and duty.template is not null)
  from private.law_fact_changes as change
  left join public.law_facts as fact on fact.key = change.fact_key
  where change.worked_at is null
  order by change.id
  limit 20;
$$;
revoke all on function public.open_fact_changes() from public, anon, authenticated;
grant execute on function public.open_fact_changes() to service_role;

-- A second worker that followed the same change finds it worked off.
create or replace function public.settle_fact_change(change_id bigint, templates uuid[])
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  change private.law_fact_changes;
  concerned uuid;
  sold public.template_versions;
begin
  select * into change from private.law_fact_changes as known
  where known.id = change_id and known.worked_at is null for update;
  if not found then
    return false;
  end if;
  foreach concerned in array templates loop
    select * into sold from public.template_versions as known
    where known.template_id = concerned and known.published_at is not null
    order by known.revision desc limit 1;
    if found then
      perform private.open_update_notice(concerned, sold, sold, '', jsonb_build_array(jsonb_build_object('key', change.fact_key,
        'before', change.before, 'after', change.after,
        'source', (select fact.source from public.law_facts as fact where fact.key = change.fact_key))));
    end if;
  end loop;
  update private.law_fact_changes set worked_at = now() where id = change_id;
  return true;
end;
$$;
revoke all on function public.settle_fact_change(bigint, uuid[]) from public, anon, authenticated;
grant execute on function public.settle_fact_change(bigint, uuid[]) to service_role;

-- The answers that fill a license's documents: those of its company, else its own while it has no account.
create or replace function private.license_answers(license public.licenses)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    (select company."values" from public.companies as company where company.id = license.company_id),
    (select profile."values" from public.license_profiles as profile
      where profile.license_id = license.id and license.user_id is null and license.company_id is null)
  );
$$;
revoke all on function private.license_answers(public.licenses) from public, anon, authenticated;

create or replace function private.answers_hash(license public.licenses)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(md5(private.license_answers(license)::text), 'blank');
$$;
revoke all on function private.answers_hash(public.licenses) from public, anon, authenticated;

-- Begins the notices that are due. Who has changed the answers since the preview is compared again.
create or replace function private.start_due_update_notices()
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  due uuid;
begin
  for due in
    update public.update_notices as notice set state = 'sending'
    where notice.id in (
      select waiting.id from public.update_notices as waiting
      where waiting.state = 'scheduled' and waiting.scheduled_for <= now() for update skip locked
    )
    returning notice.id
  loop
    update public.update_notice_recipients as recipient set state = 'pending', lease = null, lease_until = null
    from public.licenses as license
    where recipient.notice_id = due and license.id = recipient.license_id
      and recipient.state in ('affected', 'unaffected')
      and recipient.answers_hash is distinct from private.answers_hash(license);
  end loop;
end;
$$;
revoke all on function private.start_due_update_notices() from public, anon, authenticated;

create or replace function private.enroll_update_recipients()
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  notice public.update_notices;
begin
  for notice in
    select * from public.update_notices as fresh
    where fresh.state in ('draft', 'scheduled', 'sending') and fresh.enrolled_at is null for update skip locked
  loop
    insert into public.update_notice_recipients (notice_id, license_id)
    select notice.id, license.id
    from public.templates as template
    join public.template_packages as package on package.id = template.package_id
    join public.licenses as license on license.product_sku = package.product_sku and license.status = 'active'
      and license.issued_at < notice.changed_at
    where template.id = notice.template_id
    on conflict (notice_id, license_id) do nothing;
    update public.update_notices set enrolled_at = now() where id = notice.id;
  end loop;
end;
$$;
revoke all on function private.enroll_update_recipients() from public, anon, authenticated;

-- Some recipients of one notice, with each set of answers once; null if there is nothing to compare. Recipients whose worker
-- died are given out again after their lease.
create or replace function public.claim_update_recipients(max_recipients integer, lease_seconds integer)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  notice public.update_notices;
  new_lease uuid := gen_random_uuid();
  claimed uuid[];
begin
  perform private.start_due_update_notices();
  perform private.enroll_update_recipients();
  for notice in
    select * from public.update_notices as waiting
    where waiting.state in ('sending', 'scheduled', 'draft')
    order by waiting.state = 'sending' desc, waiting.created_at
  loop
    with due as (
      select recipient.id, private.answers_hash(license) as hash
      from public.update_notice_recipients as recipient
      join public.licenses as license on license.id = recipient.license_id
      where recipient.notice_id = notice.id and recipient.state = 'pending'
        and (recipient.lease_until is null or recipient.lease_until < now())
      order by recipient.id
      limit least(max_recipients, 1000)
      for update of recipient skip locked
    ), taken as (
      update public.update_notice_recipients as recipient
      set lease = new_lease, lease_until = now() + make_interval(secs => lease_seconds), answers_hash = due.hash
      from due where recipient.id = due.id
      returning recipient.id
    )
    select array_agg(taken.id) into claimed from taken;
    if claimed is not null then
      return jsonb_build_object(
        'noticeId', notice.id, 'templateId', notice.template_id, 'fromRevision', notice.from_revision,
        'toRevision', notice.to_revision, 'facts', notice.facts, 'lease', new_lease,
        'recipients', (
          select jsonb_agg(jsonb_build_object('id', recipient.id, 'answersHash', recipient.answers_hash))
          from public.update_notice_recipients as recipient where recipient.id = any (claimed)
        ),
        'answers', (
          select coalesce(jsonb_object_agg(given.hash, given.answers), '{}')
          from (
            select distinct on (recipient.answers_hash) recipient.answers_hash as hash, private.license_answers(license) as answers
            from public.update_notice_recipients as recipient
            join public.licenses as license on license.id = recipient.license_id
            where recipient.id = any (claimed)
          ) as given
          where given.answers is not null
        )
      );
    end if;
  end loop;
  return null;
end;
$$;
revoke all on function public.claim_update_recipients(integer, integer) from public, anon, authenticated;
grant execute on function public.claim_update_recipients(integer, integer) to service_role;

-- Records what the worker found. A recipient whose lease ran out belongs to another worker by now.
create or replace function public.settle_update_recipients(claim_lease uuid, affected uuid[], unaffected uuid[])
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  settled integer;
begin
  update public.update_notice_recipients as recipient
  set state = case when recipient.id = any (affected) then 'affected' else 'unaffected' end,
    why = null, lease = null, lease_until = null
  where recipient.id = any (affected || unaffected) and recipient.lease = claim_lease and recipient.state = 'pending';
  get diagnostics settled = row_count;
  return settled;
end;
$$;
revoke all on function public.settle_update_recipients(uuid, uuid[], uuid[]) from public, anon, authenticated;
grant execute on function public.settle_update_recipients(uuid, uuid[], uuid[]) to service_role;

-- The address that a license's owner reads now.
create or replace function private.license_address(license public.licenses)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(private.verified_email(license.user_id),
    (select purchase.email from public.purchases as purchase where purchase.id = license.purchase_id));
$$;
revoke all on function private.license_address(public.licenses) from public, anon, authenticated;

-- The licenses of the same buyer: of the same account or bought with the same address.
create or replace function private.licenses_of_buyer(account uuid, address text)
returns setof public.licenses
language sql
stable
rows 5
security definer
set search_path = ''
as $$
  select * from public.licenses as license where license.user_id = account
  union
  select license.* from public.purchases as purchase
  join public.licenses as license on license.purchase_id = purchase.id
  where purchase.email = address;
$$;
revoke all on function private.licenses_of_buyer(uuid, text) from public, anon, authenticated;

create or replace function private.wants_update_mails(account uuid, address text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select not exists (
    select from private.licenses_of_buyer(account, address) as license where license.update_mails_stopped_at is not null
  );
$$;
revoke all on function private.wants_update_mails(uuid, text) from public, anon, authenticated;

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
revoke all on function private.update_mail_for(text, uuid) from public, anon, authenticated;

-- Why a license's owner gets no email, or null.
create or replace function private.update_mail_refusal(license public.licenses, address text)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select case
    when license.status <> 'active' then 'The license is closed.'
    when address like 'deleted-%@deleted.invalid' then 'The buyer was deleted.'
    when not private.wants_update_mails(license.user_id, address) then 'The buyer stopped these emails.'
  end;
$$;
revoke all on function private.update_mail_refusal(public.licenses, text) from public, anon, authenticated;

-- Queues the emails of the notices that are being sent, some at a time; returns how many recipients it took. A notice without
-- open recipients is sent.
create or replace function public.queue_update_mails(max_recipients integer)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  entry record;
  refusal text;
  mail uuid;
  taken integer := 0;
begin
  for entry in
    select recipient.id, license, private.license_address(license) as address
    from public.update_notice_recipients as recipient
    join public.update_notices as notice on notice.id = recipient.notice_id and notice.state = 'sending'
    join public.licenses as license on license.id = recipient.license_id
    where recipient.state = 'affected'
    -- In one order, so that two workers never wait for each other.
    order by address, recipient.id
    limit max_recipients
    for update of recipient skip locked
  loop
    taken := taken + 1;
    refusal := private.update_mail_refusal(entry.license, entry.address);
    mail := case when refusal is null then private.update_mail_for(entry.address, (entry.license).id) end;
    update public.update_notice_recipients
    set state = case when mail is null then 'withdrawn' else 'queued' end, why = refusal, mail_id = mail
    where id = entry.id;
    if mail is not null then
      update public.order_links as link set expires_at = greatest(link.expires_at, now() + interval '30 days')
      from public.purchases as purchase
      where purchase.id = (entry.license).purchase_id and link.provider = purchase.provider
        and link.provider_order_id = purchase.provider_order_id and link.email = purchase.email;
    end if;
  end loop;
  update public.update_notices as notice set state = 'sent', sent_at = now()
  where notice.state = 'sending' and notice.enrolled_at is not null and not exists (
    select from public.update_notice_recipients as recipient
    where recipient.notice_id = notice.id and recipient.state in ('pending', 'affected')
  );
  return taken;
end;
$$;
revoke all on function public.queue_update_mails(integer) from public, anon, authenticated;
grant execute on function public.queue_update_mails(integer) to service_role;

-- The mail worker asks this before each update email, whatever was true when it was queued.
create or replace function public.may_receive_update_mail(message_id uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.update_notice_recipients as recipient
    join public.update_notices as notice on notice.id = recipient.notice_id and notice.state <> 'withdrawn'
    join public.licenses as license on license.id = recipient.license_id
    join public.email_messages as mail on mail.id = recipient.mail_id
    where recipient.mail_id = message_id and recipient.state = 'queued'
      and private.update_mail_refusal(license, mail."to") is null
  );
$$;
revoke all on function public.may_receive_update_mail(uuid) from public, anon, authenticated;
grant execute on function public.may_receive_update_mail(uuid) to service_role;

create or replace function private.describe_notice(notice public.update_notices)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('title', template.title, 'fromVersion', notice.from_version, 'toVersion', notice.to_version,
    'hasNewText', notice.to_revision > notice.from_revision, 'reason', notice.reason, 'facts', notice.facts)
  from public.templates as template where template.id = notice.template_id;
$$;
revoke all on function private.describe_notice(public.update_notices) from public, anon, authenticated;

-- What an update email says. A buyer without an account opens the order by its link.
create or replace function public.describe_update_mail(message_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'licenseId', (array_agg(license.id order by license.id))[1],
    'recipient', (
      select private.address_subject(mail."to") from public.email_messages as mail where mail.id = message_id
    ),
    'hasAccount', bool_or(license.user_id is not null),
    'linkIds', array_remove(array_agg(distinct link.id), null),
    'documents', jsonb_agg(distinct private.describe_notice(notice))
  )
  from public.update_notice_recipients as recipient
  join public.update_notices as notice on notice.id = recipient.notice_id and notice.state <> 'withdrawn'
  join public.licenses as license on license.id = recipient.license_id
  join public.purchases as purchase on purchase.id = license.purchase_id
  left join public.order_links as link
    on link.provider = purchase.provider and link.provider_order_id = purchase.provider_order_id and link.email = purchase.email
  where recipient.mail_id = message_id and recipient.state = 'queued'
  having count(*) > 0;
$$;
revoke all on function public.describe_update_mail(uuid) from public, anon, authenticated;
grant execute on function public.describe_update_mail(uuid) to service_role;

-- What a license's files say about their last change; only what was sent.
create or replace function public.license_updates(wanted_license uuid)
returns table (template_path text, state text, from_version text, to_version text, reason text, facts jsonb, told_at timestamptz)
language sql
stable
security definer
set search_path = ''
as $$
  select distinct on (template.path) template.path,
    case when recipient.state = 'unaffected' then 'unchanged' else 'changed' end,
    notice.from_version, notice.to_version, notice.reason, notice.facts, notice.sent_at
  from public.update_notice_recipients as recipient
  join public.update_notices as notice on notice.id = recipient.notice_id and notice.state = 'sent'
  join public.templates as template on template.id = notice.template_id
  where recipient.license_id = wanted_license
    and (recipient.state in ('unaffected', 'queued') or recipient.why = 'The buyer stopped these emails.')
  order by template.path, notice.sent_at desc;
$$;
revoke all on function public.license_updates(uuid) from public, anon, authenticated;
grant execute on function public.license_updates(uuid) to service_role;

create or replace function private.choose_update_mails(account uuid, address text, wanted boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.licenses as license
  set update_mails_stopped_at = case when not wanted then now() end
  where license.id in (select own.id from private.licenses_of_buyer(account, address) as own)
    and (license.update_mails_stopped_at is null) = not wanted;
  if not wanted then
    with canceled as (
      update public.email_messages as mail set status = 'cancelled', last_error = 'The buyer stopped these emails.'
      where mail."to" = address and mail.template = 'law-update' and mail.status = 'queued'
      returning mail.id
    )
    update public.update_notice_recipients as recipient set state = 'withdrawn', why = 'The buyer stopped these emails.'
    from canceled where recipient.mail_id = canceled.id and recipient.state = 'queued';
  end if;
end;
$$;
revoke all on function private.choose_update_mails(uuid, text, boolean) from public, anon, authenticated;

-- The link of an email stops these emails for all licenses of the buyer, as long as the license is read in the mailbox that the email
-- went to. It does not end with other links of an order: it is a way out. A link from before it named its recipient is good for a
-- license that has had one holder.
create or replace function public.stop_update_mails(for_license uuid, recipient text default null)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  license public.licenses;
begin
  select * into license from public.licenses as known where known.id = for_license;
  if not found or not coalesce(recipient = private.address_subject(private.license_address(license)), license.holder_version = 1) then
    return false;
  end if;
  perform private.choose_update_mails(license.user_id, private.license_address(license), false);
  return true;
end;
$$;
revoke all on function public.stop_update_mails(uuid, text) from public, anon, authenticated;
grant execute on function public.stop_update_mails(uuid, text) to service_role;

create or replace function public.set_my_update_mails(wanted boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
begin
  perform private.choose_update_mails(caller, private.verified_email(caller), coalesce(wanted, true));
end;
$$;
revoke all on function public.set_my_update_mails(boolean) from public, anon;
grant execute on function public.set_my_update_mails(boolean) to authenticated, service_role;

create or replace function public.admin_list_update_notices(
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
    'public.update_notices',
    $fields$private.describe_notice(entry) || jsonb_build_object('id', entry.id, 'state', entry.state,
      'createdAt', entry.created_at, 'scheduledFor', entry.scheduled_for, 'sentAt', entry.sent_at)$fields$,
    array_remove(array[
      case when private.list_query(search) is not null then
        $c$entry.template_id in (select template.id from public.templates as template
          where private.list_words(template.title) @@ private.list_query($1[1]))$c$ end,
      case when coalesce(status_filter, '') <> '' then $c$entry.state = $1[2]$c$ end
    ], null),
    array[search, status_filter],
    page_cursor,
    page_size
  );
end;
$$;
revoke all on function public.admin_list_update_notices(text, text, text, integer) from public, anon;
grant execute on function public.admin_list_update_notices(text, text, text, integer) to authenticated, service_role;

-- One notice with how many buyers are in which state, and how many emails were sent.
create or replace function public.admin_update_notice(notice_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  answer jsonb;
begin
  perform private.require_admin();
  select private.describe_notice(notice) || jsonb_build_object('id', notice.id, 'state', notice.state,
      'createdAt', notice.created_at, 'changedAt', notice.changed_at, 'scheduledFor', notice.scheduled_for,
      'sentAt', notice.sent_at, 'isCounted', notice.enrolled_at is not null and not exists (
        select from public.update_notice_recipients as waiting where waiting.notice_id = notice.id and waiting.state = 'pending'),
      'counts', (
        select coalesce(jsonb_object_agg(counted.state, counted.rows), '{}')
        from (
          select recipient.state, count(*) as rows from public.update_notice_recipients as recipient
          where recipient.notice_id = notice.id group by 1
        ) as counted
      ),
      'mailsSent', (
        select count(distinct recipient.mail_id) from public.update_notice_recipients as recipient
        -- The limit keeps the planner from reading every mail of the shop.
        cross join lateral (
          select mail.status from public.email_messages as mail where mail.id = recipient.mail_id limit 1
        ) as mail
        where recipient.notice_id = notice.id and recipient.mail_id is not null and mail.status = 'sent'
      )) into answer
  from public.update_notices as notice where notice.id = admin_update_notice.notice_id;
  if answer is null then
    perform private.reject(404, 'There is no such notice.');
  end if;
  return answer;
end;
$$;
revoke all on function public.admin_update_notice(uuid) from public, anon;
grant execute on function public.admin_update_notice(uuid) to authenticated, service_role;

create or replace function public.admin_list_update_recipients(
  for_notice uuid,
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
    'public.update_notice_recipients',
    $fields$(select jsonb_build_object('id', entry.id, 'email', private.license_address(license), 'state', entry.state,
      'why', coalesce(entry.why, case when entry.state = 'affected'
        then private.update_mail_refusal(license, private.license_address(license)) end))
      from public.licenses as license where license.id = entry.license_id)$fields$,
    array_remove(array[
      $c$entry.notice_id = $1[1]::uuid$c$,
      $c$entry.license_id in (select license.id from public.purchases as purchase
        join public.licenses as license on license.purchase_id = purchase.id
        where $c$ || private.order_search(search, 'purchase', '$1[3]') || ')',
      case when coalesce(status_filter, '') <> '' then $c$entry.state = $1[2]$c$ end
    ], null),
    array[for_notice::text, status_filter, search],
    page_cursor,
    page_size
  );
end;
$$;
revoke all on function public.admin_list_update_recipients(uuid, text, text, text, integer) from public, anon;
grant execute on function public.admin_list_update_recipients(uuid, text, text, text, integer) to authenticated, service_role;

-- Sends at a time, or now. `seen` is the notice as the owner saw it: a change of the document since then is shown first.
create or replace function public.admin_schedule_update_notice(
  notice_id uuid, seen timestamptz, send_at timestamptz default null, new_reason text default null
)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  notice public.update_notices;
begin
  perform private.require_admin();
  select * into notice from public.update_notices as known
  where known.id = admin_schedule_update_notice.notice_id for update;
  if not found then
    perform private.reject(404, 'There is no such notice.');
  elsif notice.state not in ('draft', 'scheduled') then
    perform private.reject(409, 'This notice was already ' || case notice.state when 'sending' then 'started' else notice.state end || '.');
  elsif notice.changed_at is distinct from seen then
    perform private.reject(409, 'The document changed again in the meantime. Please look at the notice once more.');
  elsif length(coalesce(new_reason, '')) > 1000 then
    perform private.reject(400, 'The reason may have at most 1,000 characters.');
  elsif btrim(coalesce(new_reason, notice.reason)) = '' and notice.facts = '[]' then
    perform private.reject(400, 'Please say in a sentence what changed.');
  elsif send_at > now() + interval '1 year' then
    perform private.reject(400, 'Please choose a time within a year.');
  end if;
  update public.update_notices
  set state = 'scheduled', scheduled_for = coalesce(send_at, now()), reason = btrim(coalesce(new_reason, reason))
  where id = notice.id;
end;
$$;
revoke all on function public.admin_schedule_update_notice(uuid, timestamptz, timestamptz, text) from public, anon;
grant execute on function public.admin_schedule_update_notice(uuid, timestamptz, timestamptz, text) to authenticated, service_role;

-- Takes back what was not sent yet: an email that tells of other documents as well goes out without this one. Returns how many
-- buyers were told before.
create or replace function public.admin_withdraw_update_notice(notice_id uuid)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  notice public.update_notices;
  told integer;
begin
  perform private.require_admin();
  select * into notice from public.update_notices as known
  where known.id = admin_withdraw_update_notice.notice_id for update;
  if not found then
    perform private.reject(404, 'There is no such notice.');
  elsif notice.state = 'withdrawn' then
    perform private.reject(409, 'This notice was already withdrawn.');
  end if;
  update public.update_notices set state = 'withdrawn', scheduled_for = null where id = notice.id;
  perform from public.email_messages as mail
  where mail.id in (
    select recipient.mail_id from public.update_notice_recipients as recipient
    where recipient.notice_id = notice.id and recipient.mail_id is not null
  ) for update;
  update public.update_notice_recipients as recipient
  set state = 'withdrawn', why = 'The notice was withdrawn.', lease = null, lease_until = null
  where recipient.notice_id = notice.id and (recipient.state in ('pending', 'affected') or (recipient.state = 'queued'
    and exists (select from public.email_messages as mail where mail.id = recipient.mail_id and mail.status = 'queued')));
  update public.email_messages as mail set status = 'cancelled', last_error = 'The notice was withdrawn.'
  where mail.status = 'queued' and mail.id in (
    select recipient.mail_id from public.update_notice_recipients as recipient
    where recipient.notice_id = notice.id and recipient.mail_id is not null
  ) and not exists (
    select from public.update_notice_recipients as other where other.mail_id = mail.id and other.state = 'queued'
  );
  select count(*) into told from public.update_notice_recipients as recipient
  where recipient.notice_id = notice.id and recipient.state = 'queued';
  return told;
end;
$$;
revoke all on function public.admin_withdraw_update_notice(uuid) from public, anon;
grant execute on function public.admin_withdraw_update_notice(uuid) to authenticated, service_role;

do $$
begin
  if exists (select 1 from pg_extension where extname = 'pg_cron') then
    execute $cron$ select cron.schedule('run-update-notices', '* * * * *', 'select private.call_worker(''run-update-notices'')') $cron$;
  end if;
end;
$$;
