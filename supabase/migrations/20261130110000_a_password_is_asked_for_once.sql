-- The password of a sign-up is kept where the browser that signed up is the one that confirms (decision 069).

alter table private.proofs drop constraint proofs_cause_check;
alter table private.proofs add constraint proofs_cause_check check (cause in (
  'sign-in-mail', 'confirmation', 'recovery', 'email-change', 'reauthentication',
  'wrong-codes', 'password', 'known-network', 'second-factor',
  'recovery-code', 'order-link', 'order-session', 'download-link', 'invitation',
  'sign-up', 'proved-sign-up'
));

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
