-- Links of orders and invitations ask `private.proofs`, and the link that stops update mails names whom its mail went to.

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

-- Those that exist and are open.
insert into private.proofs (cause, subject, most_uses, expires_at)
select 'order-link', link.id::text, case when link.kind = 'find' then 1 end, link.expires_at
from public.order_links as link
where link.expires_at > now() and (link.kind = 'receipt' or link.used_at is null);
insert into private.proofs (cause, subject, holder_version, most_uses, expires_at)
select 'invitation', invitation.id::text, invitation.token_version, 1, invitation.expires_at
from public.company_invitations as invitation
where invitation.expires_at > now() and invitation.accepted_at is null;

-- Returns what the link opens. How often and how long it does is the word of its proof (20_proofs_of_links.sql).
create or replace function public.open_order_link(link_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.order_links;
begin
  select * into link from public.order_links as candidate where candidate.id = link_id for update;
  if not found then
    perform private.reject(410, 'This link has ended or belongs to no order. Please ask for a new one.');
  end if;
  if not private.use_link('order-link', link.id::text) then
    perform private.reject(410, 'This link has already been used or has expired. Please ask for a new one.');
  end if;
  update public.order_links set used_at = coalesce(used_at, now()) where id = link.id;
  return jsonb_build_object(
    'email', link.email,
    'orders', private.describe_orders(link.email, link.provider, link.provider_order_id),
    'access', private.license_access(array(
      select license.id from public.purchases as purchase
      join public.licenses as license on license.purchase_id = purchase.id
      where purchase.email = link.email and (link.provider is null
        or (purchase.provider = link.provider and purchase.provider_order_id = link.provider_order_id))
    ))
  );
end;
$$;
revoke all on function public.open_order_link(uuid) from public, anon, authenticated;
grant execute on function public.open_order_link(uuid) to service_role;

-- The link proves the mailbox, and the account must have the same address: a forwarded link opens nothing. Its proof is good once
-- (20_proofs_of_links.sql); a repeated call of somebody who is a member by it gets the same answer.
create or replace function public.accept_company_invitation(invitation uuid, version integer)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  found_one public.company_invitations;
begin
  select * into found_one from public.company_invitations as known where known.id = invitation for update;
  if found_one.id is null or found_one.token_version is distinct from version then
    perform private.reject(410, 'This invitation was withdrawn or replaced by a newer one.');
  elsif found_one.email is distinct from private.verified_email(caller) then
    perform private.reject(403, 'This invitation was sent to another address. Sign in with the address that got the email.');
  end if;
  if private.use_link('invitation', found_one.id::text, version) then
    insert into public.company_members (company_id, user_id, role, takes_licenses)
    values (found_one.company_id, caller, found_one.role, false)
    on conflict (company_id, user_id) do nothing;
    update public.company_invitations set accepted_at = now() where id = found_one.id;
  elsif found_one.accepted_at is null then
    perform private.reject(410, 'This invitation has expired. Please ask for a new one.');
  elsif private.my_company_role(found_one.company_id) is null then
    perform private.reject(410, 'This invitation was used already.');
  end if;
  return (
    select jsonb_build_object('companyId', company.id, 'name', company.name, 'role', private.my_company_role(company.id))
    from public.companies as company where company.id = found_one.company_id
  );
end;
$$;
revoke all on function public.accept_company_invitation(uuid, integer) from public, anon, authenticated;
grant execute on function public.accept_company_invitation(uuid, integer) to authenticated, service_role;

-- What an update email says. A buyer without an account opens the order by its link.
create or replace function public.describe_update_mail(message_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'licenseId', (array_agg(license.id order by license.id))[1],
    'recipient', (
      select private.address_subject(mail."to") from public.email_messages as mail where mail.id = message_id
    ),
    'hasAccount', bool_or(license.user_id is not null),
    'linkIds', array_remove(array_agg(distinct link.id), null),
    'documents', jsonb_agg(distinct private.describe_notice(notice))
  )
  from public.update_notice_recipients as recipient
  join public.update_notices as notice on notice.id = recipient.notice_id and notice.state <> 'withdrawn'
  join public.licenses as license on license.id = recipient.license_id
  join public.purchases as purchase on purchase.id = license.purchase_id
  left join public.order_links as link
    on link.provider = purchase.provider and link.provider_order_id = purchase.provider_order_id and link.email = purchase.email
  where recipient.mail_id = message_id and recipient.state = 'queued'
  having count(*) > 0;
$$;
revoke all on function public.describe_update_mail(uuid) from public, anon, authenticated;
grant execute on function public.describe_update_mail(uuid) to service_role;

drop function public.stop_update_mails(uuid);
-- The link of an email stops these emails for all licenses of the buyer, as long as the license is read in the mailbox that the email
-- went to. It does not end with other links of an order: it is a way out. A link from before it named its recipient is good for a
-- license that has had one holder.
create or replace function public.stop_update_mails(for_license uuid, recipient text default null)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  license public.licenses;
begin
  select * into license from public.licenses as known where known.id = for_license;
  if not found or not coalesce(recipient = private.address_subject(private.license_address(license)), license.holder_version = 1) then
    return false;
  end if;
  perform private.choose_update_mails(license.user_id, private.license_address(license), false);
  return true;
end;
$$;
revoke all on function public.stop_update_mails(uuid, text) from public, anon, authenticated;
grant execute on function public.stop_update_mails(uuid, text) to service_role;
