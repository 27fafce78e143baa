-- What a visitor may know of the library stands in template_packages, templates and starter_pack_assets; the paid text
-- stands in template_versions, which only the service reads. Old versions stay for those entitled to them.
create table public.template_packages (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  created_at timestamptz not null default now(),
  title text not null check (length(title) between 1 and 160),
  description text not null default '',
  product_sku text not null check (product_sku in ('mn-paid-leave', 'core-hr', 'payroll-ops', 'micro-templates')),
  state text not null check (state in ('MN', 'WI')),
  version text not null check (version ~ '^[0-9]+\.[0-9]+$'),
  last_updated date not null,
  position integer not null default 0
);

create table public.templates (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  package_id text not null references public.template_packages (id),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  path text not null unique,
  title text not null,
  summary text not null default '',
  type text not null,
  word_count integer not null check (word_count > 0),
  version text not null check (version ~ '^[0-9]+\.[0-9]+$'),
  states text[] not null,
  formats text[] not null default '{docx,pdf}',
  last_reviewed date not null,
  law_as_of date not null,
  position integer not null default 0,
  is_retired boolean not null default false,
  unique (package_id, slug)
);

create table public.template_versions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  template_id uuid not null references public.templates (id) on delete cascade,
  revision integer not null,
  version text not null,
  content text not null check (length(content) <= 500000),
  content_hash text not null,
  origin text not null check (origin in ('file', 'owner')),
  edited_by uuid references auth.users (id) on delete set null,
  unique (template_id, revision)
);

create table public.template_links (
  template_id uuid primary key references public.templates (id) on delete cascade,
  google_docs_url text not null check (google_docs_url ~ '^https://(docs|drive)\.google\.com/'),
  updated_at timestamptz not null default now()
);

create table public.starter_pack_assets (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  title text not null,
  summary text not null,
  bullets text[] not null,
  formats text[] not null default '{pdf,docx,md}',
  position integer not null default 0,
  content text not null,
  content_hash text not null
);

alter table public.template_packages enable row level security;
alter table public.templates enable row level security;
alter table public.template_versions enable row level security;
alter table public.template_links enable row level security;
alter table public.starter_pack_assets enable row level security;

create index templates_package_idx on public.templates (package_id, position);
create index template_versions_edited_by_idx on public.template_versions (edited_by);
create trigger touch_templates before update on public.templates
  for each row execute function private.touch_updated_at();
create trigger touch_starter_pack_assets before update on public.starter_pack_assets
  for each row execute function private.touch_updated_at();

create policy "everybody reads packages" on public.template_packages for select to anon, authenticated using (true);
create policy "everybody reads template titles" on public.templates
  for select to anon, authenticated using (not is_retired);
create policy "admin reads templates" on public.templates
  for select to authenticated using ((select private.is_admin()));
create policy "admin reads template links" on public.template_links
  for select to authenticated using ((select private.is_admin()));
create policy "everybody reads the starter pack" on public.starter_pack_assets
  for select to anon, authenticated using (true);

grant select on public.template_packages, public.templates, public.starter_pack_assets to anon, authenticated;
grant select on public.template_links to authenticated;
grant all on public.template_packages, public.templates, public.template_versions, public.template_links,
  public.starter_pack_assets to service_role;
