-- The account's newsletter choice rules over marketing email: after it is switched off none is sent, unless the person confirms
-- the starter pack again later. A new account has made no choice and ends no earlier one.
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
create index profiles_email_idx on public.profiles (email);
create index profiles_created_at_idx on public.profiles (created_at desc, id desc);
create index profiles_role_idx on public.profiles (created_at desc, id desc) where role = 'admin';
create index profiles_search_idx on public.profiles
  using gin (private.list_words(email || ' ' || coalesce(full_name, '') || ' ' || coalesce(business_name, '')))
  with (gin_pending_list_limit = 64);
grant select, update on public.profiles to authenticated;
grant all on public.profiles to service_role;

-- The database decides who is admin: the verified address of the caller against the ADMIN_EMAILS setting
-- (comma list, trimmed, case-insensitive). A client cannot write a role.
create or replace function private.is_admin_email(address text)
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
revoke all on function private.is_admin_email(text) from public, anon, authenticated;

-- An admin has a confirmed address in ADMIN_EMAILS or was made one by another admin. The role in profiles only mirrors this
-- and decides nothing: a stored role would outlive the removal of the address from the list.
create table private.admin_grants (
  user_id uuid primary key references auth.users (id) on delete cascade,
  granted_at timestamptz not null default now(),
  granted_by uuid references auth.users (id) on delete set null
);
alter table private.admin_grants enable row level security;
create index admin_grants_granted_by_idx on private.admin_grants (granted_by);

create or replace function private.may_be_admin(account_id uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select 1
    from auth.users as account
    where account.id = account_id and account.email_confirmed_at is not null
      and (
        private.is_admin_email(account.email)
        or exists (select 1 from private.admin_grants as given where given.user_id = account.id)
      )
  );
$$;
revoke all on function private.may_be_admin(uuid) from public, anon, authenticated;

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

-- What the caller's session lacks: 'code' of the authenticator app, 'enroll' it first, or null.
create or replace function private.missing_factor()
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select case
    when coalesce(
      (
        select session.aal::text from auth.sessions as session
        where session.id = nullif(auth.jwt() ->> 'session_id', '')::uuid
      ),
      auth.jwt() ->> 'aal'
    ) = 'aal2' then null
    when exists (
      select 1 from auth.mfa_factors as factor
      where factor.user_id = (select auth.uid()) and factor.status::text = 'verified'
    ) then 'code'
    when exists (
      select 1 from public.site_settings as setting where setting.key = 'ADMIN_SECOND_FACTOR' and setting.value = 'true'
    ) then 'enroll'
  end;
$$;
revoke all on function private.missing_factor() from public, anon, authenticated;

-- Whether the caller is an admin with a live session and, where it is required, a second factor.
create or replace function private.is_admin()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select private.may_be_admin((select auth.uid())) and private.session_is_live() and private.missing_factor() is null;
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

-- Raises an error instead of returning nothing: an empty list would look like an account without purchases.
create or replace function private.require_live_session()
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
revoke all on function private.require_live_session() from public, anon, authenticated;
grant execute on function private.require_live_session() to authenticated, service_role;

create policy "session is live" on public.profiles as restrictive
  for all to authenticated
  using ((select private.require_live_session())) with check ((select private.require_live_session()));

create trigger touch_profiles before update on public.profiles
  for each row execute function private.touch_updated_at();

create or replace function private.guard_profile_fields()
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
  new.full_name := private.one_line(new.full_name);
  new.business_name := private.one_line(new.business_name);
  if length(new.full_name) > 120 then
    perform private.reject(400, 'The full name may have at most 120 characters.');
  end if;
  if length(new.business_name) > 160 then
    perform private.reject(400, 'The business name may have at most 160 characters.');
  end if;
  return new;
end;
$$;
revoke all on function private.guard_profile_fields() from public, anon, authenticated;

create trigger guard_profile_fields before update on public.profiles
  for each row execute function private.guard_profile_fields();

create or replace function private.create_profile()
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
    nullif(left(private.one_line(new.raw_user_meta_data ->> 'full_name'), 120), '')
  )
  on conflict (id) do nothing;
  return new;
end;
$$;
revoke all on function private.create_profile() from public, anon, authenticated;

create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();

