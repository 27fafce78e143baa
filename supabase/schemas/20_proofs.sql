-- One table of all by which somebody proves who they are: codes and links of mails, passwords, authenticator apps, recovery codes,
-- links of orders, invitations. Every way in counts its tries and uses here. Nothing is in clear: a secret is its SHA-256 in hex, a
-- subject is an id or the hash of an address (private.address_subject).
create table private.proofs (
  id uuid primary key default gen_random_uuid(),
  cause text not null check (cause in (
    -- Codes that a mail brings; the subject is the hash of the address that the mail went to.
    'sign-in-mail', 'confirmation', 'recovery', 'email-change', 'reauthentication',
    -- Counts only, one open row per subject: wrong codes of an address in a day, wrong passwords of an address, an address with a
    -- network that signed in to it before, the steps of a factor.
    'wrong-codes', 'password', 'known-network', 'second-factor',
    -- The subject is an account, the id of a link, the id of an invitation.
    'recovery-code', 'order-link', 'order-session', 'download-link', 'invitation',
    -- The subject is an account: the word of the browser that signed it up, and that the word was shown with the token of the mail.
    'sign-up', 'proved-sign-up'
  )),
  subject text not null check (length(subject) between 1 and 200 and position('@' in subject) = 0),
  -- Whose version the proof was made for: a link of a former holder names an older one than the holder has now.
  holder_version integer not null default 0,
  secret_hash text check (secret_hash ~ '^[0-9a-f]{64}$'),
  tries integer not null default 0,
  most_tries integer check (most_tries > 0),
  uses integer not null default 0,
  most_uses integer check (most_uses > 0),
  -- The last step of an authenticator app that was used (RFC 6238, 5.2: each one once).
  last_step bigint,
  tried_at timestamptz,
  expires_at timestamptz not null,
  ended_at timestamptz,
  created_at timestamptz not null default now()
);
alter table private.proofs enable row level security;
create index proofs_subject_idx on private.proofs (subject, cause);
create index proofs_expires_at_idx on private.proofs (expires_at);
create unique index proofs_count_idx on private.proofs (cause, subject)
  where ended_at is null and cause in ('wrong-codes', 'password', 'known-network', 'second-factor');

-- An address as a subject: its hash, the same for addresses that have an account and for those that have none.
create or replace function private.address_subject(address text)
returns text
language sql
immutable
set search_path = ''
as $$
  select encode(sha256(convert_to(coalesce(private.normalize_email(address), ''), 'UTF8')), 'hex');
$$;
revoke all on function private.address_subject(text) from public, anon, authenticated;

-- Ends every open proof of the subject. Answers how many there were.
create or replace function private.end_proofs(cause text, subject text)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  ended integer;
begin
  update private.proofs as proof set ended_at = now()
  where proof.cause = end_proofs.cause and proof.subject = end_proofs.subject and proof.ended_at is null;
  get diagnostics ended = row_count;
  return ended;
end;
$$;
revoke all on function private.end_proofs(text, text) from public, anon, authenticated;

-- Opens a proof. It replaces the open ones of this cause and subject, unless it stands beside them, as recovery codes do. Null for
-- `most_tries` or `most_uses` is no limit.
create or replace function private.open_proof(
  cause text,
  subject text,
  secret_hash text,
  lives interval,
  holder_version integer default 0,
  most_tries integer default 10,
  most_uses integer default 1,
  beside_others boolean default false
)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  opened uuid;
begin
  if not beside_others then
    perform private.end_proofs(open_proof.cause, open_proof.subject);
  end if;
  insert into private.proofs (cause, subject, secret_hash, holder_version, most_tries, most_uses, expires_at)
  values (open_proof.cause, open_proof.subject, open_proof.secret_hash, open_proof.holder_version, open_proof.most_tries,
    open_proof.most_uses, now() + lives)
  returning id into opened;
  return opened;
end;
$$;
revoke all on function private.open_proof(text, text, text, interval, integer, integer, integer, boolean) from public, anon, authenticated;

-- Tries a secret at every open proof of the subject with one of these causes. `answer` is 'ok', 'wrong', 'burned' (too many wrong
-- tries: only a new proof helps) or 'none'. The try is counted first, at all of them, so that two calls at once are two tries and
-- another cause is no second chance; a right secret gives its own try back. It is not used up yet: that is private.use_proof, in the
-- same transaction. An exception takes the count back, so a refusal has to be an answer.
create or replace function private.try_proof(
  causes text[],
  subject text,
  secret_hash text,
  holder_version integer default null,
  out answer text,
  out proof_id uuid
)
language plpgsql
security definer
set search_path = ''
as $$
declare
  counted boolean;
