-- Gumroad makes a gift of two sales. They are one order: its license belongs to the person who gets it, its receipt to the person
-- who paid.
alter table public.purchases add column payer_email text
  check (payer_email = lower(payer_email) and length(payer_email) between 3 and 254);
create index purchases_payer_idx on public.purchases (payer_email) where payer_email is not null;
drop index public.purchases_search_idx;
create index purchases_search_idx on public.purchases
  using gin (private.list_words(email || ' ' || provider_order_id || coalesce(' ' || payer_email, '')))
  with (gin_pending_list_limit = 64);

drop trigger record_admin_change on public.purchases;
select private.watch_admin_changes('purchases', 'id', array['email', 'payer_email']);

create or replace function private.describe_orders(address text, one_provider text, one_order text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(orders.description order by orders.paid_at desc), '[]')
  from (
    select min(purchase.paid_at) as paid_at,
      jsonb_build_object(
        'provider', purchase.provider,
        'orderId', purchase.provider_order_id,
        'status', min(purchase.status),
        'currency', min(purchase.currency),
        'amountCents', sum(purchase.amount_cents),
        'refundedCents', sum(purchase.refunded_cents),
        'discountCents', sum(purchase.discount_cents),
        'coupon', min(purchase.coupon),
        'paidOn', min(purchase.paid_on),
        'isGift', bool_or(purchase.payer_email is not null),
        'items', jsonb_agg(
          jsonb_build_object(
            'sku', purchase.product_sku,
            'bundleSku', purchase.bundle_sku,
            'amountCents', purchase.amount_cents,
            'discountCents', purchase.discount_cents,
            'licenseId', license.id,
            'licenseKey', license.license_key,
            'licenseStatus', license.status,
            'licenseReason', license.status_reason
          )
          order by purchase.product_sku
        )
      ) as description
    from public.purchases as purchase
    join public.licenses as license on license.purchase_id = purchase.id
    where purchase.email = address
      and (one_order is null or (purchase.provider = one_provider and purchase.provider_order_id = one_order))
    group by purchase.provider, purchase.provider_order_id
  ) as orders;
$$;

create or replace function public.describe_order(order_provider text, order_id text)
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
      where link.provider = order_provider and link.provider_order_id = order_id
    ),
    'order', private.describe_orders(purchase.email, order_provider, order_id) -> 0
  )
  from public.purchases as purchase
  where purchase.provider = order_provider and purchase.provider_order_id = order_id
  limit 1;
$$;

