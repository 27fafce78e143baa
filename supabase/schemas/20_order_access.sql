-- Whatever opens an order without a session (the receipt's link, "Find my order", the hour's access token, the signed link of a
-- download) belongs to the person who holds it and the mailbox that they read. When one of the two changes, all of it ends: links
-- are deleted, and tokens carry a version that is the license's no longer.
alter table public.licenses add column holder_version integer not null default 1;

-- The link of a receipt for one holder of an order. Nobody has it before a mail carries it.
create or replace function private.open_receipt_link(order_provider text, order_id text, holder text)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.order_links (kind, email, provider, provider_order_id, expires_at)
  select 'receipt', holder, order_provider, order_id, now() + interval '30 days'
  where holder not like 'deleted-%@deleted.invalid'
  on conflict (provider, provider_order_id, email) do nothing;
$$;
revoke all on function private.open_receipt_link(text, text, text) from public, anon, authenticated;

-- A mail with a link that is gone is not sent.
create or replace function private.end_links(order_provider text, order_id text, holder text)
returns void
language sql
security definer
set search_path = ''
as $$
  with ended as (
    delete from public.order_links as link
    where link.email = holder
      and (link.kind = 'find' or (link.provider = order_provider and link.provider_order_id = order_id))
    returning link.id
  )
  update public.email_messages as mail set status = 'cancelled', last_error = 'Its link was ended.'
  from ended
  where mail."to" = holder and mail.status = 'queued' and mail.template = 'order-link'
    and mail.data ->> 'linkId' = ended.id::text;
$$;
revoke all on function private.end_links(text, text, text) from public, anon, authenticated;

