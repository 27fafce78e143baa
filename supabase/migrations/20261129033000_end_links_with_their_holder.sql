-- What opens an order without a session ends when the order goes to another mailbox or person, or when somebody ends it.
alter table public.order_links drop constraint order_links_provider_provider_order_id_key;
alter table public.order_links add constraint order_links_provider_provider_order_id_email_key
  unique (provider, provider_order_id, email);

drop function public.describe_order(text, text);
drop function public.reopen_orders(uuid[]);

alter table public.licenses add column holder_version integer not null default 1;

-- Whether the address holds a part of the order.
create or replace function private.is_of_order(order_provider text, order_id text, address text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.purchases as purchase
    where purchase.provider = order_provider and purchase.provider_order_id = order_id and purchase.email = address
  );
$$;
revoke all on function private.is_of_order(text, text, text) from public, anon, authenticated;

-- The receipt and refund emails show the same data as the order page: what their recipient holds or has paid for. Null for an
-- address that has nothing to do with the order any more, whatever it had when the email was queued.
create or replace function public.describe_order(order_provider text, order_id text, recipient text default null)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'email', purchase.email,
    'payerEmail', purchase.payer_email,
    'linkId', (
      select link.id from public.order_links as link
      where link.provider = order_provider and link.provider_order_id = order_id and link.email = purchase.email
    ),
    'order', private.describe_orders(purchase.email, order_provider, order_id) -> 0
  )
  from public.purchases as purchase
  where purchase.provider = order_provider and purchase.provider_order_id = order_id
    and (recipient is null or recipient in (purchase.email, purchase.payer_email, private.verified_email(purchase.user_id)))
  order by purchase.email = recipient desc
  limit 1;
$$;
revoke all on function public.describe_order(text, text, text) from public, anon, authenticated;
grant execute on function public.describe_order(text, text, text) to service_role;