begin
  update private.proofs as proof set tries = proof.tries + 1, tried_at = now()
  where proof.cause = any (causes) and proof.subject = try_proof.subject and proof.ended_at is null and proof.expires_at > now()
    and (proof.most_tries is null or proof.tries < proof.most_tries);
  counted := found;
  select proof.id into proof_id from private.proofs as proof
  where proof.cause = any (causes) and proof.subject = try_proof.subject and proof.ended_at is null and proof.expires_at > now()
    and proof.secret_hash = try_proof.secret_hash and counted
    and (try_proof.holder_version is null or proof.holder_version = try_proof.holder_version)
  limit 1;
  if found then
    update private.proofs as proof set tries = proof.tries - 1
    where proof.cause = any (causes) and proof.subject = try_proof.subject and proof.ended_at is null and proof.expires_at > now();
    answer := 'ok';
    return;
  end if;
  update private.proofs as proof set ended_at = now()
  where proof.cause = any (causes) and proof.subject = try_proof.subject and proof.ended_at is null
    and proof.tries >= proof.most_tries;
  answer := case
    when counted then 'wrong'
    when exists (
      select from private.proofs as proof
      where proof.cause = any (causes) and proof.subject = try_proof.subject and proof.expires_at > now()
        and proof.tries >= proof.most_tries
    ) then 'burned'
    else 'none'
  end;
end;
$$;
revoke all on function private.try_proof(text[], text, text, integer) from public, anon, authenticated;

-- Uses an open proof once; the last use ends it. False if it had ended, expired or was used up by another call.
create or replace function private.use_proof(proof_id uuid)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.proofs as proof
  set uses = proof.uses + 1, ended_at = case when proof.uses + 1 >= proof.most_uses then now() end
  where proof.id = use_proof.proof_id and proof.ended_at is null and proof.expires_at > now()
    and (proof.most_uses is null or proof.uses < proof.most_uses);
  return found;
end;
$$;
revoke all on function private.use_proof(uuid) from public, anon, authenticated;

-- The seconds to wait after so many wrong tries: passwords have five free ones and then 30 seconds that double up to 15 minutes, an
-- authenticator's code ten and then five minutes up to 15.
create or replace function private.pause_after(cause text, tries integer)
returns integer
language sql
immutable
set search_path = ''
as $$
  select case
    when cause = 'second-factor' then case when tries < 10 then 0 else least(900, 300 * 2 ^ least(tries - 10, 10))::integer end
    when tries < 5 then 0
    else least(900, 30 * 2 ^ least(tries - 5, 10))::integer
  end;
$$;
revoke all on function private.pause_after(text, integer) from public, anon, authenticated;

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

create or replace function private.forget_tries(cause text, subject text)
returns void
language sql
security definer
set search_path = ''
as $$
  update private.proofs as proof set tries = 0
  where proof.cause = forget_tries.cause and proof.subject = forget_tries.subject and proof.ended_at is null;
$$;
revoke all on function private.forget_tries(text, text) from public, anon, authenticated;

-- Whether this step of an authenticator app is later than every one that was used, and notes it: a code is used once.
create or replace function private.use_step(factor_id text, step bigint)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.proofs as proof (cause, subject, last_step, expires_at)
  values ('second-factor', use_step.factor_id, use_step.step, now() + interval '1 day')
  on conflict (cause, subject) where ended_at is null and cause in ('wrong-codes', 'password', 'known-network', 'second-factor')
    do update set last_step = excluded.last_step, expires_at = greatest(proof.expires_at, excluded.expires_at)
    where coalesce(proof.last_step, -1) < excluded.last_step;
  return found;
end;
$$;
revoke all on function private.use_step(text, bigint) from public, anon, authenticated;

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

-- What belongs to these accounts and addresses.
create or replace function private.forget_proofs(accounts uuid[], addresses text[])
returns void
language sql
security definer
set search_path = ''
as $$
  delete from private.proofs as proof
  where split_part(proof.subject, ':', 1) in (
    select listed.id::text from unnest(accounts) as listed (id)
    union all select factor.id::text from auth.mfa_factors as factor where factor.user_id = any (accounts)
    union all select private.address_subject(listed.address) from unnest(addresses) as listed (address)
  );
$$;
revoke all on function private.forget_proofs(uuid[], text[]) from public, anon, authenticated;

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
