-- How long an admin stays signed in: a working day, counted from the sign-in and not from the last use.
create or replace function private.admin_session_length()
returns interval
language sql
immutable
set search_path = ''
as $$ select interval '12 hours' $$;
revoke all on function private.admin_session_length() from public, anon, authenticated;

-- An access token is valid for an hour, whatever happens to its session. The database therefore checks the session as well,
-- so that "Sign Out All Devices" ends the others with their next request. A token that names no session was not made for a
-- person by the auth service.
create or replace function private.session_is_live()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select case
    when coalesce(auth.jwt() ->> 'session_id', '') = '' then true
    else exists (
      select 1
      from auth.sessions as session
      where session.id = (auth.jwt() ->> 'session_id')::uuid
        and session.user_id = auth.uid()
        and (session.not_after is null or session.not_after > now())
        and (session.created_at > now() - private.admin_session_length() or not private.may_be_admin(session.user_id))
    )
  end;
$$;
revoke all on function private.session_is_live() from public, anon, authenticated;

-- The account without a change of address that was asked for and is not done. Supabase Auth cannot read null in these columns;
-- the embedded one has null if nothing is pending.
create or replace function private.without_pending_change(account auth.users)
returns auth.users
language plpgsql
set search_path = ''
as $$
begin
  if account.email_change is not null then
    account.email_change := '';
  end if;
  if account.email_change_token_current is not null then
    account.email_change_token_current := '';
  end if;
  if account.email_change_token_new is not null then
    account.email_change_token_new := '';
  end if;
  account.email_change_confirm_status := 0;
  return account;
end;
$$;
revoke all on function private.without_pending_change(auth.users) from public, anon, authenticated;

