-- Every way in counts its tries in private.proofs, and every limit by network counts the /64, the /56 and the /48.

-- The seconds to wait before the next hit, 0 for none. Two calls at once must not both take the last hit: the second waits for the
-- first one's transaction.
create or replace function private.limit_wait(bucket text, subject text, max_hits integer, window_seconds integer)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  counted_seconds double precision := window_seconds * 13 / 12.0;
  oldest timestamptz;
  counted bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('rate-limit:' || bucket || ':' || subject, 0));
  select min(known.window_start), coalesce(sum(known.hits), 0) into oldest, counted
  from private.rate_limits as known
  where known.bucket = limit_wait.bucket and known.subject = limit_wait.subject
    and known.window_start > now() - make_interval(secs => counted_seconds);
  if counted < max_hits then
    return 0;
  end if;
  return greatest(1, ceil(extract(epoch from coalesce(oldest, now()) + make_interval(secs => counted_seconds) - now())))::integer;
end;
$$;
revoke all on function private.limit_wait(text, text, integer, integer) from public, anon, authenticated;

create or replace function private.count_hit(bucket text, subject text, window_seconds integer)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into private.rate_limits as existing (bucket, subject, window_start)
  values (bucket, subject, to_timestamp(floor(extract(epoch from now()) / (window_seconds / 12.0)) * (window_seconds / 12.0)))
  on conflict on constraint rate_limits_pkey do update set hits = existing.hits + 1;
$$;
revoke all on function private.count_hit(text, text, integer) from public, anon, authenticated;

-- Returns 0 if the call may go on, otherwise the seconds to wait. For callers by network there is public.consume_caller_limit.
create or replace function public.consume_rate_limit(bucket text, subject text, max_hits integer, window_seconds integer)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  wait integer := private.limit_wait(bucket, subject, max_hits, window_seconds);
begin
  if wait = 0 then
    perform private.count_hit(bucket, subject, window_seconds);
  end if;
  return wait;
end;
$$;
revoke all on function public.consume_rate_limit(text, text, integer, integer) from public, anon, authenticated;
grant execute on function public.consume_rate_limit(text, text, integer, integer) to service_role;

-- The networks that an address counts for, narrow ones first, and how many times a limit each of them has. A provider hands out a
-- /64, a /56 or a /48: who holds a wide one has many narrow ones, but no endless number of calls.
create or replace function private.networks_of(address text)
returns table (network text, share integer)
language sql
immutable
set search_path = ''
as $$
  select private.network_of(address), 1 where private.network_of(address) is not null
  union all
  select host(network(set_masklen(private.network_of(address)::inet, wide.bits))) || '/' || wide.bits, wide.share
  from (values (56, 4), (48, 16)) as wide (bits, share)
  where family(private.network_of(address)::inet) = 6
  order by 2;
$$;
revoke all on function private.networks_of(text) from public, anon, authenticated;

-- Counts one hit for the caller with this address in each of its networks, or in none. Returns 0 if the call may go on, otherwise the
-- seconds to wait. A caller without an address is refused: they would share one count, and one of them could use it up.
create or replace function public.consume_caller_limit(bucket text, address text, max_hits integer, window_seconds integer)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  wait integer;
begin
  select max(private.limit_wait(bucket, md5(counted.network), max_hits * counted.share, window_seconds)) into wait
  from private.networks_of(address) as counted;
  if wait = 0 then
    perform private.count_hit(bucket, md5(counted.network), window_seconds) from private.networks_of(address) as counted;
  end if;
  return coalesce(wait, window_seconds);
end;
$$;
revoke all on function public.consume_caller_limit(text, text, integer, integer) from public, anon, authenticated;
grant execute on function public.consume_caller_limit(text, text, integer, integer) to service_role;