-- The auth service keeps an address as it was sent. One with an invisible character reads like another, and no mail reaches it.
create or replace function private.refuse_unclean_address()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if private.clean_address(new.email) <> lower(new.email) then
    perform private.reject(400, 'Please enter a valid email address.');
  end if;
  return new;
end;
$$;
revoke all on function private.refuse_unclean_address() from public, anon, authenticated;

create trigger refuse_unclean_address before insert or update of email on auth.users
  for each row execute function private.refuse_unclean_address();

create or replace function private.sync_profile_email()
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
revoke all on function private.sync_profile_email() from public, anon, authenticated;

create trigger sync_profile_email after update of email on auth.users
  for each row execute function private.sync_profile_email();

create policy "visitors read public settings" on public.site_settings
  for select to anon using (is_public);

create policy "accounts read public settings, admins all" on public.site_settings
  for select to authenticated using (is_public or (select private.is_admin()));

create policy "admin adds settings" on public.site_settings
  for insert to authenticated with check ((select private.is_admin()));

create policy "admin changes settings" on public.site_settings
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));

create or replace function public.ensure_admin_role()
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := (select auth.uid());
begin
  if not exists (select 1 from auth.users as account where account.id = caller) then
    perform private.reject(401, 'Please sign in.');
  end if;
  if private.may_be_admin(caller) then
    update public.profiles as profile set role = 'admin' where profile.id = caller and profile.role <> 'admin';
  end if;
  return (select private.is_admin());
end;
$$;
revoke all on function public.ensure_admin_role() from public, anon, authenticated;
grant execute on function public.ensure_admin_role() to authenticated, service_role;

-- An admin whose session has ended is asked to sign in again, not refused: the page then keeps what was typed and asks for
-- the password.
create or replace function private.require_admin()
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if (select private.is_admin()) then
    return;
  end if;
  if (select auth.uid()) is not null then
    perform private.require_live_session();
    if private.may_be_admin((select auth.uid())) then
      raise exception using errcode = '42501', message = 'Please enter the code of your authenticator app first.';
    end if;
  end if;
  raise exception using errcode = '42501', message = 'Only an admin may do this.';
end;
$$;
revoke all on function private.require_admin() from public, anon, authenticated;

create or replace function public.admin_list_users(
  search text default null,
  role_filter text default null,
  page_cursor text default null,
  page_size integer default 50
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.list_page(
    'public.profiles',
    $fields$jsonb_build_object('id', entry.id, 'email', entry.email, 'fullName', coalesce(entry.full_name, ''),
      'businessName', coalesce(entry.business_name, ''), 'role', entry.role, 'purchases', entry.purchases_count,
      'createdAt', entry.created_at,
      'admin', case when entry.role = 'admin' then private.describe_admin(entry.id) end)$fields$,
    array_remove(array[
      case when private.list_query(search) is not null then
        $c$private.list_words(entry.email || ' ' || coalesce(entry.full_name, '') || ' ' || coalesce(entry.business_name, ''))
          @@ private.list_query($1[1])$c$ end,
      case when role_filter = 'admin' then $c$entry.role = 'admin'$c$ end
    ], null),
    array[search],
    page_cursor,
    page_size
  );
end;
$$;
revoke all on function public.admin_list_users(text, text, text, integer) from public, anon;
grant execute on function public.admin_list_users(text, text, text, integer) to authenticated, service_role;

create or replace function public.admin_user(user_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  answer jsonb;
begin
  perform private.require_admin();
  select jsonb_build_object(
    'id', profile.id, 'email', profile.email, 'fullName', coalesce(profile.full_name, ''),
    'businessName', coalesce(profile.business_name, ''), 'newsletter', profile.newsletter, 'role', profile.role,
    'createdAt', profile.created_at, 'lastSignInAt', account.last_sign_in_at,
    'isConfirmed', account.email_confirmed_at is not null,
    'isInAdminEmails', private.is_admin_email(profile.email),
    'admin', private.describe_admin(profile.id),
    'purchases', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', purchase.id, 'provider', purchase.provider, 'orderId', purchase.provider_order_id,
        'sku', purchase.product_sku, 'amountCents', purchase.amount_cents, 'refundedCents', purchase.refunded_cents,
        'currency', purchase.currency, 'status', purchase.status, 'createdAt', purchase.created_at,
        'licenseStatus', license.status
      ) order by purchase.created_at desc), '[]')
      from (
        select * from public.purchases as bought where bought.user_id = profile.id order by bought.created_at desc limit 100
      ) as purchase
      left join public.licenses as license on license.purchase_id = purchase.id
    )
  ) into answer
  from public.profiles as profile
  join auth.users as account on account.id = profile.id
  where profile.id = admin_user.user_id;
  if answer is null then
    perform private.reject(404, 'There is no such user. The account may have been deleted.');
  end if;
  return answer;