create or replace function public.admin_list_orders(
  search text default null,
  status_filter text default null,
  page_cursor text default null,
  page_size integer default 50
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  is_license_key boolean := upper(btrim(coalesce(search, ''))) ~ '^NSHR(-[0-9A-Z]{5}){4}$';
  is_order_id boolean := exists (
    select 1 from public.purchases as bought
    where bought.provider = any (array['sandbox', 'stripe', 'lemonsqueezy', 'paddle', 'gumroad'])
      and bought.provider_order_id = btrim(search)
  );
begin
  perform private.require_admin();
  return private.list_page(
    'public.purchases',
    $fields$jsonb_build_object('id', entry.id, 'provider', entry.provider, 'orderId', entry.provider_order_id,
      'email', entry.email, 'sku', entry.product_sku, 'amountCents', entry.amount_cents,
      'refundedCents', entry.refunded_cents, 'currency', entry.currency, 'status', entry.status,
      'createdAt', entry.created_at,
      'licenseStatus', (select license.status from public.licenses as license where license.purchase_id = entry.id))$fields$,
    array_remove(array[
      case when is_license_key then
        $c$entry.id = (select license.purchase_id from public.licenses as license where license.license_key = upper(btrim($1[1])))$c$
      when is_order_id then
        $c$entry.provider = any (array['sandbox', 'stripe', 'lemonsqueezy', 'paddle', 'gumroad'])
          and entry.provider_order_id = btrim($1[1])$c$
      when private.list_query(search) is not null then
        $c$private.list_words(entry.email || ' ' || entry.provider_order_id || coalesce(' ' || entry.payer_email, '')) @@ private.list_query($1[1])$c$ end,
      case when coalesce(status_filter, '') <> '' then $c$entry.status = $1[2]$c$ end
    ], null),
    array[search, status_filter],
    page_cursor,
    page_size
  );
end;
$$;

create or replace function public.admin_order(order_provider text, order_id text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  bought uuid[];
  addresses text[];
  keys text[];
begin
  perform private.require_admin();
  select array_agg(purchase.id), array_agg(purchase.email) || array_agg(purchase.payer_email) into bought, addresses
  from public.purchases as purchase
  where purchase.provider = order_provider and purchase.provider_order_id = order_id;
  if bought is null then
    perform private.reject(404, 'There is no such order.');
  end if;
  select array_agg(distinct key) into keys
  from public.webhook_events as related
  cross join lateral unnest(related.order_keys) as listed (key)
  where related.provider = order_provider and related.order_keys @> array[order_id];

  return jsonb_build_object(
    'items', (
      select jsonb_agg(jsonb_build_object('purchaseId', purchase.id, 'sku', purchase.product_sku, 'email', purchase.email,
        'userId', purchase.user_id, 'amountCents', purchase.amount_cents, 'discountCents', purchase.discount_cents,
        'bundleSku', purchase.bundle_sku, 'refundedCents', purchase.refunded_cents,
        'currency', purchase.currency, 'status', purchase.status, 'coupon', purchase.coupon, 'utm', purchase.utm,
        'paidAt', purchase.paid_at, 'payerEmail', purchase.payer_email, 'licenseId', license.id, 'licenseKey', license.license_key,
        'licenseStatus', license.status, 'licenseReason', license.status_reason,
        'revokedByOwnerAt', license.revoked_by_owner_at) order by purchase.product_sku)
      from public.purchases as purchase
      left join public.licenses as license on license.purchase_id = purchase.id
      where purchase.id = any (bought)
    ),
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object('id', ledger.id, 'eventId', ledger.event_id, 'kind', ledger.kind,
        'occurredAt', ledger.occurred_at, 'createdAt', ledger.created_at, 'processedAt', ledger.processed_at,
        'error', ledger.error) order by ledger.occurred_at), '[]')
      from public.webhook_events as ledger
      where ledger.provider = order_provider and ledger.order_keys && keys
    ),
    'mails', (
      select coalesce(jsonb_agg(jsonb_build_object('id', mail.id, 'to', mail."to", 'template', mail.template,
        'status', mail.status, 'createdAt', mail.created_at, 'sentAt', mail.sent_at, 'lastError', mail.last_error)
        order by mail.created_at), '[]')
      from public.email_messages as mail
      where mail."to" = any (addresses) and mail.data ->> 'orderId' = order_id and mail.data ->> 'provider' = order_provider
    ),
    'changes', (
      select coalesce(jsonb_agg(jsonb_build_object('id', line.id, 'createdAt', line.created_at, 'actor', line.actor_email,
        'object', line.object, 'before', line.before, 'after', line.after, 'reason', line.reason) order by line.id), '[]')
      from (
        select 'purchases' as object, bought_id::text as object_id from unnest(bought) as listed (bought_id)
        union all
        select 'licenses', license.id::text from public.licenses as license where license.purchase_id = any (bought)
      ) as part
      join public.audit_log as line on line.object = part.object and line.object_id = part.object_id
    )
  );
end;
$$;

