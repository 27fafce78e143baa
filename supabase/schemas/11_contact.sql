create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null check (length(name) between 1 and 120),
  email text not null check (length(email) between 3 and 254),
  subject text not null check (length(subject) between 1 and 200),
  category text not null default 'other' check (category in ('template-question', 'technical-support',
    'compliance-help', 'billing-refunds', 'feature-request', 'partnership', 'other')),
  message text not null check (length(message) between 1 and 5000),
  status text not null default 'open' check (status in ('open', 'answered', 'closed'))
);
alter table public.contact_messages enable row level security;
create index contact_messages_created_at_idx on public.contact_messages (created_at desc, id desc);
create index contact_messages_status_idx on public.contact_messages (status, created_at desc, id desc);
create index contact_messages_search_idx on public.contact_messages
  using gin (private.list_words(name || ' ' || email || ' ' || subject))
  with (gin_pending_list_limit = 64);

-- Finds a person's messages by address.
create index contact_messages_email_idx on public.contact_messages (email, created_at desc);
grant select on public.contact_messages to authenticated;
grant all on public.contact_messages to service_role;

create policy "admin reads contact messages" on public.contact_messages
  for select to authenticated using ((select private.is_admin()));

select private.watch_admin_changes('contact_messages', 'id', array['name', 'email', 'subject', 'message']);

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
revoke all on function public.submit_contact_message(uuid, text, text, text, text, text) from public, anon, authenticated;
grant execute on function public.submit_contact_message(uuid, text, text, text, text, text) to service_role;

-- The owner's replies. The email is rendered from the row when it is sent.
create table public.contact_replies (
  id uuid primary key,
  created_at timestamptz not null default now(),
  message_id uuid not null references public.contact_messages (id) on delete cascade,
  author_email text not null,
  body text not null check (length(body) between 1 and 10000)
);
alter table public.contact_replies enable row level security;
create index contact_replies_message_idx on public.contact_replies (message_id, created_at);
grant select on public.contact_replies to authenticated;
grant all on public.contact_replies to service_role;

create policy "admin reads replies" on public.contact_replies
  for select to authenticated using ((select private.is_admin()));

create or replace function public.admin_list_messages(
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
    'public.contact_messages',
    $fields$jsonb_build_object('id', entry.id, 'name', entry.name, 'email', entry.email, 'subject', entry.subject,
      'category', entry.category, 'status', entry.status, 'createdAt', entry.created_at)$fields$,
    array_remove(array[
      case when private.list_query(search) is not null then
        $c$private.list_words(entry.name || ' ' || entry.email || ' ' || entry.subject) @@ private.list_query($1[1])$c$ end,
      case when coalesce(status_filter, '') <> '' then $c$entry.status = $1[2]$c$ end
    ], null),
    array[search, status_filter],
    page_cursor,
    page_size
  );
end;
$$;
revoke all on function public.admin_list_messages(text, text, text, integer) from public, anon;
grant execute on function public.admin_list_messages(text, text, text, integer) to authenticated, service_role;

create or replace function public.admin_message(message_id uuid)
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
  select jsonb_build_object('id', message.id, 'name', message.name, 'email', message.email, 'subject', message.subject,
    'category', message.category, 'message', message.message, 'status', message.status, 'createdAt', message.created_at,
    'replies', (
      select coalesce(jsonb_agg(jsonb_build_object('id', reply.id, 'body', reply.body, 'author', reply.author_email,
        'createdAt', reply.created_at, 'mailStatus', mail.status, 'mailError', mail.last_error)
        order by reply.created_at), '[]')
      from public.contact_replies as reply
      left join public.email_messages as mail on mail.idempotency_key = 'contact-reply:' || reply.id
      where reply.message_id = message.id
    )) into answer
  from public.contact_messages as message
  where message.id = admin_message.message_id;
  if answer is null then
    perform private.reject(404, 'There is no such message.');
  end if;
  return answer;
end;
$$;
revoke all on function public.admin_message(uuid) from public, anon;
grant execute on function public.admin_message(uuid) to authenticated, service_role;

-- `seen_replies` is the number of replies that the caller saw: if a colleague has replied since, the call is refused and the
-- text is kept. The same reply_id twice is one reply.
create or replace function public.admin_reply_message(message_id uuid, reply_id uuid, body text, seen_replies integer)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  message public.contact_messages;
  answered integer;
begin
  perform private.require_admin();
  select * into message from public.contact_messages as candidate
  where candidate.id = admin_reply_message.message_id for update;
  if not found then
    perform private.reject(404, 'There is no such message.');
  end if;
  if exists (select 1 from public.contact_replies as sent where sent.id = reply_id) then
    return;
  end if;
  if length(btrim(coalesce(body, ''))) not between 1 and 10000 then
    perform private.reject(400, 'Please write an answer of at most 10,000 characters.');
  end if;
  select count(*) into answered from public.contact_replies as sent where sent.message_id = message.id;
  if answered <> seen_replies then
    perform private.reject(409, 'Someone else answered this message in the meantime. Read that answer first; yours is still here.');
  end if;
  insert into public.contact_replies (id, message_id, author_email, body)
  select reply_id, message.id, coalesce(account.email, ''), btrim(admin_reply_message.body)
  from auth.users as account where account.id = (select auth.uid());
  update public.contact_messages set status = 'answered' where id = message.id;
  perform private.queue_email(message.email, 'contact-reply', jsonb_build_object('replyId', reply_id),
    'contact-reply:' || reply_id);
end;
$$;
revoke all on function public.admin_reply_message(uuid, uuid, text, integer) from public, anon;
grant execute on function public.admin_reply_message(uuid, uuid, text, integer) to authenticated, service_role;

create or replace function public.admin_set_message_status(message_id uuid, new_status text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if new_status not in ('open', 'answered', 'closed') then
    perform private.reject(400, 'The status must be open, answered or closed.');
  end if;
  update public.contact_messages as message set status = new_status
  where message.id = admin_set_message_status.message_id;
  if not found then
    perform private.reject(404, 'There is no such message.');
  end if;
end;
$$;
revoke all on function public.admin_set_message_status(uuid, text) from public, anon;
grant execute on function public.admin_set_message_status(uuid, text) to authenticated, service_role;