end;
$$;
revoke all on function public.admin_user(uuid) from public, anon;
grant execute on function public.admin_user(uuid) to authenticated, service_role;

-- An address in ADMIN_EMAILS becomes an admin again at the next sign-in, so such a person is removed in that list.
create or replace function public.admin_set_role(user_id uuid, new_role text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  person public.profiles;
begin
  perform private.require_admin();
  perform private.lock_admins();
  perform private.require_admin();
  select * into person from public.profiles as candidate where candidate.id = admin_set_role.user_id for update;
  if not found then
    perform private.reject(404, 'There is no such user. The account may have been deleted.');
  elsif new_role not in ('customer', 'admin') then
    perform private.reject(400, 'The role must be customer or admin.');
  elsif new_role = 'customer' and person.id = (select auth.uid()) then
    perform private.reject(409, 'You cannot take the admin role from yourself. Ask another admin.');
  elsif new_role = 'customer' and private.is_admin_email(person.email) then
    perform private.reject(409, 'This address is in the list of admin addresses. Remove it there, in Site Settings.');
  elsif new_role = 'admin' and not exists (
    select 1 from auth.users as account where account.id = person.id and account.email_confirmed_at is not null
  ) then
    perform private.reject(409, 'This person has not confirmed their address yet.');
  end if;
  if new_role = 'admin' then
    insert into private.admin_grants (user_id, granted_by) values (person.id, (select auth.uid()))
    on conflict on constraint admin_grants_pkey do nothing;
  else
    delete from private.admin_grants as given where given.user_id = person.id;
    delete from auth.sessions as session where session.user_id = person.id and person.role = 'admin';
  end if;
  update public.profiles set role = new_role where id = person.id and role <> new_role;
end;
$$;
revoke all on function public.admin_set_role(uuid, text) from public, anon;
grant execute on function public.admin_set_role(uuid, text) to authenticated, service_role;

-- The account that calls an account RPC.
create or replace function private.require_caller()
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
revoke all on function private.require_caller() from public, anon, authenticated;

-- The caller's confirmed address; null before confirmation.
create or replace function private.verified_email(account_id uuid)
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
revoke all on function private.verified_email(uuid) from public, anon, authenticated;

-- The caller's sessions, last used first. Device and times are as the auth service recorded them.
create or replace function public.list_my_sessions()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(listed) - 'used' order by listed.used desc), '[]')
    from (
      select session.id,
        session.created_at as "createdAt",
        greatest(session.created_at, session.updated_at) as "lastUsedAt",
        greatest(session.created_at, session.updated_at) as used,
        session.user_agent as "userAgent",
        session.id = nullif(auth.jwt() ->> 'session_id', '')::uuid as "isCurrent"
      from auth.sessions as session
      where session.user_id = caller and (session.not_after is null or session.not_after > now())
      order by session.updated_at desc
      limit 50
    ) as listed
  );
end;
$$;
revoke all on function public.list_my_sessions() from public, anon;
grant execute on function public.list_my_sessions() to authenticated, service_role;

-- Ends one session of the caller together with its refresh tokens. Returns whether there was one.
create or replace function public.end_my_session(session_id uuid)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
begin
  delete from auth.sessions as session
  where session.id = end_my_session.session_id and session.user_id = caller;
  return found;
end;
$$;
revoke all on function public.end_my_session(uuid) from public, anon;
grant execute on function public.end_my_session(uuid) to authenticated, service_role;

