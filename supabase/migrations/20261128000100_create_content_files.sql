-- What `content:push` did last with each file that becomes a row: the hash of the file and of the row as it stood after the
-- push. A row that no longer has that hash was edited in the shop, and a push never overwrites it.
create table public.content_files (
  path text primary key check (path ~ '^[a-z-]+/[a-z0-9/-]+\.md$' and length(path) <= 300),
  created_at timestamptz not null default now(),
  file_hash text not null check (file_hash ~ '^[0-9a-f]{64}$'),
  row_hash text not null check (row_hash ~ '^[0-9a-f]{64}$'),
  pushed_at timestamptz not null default now()
);

alter table public.content_files enable row level security;

grant all on public.content_files to service_role;
