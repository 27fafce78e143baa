create or replace function private.refuse_history_change()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated', 'service_role') then
    raise exception using errcode = '42501', message = 'Only the database writes history. It cannot be changed.';
  end if;
  return coalesce(new, old);
end;
$$;
revoke all on function private.refuse_history_change() from public, anon, authenticated;

-- What admins change, written by the database in the transaction of the change: who, what, before and after. Nobody can add,
-- change or remove a row. Secrets never reach it, because no watched table holds their values.
create table public.audit_log (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  -- All rows of one action share it: publishing three settings is undone as one.
  change_set text not null default pg_current_xact_id()::text,
  actor uuid not null,
  actor_email text not null,
  action text not null check (action in ('insert', 'update', 'delete')),
  object text not null,
  object_id text not null,
  before jsonb,
  after jsonb,
  reason text check (length(reason) <= 500)
);
alter table public.audit_log enable row level security;
create index audit_log_created_at_idx on public.audit_log (created_at desc, id desc);
create index audit_log_object_idx on public.audit_log (object, object_id, created_at desc);
create index audit_log_change_set_idx on public.audit_log (change_set);
create index audit_log_object_time_idx on public.audit_log (object, id desc);

-- Indexes for the list of the audit log.
create index audit_log_search_idx on public.audit_log
  using gin (private.list_words(actor_email || ' ' || object || ' ' || object_id))
  with (gin_pending_list_limit = 64);

-- Lists the admins of the log by stepping through this index, however long the log is.
create index audit_log_actor_idx on public.audit_log (actor_email, created_at desc, id desc);
grant select on public.audit_log to authenticated, service_role;

create policy "admin reads the audit log" on public.audit_log
  for select to authenticated using ((select private.is_admin()));

create trigger refuse_history_change before insert or update or delete on public.audit_log
  for each row execute function private.refuse_history_change();

create trigger refuse_history_truncation before truncate on public.audit_log
  for each statement execute function private.refuse_history_change();

-- Sets the reason of a change for the rest of the transaction. Admin functions call it before they write.
create or replace function private.note_reason(reason text)
returns void
language sql
set search_path = ''
as $$
  select set_config('shop.reason', coalesce(left(btrim(reason), 500), ''), true);
$$;
revoke all on function private.note_reason(text) from public, anon, authenticated;

-- Trigger arguments: the key column, then the columns with personal data, which a deletion also removes from the log.
create or replace function private.record_admin_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  unwatched constant text[] := array['updated_at', 'search_document', 'view_count', 'helpful_votes', 'lease', 'lease_until'];
  personal text[] := tg_argv[1:];
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - unwatched end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - unwatched end;
  row_key text := coalesce(new_row, old_row) ->> tg_argv[0];
begin
  if not (select private.is_admin()) then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(was.key, was.value), jsonb_object_agg(was.key, new_row -> was.key) into old_row, new_row
    from jsonb_each(old_row) as was
    where was.value is distinct from new_row -> was.key;
    if old_row is null then
      return null;
    end if;
  elsif tg_op = 'DELETE' and personal is not null then
    old_row := old_row - personal;
  end if;
  insert into public.audit_log (actor, actor_email, action, object, object_id, before, after, reason)
  select account.id, coalesce(account.email, ''), lower(tg_op), tg_table_name, row_key, old_row, new_row,
    nullif(current_setting('shop.reason', true), '')
  from auth.users as account
  where account.id = (select auth.uid());
  return null;
end;
$$;
revoke all on function private.record_admin_change() from public, anon, authenticated;

-- The `when` condition spares webhooks, workers and content pushes the cost.
create or replace function private.watch_admin_changes(watched text, key_column text default 'id', personal text[] default '{}')
returns void
language plpgsql
set search_path = ''
as $$
begin
  execute format(
    'create trigger record_admin_change after insert or update or delete on public.%I for each row '
    || 'when (auth.uid() is not null) execute function private.record_admin_change(%s)',
    watched,
    (select string_agg(quote_literal(argument), ', ' order by place)
     from unnest(array[key_column] || personal) with ordinality as listed (argument, place))
  );
end;
$$;
revoke all on function private.watch_admin_changes(text, text, text[]) from public, anon, authenticated;

select private.watch_admin_changes('site_settings', 'key');
select private.watch_admin_changes('profiles', 'id', array['email', 'full_name', 'business_name']);

create or replace function private.require_reason(reason text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if length(btrim(coalesce(reason, ''))) not between 3 and 300 then
    perform private.reject(400, 'Please give a reason of 3 to 300 characters.');
  end if;
  perform private.note_reason(reason);
end;
$$;
revoke all on function private.require_reason(text) from public, anon, authenticated;
