create table public.exports (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  requested_by uuid references auth.users (id) on delete set null,
  file_path text not null,
  package_name text not null,
  format text not null check (format in ('docx', 'pdf')),
  mode text not null check (mode in ('blank', 'sample', 'company')),
  status text not null default 'processing' check (status in ('processing', 'completed', 'failed')),
  error_message text check (length(error_message) <= 1000),
  size_bytes bigint check (size_bytes >= 0),
  duration_ms integer check (duration_ms >= 0),
  artifact_path text,
  content_hash text
);

alter table public.exports enable row level security;
create index exports_created_at_idx on public.exports (created_at desc);
create index exports_requested_by_idx on public.exports (requested_by);
create index exports_processing_idx on public.exports (created_at) where status = 'processing';
create trigger touch_exports before update on public.exports
  for each row execute function private.touch_updated_at();

create policy "admin reads exports" on public.exports
  for select to authenticated using ((select private.is_admin()));

grant select on public.exports to authenticated;
grant all on public.exports to service_role;
