-- The monthly digest. `items` are the posts and changes that the owner chose, with the words that they had then: what was
-- previewed is what is sent.
create table public.newsletter_issues (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  subject text not null check (length(subject) between 1 and 150),
  intro text not null default '' check (length(intro) <= 5000),
  items jsonb not null default '[]' check (jsonb_typeof(items) = 'array' and jsonb_array_length(items) <= 30),
  status text not null default 'draft' check (status in ('draft', 'scheduled', 'sending', 'sent', 'withdrawn')),
  scheduled_for timestamptz,
  bounced integer not null default 0,
  complained integer not null default 0,
  unsubscribed integer not null default 0,
  check ((status in ('draft', 'withdrawn')) or scheduled_for is not null)
);
alter table public.newsletter_issues enable row level security;
create index newsletter_issues_created_at_idx on public.newsletter_issues (created_at desc, id desc);
create index newsletter_issues_due_idx on public.newsletter_issues (scheduled_for) where status in ('scheduled', 'sending');
grant select on public.newsletter_issues to authenticated;
grant all on public.newsletter_issues to service_role;

create policy "admin reads the newsletter" on public.newsletter_issues
  for select to authenticated using ((select private.is_admin()));

create trigger touch_newsletter_issues before update of subject, intro, items, status, scheduled_for on public.newsletter_issues
  for each row execute function private.touch_updated_at();

select private.watch_admin_changes('newsletter_issues');

-- Null also for mails whose issue is unknown to an older row.
alter table public.email_messages
  add column newsletter_id uuid references public.newsletter_issues (id) on delete set null;
create index email_messages_newsletter_idx on public.email_messages (newsletter_id, status) where newsletter_id is not null;

-- False for a lead that confirmed before the form named the newsletter.
alter table public.leads add column newsletter boolean not null default true;

-- The form that a lead confirms names the newsletter, so confirming is consent to both.
create or replace function private.note_newsletter_consent()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.newsletter := true;
  return new;
end;
$$;
revoke all on function private.note_newsletter_consent() from public, anon, authenticated;

create trigger note_newsletter_consent before update of confirmed_at on public.leads
  for each row when (new.confirmed_at is distinct from old.confirmed_at and new.confirmed_at is not null)
  execute function private.note_newsletter_consent();

-- How far an issue that is being sent has come: addresses are queued in their order, a batch at a time.
create table private.newsletter_progress (
  issue_id uuid primary key references public.newsletter_issues (id) on delete cascade,
  last_email text not null default ''
);
alter table private.newsletter_progress enable row level security;

-- The next addresses of confirmed people, each once: a lead before the account with the same address. Whether somebody still
-- wants it, `may_receive_marketing` says.
create or replace function private.newsletter_addresses(after_email text, at_most integer)
returns table (email text, lead_id uuid, profile_id uuid)
language sql
stable
security definer
set search_path = ''
as $$
  select distinct on (person.email) person.email, person.lead_id, person.profile_id
  from (
    (select lead.email, lead.id as lead_id, null::uuid as profile_id
    from public.leads as lead
    where lead.status = 'confirmed' and lead.newsletter and lead.email > after_email
    order by lead.email limit at_most)
    union all
    (select profile.email, null, profile.id
    from public.profiles as profile
    join auth.users as account on account.id = profile.id
    where profile.newsletter and account.email_confirmed_at is not null and profile.email > after_email
    order by profile.email limit at_most)
  ) as person
  order by person.email, person.lead_id nulls last
  limit at_most;
$$;
revoke all on function private.newsletter_addresses(text, integer) from public, anon, authenticated;

