-- The digits after the point as the providers count them: ISO 4217, as in _shared/contracts/money.ts.
create or replace function private.currency_digits(currency text)
returns integer
language plpgsql
immutable
set search_path = ''
as $$
begin
  return case
    when upper(currency) = any (string_to_array('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF', ' ')) then 0
    when upper(currency) = any (string_to_array('BHD IQD JOD KWD LYD OMR TND', ' ')) then 3
    else 2
  end;
end;
$$;
revoke all on function private.currency_digits(text) from public, anon, authenticated;

-- A stored amount as a plain number: 49.00, 4900, 49.000.
create or replace function private.plain_amount(amount bigint, currency text)
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  digits integer := private.currency_digits(currency);
begin
  return round(amount / power(10::numeric, digits), digits)::text;
end;
$$;
revoke all on function private.plain_amount(bigint, text) from public, anon, authenticated;

-- One row for each product of an order; an order's rows share provider and provider_order_id. A bundle is sold as one product
-- and granted as its parts: each part is a purchase with its own license and stores the bundle and its share of the discount.
create table public.purchases (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  user_id uuid references auth.users (id) on delete set null,
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  product_sku text not null check (product_sku in ('mn-paid-leave', 'core-hr', 'payroll-ops', 'micro-templates')),
  provider text not null check (provider in ('sandbox', 'stripe', 'lemonsqueezy', 'paddle', 'gumroad')),
  provider_order_id text not null check (length(provider_order_id) between 1 and 400),
  amount_cents integer not null check (amount_cents >= 0),
  refunded_cents integer not null default 0 check (refunded_cents between 0 and amount_cents),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  status text not null default 'paid' check (status in ('paid', 'partially_refunded', 'refunded', 'disputed', 'dispute_lost')),
  coupon text check (length(coupon) <= 100),
  utm jsonb not null default '{}',
  paid_at timestamptz not null,
  bundle_sku text check (bundle_sku = 'core-payroll-bundle'),
  discount_cents integer not null default 0 check (discount_cents >= 0),
  paid_on date not null default current_date,
  -- Who paid, where the order is a gift. `email` is then the person who gets the files.
  payer_email text check (payer_email = lower(payer_email) and length(payer_email) between 3 and 254),
  -- The sales tax in the amount; null where the provider did not tell it. Prices are shown with it where it is included in them.
  tax_cents integer check (tax_cents between 0 and amount_cents),
  tax_included boolean not null default false,
  -- The tax in what went back by refunds and disputes.
  returned_tax_cents integer not null default 0 check (returned_tax_cents >= 0),
  -- What the bank holds while a payment is disputed, and has given back once the dispute is lost.
  disputed_cents integer not null default 0 check (disputed_cents between 0 and amount_cents),
  unique (provider, provider_order_id, product_sku)
);
alter table public.purchases enable row level security;
create index purchases_user_idx on public.purchases (user_id, created_at desc);
create index purchases_email_idx on public.purchases (email);
create index purchases_payer_idx on public.purchases (payer_email) where payer_email is not null;
create index purchases_created_at_idx on public.purchases (created_at desc, id desc);
create index purchases_status_idx on public.purchases (status, created_at desc, id desc);
create index purchases_search_idx on public.purchases
  using gin (private.list_words(email || ' ' || provider_order_id || coalesce(' ' || payer_email, '')))
  with (gin_pending_list_limit = 64);

-- The thank-you page knows an order's number and not always its provider.
create index purchases_order_idx on public.purchases (provider_order_id);
grant select on public.purchases to authenticated;
grant all on public.purchases to service_role;

create policy "owner and admin read purchases" on public.purchases
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

create policy "session is live" on public.purchases as restrictive
  for all to authenticated
  using ((select private.require_live_session())) with check ((select private.require_live_session()));

create trigger touch_purchases before update on public.purchases
  for each row execute function private.touch_updated_at();

select private.watch_admin_changes('purchases', 'id', array['email', 'payer_email']);