create or replace function public.admin_resend_receipt(order_provider text, order_id text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text;
begin
  perform private.require_admin();
  for address in
    select distinct recipient.email from public.purchases as purchase
    cross join lateral (values (purchase.email), (purchase.payer_email)) as recipient (email)
    where purchase.provider = order_provider and purchase.provider_order_id = order_id
      and (recipient.email = purchase.email or recipient.email not like 'deleted-%@deleted.invalid')
  loop
    if not private.queue_receipt_again(order_provider, order_id, address) then
      perform private.reject(429, 'This receipt was sent a moment ago. Please wait a minute before you send it again.');
    end if;
  end loop;
  if address is null then
    perform private.reject(404, 'There is no such order.');
  end if;
end;
$$;

create or replace function private.receipt_for(order_provider text, order_id text, recipient text)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select case when bool_or(purchase.payer_email = recipient) and not bool_or(purchase.email = recipient)
    then 'gift-receipt' else 'receipt' end
  from public.purchases as purchase
  where purchase.provider = order_provider and purchase.provider_order_id = order_id;
$$;
revoke all on function private.receipt_for(text, text, text) from public, anon, authenticated;

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
  update public.order_links
  set expires_at = greatest(expires_at, now() + interval '30 days')
  where provider = order_provider and provider_order_id = order_id;
  perform private.queue_email(recipient, mail_template,
    jsonb_build_object('provider', order_provider, 'orderId', order_id),
    'receipt-again:' || md5(order_provider || ':' || order_id || ':' || recipient) || ':' || extract(epoch from now()));
  return true;
end;
$$;

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

  insert into public.order_links (kind, email, provider, provider_order_id, expires_at)
  values ('receipt', address, ledger.provider, order_id, now() + interval '30 days')
  on conflict (provider, provider_order_id) do nothing;
end;
$$;

create or replace function private.mail_order(order_provider text, order_id text, template text, idempotency_key text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  purchase public.purchases;
begin
  select * into purchase from public.purchases as bought
  where bought.provider = order_provider and bought.provider_order_id = order_id limit 1;
  perform private.queue_email(recipient.email,
    case when mail_order.template = 'receipt' then private.receipt_for(order_provider, order_id, recipient.email)
      else mail_order.template end,
    jsonb_build_object('provider', order_provider, 'orderId', order_id), mail_order.idempotency_key || recipient.suffix)
  from (values (purchase.email, ''), (purchase.payer_email, ':payer')) as recipient (email, suffix)
  where recipient.email = purchase.email or recipient.email not like 'deleted-%@deleted.invalid';
end;
$$;
revoke all on function private.mail_order(text, text, text, text) from public, anon, authenticated;

create or replace function private.queue_order_mails(
  ledger public.webhook_events,
  paid_event public.webhook_events,
  keys text[],
  state private.order_state,
  earlier jsonb
)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  order_id text := paid_event.event ->> 'orderId';
  order_key text := paid_event.provider || ':' || order_id;
  present jsonb := private.order_snapshot(paid_event.provider, order_id);
  address text;
  again text;
  sku text;
begin
  select email into address from public.purchases
  where provider = paid_event.provider and provider_order_id = order_id limit 1;
  perform private.mail_order(paid_event.provider, order_id, 'receipt', 'receipt:' || order_key);
  select case when count(*) = 0 then '' else ':' || count(*) end into again
  from public.webhook_events as back
  where back.provider = paid_event.provider and back.order_keys && keys and back.kind = 'refund.reversed';

  if state.status = 'refunded' and exists (
    select from jsonb_object_keys(present) as listed (key) where earlier -> key ->> 'status' is distinct from 'refunded'
  ) then
    perform private.mail_order(paid_event.provider, order_id, 'refund', 'refund:' || order_key || again);
  end if;
  if state.status <> 'refunded' then
    for sku in
      select key from jsonb_object_keys(present) as listed (key)
      where present -> key ->> 'status' = 'refunded' and earlier -> key ->> 'status' is distinct from 'refunded'
    loop
      perform private.mail_order(paid_event.provider, order_id, 'refund', 'refund:' || order_key || ':' || sku || again);
    end loop;
  end if;
  if exists (
    select from jsonb_object_keys(present) as listed (key)
    where earlier -> key ->> 'license' = 'revoked' and present -> key ->> 'license' = 'active'
  ) then
    perform private.mail_order(paid_event.provider, order_id, 'order-restored', 'restored:' || order_key || ':' || ledger.id);
    perform private.mail_owner('A license works again', 'A refund or a dispute of order ' || order_id || ' from '
      || paid_event.provider || ' was taken back. The license of its buyer works again.', 'restored:' || ledger.id);
  end if;
  if ledger.kind = 'dispute.opened' or (state.status = 'disputed' and not exists (
    select from jsonb_object_keys(earlier) as listed (key) where earlier -> key ->> 'status' = 'disputed'
  )) then
    perform private.mail_owner('A payment is disputed', 'Order ' || order_id || ' from ' || paid_event.provider
      || ' is disputed. Its license is closed until the dispute ends.', 'dispute:' || ledger.id);
  end if;
  perform private.end_lead_sequence(address, 'purchase');
end;
$$;

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
  update public.order_links as link set email = address
  from public.purchases as purchase
  where purchase.user_id = new.id and link.provider = purchase.provider and link.provider_order_id = purchase.provider_order_id
    -- A part of an order may have been moved to this person: the link is still its buyer's.
    and link.email = purchase.email;
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
  if exists (select from public.leads as lead where lead.email = address) then
    perform public.unsubscribe_lead(lead.id) from public.leads as lead where lead.email = left_address;
  else
    update public.leads set email = address where email = left_address;
  end if;
  return null;
end;
$$;

create or replace function private.gifts_paid_by(addresses text[])
returns setof jsonb
language sql
stable
security definer
rows 20
set search_path = ''
as $$
  select jsonb_build_object('provider', purchase.provider, 'orderId', purchase.provider_order_id, 'sku', purchase.product_sku,
    'amountCents', purchase.amount_cents, 'refundedCents', purchase.refunded_cents, 'currency', purchase.currency,
    'status', purchase.status, 'coupon', purchase.coupon, 'paidAt', purchase.paid_at, 'payerEmail', purchase.payer_email)
  from public.purchases as purchase where purchase.payer_email = any (gifts_paid_by.addresses);
$$;
revoke all on function private.gifts_paid_by(text[]) from public, anon, authenticated;

create or replace function private.export_orders(caller uuid, address text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with own_purchase as (
    select * from private.own_purchases(caller, address)
  ),
  own_license as (
    select * from public.licenses as license where license.user_id = caller
    union
    select license.* from own_purchase as purchase
    join public.licenses as license on license.purchase_id = purchase.id
    where purchase.user_id is null
  )
  select jsonb_build_object(
    'purchases', (
      select coalesce(jsonb_agg(to_jsonb(purchase) - 'user_id' order by purchase.created_at), '[]')
      from own_purchase as purchase
    ),
    'giftsPaid', (
      select coalesce(jsonb_agg(given.entry order by given.entry ->> 'paidAt'), '[]')
      from private.gifts_paid_by(array[address]) as given (entry)
    ),
    'paymentEvents', (
      select coalesce(jsonb_agg(jsonb_build_object('provider', said.provider, 'kind', said.kind,
        'occurredAt', said.occurred_at, 'receivedAt', said.created_at, 'event', said.event) order by said.occurred_at), '[]')
      from (
        select distinct on (ledger.id) ledger.*
        from own_purchase as purchase
        cross join lateral (
          select known.* from public.webhook_events as known
          where known.order_keys @> array[purchase.provider_order_id]
          offset 0
        ) as ledger
        where ledger.provider = purchase.provider
      ) as said
    ),
    'licenses', (
      select coalesce(jsonb_agg(to_jsonb(license) - 'user_id' || jsonb_build_object('companyValues', company."values")
        order by license.issued_at), '[]')
      from own_license as license
      left join public.license_profiles as company on company.license_id = license.id
    ),
    'downloads', (
      select coalesce(jsonb_agg(to_jsonb(download) order by download.created_at), '[]')
      from public.downloads as download
      where download.license_id in (select id from own_license)
    )
  );
$$;

create or replace function private.person_rows(who private.person)
returns table (section text, entry jsonb)
language sql
stable
rows 100
security definer
set search_path = ''
as $$
  with own_license as (
    select * from public.licenses as license
    where license.purchase_id = any (who.purchases) or license.user_id = any (who.accounts)
  ), own_message as (
    select * from public.contact_messages as message where message.email = any (who.addresses)
  ), own_review as (
    select review.*, contact.email as address, contact.rejection_reason from public.review_contacts as contact
    join public.reviews as review on review.id = contact.review_id where contact.email = any (who.addresses)
  )
  select 'profile', to_jsonb(profile) from public.profiles as profile where profile.id = any (who.accounts)
  union all
  select 'purchases', to_jsonb(purchase) from public.purchases as purchase where purchase.id = any (who.purchases)
  union all
  select 'giftsPaid', given.entry from private.gifts_paid_by(who.addresses) as given (entry)
  union all
  select 'licenses', to_jsonb(license) from own_license as license
  union all
  select 'licenseProfiles', to_jsonb(company) from own_license as license
  cross join lateral (
    select * from public.license_profiles as known where known.license_id = license.id offset 0
  ) as company
  union all
  select 'downloads', to_jsonb(download) from public.downloads as download
  where download.license_id in (select id from own_license)
  union all
  select 'paymentEvents', to_jsonb(ledger) from private.events_of(who) as ledger
  union all
  select 'orderLinks', to_jsonb(link) from public.order_links as link where link.email = any (who.addresses)
  union all
  select 'starterPackRequests', to_jsonb(lead) - 'token_version' from public.leads as lead
  where lead.email = any (who.addresses)
  union all
  select 'contactMessages', to_jsonb(sent) from own_message as sent
  union all
  select 'answers', to_jsonb(reply) from own_message as sent
  cross join lateral (
    select * from public.contact_replies as known where known.message_id = sent.id offset 0
  ) as reply
  union all
  select 'reviews', to_jsonb(review) - array['email', 'address'] || jsonb_build_object('email', review.address)
  from own_review as review
  union all
  select 'emails', to_jsonb(mail) - array['lease', 'lease_until', 'idempotency_key'] from public.email_messages as mail
  where mail."to" = any (who.addresses)
  union all
  select 'mailEvents', to_jsonb(report) - 'event_id' from public.mail_events as report where report.email = any (who.addresses)
  union all
  select 'stoppedAddresses', to_jsonb(stopped) from public.mail_suppressions as stopped where stopped.email = any (who.addresses)
  union all
  select 'changesByAdmins', to_jsonb(line) - array['actor', 'actor_email', 'change_set'] from private.objects_of(who) as thing
  cross join lateral (
    select * from public.audit_log as known
    where known.object = thing.object and known.object_id = thing.object_id offset 0
  ) as line
  union all
  select known.section, known.entry from private.account_rows(who) as known;
$$;

create or replace function private.forget_buyer_of_event()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  stand_in text;
  payer text;
begin
  select max(ledger.event ->> 'email') filter (where ledger.event ->> 'email' like 'deleted-%@deleted.invalid'),
    max(ledger.event ->> 'payerEmail') filter (where ledger.event ->> 'payerEmail' like 'deleted-%@deleted.invalid')
  into stand_in, payer
  from public.webhook_events as ledger
  where ledger.order_keys && new.order_keys and ledger.provider = new.provider;
  if stand_in is not null then
    new.event := private.bookkeeping_event(new.event, stand_in);
    new.payload := '[deleted]';
  elsif payer is not null then
    new.event := new.event || jsonb_build_object('payerEmail', payer);
    new.payload := '[deleted]';
  end if;
  return new;
end;
$$;
