-- Queries that took longer than they may in a shop of a million orders: an index that was no longer searched, numbers that were
-- counted anew, and plans that a wrong estimate made. The schema files say why for each.

create or replace function private.csv_line(variadic cells text[])
returns text
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
begin
  if array_to_string(cells, E'\n', '') !~ '"|(^|\n)(\s*[-=+@]|[\t\r])' then
    return '"' || array_to_string(cells, '","', '') || E'"\r\n';
  end if;
  return (
    select string_agg(private.csv_field(coalesce(cell, '')), ',' order by place) || E'\r\n'
    from unnest(cells) with ordinality as listed (cell, place)
  );
end;
$$;

create or replace function private.currency_digits(currency text)
returns integer
language plpgsql
immutable
set search_path = ''
as $$
begin
  return case
    when upper(currency) = any (string_to_array('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF', ' ')) then 0
    when upper(currency) = any (string_to_array('BHD IQD JOD KWD LYD OMR TND', ' ')) then 3
    else 2
  end;
end;
$$;

create or replace function private.plain_amount(amount bigint, currency text)
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  digits integer := private.currency_digits(currency);
begin
  return round(amount / power(10::numeric, digits), digits)::text;
end;
$$;

create or replace function private.order_search(typed text, bought text, place text)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select case
    when exists (select from public.purchases as known where known.provider_order_id = btrim(typed)) then
      format('%s.provider_order_id = btrim(%s)', bought, place)
    when private.list_query(typed) is not null then
      format($c$private.list_words(%1$s.email || ' ' || %1$s.provider_order_id || coalesce(' ' || %1$s.payer_email, ''))
        @@ private.list_query(%2$s)$c$, bought, place)
  end;
$$;
revoke all on function private.order_search(text, text, text) from public, anon, authenticated;

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
      else private.order_search(search, 'entry', '$1[1]') end,
      case when coalesce(status_filter, '') <> '' then $c$entry.status = $1[2]$c$ end
    ], null),
    array[search, status_filter],
    page_cursor,
    page_size
  );
end;
$$;

create or replace function private.foreign_order(ledger public.webhook_events)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  -- All events of the keys first: with the limit on top of it the planner reads the ledger from end to end, as it takes every
  -- two-hundredth event for one with these keys.
  with related as materialized (
    select * from public.webhook_events as known where known.order_keys && ledger.order_keys
  )
  select paid.event ->> 'orderId'
  from related as paid
  where paid.provider = ledger.provider and paid.kind = 'order.paid'
    and paid.error is null and paid.processed_at is not null and paid.id <> ledger.id
    and paid.event ->> 'orderId' <> ledger.event ->> 'orderId'
    and private.normalize_email(paid.event ->> 'email') <> private.normalize_email(ledger.event ->> 'email')
  limit 1;
$$;

create or replace function public.admin_provider_products()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'unknown', (
      select coalesce(jsonb_agg(jsonb_build_object('provider', missing.provider, 'providerProductId', missing.product,
        'orders', missing.orders, 'lowestCents', missing.lowest, 'currency', missing.currency, 'lastAt', missing.last_at)
        order by missing.last_at desc), '[]')
      from (
        with line as materialized (
          select held.*, jsonb_strip_nulls(
              jsonb_build_object('providerProductId', item -> 'providerProductId', 'otherIds', item -> 'otherIds')) as named
          from (
            select * from public.webhook_events as waiting
            where waiting.processed_at is null and waiting.kind = 'order.paid'
            order by waiting.created_at desc limit 500
          ) as held
          cross join lateral jsonb_array_elements(held.event -> 'items') as item
        ),
        -- Each product is looked up once, however many orders wait for it.
        unknown as materialized (
          select listed.provider, listed.named from (select distinct line.provider, line.named from line) as listed
          where not exists (select from private.product_of_line(listed.provider, listed.named))
        )
        select line.provider, line.named ->> 'providerProductId' as product, count(distinct line.id) as orders,
          min((line.event ->> 'amountCents')::bigint) as lowest, max(line.event ->> 'currency') as currency,
          max(line.created_at) as last_at
        from line
        join unknown on unknown.provider = line.provider and unknown.named = line.named
        group by line.provider, line.named ->> 'providerProductId'
      ) as missing
    ),
    'known', (
      select coalesce(jsonb_agg(jsonb_build_object('id', known.id, 'provider', known.provider,
        'providerProductId', known.provider_product_id, 'skus', known.product_skus, 'minimumCents', known.minimum_cents,
        'currency', known.currency) order by known.provider = 'sandbox', known.provider, known.provider_product_id), '[]')
      from public.provider_products as known
    )
  );
