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
    'recovery-code', 'order-link', 'order-session', 'download-link', 'invitation'
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
  if known.expires_at <= now() then
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

-- A day after it has expired nothing asks for a proof any more.
create or replace function private.delete_old_proofs(as_of timestamptz, at_most integer)
returns void
language sql
security definer
set search_path = ''
as $$
  delete from private.proofs as proof
  where proof.id in (
    select old.id from private.proofs as old where old.expires_at < as_of - interval '1 day' limit at_most for update skip locked
  );
$$;
revoke all on function private.delete_old_proofs(timestamptz, integer) from public, anon, authenticated;

-- Deleting a person and the work of each hour cover the table.
create or replace function private.delete_person_rows(who private.person, name_pattern text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  licenses uuid[] := array(
    select license.id from public.licenses as license
    where license.purchase_id = any (who.purchases) or license.user_id = any (who.accounts)
  );
begin
  perform set_config('shop.keeps_figures', 'on', true);
  delete from public.downloads where license_id = any (licenses);
  delete from public.license_profiles where license_id = any (licenses);
  delete from public.order_links where email = any (who.addresses);
  delete from public.company_invitations where email = any (who.addresses);
  delete from public.email_messages where "to" = any (who.addresses);
  delete from public.mail_events where email = any (who.addresses);
  delete from public.mail_suppressions where email = any (who.addresses);
  delete from public.consent_acts where email = any (who.addresses);
  delete from public.leads where email = any (who.addresses);
  delete from public.email_messages as notice
  using public.contact_messages as message
  where message.email = any (who.addresses) and notice.idempotency_key = 'contact:' || message.id;
  delete from public.contact_messages where email = any (who.addresses);
  delete from public.reviews where id in (
    select contact.review_id from public.review_contacts as contact where contact.email = any (who.addresses)
  );
  delete from public.search_misses
  where query ~* who.pattern or query ~* name_pattern;
  perform private.forget_proofs(who.accounts, who.addresses);
end;
$$;

create or replace function public.delete_what_is_due(as_of timestamptz default now())
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  at_most constant integer := 5000;
begin
  perform private.empty_old_mails(as_of, at_most);
  delete from public.mail_events as report
  where report.id in (
    select old.id from public.mail_events as old where private.is_due('mails', old.created_at, as_of)
    limit at_most for update skip locked
  );
  perform private.delete_old_leads(as_of, at_most);
  update public.webhook_events as ledger set payload = '[deleted]'
  where ledger.id in (
    select old.id from public.webhook_events as old
    where old.payload <> '[deleted]' and private.is_due('webhook payloads', old.processed_at, as_of)
    limit at_most for update skip locked
  );
  delete from public.contact_messages as message
  where message.status in ('answered', 'closed')
    and private.is_due('settled messages', message.created_at, as_of)
    and not exists (
      select from public.contact_replies as reply
      where reply.message_id = message.id and not private.is_due('settled messages', reply.created_at, as_of)
    );
  delete from public.order_links as link where link.kind = 'find' and private.is_due('order links', link.expires_at, as_of);
  delete from public.company_invitations as invitation where private.is_due('company invitations', invitation.expires_at, as_of);
  delete from public.search_misses as missed where private.is_due('searches', missed.last_searched_at, as_of);
  perform private.delete_old_rate_limits();
  perform private.delete_old_proofs(as_of, at_most);
end;
$$;