-- An order has one day, wherever it is shown: that of its payment, where the shop is.
create or replace function private.set_day_of_payment()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.paid_on := private.shop_day(new.paid_at);
  return new;
end;
$$;
revoke all on function private.set_day_of_payment() from public, anon, authenticated;

create trigger set_day_of_payment before insert or update of paid_at, paid_on on public.purchases
  for each row execute function private.set_day_of_payment();

create table public.licenses (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  user_id uuid references auth.users (id) on delete set null,
  purchase_id uuid not null unique references public.purchases (id) on delete cascade,
  product_sku text not null check (product_sku in ('mn-paid-leave', 'core-hr', 'payroll-ops', 'micro-templates')),
  license_key text not null unique,
  status text not null default 'active' check (status in ('active', 'revoked')),
  status_reason text check (length(status_reason) <= 300),
  -- The owner's revocation outlives later provider events.
  revoked_by_owner_at timestamptz,
  issued_at timestamptz not null default now(),
  -- The buyer wants no email when a document changes. One such license speaks for all of the buyer's.
  update_mails_stopped_at timestamptz
);
alter table public.licenses enable row level security;
create index licenses_user_idx on public.licenses (user_id, issued_at desc);
create index licenses_status_idx on public.licenses (status);
create index licenses_active_product_idx on public.licenses (product_sku) where status = 'active';
grant select on public.licenses to authenticated;
grant all on public.licenses to service_role;

create policy "owner and admin read licenses" on public.licenses
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

create policy "session is live" on public.licenses as restrictive
  for all to authenticated
  using ((select private.require_live_session())) with check ((select private.require_live_session()));

create trigger touch_licenses before update on public.licenses
  for each row execute function private.touch_updated_at();

select private.watch_admin_changes('licenses', 'id', array['license_key']);

-- 20 characters from an alphabet without look-alikes: 100 bits, easy to read out on the phone.
create or replace function private.new_license_key()
returns text
language plpgsql
volatile
set search_path = ''
as $$
declare
  alphabet constant text := '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  random_bytes bytea := decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex');
  license_key text := 'NSHR';
begin
  for position in 0..19 loop
    if position % 5 = 0 then
      license_key := license_key || '-';
    end if;
    -- Bytes 6 and 8 of a UUID hold its version and variant, so they are skipped.
    license_key := license_key || substr(
      alphabet,
      get_byte(random_bytes, (array[0, 1, 2, 3, 4, 5, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21])[position + 1]) % 32 + 1,
      1
    );
  end loop;
  return license_key;
end;
$$;
revoke all on function private.new_license_key() from public, anon, authenticated;

-- How a buyer without an account reaches an order: by the receipt's link (one order, 30 days, any number of times) or by the
-- link that "Find my order" mails (all orders of the address, once). Only a signature made on the server opens them.
--
-- All requests for a link get the same answer. An unopened link is mailed again after a minute, then after ten, then every
-- two hours, so that nobody can fill a mailbox or lock a buyer out. An opened link is followed by a new one, because only the
-- buyer can open it.
create table public.order_links (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  kind text not null check (kind in ('receipt', 'find')),
  email text not null check (email = lower(email)),
  provider text,
  provider_order_id text,
  expires_at timestamptz not null,
  used_at timestamptz,
  mails integer not null default 1,
  mailed_at timestamptz not null default now(),
  -- One for each holder: parts of an order can be moved to others.
  unique (provider, provider_order_id, email),
  check ((kind = 'receipt') = (provider_order_id is not null))
);
alter table public.order_links enable row level security;
create index order_links_email_idx on public.order_links (email, created_at desc);
grant all on public.order_links to service_role;

-- Attaches earlier purchases made with the caller's confirmed address. An unconfirmed address gets none.
create or replace function public.claim_purchases_for_user()
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := (select auth.uid());
  address text;
  claimed integer;
