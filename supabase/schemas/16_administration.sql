insert into private.setting_patterns (key, pattern, message) values
  ('GA4_ID', '^G-[A-Z0-9]{4,16}$', 'The Google Analytics id looks like G-ABC123DEF4.'),
  ('CLARITY_ID', '^[a-z0-9]{8,16}$', 'The Clarity id has 8 to 16 small letters and digits.'),
  ('META_PIXEL_ID', '^[0-9]{8,20}$', 'The Meta pixel id has 8 to 20 digits.'),
  ('PRICE_LIST', '^(storefront|second)$', 'The price list must be storefront or second.'),
  ('STRUCK_PRICES', '^\{("[a-z-]{1,40}":"[0-9]{1,5}(\.[0-9]{2})?",?){0,20}\}$',
    'A former price must be an amount in dollars, such as 149 or 149.50.');

-- Publish Settings: all changes or none. `seen` has, for each key, the setting's last change that the caller saw; if a
-- colleague has changed one since, the call is refused.
create or replace function public.admin_publish_settings(changes jsonb, seen jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  newer text;
  change record;
begin
  perform private.require_admin();
  if jsonb_typeof(changes) is distinct from 'object' or changes = '{}' then
    perform private.reject(400, 'There is nothing to publish.');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('publish-settings', 0));
  select string_agg(setting.key, ', ' order by setting.key) into newer
  from public.site_settings as setting
  where changes ? setting.key and setting.updated_at is distinct from (seen ->> setting.key)::timestamptz
    and private.stored_setting(setting.key) is distinct from changes ->> setting.key;
  if newer is not null then
    perform private.reject(409, 'Someone else changed ' || newer
      || ' in the meantime. Nothing was published and your changes are still here: compare, then publish again.');
  end if;
  for change in
    select entry.key, entry.value from jsonb_each_text(changes) as entry
    where private.stored_setting(entry.key) is distinct from entry.value
    order by entry.key
  loop
    insert into public.site_settings (key, value) values (change.key, change.value)
    on conflict (key) do update set value = excluded.value;
  end loop;
end;
$$;
revoke all on function public.admin_publish_settings(jsonb, jsonb) from public, anon;
grant execute on function public.admin_publish_settings(jsonb, jsonb) to authenticated, service_role;

-- The latest publishes, newest first, each with its changes. For a secret only that it changed.
create or replace function public.admin_settings_history()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('changeSet', published.change_set, 'at', published.at,
      'actor', published.actor_email, 'reason', published.reason, 'changes', published.changes) order by published.last_id desc), '[]')
    from (
      select line.change_set, max(line.id) as last_id, max(line.created_at) as at, max(line.actor_email) as actor_email,
        max(line.reason) as reason,
        jsonb_agg(jsonb_build_object('key', line.object_id, 'before', line.before ->> 'value', 'after', line.after ->> 'value',
          'isSecret', coalesce(definition.write_only, false)) order by line.object_id) as changes
      from (
        select * from public.audit_log as latest where latest.object = 'site_settings' order by latest.id desc limit 200
      ) as line
      left join private.setting_definitions as definition on definition.key = line.object_id
      group by line.change_set
    ) as published
  );
end;
$$;
revoke all on function public.admin_settings_history() from public, anon;
grant execute on function public.admin_settings_history() to authenticated, service_role;

