-- Nobody becomes an admin by moving an account to an address of ADMIN_EMAILS: a stranger could ask for the change, the owner
-- could click the mail, and the account would keep the stranger's password and sessions.
create or replace function private.guard_admin_address()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if private.is_admin_email(new.email) and not private.may_be_admin(new.id) then
    perform private.reject(403, 'No account can be moved to this address. Sign up with it instead.');
  end if;
  return new;
end;
$$;
revoke all on function private.guard_admin_address() from public, anon, authenticated;

create trigger guard_admin_address before update of email on auth.users
  for each row when (old.email is distinct from new.email)
  execute function private.guard_admin_address();