begin
  select private.normalize_email(account.email) into address
  from auth.users as account
  where account.id = caller and account.email_confirmed_at is not null;
  if address is null then
    return 0;
  end if;
  update public.purchases set user_id = caller where email = address and user_id is null;
  get diagnostics claimed = row_count;
  update public.licenses as license set user_id = caller
  from public.purchases as purchase
  where purchase.id = license.purchase_id and purchase.user_id = caller and license.user_id is null;
  return claimed;
end;
$$;
revoke all on function public.claim_purchases_for_user() from public, anon;
grant execute on function public.claim_purchases_for_user() to authenticated, service_role;

create or replace function private.count_purchases_of_profile()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.profiles as profile
  set purchases_count = (select count(*) from public.purchases as purchase where purchase.user_id = profile.id)
  where profile.id in (new.user_id, case when tg_op = 'UPDATE' then old.user_id end);
  return null;
end;
$$;
revoke all on function private.count_purchases_of_profile() from public, anon, authenticated;

create trigger count_purchases_on_insert after insert on public.purchases
  for each row when (new.user_id is not null) execute function private.count_purchases_of_profile();

create trigger count_purchases_on_claim after update of user_id on public.purchases
  for each row when (new.user_id is distinct from old.user_id)
  execute function private.count_purchases_of_profile();

-- The answer is the same for every address, and the email goes only to a buyer's own address, at most once a minute.
create or replace function public.request_order_link(buyer_email text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text := private.clean_address(buyer_email);
  link public.order_links;
  pause interval;
begin
  perform private.tell_payments_again(address);
  if not exists (select 1 from public.purchases as purchase where purchase.email = address) then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('order-link:' || address, 0));
  select * into link from public.order_links as latest
  where latest.email = address and latest.kind = 'find'
  order by latest.created_at desc
  limit 1;
  pause := case
    when link.used_at is not null or link.mails = 1 then interval '1 minute'
    when link.mails = 2 then interval '10 minutes'
    else interval '2 hours'
  end;
  if link.mailed_at > now() - pause then
    return;
  end if;
  -- A link is mailed again for at most a day and is valid for a day from then.
  if link.id is null or link.used_at is not null or link.created_at <= now() - interval '24 hours' then
    insert into public.order_links (kind, email, expires_at)
    values ('find', address, now() + interval '24 hours')
    returning * into link;
  else
    update public.order_links
    set mails = mails + 1, mailed_at = now(), expires_at = now() + interval '24 hours'
    where id = link.id
    returning * into link;
  end if;
  perform private.queue_email(address, 'order-link', jsonb_build_object('linkId', link.id),
    'order-link:' || link.id || ':' || link.mails);