-- All that opens an account besides its password and its mailbox. The list names what only the hosted service has: tokens in
-- mails, passkeys, and what other programs were allowed. A code of a sign-in that waits to be exchanged is a session already.
create or replace function private.end_access(account_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  held text;
begin
  delete from auth.sessions as session where session.user_id = account_id;
  delete from auth.mfa_factors as factor where factor.user_id = account_id;
  foreach held in array array['one_time_tokens', 'webauthn_credentials', 'oauth_authorizations', 'oauth_consents'] loop
    if to_regclass('auth.' || held) is not null then
      execute format('delete from auth.%I where user_id = $1', held) using account_id;
    end if;
  end loop;
  if to_regclass('auth.flow_state') is not null then
    execute 'delete from auth.flow_state where user_id = $1 and auth_code_issued_at is not null' using account_id;
  end if;
end;
$$;
revoke all on function private.end_access(uuid) from public, anon, authenticated;

-- Runs in the statement that confirms. A statement that sets a password too, as the embedded shop does for its owner, keeps
-- it.
create or replace function private.drop_unproved_password()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.encrypted_password is not distinct from old.encrypted_password then
    new.encrypted_password := null;
  end if;
  return private.without_pending_change(new);
end;
$$;
revoke all on function private.drop_unproved_password() from public, anon, authenticated;

-- Runs at once, because the session of the person who confirms comes next in the same transaction. Supabase Auth then marks
-- the remaining identities as confirmed, so unconfirmed ones of other providers must be gone before.
create or replace function private.drop_unproved_access()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.end_access(new.id);
  delete from auth.identities as identity
  where identity.user_id = new.id and identity.provider not in ('email', 'phone')
    and coalesce(identity.identity_data ->> 'email_verified', '') <> 'true';
  return null;
end;
$$;
revoke all on function private.drop_unproved_access() from public, anon, authenticated;

-- A change of address hands the account to the reader of the new mailbox: a stranger can ask for the change of an own account to
-- a buyer's address, and the buyer can click the mail. Nothing from before then opens the account. The address counts as confirmed
-- now, so that the reader is asked for a password. A change that was asked for besides would lead away again.
create or replace function private.empty_former_access()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new := private.without_pending_change(new);
  new.encrypted_password := null;
  if new.confirmation_token is not null then
    new.confirmation_token := '';
  end if;
  if new.recovery_token is not null then
    new.recovery_token := '';
  end if;
  if new.reauthentication_token is not null then
    new.reauthentication_token := '';
  end if;
  if old.email_confirmed_at is not null and new.email_confirmed_at is not null then
    new.email_confirmed_at := now();
  end if;
  return new;
end;
$$;
revoke all on function private.empty_former_access() from public, anon, authenticated;

create trigger empty_former_access before update of email on auth.users
  for each row when (old.email is distinct from new.email)
  execute function private.empty_former_access();

-- Runs at once: the session of the person who confirms comes next in the same transaction. An identity of another provider
-- stays if that provider has proved the new address.
create or replace function private.end_former_access()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.end_access(new.id);
  delete from auth.identities as identity
  where identity.user_id = new.id and identity.provider <> 'email'
    and (coalesce(identity.identity_data ->> 'email_verified', '') <> 'true'
      or private.normalize_email(identity.identity_data ->> 'email') is distinct from private.normalize_email(new.email));
  return null;
end;
$$;
revoke all on function private.end_former_access() from public, anon, authenticated;

create trigger end_former_access after update of email on auth.users
  for each row when (old.email is distinct from new.email)
  execute function private.end_former_access();

-- Both mailboxes confirm, in any order, and the auth service gives the session to the second. If that is the former mailbox, the
-- session ends with the transaction that opens it. Supabase Auth empties the token of the mailbox that was first; the embedded
-- service writes 2 for a former mailbox that is second.
create or replace function private.end_session_of_former_mailbox()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from auth.sessions as session where session.user_id = new.id;
  return null;
end;
$$;
revoke all on function private.end_session_of_former_mailbox() from public, anon, authenticated;

create constraint trigger end_session_of_former_mailbox after update of email on auth.users
  deferrable initially deferred
  for each row when (old.email is distinct from new.email and (old.email_change_confirm_status = 2
    or coalesce(old.email_change_token_new, '') = '' and coalesce(old.email_change_token_current, '') <> ''))
  execute function private.end_session_of_former_mailbox();

-- What the page of the mail's button shows before the click. Only the mail has the token. Both indexes of hosted Supabase and of
-- the embedded service are partial, hence the conditions that they repeat.
create or replace function public.describe_address_change(token_hash text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('from', account.email, 'to', account.email_change, 'isNew', true)
  from auth.users as account
  where account.email_change_token_new = describe_address_change.token_hash and coalesce(account.email_change, '') <> ''
    and length(account.email_change_token_new) > 6 and account.email_change_token_new !~ '^[0-9 ]*$'
  union all
  select jsonb_build_object('from', account.email, 'to', account.email_change, 'isNew', false)
  from auth.users as account
  where account.email_change_token_current = describe_address_change.token_hash and coalesce(account.email_change, '') <> ''
    and length(account.email_change_token_current) > 6 and account.email_change_token_current !~ '^[0-9 ]*$'
  limit 1;
$$;
revoke all on function public.describe_address_change(text) from public;
grant execute on function public.describe_address_change(text) to anon, authenticated, service_role;

-- A new password ends a change of address that somebody asked for before, as Supabase Auth does.
create or replace function private.drop_pending_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  return private.without_pending_change(new);
end;
$$;
revoke all on function private.drop_pending_change() from public, anon, authenticated;

create trigger drop_pending_change before update of encrypted_password on auth.users
  for each row when (old.encrypted_password is distinct from new.encrypted_password
    and old.email_change_sent_at is not distinct from new.email_change_sent_at)
  execute function private.drop_pending_change();

-- A new password ends the other sessions in the statement that sets it. Supabase Auth does so itself, and knows which session
-- asked; the embedded service marks that one before. A password that is set in another way ends all of them.
create or replace function private.end_other_sessions()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if session_user <> 'supabase_auth_admin' then
    delete from auth.sessions as session
    where session.user_id = new.id and session.tag is distinct from 'sets-password';
  end if;
  return null;
end;
$$;
revoke all on function private.end_other_sessions() from public, anon, authenticated;

create trigger end_other_sessions after update of encrypted_password on auth.users
  for each row when (old.encrypted_password is distinct from new.encrypted_password)
  execute function private.end_other_sessions();

-- Nobody becomes an admin by moving an account to an address of ADMIN_EMAILS: the companies and licenses of a stranger's account
-- would come along.
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

-- For the app after each sign-in: 'none', 'granted', or what is missing: 'code' or 'enroll'. An admin who has been signed in for
-- too long is asked to sign in again, as in every other call.
create or replace function public.my_admin_access()
returns text
language plpgsql
security definer
set search_path = ''
as $$
begin
  if public.ensure_admin_role() then
    return 'granted';
  elsif private.may_be_admin((select auth.uid())) then
    perform private.require_live_session();
    return private.missing_factor();
  end if;
  return 'none';
end;
$$;

-- Orders of the new address join the account's company by themselves, so an account that shares a company with other people
-- cannot be moved to an address with orders of its own: they would see them. Said only when the address changes, because at the
-- request it would tell anybody who has bought.
create or replace function private.guard_address_with_orders()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (
    select from public.purchases as purchase
    where purchase.email = private.normalize_email(new.email) and purchase.user_id is distinct from new.id
  ) and exists (
    select from public.company_members as member
    where member.user_id = new.id and (
      exists (
        select from public.company_members as other
        where other.company_id = member.company_id and other.user_id <> new.id
      ) or exists (
        select from public.company_invitations as invitation
        where invitation.company_id = member.company_id and invitation.accepted_at is null
      )
    )
  ) then
    perform private.reject(409, 'This address has orders of its own, and the account shares a company with other people. Sign up with the address instead.');
  end if;
  return new;
end;
$$;
revoke all on function private.guard_address_with_orders() from public, anon, authenticated;

create trigger guard_address_with_orders before update of email on auth.users
  for each row when (old.email is distinct from new.email)
  execute function private.guard_address_with_orders();
