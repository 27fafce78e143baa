-- Amounts have the digits of their currency, and revenue is a sum for each currency.
-- The digits after the point as the providers count them: ISO 4217, as in _shared/contracts/money.ts.
create or replace function private.currency_digits(currency text)
returns integer
language sql
immutable
set search_path = ''
as $$
  select case
    when upper(currency) = any (string_to_array('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF', ' ')) then 0
    when upper(currency) = any (string_to_array('BHD IQD JOD KWD LYD OMR TND', ' ')) then 3
    else 2
  end;
$$;
revoke all on function private.currency_digits(text) from public, anon, authenticated;

-- A stored amount as a plain number: 49.00, 4900, 49.000.
create or replace function private.plain_amount(amount bigint, currency text)
returns text
language sql
immutable
set search_path = ''
as $$
  select round(amount / power(10::numeric, private.currency_digits(currency)), private.currency_digits(currency))::text;
$$;
revoke all on function private.plain_amount(bigint, text) from public, anon, authenticated;

create or replace function public.admin_dashboard_stats()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not (select private.is_admin()) then
    raise exception using errcode = '42501', message = 'Only an admin may read the totals.';
  end if;
  return (
    select jsonb_build_object(
      'totalUsers', max(value) filter (where name = 'users'),
      'totalPurchases', max(value) filter (where name = 'purchases'),
      -- Amounts of different currencies are never added.
      'totalRevenue', (select coalesce(sum(gross_cents - refunded_cents), 0) from private.daily_sales where currency = 'USD'),
      'revenue', (
        select coalesce(jsonb_agg(jsonb_build_object('currency', one.currency, 'cents', one.cents)
          order by one.cents desc, one.currency), '[]')
        from (
          select currency, sum(gross_cents - refunded_cents) as cents
          from private.daily_sales group by currency having sum(purchases) > 0
        ) as one
      ),
      'activeLicenses', max(value) filter (where name = 'active_licenses')
    )
    from private.shop_totals
  );
end;
$$;
revoke all on function public.admin_dashboard_stats() from public, anon;
grant execute on function public.admin_dashboard_stats() to authenticated, service_role;

-- Pages of a size that the database answers at once; the caller asks for the next one.
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
        entry.email, entry.product_sku, private.plain_amount(entry.amount_cents, entry.currency),
        private.plain_amount(entry.refunded_cents, entry.currency), entry.currency, entry.status, entry.coupon,
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
revoke all on function public.admin_export_page(text, text, integer) from public, anon;
grant execute on function public.admin_export_page(text, text, integer) to authenticated, service_role;
