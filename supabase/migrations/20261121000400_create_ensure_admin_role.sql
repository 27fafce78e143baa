-- The database decides who is admin: the verified address of the caller against the ADMIN_EMAILS setting
-- (comma list, trimmed, case-insensitive). A client cannot write a role.
create function private.is_admin_email(address text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select 1
    from public.site_settings as setting
    cross join lateral unnest(string_to_array(setting.value, ',')) as listed (entry)
    where setting.key = 'ADMIN_EMAILS'
      and private.normalize_email(listed.entry) = private.normalize_email(address)
      and btrim(listed.entry) <> ''
  );
$$;

create function public.ensure_admin_role()
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  account auth.users;
begin
  select * into account from auth.users as candidate where candidate.id = (select auth.uid());
  if not found then
    perform private.reject(401, 'Please sign in.');
  end if;
  if account.email_confirmed_at is not null and private.is_admin_email(account.email) then
    update public.profiles set role = 'admin' where id = account.id and role <> 'admin';
  end if;
  return (select private.is_admin());
end;
$$;

revoke all on function private.is_admin_email(text) from public, anon, authenticated;
revoke all on function public.ensure_admin_role() from public, anon, authenticated;
grant execute on function public.ensure_admin_role() to authenticated, service_role;
