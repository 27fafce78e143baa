-- Ways for a buyer without an account to reach an order: the receipt's link (one order, 30 days, as often as needed) and
-- the link that "Find my order" mails (all orders of the address, once). Only a signature made on the server opens them.
create table public.order_links (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  kind text not null check (kind in ('receipt', 'find')),
  email text not null check (email = lower(email)),
  provider text,
  provider_order_id text,
  expires_at timestamptz not null,
  used_at timestamptz,
  unique (provider, provider_order_id),
  check ((kind = 'receipt') = (provider_order_id is not null))
);

alter table public.order_links enable row level security;
create index order_links_email_idx on public.order_links (email, created_at desc);

grant all on public.order_links to service_role;
