create table public.company_profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  "values" jsonb not null default '{}' check (jsonb_typeof("values") = 'object' and pg_column_size("values") <= 65536)
);

alter table public.company_profiles enable row level security;
create trigger touch_company_profiles before update on public.company_profiles
  for each row execute function private.touch_updated_at();

create policy "owner reads own company profile" on public.company_profiles
  for select to authenticated using (user_id = (select auth.uid()));
create policy "owner adds own company profile" on public.company_profiles
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "owner changes own company profile" on public.company_profiles
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "owner removes own company profile" on public.company_profiles
  for delete to authenticated using (user_id = (select auth.uid()));

grant select, insert, update, delete on public.company_profiles to authenticated;
grant all on public.company_profiles to service_role;

create table public.downloads (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  license_id uuid not null references public.licenses (id) on delete cascade,
  template_path text not null,
  format text not null,
  mode text not null,
  version text not null
);

alter table public.downloads enable row level security;
create index downloads_license_idx on public.downloads (license_id, created_at desc);

create policy "owner and admin read downloads" on public.downloads
  for select to authenticated
  using (
    license_id in (select license.id from public.licenses as license where license.user_id = (select auth.uid()))
    or (select private.is_admin())
  );

grant select on public.downloads to authenticated;
grant all on public.downloads to service_role;
