-- An access token is good for an hour, whatever happens to its session. Here the database looks at the session as well, so
-- that "Sign Out All Devices" ends the others with their next request and not within the hour. A token that names no session
-- was not made by the auth service for a person and has none that could end.
create function private.session_is_live()
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
    )
  end;
$$;

-- Says so instead of showing nothing: an empty list would look like an account without purchases.
create function private.require_live_session()
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.session_is_live() then
    perform private.reject(401, 'Your session has ended. Please sign in again.');
  end if;
  return true;
end;
$$;

-- Who calls an RPC of the account.
create function private.require_caller()
returns uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  caller uuid := (select auth.uid());
begin
  if caller is null then
    perform private.reject(401, 'Please sign in.');
  end if;
  perform private.require_live_session();
  return caller;
end;
$$;

-- The caller's address, once it is proved; null before.
create function private.verified_email(account_id uuid)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select private.normalize_email(account.email)
  from auth.users as account
  where account.id = account_id and account.email_confirmed_at is not null;
$$;

create policy "session is live" on public.profiles as restrictive
  for all to authenticated
  using ((select private.require_live_session())) with check ((select private.require_live_session()));
create policy "session is live" on public.purchases as restrictive
  for all to authenticated
  using ((select private.require_live_session())) with check ((select private.require_live_session()));
create policy "session is live" on public.licenses as restrictive
  for all to authenticated
  using ((select private.require_live_session())) with check ((select private.require_live_session()));
create policy "session is live" on public.downloads as restrictive
  for all to authenticated
  using ((select private.require_live_session())) with check ((select private.require_live_session()));
create policy "session is live" on public.company_profiles as restrictive
  for all to authenticated
  using ((select private.require_live_session())) with check ((select private.require_live_session()));

create or replace function private.is_admin()
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
  ) and private.session_is_live();
$$;

revoke all on function private.session_is_live(), private.require_live_session(), private.require_caller(),
  private.verified_email(uuid) from public, anon, authenticated;
grant execute on function private.require_live_session() to authenticated, service_role;