create or replace function private.count_anonymous_call(address text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if public.consume_caller_limit('anonymous-write', address, 240, 60) > 0 then
    perform private.reject(429, 'Too many requests. Please try again in a minute.');
  end if;
end;
$$;
revoke all on function private.count_anonymous_call(text) from public, anon, authenticated;
grant execute on function private.count_anonymous_call(text) to anon;

-- Counts one hit for the caller of this request. Returns 0 if the call may go on, otherwise the seconds to wait.
create or replace function private.limit_caller(bucket text, max_hits integer, window_seconds integer)
returns integer
language sql
security definer
set search_path = ''
as $$
  select public.consume_caller_limit(bucket, private.caller_network(), max_hits, window_seconds);
$$;
revoke all on function private.limit_caller(text, integer, integer) from public, anon, authenticated;

-- Counts one try at something that stays the same, as a password does, before it is compared. Answers 0 if the comparison may go on,
-- otherwise the seconds to wait; a call that has to wait is not counted. After the right one comes private.forget_tries.
create or replace function private.take_try(cause text, subject text)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  known private.proofs;
  wait integer;
begin
  insert into private.proofs as proof (cause, subject, expires_at) values (take_try.cause, take_try.subject, now() + interval '1 day')
  on conflict (cause, subject) where ended_at is null and cause in ('wrong-codes', 'password', 'known-network', 'second-factor')
    do nothing;
  select * into known from private.proofs as proof
  where proof.cause = take_try.cause and proof.subject = take_try.subject and proof.ended_at is null
  for update;
  -- A day without a try is a new beginning.
  if known.tried_at < now() - interval '1 day' then
    known.tries := 0;
  end if;
  wait := ceil(extract(epoch from
    known.tried_at + make_interval(secs => private.pause_after(take_try.cause, known.tries)) - clock_timestamp()));
  if wait > 0 then
    return wait;
  end if;
  update private.proofs as proof
  set tries = known.tries + 1, tried_at = clock_timestamp(), expires_at = greatest(proof.expires_at, now() + interval '1 day')
  where proof.id = known.id;
  return 0;
end;
$$;
revoke all on function private.take_try(text, text) from public, anon, authenticated;

-- Tries the code of a mail. Beside the ten tries of the code an address has 30 wrong ones in a day, over all its codes, so that
-- asking for new ones is no way on; then only the link of a mail is. The same for an address that nobody has an account with.
create or replace function private.try_code(
  causes text[],
  address text,
  secret_hash text,
  out answer text,
  out proof_id uuid
)
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  wrong_in_a_day constant integer := 30;
  subject_of_address text := private.address_subject(address);
  day private.proofs;
begin
  insert into private.proofs (cause, subject, expires_at) values ('wrong-codes', subject_of_address, now() + interval '1 day')
  on conflict (cause, subject) where ended_at is null and cause in ('wrong-codes', 'password', 'known-network', 'second-factor')
    do nothing;
  select * into day from private.proofs as proof
  where proof.cause = 'wrong-codes' and proof.subject = subject_of_address and proof.ended_at is null
  for update;
  if day.expires_at <= now() then
    update private.proofs as proof set tries = 0, expires_at = now() + interval '1 day' where proof.id = day.id;
    day.tries := 0;
  end if;
  if day.tries >= wrong_in_a_day then
    answer := 'burned';
    return;
  end if;
  select tried.answer, tried.proof_id into answer, proof_id
  from private.try_proof(causes, subject_of_address, try_code.secret_hash) as tried;
  if answer <> 'ok' then
    update private.proofs as proof set tries = proof.tries + 1, tried_at = now() where proof.id = day.id;
  end if;
end;
$$;
revoke all on function private.try_code(text[], text, text) from public, anon, authenticated;

-- A network that signed in to an address has a count of its own, so that a stranger's wrong passwords do not keep the owner out.
create or replace function private.network_subject(address text, network text)
returns text
language sql
immutable
set search_path = ''
as $$
  select private.address_subject(address)
    || ':' || encode(sha256(convert_to(private.address_subject(address) || private.network_of(network), 'UTF8')), 'hex');
$$;
revoke all on function private.network_subject(text, text) from public, anon, authenticated;

create or replace function private.knows_network(address text, network text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from private.proofs as proof
    where proof.cause = 'known-network' and proof.subject = private.network_subject(address, network)
      and proof.ended_at is null and proof.expires_at > now()
  );
$$;
revoke all on function private.knows_network(text, text) from public, anon, authenticated;

-- Counts a try at the password of an address before it is compared: 0, or the seconds to wait. `network` is the caller's address.
create or replace function private.take_password_try(address text, network text)
returns integer
language sql
security definer
set search_path = ''
as $$
  select case
    when private.knows_network(address, network) then private.take_try('known-network', private.network_subject(address, network))
    else private.take_try('password', private.address_subject(address))
  end;
$$;
revoke all on function private.take_password_try(text, text) from public, anon, authenticated;

-- After a sign-in. By its password: this network's own tries are forgotten, those of strangers stay. Each one makes its network
-- known for a time.
create or replace function private.note_sign_in(address text, network text, by_password boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  key text := private.network_subject(address, network);
  known_until timestamptz := now()
    + make_interval(days => (select kept.days from private.retention_days() as kept where kept.what = 'networks of sign-ins'));
begin
  if by_password and not private.knows_network(address, network) then
    perform private.forget_tries('password', private.address_subject(address));
  end if;
  if key is not null then
    insert into private.proofs as proof (cause, subject, expires_at) values ('known-network', key, known_until)
    on conflict (cause, subject) where ended_at is null and cause in ('wrong-codes', 'password', 'known-network', 'second-factor')
      do update set expires_at = excluded.expires_at, tries = case when by_password then 0 else proof.tries end;
  end if;
end;
$$;
revoke all on function private.note_sign_in(text, text, boolean) from public, anon, authenticated;

-- The hooks of hosted Supabase Auth (config.toml, [auth.hook.*]), for what the embedded shop does in its own code. Both are asked
-- after the comparison, so a try is counted when it is known to be wrong, and a right one has to wait as well.
create or replace function private.hook_password_verification_attempt(event jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text := (select account.email from auth.users as account where account.id = (event ->> 'user_id')::uuid);
  network text := event -> 'metadata' ->> 'ip_address';
  wait integer := private.take_password_try(address, network);
begin
  if wait > 0 then
    return jsonb_build_object('decision', 'reject', 'should_logout_user', false, 'message',
      format('Too many wrong passwords. Please wait %s seconds, or sign in with an emailed link.', wait));
  end if;
  if (event ->> 'valid')::boolean then
    perform private.note_sign_in(address, network, true);
  end if;
  return jsonb_build_object('decision', 'continue');
end;
$$;
revoke all on function private.hook_password_verification_attempt(jsonb) from public, anon, authenticated;

-- The hook is not told which step a right code was of. It may have been one before or after the present one, so the next right code
-- is surely another one only three steps later.
create or replace function private.hook_mfa_verification_attempt(event jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  factor text := event ->> 'factor_id';
  step bigint := floor(extract(epoch from clock_timestamp()) / 30);
  wait integer := private.take_try('second-factor', factor);
begin
  if wait > 0 then
    return jsonb_build_object('decision', 'reject', 'message', format('Too many wrong codes. Please wait %s seconds.', wait));
  end if;
  if not (event ->> 'valid')::boolean then
    return jsonb_build_object('decision', 'continue');
  end if;
  if exists (
    select from private.proofs as proof
    where proof.cause = 'second-factor' and proof.subject = factor and proof.ended_at is null and proof.last_step > step - 3
  ) or not private.use_step(factor, step) then
    return jsonb_build_object('decision', 'reject', 'message',
      'A code of this app was just used, and each is good once. Please wait 90 seconds and enter a new one.');
  end if;
  perform private.forget_tries('second-factor', factor);
  return jsonb_build_object('decision', 'continue');
end;
$$;
revoke all on function private.hook_mfa_verification_attempt(jsonb) from public, anon, authenticated;

-- The role exists on hosted projects only.
do $$
begin
  if exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    grant usage on schema private to supabase_auth_admin;
    grant execute on function private.hook_password_verification_attempt(jsonb) to supabase_auth_admin;
    grant execute on function private.hook_mfa_verification_attempt(jsonb) to supabase_auth_admin;
  end if;
end;
$$;

-- Nothing asks for a proof that has expired.
create or replace function private.delete_old_proofs(as_of timestamptz, at_most integer)
returns void
language sql
security definer
set search_path = ''
as $$
  delete from private.proofs as proof
  where proof.id in (
    select old.id from private.proofs as old where old.expires_at < as_of limit at_most for update skip locked
  );
$$;
revoke all on function private.delete_old_proofs(timestamptz, integer) from public, anon, authenticated;

-- How long data is kept, in days. The privacy page quotes these figures; a test compares them.
create or replace function private.retention_days()
returns table (what text, days integer)
language sql
immutable
set search_path = ''
as $$
  values
    -- After an email was sent, failed or canceled: its recipient and content. A receipt is rendered again from the order.
    ('mails', 90),
    -- After an event was processed: the provider's message. The order's history stays.
    ('webhook payloads', 180),
    -- After the person's last request.
    ('unconfirmed leads', 30),
    -- After the person unsubscribed: everything but the address.
    ('names of unsubscribed leads', 30),
    -- After the last message or reply of an answered or closed conversation.
    ('settled messages', 730),
    -- After a link that "Find my order" mailed has expired. A receipt's link is deleted with its order's person.
    ('order links', 30),
    -- After an invitation to a company has expired, accepted or not.
    ('company invitations', 30),
    ('searches', 180),
    -- After the last sign-in from it.
    ('networks of sign-ins', 90),
    ('rate limits', 1);
$$;
revoke all on function private.retention_days() from public, anon, authenticated;
