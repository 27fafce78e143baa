-- The ledger of what the checkout providers said: stored once by (provider, event_id), as it came. An order's state is
-- always computed from all of its events, so their order and repetition do not matter.
create table public.webhook_events (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  provider text not null check (provider in ('sandbox', 'stripe', 'lemonsqueezy', 'paddle', 'gumroad')),
  event_id text not null check (length(event_id) between 1 and 400),
  payload text not null,
  event jsonb not null,
  kind text not null,
  order_keys text[] not null default '{}',
  occurred_at timestamptz not null,
  processed_at timestamptz,
  error text check (length(error) <= 1000),
  unique (provider, event_id)
);

alter table public.webhook_events enable row level security;
create index webhook_events_order_keys_idx on public.webhook_events using gin (order_keys);
create index webhook_events_created_at_idx on public.webhook_events (created_at desc);
create index webhook_events_open_idx on public.webhook_events (created_at) where processed_at is null;

create policy "admin reads webhook events" on public.webhook_events
  for select to authenticated using ((select private.is_admin()));

grant select on public.webhook_events to authenticated;
grant all on public.webhook_events to service_role;

-- What a provider's product means here. A price below the minimum or in another currency is held for the owner: the
-- amount is a check, never the key.
create table public.provider_products (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  provider text not null check (provider in ('sandbox', 'stripe', 'lemonsqueezy', 'paddle', 'gumroad')),
  provider_product_id text not null check (length(provider_product_id) between 1 and 400),
  product_skus text[] not null check (
    cardinality(product_skus) between 1 and 4
    and product_skus <@ array['mn-paid-leave', 'core-hr', 'payroll-ops', 'micro-templates']
  ),
  minimum_cents integer not null default 0 check (minimum_cents >= 0),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  unique (provider, provider_product_id)
);

alter table public.provider_products enable row level security;

create policy "admin reads provider products" on public.provider_products
  for select to authenticated using ((select private.is_admin()));
create policy "admin adds provider products" on public.provider_products
  for insert to authenticated with check ((select private.is_admin()));
create policy "admin changes provider products" on public.provider_products
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admin removes provider products" on public.provider_products
  for delete to authenticated using ((select private.is_admin()));

grant select, insert, update, delete on public.provider_products to authenticated;
grant all on public.provider_products to service_role;
