-- A page of a list is done before a parallel worker has been started for it.
alter function private.list_page(text, text, text[], text[], text, integer, text) set max_parallel_workers_per_gather = 0;

-- The name of a kind of object stands in most lines of the log: it is asked for as what it is, not as a word.
create or replace function public.admin_list_changes(
  search text default null,
  object_filter text default null,
  page_cursor text default null,
  page_size integer default 50
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  is_object boolean := (
    select true from public.audit_log as line where line.object = btrim(search) order by line.id desc limit 1
  );
begin
  perform private.require_admin();
  return private.list_page(
    'public.audit_log',
    $fields$jsonb_build_object('id', entry.id, 'createdAt', entry.created_at, 'actor', entry.actor_email,
      'action', entry.action, 'object', entry.object, 'objectId', entry.object_id, 'before', entry.before,
      'after', entry.after, 'reason', entry.reason)$fields$,
    array_remove(array[
      case when is_object then $c$entry.object = btrim($1[1])$c$
      when private.list_query(search) is not null then
        $c$private.list_words(entry.actor_email || ' ' || entry.object || ' ' || entry.object_id) @@ private.list_query($1[1])$c$ end,
      case when coalesce(object_filter, '') <> '' then $c$entry.object = $1[2]$c$ end
    ], null),
    array[search, object_filter],
    page_cursor,
    page_size,
    'bigint'
  );
end;
$$;

-- Fifty at once are written down in the audit log within the time that a call may take.
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