end;
$$;

create or replace function private.events_of(who private.person)
returns setof public.webhook_events
language sql
stable
rows 20
security definer
set search_path = ''
set jit = off
as $$
  select ledger.* from public.purchases as purchase
  cross join lateral (
    select known.* from public.webhook_events as known
    where known.order_keys @> array[purchase.provider_order_id] offset 0
  ) as ledger
  where purchase.id = any (who.purchases) and ledger.provider = purchase.provider
  union
  select ledger.* from public.webhook_events as ledger where ledger.event ->> 'email' = any (who.addresses);
$$;

drop index public.update_notice_recipients_mail_idx;
create index update_notice_recipients_mail_idx on public.update_notice_recipients (mail_id) where mail_id is not null;
create index update_notice_recipients_mailed_idx on public.update_notice_recipients (notice_id, mail_id) where mail_id is not null;

create or replace function public.admin_update_notice(notice_id uuid)
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
  select private.describe_notice(notice) || jsonb_build_object('id', notice.id, 'state', notice.state,
      'createdAt', notice.created_at, 'changedAt', notice.changed_at, 'scheduledFor', notice.scheduled_for,
      'sentAt', notice.sent_at, 'isCounted', notice.enrolled_at is not null and not exists (
        select from public.update_notice_recipients as waiting where waiting.notice_id = notice.id and waiting.state = 'pending'),
      'counts', (
        select coalesce(jsonb_object_agg(counted.state, counted.rows), '{}')
        from (
          select recipient.state, count(*) as rows from public.update_notice_recipients as recipient
          where recipient.notice_id = notice.id group by 1
        ) as counted
      ),
      'mailsSent', (
        select count(distinct recipient.mail_id) from public.update_notice_recipients as recipient
        -- The limit keeps the planner from reading every mail of the shop.
        cross join lateral (
          select mail.status from public.email_messages as mail where mail.id = recipient.mail_id limit 1
        ) as mail
        where recipient.notice_id = notice.id and recipient.mail_id is not null and mail.status = 'sent'
      )) into answer
  from public.update_notices as notice where notice.id = admin_update_notice.notice_id;
  if answer is null then
    perform private.reject(404, 'There is no such notice.');
  end if;
  return answer;
end;
$$;

