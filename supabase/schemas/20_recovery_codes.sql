-- Recovery codes: what a person who has lost the authenticator app enters instead of its code. A right one removes the app.

-- Raised by a new address and by a new password, however they come. Codes are of the version that they were made for. No row is
-- version 0.
create table private.account_versions (
  account_id uuid primary key references auth.users (id) on delete cascade,
  version integer not null default 1
);
alter table private.account_versions enable row level security;

create or replace function private.account_version(account uuid)
returns integer
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce((select known.version from private.account_versions as known where known.account_id = account_version.account), 0);
$$;
revoke all on function private.account_version(uuid) from public, anon, authenticated;

create or replace function private.raise_account_version()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.account_versions as known (account_id) values (new.id)
  on conflict (account_id) do update set version = known.version + 1;
  return null;
end;
$$;
revoke all on function private.raise_account_version() from public, anon, authenticated;

create trigger raise_account_version after update on auth.users
  for each row when (old.email is distinct from new.email or old.encrypted_password is distinct from new.encrypted_password)
  execute function private.raise_account_version();

-- People type it as they read it: the case, spaces and dashes do not matter, and O, I and L are not in the alphabet. The account's id
-- makes equal codes of two people two hashes.
create or replace function private.recovery_code_hash(account uuid, typed text)
returns text
language sql
immutable
set search_path = ''
as $$
  select encode(sha256(convert_to(
    account || ':' || regexp_replace(translate(upper(normalize(left(coalesce(typed, ''), 100), nfkc)), 'OIL', '011'), '[^0-9A-Z]', '', 'g'),
    'UTF8')), 'hex');
$$;
revoke all on function private.recovery_code_hash(uuid, text) from public, anon, authenticated;

-- Four times four of 32 characters: 80 random bits, so that a hash in a stolen backup leads to no code.
create or replace function private.new_recovery_code()
returns text
language sql
volatile
set search_path = ''
as $$
  select string_agg(
    substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', get_byte(made.bytes, place) % 32 + 1, 1) || case when place in (3, 7, 11) then '-' else '' end,
    '' order by place)
  from (select sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) as bytes) as made, generate_series(0, 15) as place;
$$;
revoke all on function private.new_recovery_code() from public, anon, authenticated;

create or replace function private.gave_second_factor(account uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from auth.sessions as session
    where session.id = nullif(auth.jwt() ->> 'session_id', '')::uuid and session.user_id = account and session.aal::text = 'aal2'
  );
$$;
revoke all on function private.gave_second_factor(uuid) from public, anon, authenticated;

create or replace function private.has_second_factor(account uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from auth.mfa_factors as factor where factor.user_id = account and factor.status::text = 'verified'
  );
$$;
revoke all on function private.has_second_factor(uuid) from public, anon, authenticated;

-- How many codes the caller has left, and since when the list exists.
create or replace function public.my_recovery_codes()
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
    select jsonb_build_object('left', count(*), 'madeAt', min(proof.created_at))
    from private.proofs as proof
    where proof.cause = 'recovery-code' and proof.subject = caller::text and proof.ended_at is null and proof.expires_at > now()
      and proof.holder_version = private.account_version(caller)
  );
end;
$$;
revoke all on function public.my_recovery_codes() from public, anon, authenticated;
grant execute on function public.my_recovery_codes() to authenticated;

-- Makes ten codes and ends those from before. The answer is the only place where they are in clear.
create or replace function public.make_recovery_codes()
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  codes text[];
begin
  if not private.gave_second_factor(caller) or not private.has_second_factor(caller) then
    perform private.reject(403, 'Please enter the code of your authenticator app first.');
  end if;
  if public.consume_rate_limit('recovery-codes', caller::text, 20, 3600) > 0 then
    perform private.reject(429, 'You made new recovery codes many times. Please try again in an hour.');
  end if;
  delete from private.proofs as proof where proof.cause = 'recovery-code' and proof.subject = caller::text;
  codes := array(select private.new_recovery_code() from generate_series(1, 10));
  perform private.open_proof('recovery-code', caller::text, private.recovery_code_hash(caller, made.code), interval '10 years',
    private.account_version(caller), most_tries => null, beside_others => true)
  from unnest(codes) as made (code);
  return to_jsonb(codes);
end;
$$;
revoke all on function public.make_recovery_codes() from public, anon, authenticated;
grant execute on function public.make_recovery_codes() to authenticated;

-- What a right code does: the lost app is gone, and so is everybody who is signed in elsewhere. The other codes stay until new ones are
-- made, so that the owner of the list can remove an app that a thief of one code sets up.
create or replace function private.remove_lost_factor(account uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text := private.verified_email(account);
begin
  delete from auth.mfa_factors as factor where factor.user_id = account;
  delete from auth.sessions as session
  where session.user_id = account and session.id is distinct from nullif(auth.jwt() ->> 'session_id', '')::uuid;
  if address is not null then
    perform private.queue_email(address, 'account-changed', jsonb_build_object('change', 'recovery-code'),
      'account-changed:recovery-code:' || account || ':' || extract(epoch from clock_timestamp()));
  end if;
  -- The log is of what admins do.
  insert into public.audit_log (actor, actor_email, action, object, object_id, before, after)
  select admin.id, coalesce(admin.email, ''), 'update', 'profiles', admin.id::text,
    jsonb_build_object('authenticator_app', 'on'), jsonb_build_object('authenticator_app', 'removed with a recovery code')
  from auth.users as admin
  where admin.id = account and private.may_be_admin(account);
end;
$$;
revoke all on function private.remove_lost_factor(uuid) from public, anon, authenticated;

-- Tries a recovery code in a session without the app's code. An exception would take the count back, so a refusal is an answer: 'ok',
-- 'wrong' or 'wait' with its seconds. Who has no codes or no app gets what a wrong code gets.
create or replace function public.use_recovery_code(code text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  wait integer;
  tried record;
begin
  if private.gave_second_factor(caller) then
    perform private.reject(409, 'You have entered the code of your authenticator app already.');
  end if;
  wait := public.consume_caller_limit('recovery-code', private.caller_network(), 60, 3600);
  if wait = 0 then
    wait := private.take_try('second-factor', caller::text);
  end if;
  if wait > 0 then
    return jsonb_build_object('answer', 'wait', 'seconds', wait);
  end if;
  select * into tried from private.try_proof('{recovery-code}', caller::text, private.recovery_code_hash(caller, code),
    private.account_version(caller));
  if tried.answer <> 'ok' or not private.has_second_factor(caller) or not private.use_proof(tried.proof_id) then
    return jsonb_build_object('answer', 'wrong');
  end if;
  perform private.forget_tries('second-factor', caller::text);
  perform private.remove_lost_factor(caller);
  return jsonb_build_object('answer', 'ok') || public.my_recovery_codes();
end;
$$;
revoke all on function public.use_recovery_code(text) from public, anon, authenticated;
grant execute on function public.use_recovery_code(text) to authenticated;