-- A switch is the person's act only if the address is proved, and not if another trigger moves it: the confirmation of an address
-- takes back what a stranger switched before.
create or replace function private.note_newsletter_choice()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if pg_trigger_depth() = 1 and exists (
    select from auth.users as account where account.id = new.id and account.email_confirmed_at is not null
  ) then
    perform private.note_consent_act(new.email, new.newsletter, 'account-setting');
  end if;
  if not new.newsletter then
    update public.email_messages
    set status = 'cancelled', last_error = 'The newsletter was switched off in the account.'
    where "to" = new.email and stream = 'marketing' and status = 'queued';
  end if;
  return null;
end;
$$;
revoke all on function private.note_newsletter_choice() from public, anon, authenticated;

create trigger note_newsletter_choice after update of newsletter on public.profiles
  for each row when (new.newsletter is distinct from old.newsletter)
  execute function private.note_newsletter_choice();

-- The first password after the confirmation is not announced as a change.
create or replace function private.tell_of_account_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_first_password boolean := coalesce(old.encrypted_password, '') = ''
    and old.email_confirmed_at > now() - interval '1 hour';
begin
  if old.email_confirmed_at is null or coalesce(old.email, '') = '' then
    return null;
  end if;
  if new.encrypted_password is distinct from old.encrypted_password
    and coalesce(new.encrypted_password, '') <> '' and not is_first_password then
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
revoke all on function private.tell_of_account_change() from public, anon, authenticated;

create trigger tell_of_account_change after update of encrypted_password, email on auth.users
  for each row execute function private.tell_of_account_change();

-- auth.users has no index on the lowercase address, and none can be added on a hosted project. public.profiles holds the same
-- address, kept by a trigger, with an index.
create or replace function private.account_of_email(address text)
returns uuid
language sql
stable
security definer
set search_path = ''
as $$
  select account.id
  from public.profiles as profile
  join auth.users as account on account.id = profile.id
  where profile.email = address and account.email_confirmed_at is not null
  order by account.created_at
  limit 1;
$$;
revoke all on function private.account_of_email(text) from public, anon, authenticated;

-- Anybody can sign up with another person's address and a password of their own. Supabase Auth keeps that password when the
-- owner of the mailbox confirms later by the sign-up mail, a magic link, a new password or another provider. Here everything
-- from before the confirmation is dropped, and the person who confirms chooses the password.
--
-- Only the browser that signed up keeps its password. It made a word and sent the hash of it; with the token of the sign-up's mail
-- the word says that who typed the password reads the mailbox.
--
-- An account to which no mail was ever sent was made with the secret key or in the dashboard, so its password is its owner's.

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

-- The hash leaves what the account says of itself: it is a proof, and nothing that anybody reads.
create or replace function private.take_sign_up_word()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  word_hash text := new.raw_user_meta_data ->> 'sign_up_word_hash';
begin
  new.raw_user_meta_data := new.raw_user_meta_data - 'sign_up_word_hash';
  if word_hash ~ '^[0-9a-f]{64}$' and coalesce(new.encrypted_password, '') <> '' and new.email_confirmed_at is null then
    perform private.open_proof('sign-up', new.id::text, word_hash, interval '10 minutes');
  end if;
  return new;
end;
$$;
revoke all on function private.take_sign_up_word() from public, anon, authenticated;

create trigger take_sign_up_word before insert on auth.users
  for each row when (new.raw_user_meta_data ->> 'sign_up_word_hash' is not null)
  execute function private.take_sign_up_word();

-- Another mail may be of another person's sign-up with the same address: its token is not the one that the word belongs to.
create or replace function private.end_former_sign_up()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.end_proofs('sign-up', new.id::text), private.end_proofs('proved-sign-up', new.id::text);
  return null;
end;
$$;
revoke all on function private.end_former_sign_up() from public, anon, authenticated;

create trigger end_former_sign_up after update of confirmation_sent_at on auth.users
  for each row
  when (old.confirmation_sent_at is not null and old.confirmation_sent_at is distinct from new.confirmation_sent_at)
  execute function private.end_former_sign_up();