create or replace function public.admin_list_update_recipients(
  for_notice uuid,
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
    'public.update_notice_recipients',
    $fields$(select jsonb_build_object('id', entry.id, 'email', private.license_address(license), 'state', entry.state,
      'why', coalesce(entry.why, case when entry.state = 'affected'
        then private.update_mail_refusal(license, private.license_address(license)) end))
      from public.licenses as license where license.id = entry.license_id)$fields$,
    array_remove(array[
      $c$entry.notice_id = $1[1]::uuid$c$,
      $c$entry.license_id in (select license.id from public.purchases as purchase
        join public.licenses as license on license.purchase_id = purchase.id
        where $c$ || private.order_search(search, 'purchase', '$1[3]') || ')',
      case when coalesce(status_filter, '') <> '' then $c$entry.state = $1[2]$c$ end
    ], null),
    array[for_notice::text, status_filter, search],
    page_cursor,
    page_size
  );
end;
$$;

create or replace function public.admin_withdraw_update_notice(notice_id uuid)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  notice public.update_notices;
  told integer;
begin
  perform private.require_admin();
  select * into notice from public.update_notices as known
  where known.id = admin_withdraw_update_notice.notice_id for update;
  if not found then
    perform private.reject(404, 'There is no such notice.');
  elsif notice.state = 'withdrawn' then
    perform private.reject(409, 'This notice was already withdrawn.');
  end if;
  update public.update_notices set state = 'withdrawn', scheduled_for = null where id = notice.id;
  perform from public.email_messages as mail
  where mail.id in (
    select recipient.mail_id from public.update_notice_recipients as recipient
    where recipient.notice_id = notice.id and recipient.mail_id is not null
  ) for update;
  update public.update_notice_recipients as recipient
  set state = 'withdrawn', why = 'The notice was withdrawn.', lease = null, lease_until = null
  where recipient.notice_id = notice.id and (recipient.state in ('pending', 'affected') or (recipient.state = 'queued'
    and exists (select from public.email_messages as mail where mail.id = recipient.mail_id and mail.status = 'queued')));
  update public.email_messages as mail set status = 'cancelled', last_error = 'The notice was withdrawn.'
  where mail.status = 'queued' and mail.id in (
    select recipient.mail_id from public.update_notice_recipients as recipient
    where recipient.notice_id = notice.id and recipient.mail_id is not null
  ) and not exists (
    select from public.update_notice_recipients as other where other.mail_id = mail.id and other.state = 'queued'
  );
  select count(*) into told from public.update_notice_recipients as recipient
  where recipient.notice_id = notice.id and recipient.state = 'queued';
  return told;
end;
$$;

-- How many people have an active license of each product. To count them took a tenth of a second in a large shop, so the number
-- is kept: a license that opens or closes, or an order that gets another address, changes it by one for each person.
create table private.product_buyers (
  product_sku text primary key,
  buyers integer not null
);
alter table private.product_buyers enable row level security;

create or replace function private.recount_buyers()
returns void
language sql
security definer
set search_path = ''
as $$
  delete from private.product_buyers;
  insert into private.product_buyers (product_sku, buyers)
  select license.product_sku, count(distinct purchase.email)
  from public.licenses as license
  join public.purchases as purchase on purchase.id = license.purchase_id
  where license.status = 'active'
  group by 1;
$$;
revoke all on function private.recount_buyers() from public, anon, authenticated;

-- Each place of the lists is a license of a product that an address got (1) or lost (-1) just now.
create or replace function private.add_buyers(skus text[], addresses text[], differences integer[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Locks before it counts: two orders of one person that arrive together must see each other.
  insert into private.product_buyers as kept (product_sku, buyers)
  select distinct listed.sku, 0 from unnest(skus) as listed (sku) order by 1
  on conflict (product_sku) do update set buyers = kept.buyers;
  update private.product_buyers as kept set buyers = kept.buyers + found.difference
  from (
    select changed.sku, sum((held.amount > 0)::integer - (held.amount > changed.difference)::integer) as difference
    from (
      select listed.sku, listed.address, sum(listed.difference) as difference
      from unnest(skus, addresses, differences) as listed (sku, address, difference) group by 1, 2
    ) as changed
    cross join lateral (
      select count(*) as amount from public.purchases as purchase
      join public.licenses as license on license.purchase_id = purchase.id
      where purchase.email = changed.address and license.product_sku = changed.sku and license.status = 'active'
    ) as held
    group by 1
  ) as found
  where found.sku = kept.product_sku and found.difference <> 0;
end;
$$;
revoke all on function private.add_buyers(text[], text[], integer[]) from public, anon, authenticated;

create or replace function private.count_buyers()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  skus text[];
  bought uuid[];
  differences integer[];
begin
  if tg_op = 'INSERT' then
    select array_agg(given.product_sku), array_agg(given.purchase_id), array_agg(1) into skus, bought, differences
    from new_rows as given where given.status = 'active';
  else
    select array_agg(changed.product_sku), array_agg(changed.purchase_id), array_agg(changed.difference)
    into skus, bought, differences
    from (
      select side.product_sku, side.purchase_id, sum(side.difference)::integer as difference
      from (
        select given.product_sku, given.purchase_id, 1 as difference from new_rows as given where given.status = 'active'
        union all
        select taken.product_sku, taken.purchase_id, -1 from old_rows as taken where taken.status = 'active'
      ) as side
      group by 1, 2
    ) as changed
    where changed.difference <> 0;
  end if;
  if skus is not null then
    perform private.add_buyers(skus, array(
      select (select purchase.email from public.purchases as purchase where purchase.id = listed.id)
      from unnest(bought) with ordinality as listed (id, position) order by listed.position
    ), differences);
  end if;
  return null;
end;
$$;
revoke all on function private.count_buyers() from public, anon, authenticated;

create trigger count_buyers_insert after insert on public.licenses
  referencing new table as new_rows for each statement execute function private.count_buyers();

create trigger count_buyers_update after update on public.licenses
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.count_buyers();

create or replace function private.move_buyers()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  skus text[];
  addresses text[];
  differences integer[];
begin
  select array_agg(license.product_sku), array_agg(side.address), array_agg(side.difference)
  into skus, addresses, differences
  from new_rows as given
  join old_rows as taken on taken.id = given.id and taken.email <> given.email
  cross join lateral (
    select known.product_sku from public.licenses as known where known.purchase_id = given.id and known.status = 'active' offset 0
  ) as license
  cross join lateral (values (given.email, 1), (taken.email, -1)) as side (address, difference);
  if skus is not null then
    perform private.add_buyers(skus, addresses, differences);
  end if;
  return null;
end;
$$;
revoke all on function private.move_buyers() from public, anon, authenticated;

create trigger move_buyers after update on public.purchases
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.move_buyers();

-- Nothing deletes a license but by hand; its order, and with it the address, may be gone by then.
create or replace function private.recount_after_delete()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.recount_buyers();
  return null;
end;
$$;
revoke all on function private.recount_after_delete() from public, anon, authenticated;

create trigger recount_buyers after delete on public.licenses
  for each statement execute function private.recount_after_delete();

create or replace function public.admin_opening_facts()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'hasSentMail', (
      select true from public.email_messages where status = 'sent' order by created_at desc, id desc limit 1
    ) is not null,
    'mailProvider', (select seen.name from private.mail_providers_seen as seen order by seen.last_sent_at desc limit 1),
    'failedMails', (select value from private.shop_totals where name = 'failed_mails'),
    'hasRealProvider', exists (select 1 from public.provider_products where provider <> 'sandbox'),
    'hasRealOrder', exists (
      select from unnest(array['stripe', 'lemonsqueezy', 'paddle', 'gumroad']) as listed (name)
      -- In the order of its index: else the planner looks for the first one from the start of the table.
      where (
        select purchase.id from public.purchases as purchase where purchase.provider = listed.name
        order by purchase.provider_order_id limit 1
      ) is not null
    ),
    'dueFactCount', (select count(*) from public.law_facts where next_check <= current_date),
    'dueFacts', (
      select coalesce(jsonb_agg(jsonb_build_object('key', due.key, 'statement', due.statement, 'state', due.state,
        'nextCheck', due.next_check) order by due.next_check, due.key), '[]')
      from (
        select * from public.law_facts as fact where fact.next_check <= current_date
        order by fact.next_check, fact.key limit 20
      ) as due
    )
  );
end;
$$;

create or replace function public.template_buyers(template_path text)
returns integer
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(max(known.buyers), 0)
  from public.templates as template
  join public.template_packages as package on package.id = template.package_id
  join private.product_buyers as known on known.product_sku = package.product_sku
  where template.path = template_path;
$$;

select private.recount_buyers();

create or replace function public.admin_fact_reach()
returns table (fact_key text, documents integer, buyers integer)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    with held as (
      select named.fact_key, package.product_sku, count(*)::integer as documents
      from private.facts_of_documents() as named
      join public.templates as template on template.id = named.template_id
      join public.template_packages as package on package.id = template.package_id
      group by named.fact_key, package.product_sku
    )
    select held.fact_key, sum(held.documents)::integer, coalesce(sum(sold.buyers), 0)::integer
    from held left join private.product_buyers as sold on sold.product_sku = held.product_sku
    group by held.fact_key
    order by held.fact_key;
end;
$$;