-- Moves the purchase and its license to another address, for example after a typing error at the checkout. The new address
-- gets a link to its orders; what the old one has ends (`end_former_holder`).
create or replace function public.admin_move_license(license_id uuid, new_email text, reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text := private.normalize_email(new_email);
  license public.licenses;
  purchase public.purchases;
  holder uuid;
begin
  perform private.require_admin();
  perform private.require_reason(reason);
  if not private.is_email_address(address) then
    perform private.reject(400, 'Please enter a valid email address.');
  end if;
  select * into license from public.licenses as candidate where candidate.id = license_id for update;
  if not found then
    perform private.reject(404, 'There is no such license.');
  end if;
  select * into purchase from public.purchases as candidate where candidate.id = license.purchase_id for update;
  if purchase.email = address then
    perform private.reject(409, 'The license already belongs to this address.');
  end if;
  holder := private.account_of_email(address);

  update public.purchases set email = address, user_id = holder where id = purchase.id;
  perform public.request_order_link(address);
end;
$$;
revoke all on function public.admin_move_license(uuid, text, text) from public, anon;
grant execute on function public.admin_move_license(uuid, text, text) to authenticated, service_role;

-- Sends the receipt again to the buyer's current address, at most once a minute per order. Its link is valid for another 30
-- days.
create or replace function private.queue_receipt_again(order_provider text, order_id text, recipient text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  mail_template text := private.receipt_for(order_provider, order_id, recipient);
begin
  perform pg_advisory_xact_lock(hashtextextended('receipt-again:' || order_provider || ':' || order_id, 0));
  if exists (
    select 1 from public.email_messages as earlier
    where earlier."to" = recipient and earlier.template = mail_template
      and earlier.created_at > now() - interval '1 minute'
      and earlier.data ->> 'provider' = order_provider and earlier.data ->> 'orderId' = order_id
  ) then
    return false;
  end if;
  update public.order_links as link
  set expires_at = greatest(link.expires_at, now() + interval '30 days')
  from public.purchases as purchase
  where link.provider = order_provider and link.provider_order_id = order_id
    and purchase.provider = order_provider and purchase.provider_order_id = order_id and purchase.email = link.email
    and recipient in (purchase.email, private.verified_email(purchase.user_id));
  perform private.queue_email(recipient, mail_template,
    jsonb_build_object('provider', order_provider, 'orderId', order_id),
    'receipt-again:' || md5(order_provider || ':' || order_id || ':' || recipient) || ':' || extract(epoch from now()));
  return true;
end;
$$;
revoke all on function private.queue_receipt_again(text, text, text) from public, anon, authenticated;

create or replace function private.require_own_purchase(purchase_id uuid)
returns public.purchases
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  purchase public.purchases;
begin
  select * into purchase from public.purchases as candidate
  where candidate.id = purchase_id and candidate.user_id = caller;
  if not found then
    perform private.reject(404, 'This purchase does not belong to your account.');
  end if;
  return purchase;
end;
$$;
revoke all on function private.require_own_purchase(uuid) from public, anon, authenticated;

create or replace function public.send_my_receipt(purchase_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  purchase public.purchases := private.require_own_purchase(purchase_id);
begin
  if not private.queue_receipt_again(
    purchase.provider, purchase.provider_order_id, coalesce(private.verified_email(purchase.user_id), purchase.email)
  ) then
    perform private.reject(429, 'We sent this receipt a moment ago. Please wait a minute before you ask again.');
  end if;
end;
$$;
revoke all on function public.send_my_receipt(uuid) from public, anon;
grant execute on function public.send_my_receipt(uuid) to authenticated, service_role;

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

-- Returns what the link opens. A link of kind "find" works once.
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
  if link.expires_at <= now() or (link.kind = 'find' and link.used_at is not null) then
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

create or replace function private.grant_order(ledger public.webhook_events, state private.order_state)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text := private.normalize_email(ledger.event ->> 'email');
  order_id text := ledger.event ->> 'orderId';
  buyer uuid := private.account_of_email(address);
begin
  insert into public.purchases as existing
    (user_id, email, payer_email, product_sku, provider, provider_order_id, amount_cents, discount_cents, bundle_sku,
      currency, status, coupon, utm, paid_at)
  select buyer, address, private.normalize_email(ledger.event ->> 'payerEmail'), part.product_sku, ledger.provider, order_id, part.amount_cents,
    part.discount_cents, part.bundle_sku, ledger.event ->> 'currency', state.status, left(ledger.event ->> 'coupon', 100),
    coalesce(ledger.event -> 'utm', '{}'), ledger.occurred_at
  from private.allocate_order(ledger.provider, ledger.event) as part
  on conflict (provider, provider_order_id, product_sku) do nothing;

  insert into public.licenses (user_id, purchase_id, product_sku, license_key)
  select purchase.user_id, purchase.id, purchase.product_sku, private.new_license_key()
  from public.purchases as purchase
  where purchase.provider = ledger.provider and purchase.provider_order_id = order_id
  on conflict (purchase_id) do nothing;

  perform private.open_receipt_link(ledger.provider, order_id, holder.email)
  from (
    select distinct purchase.email from public.purchases as purchase
    where purchase.provider = ledger.provider and purchase.provider_order_id = order_id
  ) as holder;
end;
$$;
revoke all on function private.grant_order(public.webhook_events, private.order_state) from public, anon, authenticated;

-- What belongs to a person follows the account to a new confirmed address: orders (their links end), marked reviews, the starter
-- pack, the history of consent, mails that wait, and a complaint about mail. A bounce stays with the mailbox that it was about,
-- and the old address is told of the change.
create or replace function private.take_person_to_new_address()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  left_address text := private.normalize_email(old.email);
  address text := private.normalize_email(new.email);
begin
  if left_address is null or coalesce(address, '') in ('', left_address)
    or old.email_confirmed_at is null or new.email_confirmed_at is null then
    return null;
  end if;
  update public.purchases set email = address where user_id = new.id and email <> address;
  update public.purchases set payer_email = address where payer_email = left_address;
  update public.review_contacts as contact set email = address
  where contact.email = left_address and contact.verified and not exists (
    select from public.review_contacts as other
    where other.email = address and other.product_sku = contact.product_sku and other.verified
  );
  insert into public.mail_suppressions (email, reason, detail)
  select address, stopped.reason, stopped.detail from public.mail_suppressions as stopped
  where stopped.email = left_address and stopped.reason = 'complaint'
  on conflict (email) do nothing;
  update public.email_messages set "to" = address
  where "to" = left_address and status = 'queued' and template <> 'account-changed';
  update public.consent_acts set email = address where email = left_address;
  if found then
    perform private.note_consent_act(address, not private.has_withdrawn_consent(address), 'address-change');
  end if;
  if exists (select from public.leads as lead where lead.email = address) then
    perform private.note_consent_act(left_address, false, 'address-change')
    from public.leads as lead where lead.email = left_address;
    perform public.unsubscribe_lead(lead.id) from public.leads as lead where lead.email = left_address;
  else
    update public.leads set email = address where email = left_address;
  end if;
  return null;
end;
$$;
revoke all on function private.take_person_to_new_address() from public, anon, authenticated;

-- The answers that fill a license's documents: those of its company, else its own while it has no account.
create or replace function private.license_answers(license public.licenses)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    (select company."values" from public.companies as company where company.id = license.company_id),
    (select profile."values" from public.license_profiles as profile
      where profile.license_id = license.id and license.user_id is null and license.company_id is null)
  );
$$;
revoke all on function private.license_answers(public.licenses) from public, anon, authenticated;

-- Queues the emails of the notices that are being sent, some at a time; returns how many recipients it took. A notice without
-- open recipients is sent.
create or replace function public.queue_update_mails(max_recipients integer)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  entry record;
  refusal text;
  mail uuid;
  taken integer := 0;
begin
  for entry in
    select recipient.id, license, private.license_address(license) as address
    from public.update_notice_recipients as recipient
    join public.update_notices as notice on notice.id = recipient.notice_id and notice.state = 'sending'
    join public.licenses as license on license.id = recipient.license_id
    where recipient.state = 'affected'
    -- In one order, so that two workers never wait for each other.
    order by address, recipient.id
    limit max_recipients
    for update of recipient skip locked
  loop
    taken := taken + 1;
    refusal := private.update_mail_refusal(entry.license, entry.address);
    mail := case when refusal is null then private.update_mail_for(entry.address, (entry.license).id) end;
    update public.update_notice_recipients
    set state = case when mail is null then 'withdrawn' else 'queued' end, why = refusal, mail_id = mail
    where id = entry.id;
    if mail is not null then
      update public.order_links as link set expires_at = greatest(link.expires_at, now() + interval '30 days')
      from public.purchases as purchase
      where purchase.id = (entry.license).purchase_id and link.provider = purchase.provider
        and link.provider_order_id = purchase.provider_order_id and link.email = purchase.email;
    end if;
  end loop;
  update public.update_notices as notice set state = 'sent', sent_at = now()
  where notice.state = 'sending' and notice.enrolled_at is not null and not exists (
    select from public.update_notice_recipients as recipient
    where recipient.notice_id = notice.id and recipient.state in ('pending', 'affected')
  );
  return taken;
end;
$$;
revoke all on function public.queue_update_mails(integer) from public, anon, authenticated;
grant execute on function public.queue_update_mails(integer) to service_role;

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

-- What earlier moves left behind.
delete from public.order_links as link
where link.kind = 'receipt' and not private.is_of_order(link.provider, link.provider_order_id, link.email);
select private.open_receipt_link(holder.provider, holder.provider_order_id, holder.email)
from (
  select distinct purchase.provider, purchase.provider_order_id, purchase.email from public.purchases as purchase
  where not exists (
    select from public.order_links as link
    where link.provider = purchase.provider and link.provider_order_id = purchase.provider_order_id and link.email = purchase.email
  )
) as holder;
update public.licenses as license set company_id = null
where license.company_id is not null and not exists (
  select from public.company_members as member
  where member.company_id = license.company_id and member.user_id = license.user_id
);
delete from public.license_companies as further
using public.licenses as license
where license.id = further.license_id and not exists (
  select from public.company_members as member
  where member.company_id = further.company_id and member.user_id = license.user_id
);
