-- Totals are kept by statement triggers, so the dashboard costs the same with ten purchases and with a million.
create table private.shop_totals (
  name text primary key,
  value bigint not null default 0
);

alter table private.shop_totals enable row level security;
insert into private.shop_totals (name) values ('users'), ('purchases'), ('revenue_cents'), ('active_licenses');

create function private.add_to_total(total text, difference bigint)
returns void
language sql
security definer
set search_path = ''
as $$
  update private.shop_totals set value = value + difference where name = total and difference <> 0;
$$;

create function private.total_profiles()
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

create function private.total_purchases()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op in ('INSERT', 'UPDATE') then
    perform private.add_to_total('purchases', (select count(*) from new_rows));
    perform private.add_to_total('revenue_cents',
      (select coalesce(sum(amount_cents - refunded_cents), 0) from new_rows));
  end if;
  if tg_op in ('UPDATE', 'DELETE') then
    perform private.add_to_total('purchases', -(select count(*) from old_rows));
    perform private.add_to_total('revenue_cents',
      -(select coalesce(sum(amount_cents - refunded_cents), 0) from old_rows));
  end if;
  return null;
end;
$$;

create function private.total_licenses()
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

create trigger total_profiles_insert after insert on public.profiles
  referencing new table as changed for each statement execute function private.total_profiles();
create trigger total_profiles_delete after delete on public.profiles
  referencing old table as changed for each statement execute function private.total_profiles();

create trigger total_purchases_insert after insert on public.purchases
  referencing new table as new_rows for each statement execute function private.total_purchases();
create trigger total_purchases_update after update on public.purchases
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.total_purchases();
create trigger total_purchases_delete after delete on public.purchases
  referencing old table as old_rows for each statement execute function private.total_purchases();

create trigger total_licenses_insert after insert on public.licenses
  referencing new table as new_rows for each statement execute function private.total_licenses();
create trigger total_licenses_update after update on public.licenses
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.total_licenses();
create trigger total_licenses_delete after delete on public.licenses
  referencing old table as old_rows for each statement execute function private.total_licenses();

create function public.admin_dashboard_stats()
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
      'totalRevenue', max(value) filter (where name = 'revenue_cents'),
      'activeLicenses', max(value) filter (where name = 'active_licenses')
    )
    from private.shop_totals
  );
end;
$$;

revoke all on function private.add_to_total(text, bigint), private.total_profiles(), private.total_purchases(),
  private.total_licenses() from public, anon, authenticated;
revoke all on function public.admin_dashboard_stats() from public, anon;
grant execute on function public.admin_dashboard_stats() to authenticated, service_role;