create or replace function private.wants_newsletter(address text, lead_id uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select public.may_receive_marketing(address, lead_id)
    and not exists (select 1 from public.mail_suppressions as stopped where stopped.email = address);
$$;
revoke all on function private.wants_newsletter(text, uuid) from public, anon, authenticated;

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
revoke all on function public.queue_newsletter_mails(integer) from public, anon, authenticated;
grant execute on function public.queue_newsletter_mails(integer) to service_role;

-- By the link of an issue: the person is a lead or an account. Counted for the issue once for each person.
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
revoke all on function public.unsubscribe_newsletter(uuid, uuid) from public, anon, authenticated;
grant execute on function public.unsubscribe_newsletter(uuid, uuid) to service_role;

-- A bounce or a complaint counts for its issue; the report itself goes after 90 days.
create or replace function private.count_newsletter_report()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.newsletter_issues as issue set
    bounced = issue.bounced + case when new.kind = 'complaint' then 0 else 1 end,
    complained = issue.complained + case when new.kind = 'complaint' then 1 else 0 end
  from public.email_messages as mail
  where mail.id = new.mail_id and issue.id = mail.newsletter_id;
  return null;
end;
$$;
revoke all on function private.count_newsletter_report() from public, anon, authenticated;

create trigger count_newsletter_report after insert on public.mail_events
  for each row when (new.mail_id is not null) execute function private.count_newsletter_report();

-- Each entry has a kind, a title, a text and a page of the site; nothing else can become a link of the mail.
create or replace function private.check_newsletter_items(items jsonb)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if jsonb_typeof(items) is distinct from 'array' or jsonb_array_length(items) > 30 then
    perform private.reject(400, 'An issue has at most 30 entries.');
  end if;
  if exists (
    select 1 from jsonb_array_elements(items) as item
    where coalesce(item ->> 'kind', '') not in ('post', 'change')
      or length(coalesce(item ->> 'title', '')) not between 1 and 250
      or length(coalesce(item ->> 'text', '')) > 1500
      or coalesce(item ->> 'path', '') !~ '^/[a-z0-9][a-zA-Z0-9/#-]{0,200}$'
  ) then
    perform private.reject(400, 'An entry of the issue is not complete.');
  end if;
end;
$$;
revoke all on function private.check_newsletter_items(jsonb) from public, anon, authenticated;

-- Locks an issue for the owner's change; 409 if it is not as the owner saw it.
create or replace function private.lock_newsletter(issue_id uuid, seen timestamptz)
returns public.newsletter_issues
language plpgsql
security definer
set search_path = ''
as $$
declare
  issue public.newsletter_issues;
begin
  perform private.require_admin();
  select * into issue from public.newsletter_issues as known where known.id = lock_newsletter.issue_id for update;
  if not found then
    perform private.reject(404, 'There is no such issue. It may have been deleted.');
  elsif seen is not null and issue.updated_at is distinct from seen then
    perform private.reject(409, 'Someone else changed this issue in the meantime. Nothing was saved, and your version is still here.');
  end if;
  return issue;
end;
$$;
revoke all on function private.lock_newsletter(uuid, timestamptz) from public, anon, authenticated;

-- Adds an issue under an id that the browser chose, so that a repeated call adds no second one, or changes a draft.
create or replace function public.admin_save_newsletter(
  issue_id uuid, subject text, intro text, items jsonb, seen timestamptz default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  issue public.newsletter_issues;
begin
  perform private.require_admin();
  if length(btrim(coalesce(subject, ''))) not between 1 and 150 then
    perform private.reject(400, 'Please enter a subject of at most 150 characters.');
  elsif length(coalesce(intro, '')) > 5000 then
    perform private.reject(400, 'The opening words may have at most 5,000 characters.');
  end if;
  perform private.check_newsletter_items(items);
  if seen is null then
    insert into public.newsletter_issues (id, subject, intro, items)
    values (issue_id, btrim(subject), coalesce(intro, ''), items)
    on conflict (id) do nothing;
  end if;
  issue := private.lock_newsletter(issue_id, null);
  if (issue.subject, issue.intro, issue.items) is not distinct from (btrim(subject), coalesce(intro, ''), items) then
    -- An own save whose answer was lost on its way comes again.
    return jsonb_build_object('id', issue.id, 'updatedAt', issue.updated_at);
  end if;
  issue := private.lock_newsletter(issue_id, coalesce(seen, '-infinity'));
  if issue.status <> 'draft' then
    perform private.reject(409, 'Only a draft can be changed. Withdraw the issue first.');
  end if;
  update public.newsletter_issues as known
  set subject = btrim(admin_save_newsletter.subject), intro = coalesce(admin_save_newsletter.intro, ''),
    items = admin_save_newsletter.items
  where known.id = issue.id;
  select * into issue from public.newsletter_issues as known where known.id = issue.id;
  return jsonb_build_object('id', issue.id, 'updatedAt', issue.updated_at);
end;
$$;
revoke all on function public.admin_save_newsletter(uuid, text, text, jsonb, timestamptz) from public, anon, authenticated;
grant execute on function public.admin_save_newsletter(uuid, text, text, jsonb, timestamptz) to authenticated, service_role;

create or replace function public.admin_schedule_newsletter(issue_id uuid, send_at timestamptz, seen timestamptz default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  issue public.newsletter_issues := private.lock_newsletter(issue_id, seen);
begin
  if issue.status <> 'draft' then
    perform private.reject(409, 'Only a draft can be scheduled.');
  elsif issue.intro = '' and issue.items = '[]' then
    perform private.reject(400, 'The issue is empty. Write some words or choose an entry.');
  elsif send_at is null or send_at > now() + interval '1 year' then
    perform private.reject(400, 'Please choose a day within a year.');
  end if;
  update public.newsletter_issues as known set status = 'scheduled', scheduled_for = greatest(send_at, now())
  where known.id = issue.id;
end;
$$;
revoke all on function public.admin_schedule_newsletter(uuid, timestamptz, timestamptz) from public, anon, authenticated;
grant execute on function public.admin_schedule_newsletter(uuid, timestamptz, timestamptz) to authenticated, service_role;

-- Before its time an issue becomes a draft again. One on its way stops where it is: mails that are out stay out. Returns how
-- many mails were stopped.
create or replace function public.admin_withdraw_newsletter(issue_id uuid)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  issue public.newsletter_issues := private.lock_newsletter(issue_id, null);
  stopped integer;
begin
  if issue.status not in ('scheduled', 'sending', 'sent') then
    perform private.reject(409, 'This issue is not on its way.');
  end if;
  update public.email_messages as mail
  set status = 'cancelled', last_error = 'The owner withdrew the issue.'
  where mail.newsletter_id = issue.id and mail.status = 'queued';
  get diagnostics stopped = row_count;
  if issue.status = 'sent' and stopped = 0 then
    perform private.reject(409, 'Every mail of this issue is out already.');
  end if;
  delete from private.newsletter_progress as progress where progress.issue_id = issue.id;
  update public.newsletter_issues as known
  set status = case issue.status when 'scheduled' then 'draft' else 'withdrawn' end,
    scheduled_for = case issue.status when 'scheduled' then null else known.scheduled_for end
  where known.id = issue.id;
  return stopped;
end;
$$;
revoke all on function public.admin_withdraw_newsletter(uuid) from public, anon, authenticated;
grant execute on function public.admin_withdraw_newsletter(uuid) to authenticated, service_role;

create or replace function public.admin_delete_newsletter(issue_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  issue public.newsletter_issues := private.lock_newsletter(issue_id, null);
begin
  if issue.status <> 'draft' then
    perform private.reject(409, 'Only a draft can be deleted.');
  end if;
  delete from public.newsletter_issues as known where known.id = issue.id;
end;
$$;
revoke all on function public.admin_delete_newsletter(uuid) from public, anon, authenticated;
grant execute on function public.admin_delete_newsletter(uuid) to authenticated, service_role;

-- The issue to the admin's own address, at most once in 30 seconds. It has no subscriber whom its link could unsubscribe.
create or replace function public.admin_send_test_newsletter(issue_id uuid)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  issue public.newsletter_issues := private.lock_newsletter(issue_id, null);
  address text;
begin
  select account.email into address from auth.users as account where account.id = (select auth.uid());
  if address is null then
    perform private.reject(400, 'Your account has no email address.');
  end if;
  if exists (
    select 1 from public.email_messages as earlier
    where earlier."to" = address and earlier.template = 'newsletter' and earlier.data ->> 'isTest' = 'true'
      and earlier.created_at > now() - interval '30 seconds'
  ) then
    perform private.reject(429, 'This issue was sent to you a moment ago. Please wait 30 seconds before you send it again.');
  end if;
  perform private.note_reason('Test to oneself');
  perform private.queue_email(address, 'newsletter', jsonb_build_object('isTest', true, 'issueId', issue.id),
    'test:newsletter:' || issue.id || ':' || extract(epoch from now()));
  return address;
end;
$$;
revoke all on function public.admin_send_test_newsletter(uuid) from public, anon, authenticated;
grant execute on function public.admin_send_test_newsletter(uuid) to authenticated, service_role;

create or replace function private.count_newsletter_mails(issue_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'waiting', count(*) filter (where mail.status in ('queued', 'sending')),
    'sent', count(*) filter (where mail.status = 'sent'),
    'failed', count(*) filter (where mail.status = 'failed'),
    'canceled', count(*) filter (where mail.status = 'cancelled')
  )
  from public.email_messages as mail where mail.newsletter_id = count_newsletter_mails.issue_id;
$$;
revoke all on function private.count_newsletter_mails(uuid) from public, anon, authenticated;

create or replace function public.admin_list_newsletters(
  search text default null, status_filter text default null, page_cursor text default null, page_size integer default 50
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
    'public.newsletter_issues',
    $fields$jsonb_build_object('id', entry.id, 'subject', entry.subject, 'status', entry.status,
      'scheduledFor', entry.scheduled_for, 'createdAt', entry.created_at, 'bounced', entry.bounced,
      'complained', entry.complained, 'unsubscribed', entry.unsubscribed)
      || private.count_newsletter_mails(entry.id)$fields$,
    array_remove(array[
      case when coalesce(search, '') <> '' then $c$strpos(lower(entry.subject), lower($1[1])) > 0$c$ end,
      case when coalesce(status_filter, '') <> '' then $c$entry.status = $1[2]$c$ end
    ], null),
    array[search, status_filter],
    page_cursor,
    page_size
  );
end;
$$;
revoke all on function public.admin_list_newsletters(text, text, text, integer) from public, anon;
grant execute on function public.admin_list_newsletters(text, text, text, integer) to authenticated, service_role;

-- An issue for the owner's editor, with how many people would get it now.
create or replace function public.admin_newsletter(issue_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  issue jsonb;
begin
  perform private.require_admin();
  select jsonb_build_object('id', known.id, 'subject', known.subject, 'intro', known.intro, 'items', known.items,
    'status', known.status, 'scheduledFor', known.scheduled_for, 'updatedAt', known.updated_at,
    'bounced', known.bounced, 'complained', known.complained, 'unsubscribed', known.unsubscribed)
    || private.count_newsletter_mails(known.id)
  into issue
  from public.newsletter_issues as known where known.id = admin_newsletter.issue_id;
  if issue is null then
    perform private.reject(404, 'There is no such issue. It may have been deleted.');
  end if;
  return issue;
end;
$$;
revoke all on function public.admin_newsletter(uuid) from public, anon, authenticated;
grant execute on function public.admin_newsletter(uuid) to authenticated, service_role;

create or replace function public.admin_newsletter_audience()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object('wanted', count(*) filter (where private.wants_newsletter(person.email, person.lead_id)),
      'stopped', (select count(*) from public.mail_suppressions))
    from private.newsletter_addresses('', 100000) as person
  );
end;
$$;
revoke all on function public.admin_newsletter_audience() from public, anon, authenticated;
grant execute on function public.admin_newsletter_audience() to authenticated, service_role;