end;
$$;
revoke all on function public.request_order_link(text) from public, anon, authenticated;
grant execute on function public.request_order_link(text) to service_role;

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
        'disputedCents', sum(purchase.disputed_cents),
        'taxCents', case when count(purchase.tax_cents) = count(*) then sum(purchase.tax_cents) end,
        'taxIncluded', bool_or(purchase.tax_included),
        'coupon', min(purchase.coupon),
        'paidOn', min(purchase.paid_on),
        'isGift', bool_or(purchase.payer_email is not null),
        'items', jsonb_agg(
          jsonb_build_object(
            'sku', purchase.product_sku,
            'bundleSku', purchase.bundle_sku,
            'amountCents', purchase.amount_cents,
            'discountCents', purchase.discount_cents,
            'taxCents', purchase.tax_cents,
            'taxIncluded', purchase.tax_included,
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
revoke all on function private.describe_orders(text, text, text) from public, anon, authenticated;

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

-- What a search for orders asks of a row of purchases, as SQL; `place` holds what was typed. All that search orders share it, since
-- only these very words are indexed. A whole order number is compared as one value: its beginning ("order", "cs_test") is part of
-- every other number too.
create or replace function private.order_search(typed text, bought text, place text)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select case
    when exists (select from public.purchases as known where known.provider_order_id = private.one_line(typed)) then
      format('%s.provider_order_id = private.one_line(%s)', bought, place)
    when private.list_query(typed) is not null then
      format($c$private.list_words(%1$s.email || ' ' || %1$s.provider_order_id || coalesce(' ' || %1$s.payer_email, ''))
        @@ private.list_query(%2$s)$c$, bought, place)
  end;
$$;
revoke all on function private.order_search(text, text, text) from public, anon, authenticated;

-- A key as somebody types or pastes it, as it is stored; null if it is none. `normalizeLicenseKey` of the functions is the same.
create or replace function private.read_license_key(typed text)
returns text
language sql
immutable
set search_path = ''
as $$
  select 'NSHR' || regexp_replace(regexp_replace(substring(upper(normalize(private.without_invisible(typed), nfkc))
      from '(?:^|[^0-9A-Z])NSHR((?:[^0-9A-Z]*[2-9A-HJ-NP-Z]){20})(?![0-9A-Z])'), '[^0-9A-Z]', '', 'g'), '(.{5})', '-\1', 'g');
$$;
revoke all on function private.read_license_key(text) from public, anon, authenticated;

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
  is_license_key boolean := private.read_license_key(search) is not null;
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
        $c$entry.id = (select license.purchase_id from public.licenses as license where license.license_key = private.read_license_key($1[1]))$c$
      else private.order_search(search, 'entry', '$1[1]') end,
      case when coalesce(status_filter, '') <> '' then $c$entry.status = $1[2]$c$ end
    ], null),
    array[search, status_filter],
    page_cursor,
    page_size
  );
end;
$$;
revoke all on function public.admin_list_orders(text, text, text, integer) from public, anon;
grant execute on function public.admin_list_orders(text, text, text, integer) to authenticated, service_role;

-- The audit log's objects are joined as rows, because an "or" over two tables would not use its index.
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
        'disputedCents', purchase.disputed_cents, 'taxCents', purchase.tax_cents, 'taxIncluded', purchase.tax_included,
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
revoke all on function public.admin_order(text, text) from public, anon;
grant execute on function public.admin_order(text, text) to authenticated, service_role;

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
revoke all on function public.admin_resend_receipt(text, text) from public, anon;
grant execute on function public.admin_resend_receipt(text, text) to authenticated, service_role;

-- The owner's revocation outlives later provider events; restoring gives the license the state of its order again.
create or replace function public.admin_set_license(license_id uuid, new_status text, reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  license public.licenses;
  order_status text;
begin
  perform private.require_admin();
  perform private.require_reason(reason);
  select * into license from public.licenses as candidate where candidate.id = license_id for update;
  if not found then
    perform private.reject(404, 'There is no such license.');
  elsif new_status not in ('active', 'revoked') then
    perform private.reject(400, 'The status must be active or revoked.');
  elsif license.status = new_status then
    perform private.reject(409, 'This was done already: the license is ' || new_status || '.');
  end if;
  if new_status = 'active' then
    select purchase.status into order_status from public.purchases as purchase where purchase.id = license.purchase_id;
    if order_status not in ('paid', 'partially_refunded') then
      perform private.reject(409, case order_status when 'dispute_lost' then 'The dispute of the order was lost'
        else 'The order is ' || order_status end || ', so its license cannot be restored.');
    end if;
  end if;
  update public.licenses
  set status = new_status,
    status_reason = case when new_status = 'revoked' then btrim(reason) end,
    revoked_by_owner_at = case when new_status = 'revoked' then now() end
  where id = license.id;
end;
$$;
revoke all on function public.admin_set_license(uuid, text, text) from public, anon;
grant execute on function public.admin_set_license(uuid, text, text) to authenticated, service_role;

-- Moves the purchase and its license to another address, for example after a typing error at the checkout. The new address
-- gets a link to its orders; what the old one has ends (`end_former_holder`).
create or replace function public.admin_move_license(license_id uuid, new_email text, reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text := private.clean_address(new_email);
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

-- Who pays for a gift gets a receipt that opens no files.
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
