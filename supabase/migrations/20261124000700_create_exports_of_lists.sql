-- Export Data: CSV made here, page by page, so that the function that streams it only passes text on.

-- RFC 4180, and safe in a spreadsheet: a cell that would begin a formula gets an apostrophe in front.
create function private.csv_field(value text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select '"' || replace(case when value ~ '^\s*[-=+@]' or value ~ '^[\t\r]' then '''' || value else value end, '"', '""') || '"';
$$;

create function private.csv_line(variadic cells text[])
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select string_agg(private.csv_field(coalesce(cell, '')), ',' order by place) || E'\r\n'
  from unnest(cells) with ordinality as listed (cell, place);
$$;

-- One page of lines and the cursor of the next page, or null after the last one.
create function public.admin_export_page(list text, page_cursor text default null, page_size integer default 2000)
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

revoke all on function private.csv_field(text), private.csv_line(text[]) from public, anon, authenticated;
revoke all on function public.admin_export_page(text, text, integer) from public, anon;
grant execute on function public.admin_export_page(text, text, integer) to authenticated, service_role;