-- Restores what a publish replaced, unless it was changed again since. Secrets cannot be restored.
create or replace function public.admin_undo_settings(undone_change_set text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  newer text;
  line record;
  restored integer := 0;
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(hashtextextended('publish-settings', 0));
  select string_agg(change.object_id, ', ' order by change.object_id) into newer
  from public.audit_log as change
  join public.site_settings as setting on setting.key = change.object_id
  where change.object = 'site_settings' and change.change_set = undone_change_set and not setting.write_only
    and coalesce(change.after, '{}') ? 'value' and setting.value is distinct from change.after ->> 'value';
  if newer is not null then
    perform private.reject(409, newer || ' was changed again since. Undo that change first.');
  end if;
  perform private.note_reason('Undone');
  for line in
    select change.object_id as key, coalesce(change.before ->> 'value', '') as value
    from public.audit_log as change
    join private.setting_definitions as definition on definition.key = change.object_id and not definition.write_only
    where change.object = 'site_settings' and change.change_set = undone_change_set
      and coalesce(change.after, '{}') ? 'value'
    order by change.object_id
  loop
    update public.site_settings as setting set value = line.value where setting.key = line.key;
    restored := restored + 1;
  end loop;
  if restored = 0 then
    perform private.reject(409, 'There is nothing to undo. A secret has to be entered again.');
  end if;
end;
$$;
revoke all on function public.admin_undo_settings(text) from public, anon;
grant execute on function public.admin_undo_settings(text) to authenticated, service_role;

-- The opening checklist, with the facts of law that are past their next check.
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
    'hasRealProvider', exists (select 1 from public.provider_products where provider <> 'sandbox' and not_ours_since is null),
    'hasRealOrder', exists (
      select from unnest(array['stripe', 'lemonsqueezy', 'paddle', 'gumroad']) as listed (name)
      -- In the order of its index: else the planner looks for the first one from the start of the table.
      where (
        select purchase.id from public.purchases as purchase where purchase.provider = listed.name
        order by purchase.provider_order_id limit 1
      ) is not null
    ),
    'dueFactCount', (select count(*) from public.law_facts where next_check <= private.shop_day(now())),
    'dueFacts', (
      select coalesce(jsonb_agg(jsonb_build_object('key', due.key, 'statement', due.statement, 'state', due.state,
        'nextCheck', due.next_check) order by due.next_check, due.key), '[]')
      from (
        select * from public.law_facts as fact where fact.next_check <= private.shop_day(now())
        order by fact.next_check, fact.key limit 20
      ) as due
    )
  );
end;
$$;
revoke all on function public.admin_opening_facts() from public, anon;
grant execute on function public.admin_opening_facts() to authenticated, service_role;

-- The stored value of a setting, which publishing compares with. A secret's value is in its own table.
create or replace function private.stored_setting(setting_key text)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    (select secret.value from private.setting_secrets as secret where secret.key = setting_key),
    (select setting.value from public.site_settings as setting where setting.key = setting_key)
  );
$$;
revoke all on function private.stored_setting(text) from public, anon, authenticated;

-- Production lets search engines into the whole site. An admin switches to it only through admin_open_shop(), which stores in
-- the audit log what was still open when they confirmed.
create or replace function private.require_opening_confirmed()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if auth.uid() is not null and coalesce(current_setting('shop.opening_confirmed', true), '') <> 'yes' then
    perform private.reject(409, 'Before search engines may list the shop, review what is still missing: choose Production under '
      || 'Environment in Site Settings, publish, and confirm. Nothing was changed.');
  end if;
  return new;
end;
$$;
revoke all on function private.require_opening_confirmed() from public, anon, authenticated;

create trigger require_opening_confirmed_insert before insert on public.site_settings
  for each row when (new.key = 'ENV' and new.value = 'production')
  execute function private.require_opening_confirmed();

create trigger require_opening_confirmed_update before update on public.site_settings
  for each row when (new.key = 'ENV' and new.value = 'production' and old.value is distinct from 'production')
  execute function private.require_opening_confirmed();

