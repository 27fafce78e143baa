-- Figures of the dashboard, kept as rows change, so that they cost the same with ten purchases and with a million.
create table private.daily_sales (
  day date not null,
  product_sku text not null,
  currency text not null,
  purchases bigint not null default 0,
  gross_cents bigint not null default 0,
  refunded_cents bigint not null default 0,
  primary key (day, product_sku, currency)
);

create table private.daily_leads (
  day date not null,
  campaign text not null,
  leads bigint not null default 0,
  confirmed bigint not null default 0,
  customers bigint not null default 0,
  primary key (day, campaign)
);

-- Visitors write utm_campaign, so there is an end to how many names are told apart; later ones are counted as "(other)".
create table private.campaigns (
  name text primary key
);

alter table private.daily_sales enable row level security;
alter table private.daily_leads enable row level security;
alter table private.campaigns enable row level security;

alter table public.leads
  add column campaign text not null default '(none)',
  add column customer_since timestamptz;

create function private.name_campaign()
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

create trigger name_campaign before insert on public.leads
  for each row execute function private.name_campaign();

create function private.add_sales()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op in ('INSERT', 'UPDATE') then
    insert into private.daily_sales as kept (day, product_sku, currency, purchases, gross_cents, refunded_cents)
    select (paid_at at time zone 'UTC')::date, product_sku, currency, count(*), sum(amount_cents), sum(refunded_cents)
    from new_rows group by 1, 2, 3 order by 1, 2, 3
    on conflict (day, product_sku, currency) do update set purchases = kept.purchases + excluded.purchases,
      gross_cents = kept.gross_cents + excluded.gross_cents,
      refunded_cents = kept.refunded_cents + excluded.refunded_cents;
  end if;
  if tg_op in ('UPDATE', 'DELETE') then
    update private.daily_sales as kept
    set purchases = kept.purchases - gone.purchases, gross_cents = kept.gross_cents - gone.gross_cents,
      refunded_cents = kept.refunded_cents - gone.refunded_cents
    from (
      select (paid_at at time zone 'UTC')::date as day, product_sku, currency, count(*) as purchases,
        sum(amount_cents) as gross_cents, sum(refunded_cents) as refunded_cents
      from old_rows group by 1, 2, 3
    ) as gone
    where kept.day = gone.day and kept.product_sku = gone.product_sku and kept.currency = gone.currency;
  end if;
  return null;
end;
$$;

create function private.add_leads()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op in ('INSERT', 'UPDATE') then
    insert into private.daily_leads as kept (day, campaign, leads, confirmed, customers)
    select (created_at at time zone 'UTC')::date, campaign, count(*), count(confirmed_at), count(customer_since)
    from new_rows group by 1, 2 order by 1, 2
    on conflict (day, campaign) do update set leads = kept.leads + excluded.leads,
      confirmed = kept.confirmed + excluded.confirmed, customers = kept.customers + excluded.customers;
  end if;
  if tg_op in ('UPDATE', 'DELETE') then
    update private.daily_leads as kept
    set leads = kept.leads - gone.leads, confirmed = kept.confirmed - gone.confirmed,
      customers = kept.customers - gone.customers
    from (
      select (created_at at time zone 'UTC')::date as day, campaign, count(*) as leads, count(confirmed_at) as confirmed,
        count(customer_since) as customers
      from old_rows group by 1, 2
    ) as gone
    where kept.day = gone.day and kept.campaign = gone.campaign;
  end if;
  return null;
end;
$$;

-- A lead has become a customer when its address pays after it asked for the free pack.
create function private.mark_leads_as_customers()
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

-- Arguments: the name of a total, and which rows count for it.
create function private.count_matching_rows()
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

revoke all on function private.name_campaign(), private.add_sales(), private.add_leads(),
  private.mark_leads_as_customers(), private.count_matching_rows() from public, anon, authenticated;
