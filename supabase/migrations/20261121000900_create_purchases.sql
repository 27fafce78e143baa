-- One row for each product of an order; an order's rows share provider and provider_order_id.
create table public.purchases (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  user_id uuid references auth.users (id) on delete set null,
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  product_sku text not null check (product_sku in ('mn-paid-leave', 'core-hr', 'payroll-ops', 'micro-templates')),
  provider text not null check (provider in ('sandbox', 'stripe', 'lemonsqueezy', 'paddle', 'gumroad')),
  provider_order_id text not null check (length(provider_order_id) between 1 and 400),
  amount_cents integer not null check (amount_cents >= 0),
  refunded_cents integer not null default 0 check (refunded_cents between 0 and amount_cents),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  status text not null default 'paid' check (status in ('paid', 'partially_refunded', 'refunded', 'disputed')),
  coupon text check (length(coupon) <= 100),
  utm jsonb not null default '{}',
  paid_at timestamptz not null,
  unique (provider, provider_order_id, product_sku)
);

alter table public.purchases enable row level security;
create index purchases_user_idx on public.purchases (user_id, created_at desc);
create index purchases_email_idx on public.purchases (email);
create index purchases_created_at_idx on public.purchases (created_at desc);
create trigger touch_purchases before update on public.purchases
  for each row execute function private.touch_updated_at();

create policy "owner and admin read purchases" on public.purchases
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

grant select on public.purchases to authenticated;
grant all on public.purchases to service_role;

create table public.licenses (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  user_id uuid references auth.users (id) on delete set null,
  purchase_id uuid not null unique references public.purchases (id) on delete cascade,
  product_sku text not null check (product_sku in ('mn-paid-leave', 'core-hr', 'payroll-ops', 'micro-templates')),
  license_key text not null unique,
  status text not null default 'active' check (status in ('active', 'revoked')),
  status_reason text check (length(status_reason) <= 300),
  -- The owner's own revocation outlives whatever the provider says later.
  revoked_by_owner_at timestamptz,
  issued_at timestamptz not null default now()
);

alter table public.licenses enable row level security;
create index licenses_user_idx on public.licenses (user_id, issued_at desc);
create index licenses_status_idx on public.licenses (status);
create trigger touch_licenses before update on public.licenses
  for each row execute function private.touch_updated_at();

create policy "owner and admin read licenses" on public.licenses
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

grant select on public.licenses to authenticated;
grant all on public.licenses to service_role;

-- 20 characters from an alphabet without look-alikes: 100 bits, read out over the telephone without mistakes.
create function private.new_license_key()
returns text
language plpgsql
volatile
set search_path = ''
as $$
declare
  alphabet constant text := '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  random_bytes bytea := decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex');
  license_key text := 'NSHR';
begin
  for position in 0..19 loop
    if position % 5 = 0 then
      license_key := license_key || '-';
    end if;
    -- Bytes 6 and 8 of a UUID hold its version and variant, so they are skipped.
    license_key := license_key || substr(
      alphabet,
      get_byte(random_bytes, (array[0, 1, 2, 3, 4, 5, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21])[position + 1]) % 32 + 1,
      1
    );
  end loop;
  return license_key;
end;
$$;

revoke all on function private.new_license_key() from public, anon, authenticated;