-- Called before the token is used up. The account is named, so that a guess of the token counts as one of the word does. Answers
-- whether the confirmation keeps the password. The password is that of the sign-up as long as the account is of its first version.
create or replace function public.prove_sign_up(account uuid, token text, word text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_of_mail boolean := coalesce(token, '') <> '' and exists (
    select from auth.users as known
    where known.id = prove_sign_up.account and known.confirmation_token = token
      and known.email_confirmed_at is null and private.account_version(known.id) = 0
  );
  tried record;
begin
  select * into tried from private.try_proof(array['sign-up'], account::text,
    case when is_of_mail then encode(sha256(convert_to(left(word, 200), 'UTF8')), 'hex') end);
  if tried.answer <> 'ok' or not private.use_proof(tried.proof_id) then
    return false;
  end if;
  perform private.open_proof('proved-sign-up', account::text, null, interval '10 minutes');
  return true;
end;
$$;
revoke all on function public.prove_sign_up(uuid, text, text) from public;
grant execute on function public.prove_sign_up(uuid, text, text) to anon, authenticated, service_role;

-- Runs in the statement that confirms. A statement that sets a password too, as the embedded shop does for its owner, keeps
-- it; so does a sign-up that was proved.
create or replace function private.drop_unproved_password()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.encrypted_password is not distinct from old.encrypted_password
    and not (private.account_version(new.id) = 0 and private.use_link('proved-sign-up', new.id::text)) then
    new.encrypted_password := null;
  end if;
  return private.without_pending_change(new);
end;
$$;
revoke all on function private.drop_unproved_password() from public, anon, authenticated;

create trigger drop_unproved_password before update of email_confirmed_at on auth.users
  for each row
  when (old.email_confirmed_at is null and new.email_confirmed_at is not null
    and (old.confirmation_sent_at is not null or old.recovery_sent_at is not null))
  execute function private.drop_unproved_password();

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

create trigger drop_unproved_access after update of email_confirmed_at on auth.users
  for each row
  when (old.email_confirmed_at is null and new.email_confirmed_at is not null
    and (old.confirmation_sent_at is not null or old.recovery_sent_at is not null))
  execute function private.drop_unproved_access();

-- Runs at the end of the transaction, because Supabase Auth writes back the metadata that it read before. What a confirmed
-- provider says about the person stays, and the name that was typed with a password that stays.
create or replace function private.forget_unproved_names()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  proved jsonb;
begin
  select identity.identity_data into proved
  from auth.identities as identity
  where identity.user_id = new.id and identity.provider not in ('email', 'phone')
  order by identity.created_at
  limit 1;
  if proved is null and new.encrypted_password = old.encrypted_password then
    proved := jsonb_strip_nulls(jsonb_build_object('full_name', new.raw_user_meta_data ->> 'full_name'));
  end if;
  update auth.identities as identity
  set identity_data = jsonb_build_object('sub', identity.identity_data -> 'sub', 'email', identity.identity_data -> 'email',
    'email_verified', true, 'phone_verified', false)
  where identity.user_id = new.id and identity.provider = 'email';
  update auth.users as account
  set raw_user_meta_data = coalesce(proved, '{}')
    || jsonb_build_object('sub', account.id, 'email', account.email, 'email_verified', true, 'phone_verified', false)
  where account.id = new.id;
  update public.profiles as profile
  set full_name = nullif(left(private.one_line(proved ->> 'full_name'), 120), ''), business_name = null, newsletter = false
  where profile.id = new.id;
  return null;
end;
$$;
revoke all on function private.forget_unproved_names() from public, anon, authenticated;

create constraint trigger forget_unproved_names after update of email_confirmed_at on auth.users
  deferrable initially deferred
  for each row
  when (old.email_confirmed_at is null and new.email_confirmed_at is not null
    and (old.confirmation_sent_at is not null or old.recovery_sent_at is not null))
  execute function private.forget_unproved_names();

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

-- Whether the app should ask the caller for a password: the address was just confirmed by email and no password was chosen
-- since. A person who only signs in by link is asked once.
create or replace function public.needs_password()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select 1
    from auth.users as account
    where account.id = (select auth.uid())
      and coalesce(account.encrypted_password, '') = ''
      and account.email_confirmed_at > now() - interval '1 hour'
      and not exists (
        select 1 from auth.identities as identity
        where identity.user_id = account.id and identity.provider not in ('email', 'phone')
      )
  );
$$;
revoke all on function public.needs_password() from public, anon, authenticated;
grant execute on function public.needs_password() to authenticated, service_role;

