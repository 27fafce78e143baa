create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  email text not null,
  full_name text check (length(full_name) <= 120),
  business_name text check (length(business_name) <= 160),
  newsletter boolean not null default false,
  role text not null default 'customer' check (role in ('customer', 'admin')),
  purchases_count integer not null default 0 check (purchases_count >= 0)
);

alter table public.profiles enable row level security;
create index profiles_created_at_idx on public.profiles (created_at desc);
create index profiles_email_idx on public.profiles (email);

-- Admin is who holds the role and has proved the address; the role alone could have been set before the address changed.
create function private.is_admin()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select 1
    from public.profiles as profile
    join auth.users as account on account.id = profile.id
    where profile.id = (select auth.uid())
      and profile.role = 'admin'
      and account.email_confirmed_at is not null
  );
$$;

revoke all on function private.is_admin() from public, anon;
grant execute on function private.is_admin() to authenticated, service_role;

create policy "owner and admin read profiles" on public.profiles
  for select to authenticated
  using (id = (select auth.uid()) or (select private.is_admin()));

create policy "owner updates own profile" on public.profiles
  for update to authenticated
  using (id = (select auth.uid()))
  with check (id = (select auth.uid()));

grant select, update on public.profiles to authenticated;
grant all on public.profiles to service_role;

create function private.guard_profile_fields()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if private.called_through_api() and
    row(new.id, new.created_at, new.email, new.role, new.purchases_count)
    is distinct from row(old.id, old.created_at, old.email, old.role, old.purchases_count)
  then
    raise exception using errcode = '42501', message = 'Only full name, business name and newsletter can be changed.';
  end if;
  if length(new.full_name) > 120 then
    perform private.reject(400, 'The full name may have at most 120 characters.');
  end if;
  if length(new.business_name) > 160 then
    perform private.reject(400, 'The business name may have at most 160 characters.');
  end if;
  return new;
end;
$$;

create trigger guard_profile_fields before update on public.profiles
  for each row execute function private.guard_profile_fields();
create trigger touch_profiles before update on public.profiles
  for each row execute function private.touch_updated_at();

create function private.create_profile()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.profiles (id, email, full_name)
  values (
    new.id,
    coalesce(private.normalize_email(new.email), ''),
    nullif(btrim(left(new.raw_user_meta_data ->> 'full_name', 120)), '')
  )
  on conflict (id) do nothing;
  return new;
end;
$$;

create function private.sync_profile_email()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.profiles
  set email = coalesce(private.normalize_email(new.email), '')
  where id = new.id;
  return new;
end;
$$;

create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();
create trigger sync_profile_email after update of email on auth.users
  for each row execute function private.sync_profile_email();

revoke all on function private.guard_profile_fields(), private.create_profile(), private.sync_profile_email()
  from public, anon, authenticated;
