-- Whether the link of an order or an invitation may still be used is the word of its proof: when it expires, how often
-- it may be used, whether it was ended. `order_links` and `company_invitations` keep what each is for; these triggers keep the proofs.

-- Uses the open proof of a link. False if there is none, if it was made for another version, or if another call was first.
create or replace function private.use_link(cause text, subject text, holder_version integer default null)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  opened uuid := (
    select proof.id from private.proofs as proof
    where proof.cause = use_link.cause and proof.subject = use_link.subject and proof.ended_at is null
      and (use_link.holder_version is null or proof.holder_version = use_link.holder_version)
    order by proof.created_at desc
    limit 1
  );
begin
  return opened is not null and private.use_proof(opened);
end;
$$;
revoke all on function private.use_link(text, text, integer) from public, anon, authenticated;

-- Gives the open proof of a link another end. False if there is none.
create or replace function private.move_proof_end(cause text, subject text, new_end timestamptz)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.proofs as proof set expires_at = new_end
  where proof.cause = move_proof_end.cause and proof.subject = move_proof_end.subject and proof.ended_at is null;
  return found;
end;
$$;
revoke all on function private.move_proof_end(text, text, timestamptz) from public, anon, authenticated;

-- A receipt's link opens any number of times, one of "Find my order" once. A link has one holder: it is deleted when its order goes
-- to another mailbox or person, and what it opened carries the version of each license.
create or replace function private.keep_proof_of_link()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    perform private.end_proofs('order-link', old.id::text);
  -- A receipt that is sent again after its proof was tidied away gets another one; a used link never does.
  elsif not private.move_proof_end('order-link', new.id::text, new.expires_at) and (tg_op = 'INSERT' or new.kind = 'receipt') then
    perform private.open_proof('order-link', new.id::text, null, new.expires_at - now(),
      most_tries => null, most_uses => case when new.kind = 'find' then 1 end);
  end if;
  return null;
end;
$$;
revoke all on function private.keep_proof_of_link() from public, anon, authenticated;

create trigger keep_proof_of_link after insert or delete or update of expires_at on public.order_links
  for each row execute function private.keep_proof_of_link();

-- An invitation is good once. Inviting again makes a new version, whose proof replaces the former one.
create or replace function private.keep_proof_of_invitation()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    perform private.end_proofs('invitation', old.id::text);
  elsif tg_op = 'INSERT' or new.token_version <> old.token_version then
    perform private.open_proof('invitation', new.id::text, null, new.expires_at - now(), new.token_version, most_tries => null);
  else
    perform private.move_proof_end('invitation', new.id::text, new.expires_at);
  end if;
  return null;
end;
$$;
revoke all on function private.keep_proof_of_invitation() from public, anon, authenticated;

create trigger keep_proof_of_invitation after insert or delete or update of token_version, expires_at on public.company_invitations
  for each row execute function private.keep_proof_of_invitation();
