-- The list of a state holds those that its number counts: confirmed, and not unsubscribed since.
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
