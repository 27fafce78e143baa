-- What a million purchases showed to be slow, though it reads no table from end to end.

-- The planner takes the words of a list for cheap and for frequent. Told their true price it looks them up in the index of
-- words instead of reading the list from its newest row until enough are found.
alter function private.list_words(text) cost 5000;

-- Few events carry one order's key, which no statistics tell: they are found first and sorted afterwards.
create or replace function public.admin_list_events(
  search text default null,
  state_filter text default null,
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
    'public.webhook_events',
    $fields$jsonb_build_object('id', entry.id, 'provider', entry.provider, 'eventId', entry.event_id, 'kind', entry.kind,
      'orderId', entry.event ->> 'orderId', 'email', entry.event ->> 'email', 'items', coalesce(entry.event -> 'items', '[]'),
      'currency', entry.event ->> 'currency', 'occurredAt', entry.occurred_at, 'createdAt', entry.created_at,
      'processedAt', entry.processed_at, 'error', entry.error)$fields$,
    array_remove(array[
      case when btrim(coalesce(search, '')) <> '' then $c$entry.id = any (array(
        select known.id from public.webhook_events as known where known.order_keys @> array[btrim($1[1])]))$c$ end,
      case when state_filter = 'held' then $c$entry.processed_at is null and entry.kind <> 'ignored'$c$
      when coalesce(state_filter, '') <> '' then $c$entry.kind = $1[2]$c$ end
    ], null),
    array[search, state_filter],
    page_cursor,
    page_size
  );
end;
$$;

-- A whole order number is found by itself: its beginning ("order", "cs_test") stands in every other number too.
create or replace function public.admin_list_orders(
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
declare
  is_license_key boolean := upper(btrim(coalesce(search, ''))) ~ '^NSHR(-[0-9A-Z]{5}){4}$';
  is_order_id boolean := exists (
    select 1 from public.purchases as bought
    where bought.provider = any (array['sandbox', 'stripe', 'lemonsqueezy', 'paddle', 'gumroad'])
      and bought.provider_order_id = btrim(search)
  );
begin
  perform private.require_admin();
  return private.list_page(
    'public.purchases',
    $fields$jsonb_build_object('id', entry.id, 'provider', entry.provider, 'orderId', entry.provider_order_id,
      'email', entry.email, 'sku', entry.product_sku, 'amountCents', entry.amount_cents,
      'refundedCents', entry.refunded_cents, 'currency', entry.currency, 'status', entry.status,
      'createdAt', entry.created_at,
      'licenseStatus', (select license.status from public.licenses as license where license.purchase_id = entry.id))$fields$,
    array_remove(array[
      case when is_license_key then
        $c$entry.id = (select license.purchase_id from public.licenses as license where license.license_key = upper(btrim($1[1])))$c$
      when is_order_id then
        $c$entry.provider = any (array['sandbox', 'stripe', 'lemonsqueezy', 'paddle', 'gumroad'])
          and entry.provider_order_id = btrim($1[1])$c$
      when private.list_query(search) is not null then
        $c$private.list_words(entry.email || ' ' || entry.provider_order_id) @@ private.list_query($1[1])$c$ end,
      case when coalesce(status_filter, '') <> '' then $c$entry.status = $1[2]$c$ end
    ], null),
    array[search, status_filter],
    page_cursor,
    page_size
  );
end;
$$;

-- Without a search path of its own csv_field becomes part of the statement that calls it; both use nothing but built-in names.
create or replace function private.csv_field(value text)
returns text
language sql
immutable
parallel safe
as $$
  select '"' || replace(case when value ~ '^\s*[-=+@]' or value ~ '^[\t\r]' then '''' || value else value end, '"', '""') || '"';
$$;

create or replace function private.csv_line(variadic cells text[])
returns text
language sql
immutable
parallel safe
as $$
  select string_agg(private.csv_field(coalesce(cell, '')), ',' order by place) || E'\r\n'
  from unnest(cells) with ordinality as listed (cell, place);
$$;

-- Pages of a size that the database answers at once; whoever exports asks for the next one.
create or replace function public.admin_export_page(list text, page_cursor text default null, page_size integer default 500)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  size integer := least(greatest(page_size, 1), 5000);
  edge_time timestamptz := nullif(split_part(page_cursor, '|', 1), '')::timestamptz;
  edge_id uuid := nullif(split_part(page_cursor, '|', 2), '')::uuid;
  source text;
  line text;
  answer jsonb;
begin
  perform private.require_admin();
  case list
    when 'purchases' then
      source := 'public.purchases';
      line := $line$private.csv_line(entry.created_at::text, entry.paid_at::text, entry.provider, entry.provider_order_id,
        entry.email, entry.product_sku, (entry.amount_cents / 100.0)::numeric(12, 2)::text,
        (entry.refunded_cents / 100.0)::numeric(12, 2)::text, entry.currency, entry.status, entry.coupon,
        entry.utm ->> 'utm_source', entry.utm ->> 'utm_medium', entry.utm ->> 'utm_campaign')$line$;
    when 'leads' then
      source := 'public.leads';
      line := $line$private.csv_line(entry.created_at::text, entry.name, entry.email, entry.status,
        entry.confirmed_at::text, entry.unsubscribed_at::text, entry.source, entry.utm ->> 'utm_source',
        entry.utm ->> 'utm_medium', entry.utm ->> 'utm_campaign', entry.utm ->> 'utm_content')$line$;
    when 'users' then
      source := 'public.profiles';
      line := $line$private.csv_line(entry.created_at::text, entry.email, entry.full_name, entry.business_name, entry.role,
        entry.newsletter::text, entry.purchases_count::text)$line$;
    when 'reviews' then
      source := 'public.reviews';
      line := $line$private.csv_line(entry.created_at::text, entry.product_sku, entry.first_name,
        (select contact.email from public.review_contacts as contact where contact.review_id = entry.id),
        entry.rating::text, entry.review_text, entry.status, entry.verified::text, entry.moderated_at::text)$line$;
    else
      perform private.reject(400, 'The list must be purchases, leads, users or reviews.');
  end case;
  execute format(
    $sql$
      with page as (
        select entry.* from %1$s as entry
        where %2$s
        order by entry.created_at desc, entry.id desc limit %3$s
      ),
      line as (select entry.created_at, entry.id, %4$s as text from page as entry)
      select jsonb_build_object(
        'lines', coalesce(string_agg(text, '' order by created_at desc, id desc), ''),
        'rows', count(*),
        'next', case when count(*) = %3$s then (array_agg(created_at || '|' || id order by created_at, id))[1] end
      )
      from line
    $sql$,
    source,
    case when edge_id is null then 'true' else '(entry.created_at, entry.id) < ($1, $2)' end,
    size,
    line
  ) into answer using edge_time, edge_id;
  return answer;
end;
$$;

-- The same for mails that were given up: a hundred with each call.
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
    order by failed.created_at desc, failed.id desc limit 100 for update skip locked
  );
  get diagnostics retried = row_count;
  return retried;
end;
$$;