-- Two admins who take the role from each other at the same time must not both succeed, so all changes of admins wait for this
-- lock.
create or replace function private.lock_admins()
returns void
language sql
set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('shop.admins', 0));
$$;
revoke all on function private.lock_admins() from public, anon, authenticated;

create or replace function private.require_some_admin()
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not exists (
    select 1 from public.profiles as profile where profile.role = 'admin' and private.may_be_admin(profile.id)
  ) then
    perform private.reject(409, 'This would leave the shop without an admin. Keep the address of one confirmed account in the list.');
  end if;
end;
$$;
revoke all on function private.require_some_admin() from public, anon, authenticated;

-- Runs after the audit log's trigger ("record…" sorts first), which needs the rights of the role that made the change.
create or replace function private.update_admin_roles()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if coalesce(new.key, old.key) <> 'ADMIN_EMAILS' or new.value is not distinct from old.value then
    return null;
  end if;
  perform private.lock_admins();
  update public.profiles as profile set role = 'admin'
  where profile.role <> 'admin' and private.may_be_admin(profile.id)
    and profile.email in (select private.normalize_email(listed) from unnest(string_to_array(new.value, ',')) as listed);
  with demoted as (
    update public.profiles as profile set role = 'customer'
    where profile.role = 'admin' and not private.may_be_admin(profile.id)
    returning profile.id
  )
  delete from auth.sessions as session using demoted where session.user_id = demoted.id;
  if (select auth.uid()) is not null then
    perform private.require_some_admin();
  end if;
  return null;
end;
$$;
revoke all on function private.update_admin_roles() from public, anon, authenticated;

create trigger update_admin_roles after insert or update or delete on public.site_settings
  for each row execute function private.update_admin_roles();

-- An admin whose address changes loses the entry in the list with the old one. The only admin stays one by a grant.
create or replace function private.follow_admin_address()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.lock_admins();
  if exists (select 1 from public.profiles as profile where profile.id = new.id and profile.role = 'admin')
    and not private.may_be_admin(new.id) then
    if exists (
      select 1 from public.profiles as profile
      where profile.role = 'admin' and profile.id <> new.id and private.may_be_admin(profile.id)
    ) then
      update public.profiles as profile set role = 'customer' where profile.id = new.id;
    else
      insert into private.admin_grants (user_id, granted_by) values (new.id, new.id);
    end if;
  end if;
  return null;
end;
$$;
revoke all on function private.follow_admin_address() from public, anon, authenticated;

create trigger follow_admin_address after update of email on auth.users
  for each row when (old.email is distinct from new.email and new.email_confirmed_at is not null)
  execute function private.follow_admin_address();

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

create trigger guard_admin_address before update of email on auth.users
  for each row when (old.email is distinct from new.email)
  execute function private.guard_admin_address();

-- How somebody became an admin, for the list and for the person's page.
create or replace function private.describe_admin(account_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('isListed', private.is_admin_email(account.email), 'isByHand', given.user_id is not null,
    'grantedAt', given.granted_at, 'grantedBy', granter.email)
  from auth.users as account
  left join private.admin_grants as given on given.user_id = account.id
  left join auth.users as granter on granter.id = given.granted_by
  where account.id = account_id and private.may_be_admin(account.id);
$$;
revoke all on function private.describe_admin(uuid) from public, anon, authenticated;

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
revoke all on function public.my_admin_access() from public, anon, authenticated;
grant execute on function public.my_admin_access() to authenticated, service_role;

-- An admin must have a second factor before requiring it of all, or the setting would lock them out.
create or replace function private.guard_second_factor()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.key = 'ADMIN_SECOND_FACTOR' and new.value = 'true' and (select auth.uid()) is not null
    and not exists (
      select 1 from auth.mfa_factors as factor
      where factor.user_id = (select auth.uid()) and factor.status::text = 'verified'
    ) then
    perform private.reject(409, 'Turn on the authenticator app for your own account first, in My Account under Security.');
  end if;
  return new;
end;
$$;
revoke all on function private.guard_second_factor() from public, anon, authenticated;

create trigger guard_second_factor before insert or update on public.site_settings
  for each row execute function private.guard_second_factor();
