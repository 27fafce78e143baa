create function public.admin_list_mails(
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
    'public.email_messages',
    $fields$jsonb_build_object('id', entry.id, 'to', entry."to", 'template', entry.template, 'status', entry.status,
      'attempts', entry.attempts, 'lastError', entry.last_error, 'createdAt', entry.created_at, 'sendAfter', entry.send_after,
      'sentAt', entry.sent_at)$fields$,
    array_remove(array[
      case when private.list_query(search) is not null then
        $c$private.list_words(entry."to") @@ private.list_query($1[1])$c$ end,
      case when coalesce(status_filter, '') <> '' then $c$entry.status = $1[2]$c$ end
    ], null),
    array[search, status_filter],
    page_cursor,
    page_size
  );
end;
$$;

-- A mail that was given up gets all its tries again, from now on.
create function public.admin_retry_mail(mail_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.note_reason('Retried');
  update public.email_messages as mail
  set status = 'queued', attempts = 0, send_after = now(), last_error = null
  where mail.id = mail_id and mail.status = 'failed';
  if not found then
    perform private.reject(409, 'Only a mail that was given up can be retried. This one is not, or not any more.');
  end if;
end;
$$;

-- All of them, a thousand at a time: after the mail provider was down, the owner presses once.
create function public.admin_retry_failed_mails()
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
    order by failed.created_at desc, failed.id desc limit 1000 for update skip locked
  );
  get diagnostics retried = row_count;
  return retried;
end;
$$;

create function public.admin_cancel_mail(mail_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  update public.email_messages as mail
  set status = 'cancelled', last_error = 'Cancelled by the owner.'
  where mail.id = mail_id and mail.status = 'queued';
  if not found then
    perform private.reject(409, 'Only a mail that waits can be cancelled. This one has been sent, or is on its way.');
  end if;
end;
$$;

revoke all on function public.admin_list_mails(text, text, text, integer), public.admin_retry_mail(uuid),
  public.admin_retry_failed_mails(), public.admin_cancel_mail(uuid) from public, anon;
grant execute on function public.admin_list_mails(text, text, text, integer), public.admin_retry_mail(uuid),
  public.admin_retry_failed_mails(), public.admin_cancel_mail(uuid) to authenticated, service_role;
