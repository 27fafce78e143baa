-- Whoever had the account hears of a new password or another address, also when it was not they who changed it.
create function private.tell_of_account_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if old.email_confirmed_at is null or coalesce(old.email, '') = '' then
    return null;
  end if;
  if new.encrypted_password is distinct from old.encrypted_password
    and coalesce(new.encrypted_password, '') <> '' then
    perform private.queue_email(private.normalize_email(old.email), 'account-changed',
      jsonb_build_object('change', 'password'),
      'account-changed:password:' || new.id || ':' || extract(epoch from clock_timestamp()));
  end if;
  if private.normalize_email(new.email) is distinct from private.normalize_email(old.email) then
    perform private.queue_email(private.normalize_email(old.email), 'account-changed',
      jsonb_build_object('change', 'email', 'newEmail', coalesce(private.normalize_email(new.email), '')),
      'account-changed:email:' || new.id || ':' || extract(epoch from clock_timestamp()));
  end if;
  return null;
end;
$$;

create trigger tell_of_account_change after update of encrypted_password, email on auth.users
  for each row execute function private.tell_of_account_change();

revoke all on function private.tell_of_account_change() from public, anon, authenticated;
