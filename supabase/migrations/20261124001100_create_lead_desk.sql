create function public.admin_list_leads(
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
      'unsubscribedAt', entry.unsubscribed_at, 'customerSince', entry.customer_since)$fields$,
    array_remove(array[
      case when private.list_query(search) is not null then
        $c$private.list_words(entry.email || ' ' || entry.name) @@ private.list_query($1[1])$c$ end,
      case when coalesce(status_filter, '') <> '' then $c$entry.status = $1[2]$c$ end
    ], null),
    array[search, status_filter],
    page_cursor,
    page_size
  );
end;
$$;

-- The mail that the person asked for once more. Nobody who has unsubscribed is written to.
create function public.admin_resend_confirmation(lead_id uuid)
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
    perform private.reject(409, 'Only an address that is not confirmed yet gets this mail. This one is ' || lead.status || '.');
  elsif lead.last_mail_at > now() - interval '1 minute' then
    perform private.reject(429, 'A mail went to this address a moment ago. Please wait a minute.');
  end if;
  update public.leads set last_mail_at = now() where id = lead.id;
  perform private.queue_email(lead.email, 'confirm-subscription', jsonb_build_object('name', lead.name),
    'lead-request:' || lead.id || ':' || extract(epoch from now()), now(), 'transactional', lead.id);
end;
$$;

create function public.admin_unsubscribe_lead(lead_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.note_reason('Unsubscribed by the owner');
  if not public.unsubscribe_lead(lead_id) then
    perform private.reject(404, 'There is no such lead. It may have been deleted.');
  end if;
end;
$$;

-- For good, with the mails that were sent to the person as a lead. The audit log keeps that it happened, not who it was.
create function public.admin_delete_lead(lead_id uuid, reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_reason(reason);
  delete from public.leads as lead where lead.id = admin_delete_lead.lead_id;
  if not found then
    perform private.reject(404, 'There is no such lead. It may have been deleted already.');
  end if;
end;
$$;

revoke all on function public.admin_list_leads(text, text, text, integer), public.admin_resend_confirmation(uuid),
  public.admin_unsubscribe_lead(uuid), public.admin_delete_lead(uuid, text) from public, anon;
grant execute on function public.admin_list_leads(text, text, text, integer), public.admin_resend_confirmation(uuid),
  public.admin_unsubscribe_lead(uuid), public.admin_delete_lead(uuid, text) to authenticated, service_role;