-- What a person leaves with a license that is another's from now on: their answers, their companies, and what waits to be told.
create or replace function private.forget_holder(license uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.license_profiles as given where given.license_id = license;
  delete from public.license_companies as further where further.license_id = license;
  update public.update_notice_recipients as recipient
  set state = 'withdrawn', why = 'The license went to another person.', mail_id = null
  from public.email_messages as mail
  where recipient.license_id = license and recipient.state = 'queued' and mail.id = recipient.mail_id and mail.status = 'queued';
end;
$$;
revoke all on function private.forget_holder(uuid) from public, anon, authenticated;

-- However a license comes to another account.
create or replace function private.leave_former_person()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.forget_holder(new.id);
  new.company_id := null;
  new.update_mails_stopped_at := null;
  new.holder_version := old.holder_version + 1;
  return new;
end;
$$;
revoke all on function private.leave_former_person() from public, anon, authenticated;

-- Its name is before that of `place_license`, which gives the license to the new person's company.
create trigger leave_former_person before update of user_id on public.licenses
  for each row when (old.user_id is not null and new.user_id is distinct from old.user_id)
  execute function private.leave_former_person();

-- A purchase that is given to another account is read in that account's mailbox from now on.
create or replace function private.follow_account()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.email := coalesce(private.verified_email(new.user_id), new.email);
  return new;
end;
$$;
revoke all on function private.follow_account() from public, anon, authenticated;

create trigger follow_account before update of user_id on public.purchases
  for each row when (old.user_id is not null and new.user_id is distinct from old.user_id and new.email = old.email)
  execute function private.follow_account();

-- However a purchase comes to another address or account. An account that changes its address is the same person, with another
-- mailbox; a purchase without one is its mailbox's.
create or replace function private.end_former_holder()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_other_person constant boolean := old.user_id is null or new.user_id is distinct from old.user_id;
  license uuid := (select known.id from public.licenses as known where known.purchase_id = new.id);
begin
  if is_other_person then
    perform private.forget_holder(license);
    update public.licenses
    set user_id = new.user_id, company_id = null, update_mails_stopped_at = null, holder_version = holder_version + 1
    where id = license;
  else
    update public.licenses set holder_version = holder_version + 1 where id = license;
  end if;
  if new.email = old.email or not private.is_of_order(new.provider, new.provider_order_id, old.email) then
    perform private.end_links(new.provider, new.provider_order_id, old.email);
    if is_other_person then
      update public.email_messages as mail set status = 'cancelled', last_error = 'The order went to another person.'
      where mail."to" = old.email and mail.status = 'queued' and new.email <> old.email
        and mail.data ->> 'provider' = new.provider and mail.data ->> 'orderId' = new.provider_order_id;
    end if;
  end if;
  perform private.open_receipt_link(new.provider, new.provider_order_id, new.email);
  return null;
end;
$$;
revoke all on function private.end_former_holder() from public, anon, authenticated;

create trigger end_former_holder after update of email, user_id on public.purchases
  for each row when (
    old.email is distinct from new.email or (old.user_id is not null and new.user_id is distinct from old.user_id)
  )
  execute function private.end_former_holder();

-- Ends what opens an order for one holder, in whosever hands it is, and lays a new link ready that a receipt can carry.
create or replace function private.end_order_access(order_provider text, order_id text, holder text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.end_links(order_provider, order_id, holder);
  update public.licenses as license set holder_version = holder_version + 1
  from public.purchases as purchase
  where purchase.id = license.purchase_id and purchase.email = holder
    and purchase.provider = order_provider and purchase.provider_order_id = order_id;
  perform private.open_receipt_link(order_provider, order_id, holder);
end;
$$;
revoke all on function private.end_order_access(text, text, text) from public, anon, authenticated;

create or replace function public.end_my_order_links(purchase_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  purchase public.purchases := private.require_own_purchase(purchase_id);
begin
  perform private.end_order_access(purchase.provider, purchase.provider_order_id, purchase.email);
end;
$$;
revoke all on function public.end_my_order_links(uuid) from public, anon;
grant execute on function public.end_my_order_links(uuid) to authenticated, service_role;

-- The audit log has it as a new version of each license, with the reason.
create or replace function public.admin_end_order_links(order_provider text, order_id text, reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  holder text;
begin
  perform private.require_admin();
  perform private.require_reason(reason);
  for holder in
    select distinct purchase.email from public.purchases as purchase
    where purchase.provider = order_provider and purchase.provider_order_id = order_id
  loop
    perform private.end_order_access(order_provider, order_id, holder);
  end loop;
  if holder is null then
    perform private.reject(404, 'There is no such order.');
  end if;
end;
$$;
revoke all on function public.admin_end_order_links(text, text, text) from public, anon;
grant execute on function public.admin_end_order_links(text, text, text) to authenticated, service_role;

-- What an access token carries: each license with the version of its holder.
create or replace function private.license_access(licenses uuid[])
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', license.id, 'holder', license.holder_version) order by license.id), '[]')
  from public.licenses as license where license.id = any (license_access.licenses);
$$;
revoke all on function private.license_access(uuid[]) from public, anon, authenticated;

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

-- The orders of an access token again, after a reload or from the thank-you page, as far as its holder is still theirs. The edge
-- function has checked the signature.
create or replace function public.reopen_orders(access jsonb)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'email', min(opened.email),
    'orders', coalesce(jsonb_agg(opened.description order by opened.description ->> 'paidAt' desc), '[]')
  )
  from (
    select bought.email,
      private.describe_orders(bought.email, bought.provider, bought.provider_order_id) -> 0 as description
    from (
      select distinct purchase.email, purchase.provider, purchase.provider_order_id
      from jsonb_to_recordset(reopen_orders.access) as given (id uuid, holder integer)
      join public.licenses as license on license.id = given.id and license.holder_version = given.holder
      join public.purchases as purchase on purchase.id = license.purchase_id
    ) as bought
  ) as opened;
$$;
revoke all on function public.reopen_orders(jsonb) from public, anon, authenticated;
grant execute on function public.reopen_orders(jsonb) to service_role;
