-- The answers that fill a buyer's documents: names of fields, each with a text of at most 2,000 characters. A field of the
-- profile itself is a plain key; a question of one package or one template carries its place before the key.
create function private.check_company_values(given jsonb)
returns void
language plpgsql
stable
set search_path = ''
as $$
declare
  wrong text;
begin
  if given is null or jsonb_typeof(given) <> 'object' or octet_length(given::text) > 65536 then
    perform private.reject(400, 'The company profile is too large or not a list of answers.');
  end if;
  select entry.key into wrong
  from jsonb_each(given) as entry
  where entry.key !~ '^([a-z0-9-]{1,80}/){0,2}[a-z][a-z0-9_]{0,60}$'
    or jsonb_typeof(entry.value) <> 'string'
    or length(entry.value #>> '{}') > 2000
  limit 1;
  if wrong is not null then
    perform private.reject(400, 'An answer has at most 2,000 characters; please look at "' || left(wrong, 80) || '".');
  end if;
end;
$$;

create function private.guard_company_values()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.check_company_values(new."values");
  return new;
end;
$$;

grant execute on function private.check_company_values(jsonb), private.guard_company_values()
  to anon, authenticated, service_role;

create trigger guard_company_profiles before insert or update on public.company_profiles
  for each row execute function private.guard_company_values();

-- The same for a buyer who has no account: the answers belong to the licence and are reached through the mailed order link.
create table public.license_profiles (
  license_id uuid primary key references public.licenses (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  "values" jsonb not null default '{}'
);

alter table public.license_profiles enable row level security;
create trigger touch_license_profiles before update on public.license_profiles
  for each row execute function private.touch_updated_at();
create trigger guard_license_profiles before insert or update on public.license_profiles
  for each row execute function private.guard_company_values();

grant all on public.license_profiles to service_role;