-- Publishes settings, one of which opens the shop. A second call changes nothing more.
create or replace function public.admin_open_shop(changes jsonb, seen jsonb, open_items text[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  left_open text;
begin
  perform private.require_admin();
  if open_items is null or cardinality(open_items) > 50 then
    perform private.reject(400, 'Please confirm what is still open.');
  end if;
  select string_agg(left(btrim(item), 100), '; ') into left_open from unnest(open_items) as listed (item);
  perform set_config('shop.opening_confirmed', 'yes', true);
  perform private.note_reason(coalesce('Opened with this left: ' || left_open, 'Opened with nothing left'));
  perform public.admin_publish_settings(changes, seen);
  perform set_config('shop.opening_confirmed', '', true);
end;
$$;
revoke all on function public.admin_open_shop(jsonb, jsonb, text[]) from public, anon;
grant execute on function public.admin_open_shop(jsonb, jsonb, text[]) to authenticated, service_role;

-- Totals are kept by statement triggers, so that the dashboard costs the same with ten purchases and with a million.
create table private.shop_totals (
  name text primary key,
  value bigint not null default 0
);
alter table private.shop_totals enable row level security;

create or replace function private.add_to_total(total text, difference bigint)
returns void
language sql
security definer
set search_path = ''
as $$
  update private.shop_totals set value = value + difference where name = total and difference <> 0;
$$;
revoke all on function private.add_to_total(text, bigint) from public, anon, authenticated;

create or replace function private.total_profiles()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.add_to_total('users', (select count(*) from changed) * case tg_op when 'INSERT' then 1 else -1 end);
  return null;
end;
$$;
revoke all on function private.total_profiles() from public, anon, authenticated;

create trigger total_profiles_insert after insert on public.profiles
  referencing new table as changed for each statement execute function private.total_profiles();

create trigger total_profiles_delete after delete on public.profiles
  referencing old table as changed for each statement execute function private.total_profiles();

create or replace function private.total_purchases()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op in ('INSERT', 'UPDATE') then
    perform private.add_to_total('purchases', (select count(*) from new_rows));
    perform private.add_to_total('revenue_cents',
      (select coalesce(sum(private.net_cents(amount_cents, refunded_cents, disputed_cents, tax_cents, returned_tax_cents)), 0)
        from new_rows));
  end if;
  if tg_op in ('UPDATE', 'DELETE') then
    perform private.add_to_total('purchases', -(select count(*) from old_rows));
    perform private.add_to_total('revenue_cents',
      -(select coalesce(sum(private.net_cents(amount_cents, refunded_cents, disputed_cents, tax_cents, returned_tax_cents)), 0)
        from old_rows));
  end if;
  return null;
end;
$$;
revoke all on function private.total_purchases() from public, anon, authenticated;

create trigger total_purchases_insert after insert on public.purchases
  referencing new table as new_rows for each statement execute function private.total_purchases();

create trigger total_purchases_update after update on public.purchases
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.total_purchases();

create trigger total_purchases_delete after delete on public.purchases
  referencing old table as old_rows for each statement execute function private.total_purchases();

create or replace function private.total_licenses()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op in ('INSERT', 'UPDATE') then
    perform private.add_to_total('active_licenses', (select count(*) from new_rows where status = 'active'));
  end if;
  if tg_op in ('UPDATE', 'DELETE') then
    perform private.add_to_total('active_licenses', -(select count(*) from old_rows where status = 'active'));
  end if;
  return null;
end;
$$;
revoke all on function private.total_licenses() from public, anon, authenticated;

create trigger total_licenses_insert after insert on public.licenses
  referencing new table as new_rows for each statement execute function private.total_licenses();

create trigger total_licenses_update after update on public.licenses
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.total_licenses();

create trigger total_licenses_delete after delete on public.licenses
  referencing old table as old_rows for each statement execute function private.total_licenses();

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
      'totalRevenue', (select coalesce(sum(net_cents), 0) from private.daily_sales where currency = 'USD'),
      'revenue', (
        select coalesce(jsonb_agg(jsonb_build_object('currency', one.currency, 'cents', one.cents)
          order by one.cents desc, one.currency), '[]')
        from (
          select currency, sum(net_cents) as cents
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

-- Dashboard figures by the shop's days, kept as rows change.
create table private.daily_sales (
  day date not null,
  product_sku text not null,
  currency text not null,
  purchases bigint not null default 0,
  gross_cents bigint not null default 0,
  refunded_cents bigint not null default 0,
  disputed_cents bigint not null default 0,
  lost_cents bigint not null default 0,
  tax_cents bigint not null default 0,
  net_cents bigint not null default 0,
  primary key (day, product_sku, currency)
);
alter table private.daily_sales enable row level security;

create table private.daily_leads (
  day date not null,
  campaign text not null,
  leads bigint not null default 0,
  confirmed bigint not null default 0,
  customers bigint not null default 0,
  primary key (day, campaign)
);
alter table private.daily_leads enable row level security;

-- Visitors choose utm_campaign, so the number of separate names is limited; later ones are counted as "(other)".
create table private.campaigns (
  name text primary key
);
alter table private.campaigns enable row level security;

create or replace function private.name_campaign()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  most_campaigns constant integer := 500;
  said text := coalesce(nullif(btrim(left(new.utm ->> 'utm_campaign', 80)), ''), '(none)');
begin
  if not exists (select 1 from private.campaigns where name = said) then
    if (select count(*) from private.campaigns) < most_campaigns then
      insert into private.campaigns (name) values (said) on conflict do nothing;
    else
      said := '(other)';
    end if;
  end if;
  new.campaign := said;
  return new;
end;
$$;
revoke all on function private.name_campaign() from public, anon, authenticated;

create trigger name_campaign before insert on public.leads
  for each row execute function private.name_campaign();

create or replace function private.add_sales()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op in ('INSERT', 'UPDATE') then
    insert into private.daily_sales as kept (day, product_sku, currency, purchases, gross_cents, refunded_cents, disputed_cents,
      lost_cents, tax_cents, net_cents)
    select paid_on, product_sku, currency, count(*), sum(amount_cents), sum(refunded_cents),
      coalesce(sum(disputed_cents) filter (where status = 'disputed'), 0),
      coalesce(sum(disputed_cents) filter (where status <> 'disputed'), 0),
      sum(greatest(coalesce(tax_cents, 0) - returned_tax_cents, 0)),
      sum(private.net_cents(amount_cents, refunded_cents, disputed_cents, tax_cents, returned_tax_cents))
    from new_rows group by 1, 2, 3 order by 1, 2, 3
    on conflict (day, product_sku, currency) do update set purchases = kept.purchases + excluded.purchases,
      gross_cents = kept.gross_cents + excluded.gross_cents,
      refunded_cents = kept.refunded_cents + excluded.refunded_cents,
      disputed_cents = kept.disputed_cents + excluded.disputed_cents,
      lost_cents = kept.lost_cents + excluded.lost_cents,
      tax_cents = kept.tax_cents + excluded.tax_cents,
      net_cents = kept.net_cents + excluded.net_cents;
  end if;
  if tg_op in ('UPDATE', 'DELETE') then
    update private.daily_sales as kept
    set purchases = kept.purchases - gone.purchases, gross_cents = kept.gross_cents - gone.gross_cents,
      refunded_cents = kept.refunded_cents - gone.refunded_cents, disputed_cents = kept.disputed_cents - gone.disputed_cents,
      lost_cents = kept.lost_cents - gone.lost_cents, tax_cents = kept.tax_cents - gone.tax_cents,
      net_cents = kept.net_cents - gone.net_cents
    from (
      select paid_on as day, product_sku, currency, count(*) as purchases,
        sum(amount_cents) as gross_cents, sum(refunded_cents) as refunded_cents,
        coalesce(sum(disputed_cents) filter (where status = 'disputed'), 0) as disputed_cents,
        coalesce(sum(disputed_cents) filter (where status <> 'disputed'), 0) as lost_cents,
        sum(greatest(coalesce(tax_cents, 0) - returned_tax_cents, 0)) as tax_cents,
        sum(private.net_cents(amount_cents, refunded_cents, disputed_cents, tax_cents, returned_tax_cents)) as net_cents
      from old_rows group by 1, 2, 3
    ) as gone
    where kept.day = gone.day and kept.product_sku = gone.product_sku and kept.currency = gone.currency;
  end if;
  return null;
end;
$$;
revoke all on function private.add_sales() from public, anon, authenticated;

-- How many people asked and confirmed is not personal data: the figures stay when a lead is deleted for privacy. Otherwise
-- every campaign would seem fully confirmed once its unconfirmed requests are deleted.
create or replace function private.add_leads()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and current_setting('shop.keeps_figures', true) = 'on' then
    return null;
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    insert into private.daily_leads as kept (day, campaign, leads, confirmed, customers)
    select asked_on, campaign, count(*), count(confirmed_at), count(customer_since)
    from new_rows group by 1, 2 order by 1, 2
    on conflict (day, campaign) do update set leads = kept.leads + excluded.leads,
      confirmed = kept.confirmed + excluded.confirmed, customers = kept.customers + excluded.customers;
  end if;
  if tg_op in ('UPDATE', 'DELETE') then
    update private.daily_leads as kept
    set leads = kept.leads - gone.leads, confirmed = kept.confirmed - gone.confirmed,
      customers = kept.customers - gone.customers
    from (
      select asked_on as day, campaign, count(*) as leads, count(confirmed_at) as confirmed,
        count(customer_since) as customers
      from old_rows group by 1, 2
    ) as gone
    where kept.day = gone.day and kept.campaign = gone.campaign;
  end if;
  return null;
end;
$$;
revoke all on function private.add_leads() from public, anon, authenticated;

-- A lead becomes a customer when its address pays after asking for the starter pack.
create or replace function private.mark_leads_as_customers()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.leads as lead
  set customer_since = bought.paid_at
  from (select email, min(paid_at) as paid_at from new_rows group by email) as bought
  where lead.email = bought.email and lead.customer_since is null and lead.created_at <= bought.paid_at;
  return null;
end;
$$;
revoke all on function private.mark_leads_as_customers() from public, anon, authenticated;

create trigger mark_leads_as_customers after insert on public.purchases
  referencing new table as new_rows for each statement execute function private.mark_leads_as_customers();

-- Trigger arguments: the name of a total, and the condition for rows that count.
create or replace function private.count_matching_rows()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  difference bigint := 0;
  counted bigint;
begin
  if tg_op in ('INSERT', 'UPDATE') then
    execute format('select count(*) from new_rows where %s', tg_argv[1]) into counted;
    difference := counted;
  end if;
  if tg_op in ('UPDATE', 'DELETE') then
    execute format('select count(*) from old_rows where %s', tg_argv[1]) into counted;
    difference := difference - counted;
  end if;
  perform private.add_to_total(tg_argv[0], difference);
  return null;
end;
$$;
revoke all on function private.count_matching_rows() from public, anon, authenticated;

-- What waits for the owner, in addition to the four totals. One row each, however large the shop is.
create or replace function public.admin_attention()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object(
      'openMessages', max(value) filter (where name = 'open_messages'),
      'failedMails', max(value) filter (where name = 'failed_mails'),
      'waitingMails', max(value) filter (where name = 'waiting_mails'),
      'heldEvents', max(value) filter (where name = 'held_events'),
      'pendingReviews', max(value) filter (where name = 'pending_reviews'),
      'approvedReviews', max(value) filter (where name = 'approved_reviews'),
      'rejectedReviews', max(value) filter (where name = 'rejected_reviews'),
      'leads', max(value) filter (where name = 'leads'),
      'dueFacts', (select count(*) from public.law_facts where next_check <= private.shop_day(now()))
    )
    from private.shop_totals
  );
end;
$$;
revoke all on function public.admin_attention() from public, anon;
grant execute on function public.admin_attention() to authenticated, service_role;

-- Sales by month, product and currency, and leads by campaign, from `from_day` to `to_day` of the shop, both included. Revenue is net:
-- refunds, what is disputed or lost, and sales tax are subtracted on the day of the purchase. Conversion is the share of the leads of these days who have bought
-- since.
create or replace function public.admin_report(from_day date, to_day date)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if from_day is null or to_day is null or from_day > to_day or to_day - from_day > 3700 then
    perform private.reject(400, 'Please choose a first day that is not after the last one, at most ten years apart.');
  end if;
  return jsonb_build_object(
    'sales', (
      select coalesce(jsonb_agg(to_jsonb(monthly) order by monthly.month, monthly."productSku"), '[]')
      from (
        select to_char(day, 'YYYY-MM') as month, product_sku as "productSku", currency, sum(purchases) as purchases,
          sum(net_cents) as "netCents", sum(refunded_cents) as "refundedCents", sum(disputed_cents) as "disputedCents",
          sum(lost_cents) as "lostCents", sum(tax_cents) as "taxCents"
        from private.daily_sales
        where day between from_day and to_day
        group by 1, 2, 3
        having sum(purchases) > 0
      ) as monthly
    ),
    'campaigns', (
      select coalesce(jsonb_agg(to_jsonb(campaigns) order by campaigns.leads desc, campaigns.campaign), '[]')
      from (
        select campaign, sum(leads) as leads, sum(confirmed) as confirmed, sum(customers) as customers
        from private.daily_leads
        where day between from_day and to_day
        group by campaign
        having sum(leads) > 0
        order by sum(leads) desc, campaign
        limit 50
      ) as campaigns
    ),
    'leads', (
      select jsonb_build_object('leads', coalesce(sum(leads), 0), 'confirmed', coalesce(sum(confirmed), 0),
        'customers', coalesce(sum(customers), 0))
      from private.daily_leads
      where day between from_day and to_day
    )
  );
end;
$$;
revoke all on function public.admin_report(date, date) from public, anon;
grant execute on function public.admin_report(date, date) to authenticated, service_role;

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
  zone text := private.shop_time_zone();
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
      line := $line$private.csv_line(private.time_text(entry.created_at, $3), private.time_text(entry.paid_at, $3), entry.provider, entry.provider_order_id,
        entry.email, entry.product_sku, private.plain_amount(entry.amount_cents, entry.currency),
        private.plain_amount(entry.refunded_cents, entry.currency), entry.currency, entry.status,
        private.typed_code(entry.coupon),
        entry.utm ->> 'utm_source', entry.utm ->> 'utm_medium', entry.utm ->> 'utm_campaign',
        private.plain_amount(entry.tax_cents, entry.currency), private.plain_amount(entry.disputed_cents, entry.currency),
        private.plain_amount(private.net_cents(entry.amount_cents, entry.refunded_cents, entry.disputed_cents, entry.tax_cents,
          entry.returned_tax_cents), entry.currency))$line$;
    when 'leads' then
      source := 'public.leads';
      line := $line$private.csv_line(private.time_text(entry.created_at, $3), entry.name, entry.email, entry.status,
        private.time_text(entry.confirmed_at, $3), private.time_text(entry.unsubscribed_at, $3), entry.source, entry.utm ->> 'utm_source',
        entry.utm ->> 'utm_medium', entry.utm ->> 'utm_campaign', entry.utm ->> 'utm_content',
        array_to_string(entry.wanted_states, ' '))$line$;
    when 'users' then
      source := 'public.profiles';
      line := $line$private.csv_line(private.time_text(entry.created_at, $3), entry.email, entry.full_name, entry.business_name, entry.role,
        entry.newsletter::text, entry.purchases_count::text)$line$;
    when 'reviews' then
      source := 'public.reviews';
      line := $line$private.csv_line(private.time_text(entry.created_at, $3), entry.product_sku, entry.first_name,
        (select contact.email from public.review_contacts as contact where contact.review_id = entry.id),
        entry.rating::text, entry.review_text, entry.status, entry.verified::text, private.time_text(entry.moderated_at, $3))$line$;
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
        'timeZone', $3,
        'next', case when count(*) = %3$s then (array_agg(created_at || '|' || id order by created_at, id))[1] end
      )
      from line
    $sql$,
    source,
    case when edge_id is null then 'true' else '(entry.created_at, entry.id) < ($1, $2)' end,
    size,
    line
  ) into answer using edge_time, edge_id, zone;
  return answer;
end;
$$;
revoke all on function public.admin_export_page(text, text, integer) from public, anon;
grant execute on function public.admin_export_page(text, text, integer) to authenticated, service_role;

-- Each kind of search has its own index: a kind of object, an admin, or words. If all were mixed, the planner would read the
-- whole log for a word that no row has.
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
  -- Written as a range: with an equality the planner read the log from its end to find that there is none.
  is_object boolean := coalesce((
    select line.object from public.audit_log as line where line.object >= btrim(search) order by line.object limit 1
  ) = btrim(search), false);
  actors text[];
begin
  perform private.require_admin();
  if not is_object and private.list_query(search) is not null then
    actors := private.actors_like(private.list_query(search));
  end if;
  return private.list_page(
    'public.audit_log',
    $fields$jsonb_build_object('id', entry.id, 'createdAt', entry.created_at, 'actor', entry.actor_email,
      'action', entry.action, 'object', entry.object, 'objectId', entry.object_id,
      'thing', private.describe_changed_object(entry.object, entry.object_id), 'before', entry.before,
      'after', entry.after, 'reason', entry.reason)$fields$,
    array_remove(array[
      case when is_object then $c$entry.object = btrim($1[1])$c$
      when actors is not null then $c$entry.actor_email = any ($1[3]::text[])$c$
      -- The address of somebody who is not an admin is in no row: only the objects of that person can match.
      when btrim(search) ~ '^[^\s@]+@[^\s@]+$' then
        $c$entry.id = any (array(select private.changes_of($1[1])))$c$
      when private.list_query(search) is not null then
        $c$entry.id = any (array(
          select known.id from public.audit_log as known
          where private.list_words(known.actor_email || ' ' || known.object || ' ' || known.object_id)
            @@ private.list_query($1[1])
          union all
          select private.changes_of($1[1])))$c$ end,
      case when coalesce(object_filter, '') <> '' then $c$entry.object = $1[2]$c$ end
    ], null),
    array[search, object_filter, actors::text],
    page_cursor,
    page_size,
    'bigint'
  );
end;
$$;
revoke all on function public.admin_list_changes(text, text, text, integer) from public, anon;
grant execute on function public.admin_list_changes(text, text, text, integer) to authenticated, service_role;

-- The log stores ids; people know a product, address, order number or title. Looked up at reading time, so that deleted
-- personal data does not live on in the log.
create or replace function private.describe_changed_object(object text, object_id text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  thing jsonb;
begin
  case object
    when 'purchases', 'licenses' then
      select jsonb_build_object('sku', purchase.product_sku, 'email', purchase.email, 'provider', purchase.provider,
        'orderId', purchase.provider_order_id) into thing
      from public.purchases as purchase
      where purchase.id = case object when 'purchases' then object_id::uuid else
        (select license.purchase_id from public.licenses as license where license.id = object_id::uuid) end;
    when 'webhook_events' then
      select jsonb_build_object('title', ledger.kind, 'orderId', ledger.event ->> 'orderId') into thing
      from public.webhook_events as ledger where ledger.id = object_id::uuid;
    when 'leads' then
      select jsonb_build_object('email', lead.email) into thing
      from public.leads as lead where lead.id = object_id::uuid;
    when 'profiles' then
      select jsonb_build_object('email', profile.email) into thing
      from public.profiles as profile where profile.id = object_id::uuid;
    when 'reviews' then
      select jsonb_build_object('sku', review.product_sku, 'title', review.first_name) into thing
      from public.reviews as review where review.id = object_id::uuid;
    when 'contact_messages' then
      select jsonb_build_object('title', message.subject, 'email', message.email) into thing
      from public.contact_messages as message where message.id = object_id::uuid;
    when 'email_messages' then
      select jsonb_build_object('title', mail.template, 'email', mail."to") into thing
      from public.email_messages as mail where mail.id = object_id::uuid;
    when 'blog_posts' then
      select jsonb_build_object('title', post.title) into thing
      from public.blog_posts as post where post.id = object_id::uuid;
    when 'knowledge_base_articles' then
      select jsonb_build_object('title', article.title) into thing
      from public.knowledge_base_articles as article where article.id = object_id::uuid;
    when 'content_calendar' then
      select jsonb_build_object('title', topic.topic) into thing
      from public.content_calendar as topic where topic.id = object_id::uuid;
    when 'law_facts' then
      select jsonb_build_object('title', fact.statement, 'key', fact.key) into thing
      from public.law_facts as fact where fact.id = object_id::uuid;
    when 'newsletter_issues' then
      select jsonb_build_object('title', issue.subject) into thing
      from public.newsletter_issues as issue where issue.id = object_id::uuid;
    when 'update_notices' then
      select jsonb_build_object('title', template.title || ' ' || notice.to_version) into thing
      from public.update_notices as notice join public.templates as template on template.id = notice.template_id
      where notice.id = object_id::uuid;
    when 'mail_suppressions' then
      select jsonb_build_object('email', stopped.email) into thing
      from public.mail_suppressions as stopped where stopped.id = object_id::uuid;
    when 'law_duties' then
      select jsonb_build_object('title', duty.duty, 'key', duty.key) into thing
      from public.law_duties as duty where duty.id = object_id::uuid;
    when 'provider_products' then
      select jsonb_build_object('title', known.provider || ' ' || known.provider_product_id) into thing
      from public.provider_products as known where known.id = object_id::uuid;
    when 'exports' then
      select jsonb_build_object('title', export.file_path) into thing
      from public.exports as export where export.id = object_id::uuid;
    when 'templates', 'template_links' then
      select jsonb_build_object('title', template.title, 'key', template.package_id || '/' || template.slug) into thing
      from public.templates as template where template.id = object_id::uuid;
    when 'template_packages' then
      select jsonb_build_object('title', package.title) into thing
      from public.template_packages as package where package.id = object_id;
    when 'social_campaigns' then
      select jsonb_build_object('title', campaign.name) into thing
      from public.social_campaigns as campaign where campaign.id = object_id::uuid;
    when 'social_snippets' then
      select jsonb_build_object('title', snippet.platform || ': ' || snippet.source_title) into thing
      from public.social_snippets as snippet where snippet.id = object_id::uuid;
    else
      thing := null;
  end case;
  return thing;
end;
$$;
revoke all on function private.describe_changed_object(text, text) from public, anon, authenticated;

-- The objects that belong to an address or an order number, at most a hundred of each kind.
create or replace function private.find_changed_objects(words text)
returns table (object text, object_id text)
language sql
stable
rows 20
security definer
set search_path = ''
as $$
  with bought as (
    (select purchase.id from public.purchases as purchase where purchase.email in (private.normalize_email(words), private.clean_address(words)) limit 100)
    union
    (select purchase.id from public.purchases as purchase
     where purchase.provider = any (array['sandbox', 'stripe', 'lemonsqueezy', 'paddle', 'gumroad'])
       and purchase.provider_order_id = private.one_line(words) limit 100)
  )
  select 'purchases', bought.id::text from bought
  union all
  select 'licenses', license.id::text from bought join public.licenses as license on license.purchase_id = bought.id
  union all
  select 'leads', lead.id::text from public.leads as lead where lead.email in (private.normalize_email(words), private.clean_address(words))
  union all
  select 'profiles', profile.id::text from public.profiles as profile where profile.email in (private.normalize_email(words), private.clean_address(words))
  union all
  (select 'contact_messages', message.id::text from public.contact_messages as message
   where message.email in (private.normalize_email(words), private.clean_address(words)) order by message.created_at desc limit 100)
  union all
  (select 'email_messages', mail.id::text from public.email_messages as mail
   where mail."to" in (private.normalize_email(words), private.clean_address(words)) order by mail.created_at desc limit 100);
$$;
revoke all on function private.find_changed_objects(text) from public, anon, authenticated;

create or replace function private.actors_like(words tsquery)
returns text[]
language sql
stable
security definer
set search_path = ''
as $$
  with recursive actor as (
    (select line.actor_email as email from public.audit_log as line order by line.actor_email limit 1)
    union all
    select (
      select line.actor_email from public.audit_log as line
      where line.actor_email > actor.email order by line.actor_email limit 1
    )
    from actor where actor.email is not null
  )
  select array_agg(actor.email) from actor where private.list_words(actor.email) @@ words;
$$;
revoke all on function private.actors_like(tsquery) from public, anon, authenticated;

-- Finds a template's rows in the log by its path or its slug.
create or replace function private.changes_of(words text)
returns setof bigint
language sql
stable
rows 50
security definer
set search_path = ''
as $$
  select line.id
  from (
    select thing.object, thing.object_id from private.find_changed_objects(words) as thing
    union all
    select 'templates', template.id::text from public.templates as template
    where template.slug = lower(btrim(words)) or template.path = btrim(words)
      or template.path = 'templates/' || btrim(words) || '.md'
  ) as thing
  cross join lateral (
    select known.id from public.audit_log as known
    where known.object = thing.object and known.object_id = thing.object_id
    order by known.created_at desc limit 200
  ) as line;
$$;
revoke all on function private.changes_of(text) from public, anon, authenticated;

insert into private.shop_totals (name) values
  ('users'), ('purchases'), ('revenue_cents'), ('active_licenses'),
  ('leads'), ('open_messages'), ('failed_mails'), ('waiting_mails'), ('held_events'), ('pending_reviews'), ('approved_reviews'), ('rejected_reviews');

-- A trigger with transition tables names one event, so each count needs three.
do $$
declare
  followed record;
begin
  for followed in
    select * from (values
      ('count_leads', 'leads', $call$private.count_matching_rows('leads', 'true')$call$),
      ('count_open_messages', 'contact_messages', $call$private.count_matching_rows('open_messages', 'status = ''open''')$call$),
      ('count_failed_mails', 'email_messages', $call$private.count_matching_rows('failed_mails', 'status = ''failed''')$call$),
      ('count_waiting_mails', 'email_messages', $call$private.count_matching_rows('waiting_mails', 'status in (''queued'', ''sending'')')$call$),
      ('count_held_events', 'webhook_events', $call$private.count_matching_rows('held_events', 'processed_at is null and kind <> ''ignored''')$call$),
      ('count_pending_reviews', 'reviews', $call$private.count_matching_rows('pending_reviews', 'status = ''pending''')$call$),
      ('count_approved_reviews', 'reviews', $call$private.count_matching_rows('approved_reviews', 'status = ''approved''')$call$),
      ('count_rejected_reviews', 'reviews', $call$private.count_matching_rows('rejected_reviews', 'status = ''rejected''')$call$),
      ('add_sales', 'purchases', 'private.add_sales()'),
      ('add_leads', 'leads', 'private.add_leads()')
    ) as given (trigger_name, table_name, call)
  loop
    execute format('create trigger %I after insert on public.%I referencing new table as new_rows
      for each statement execute function %s', followed.trigger_name || '_insert', followed.table_name, followed.call);
    execute format('create trigger %I after update on public.%I referencing old table as old_rows new table as new_rows
      for each statement execute function %s', followed.trigger_name || '_update', followed.table_name, followed.call);
    execute format('create trigger %I after delete on public.%I referencing old table as old_rows
      for each statement execute function %s', followed.trigger_name || '_delete', followed.table_name, followed.call);
  end loop;
end;
$$;
