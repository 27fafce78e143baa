-- Statements that read a growing table from end to end, as the plans on a filled database tell, now go through an index.

-- The auth service's table of accounts has no index on the address in small letters, and none can be added to it on a hosted
-- project. The profiles keep that address, written by the trigger of the same table, and have one.
create function private.account_of_email(address text)
returns uuid
language sql
stable
security definer
set search_path = ''
as $$
  select account.id
  from public.profiles as profile
  join auth.users as account on account.id = profile.id
  where profile.email = address and account.email_confirmed_at is not null
  order by account.created_at
  limit 1;
$$;

revoke all on function private.account_of_email(text) from public, anon, authenticated;

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
    (user_id, email, product_sku, provider, provider_order_id, amount_cents, currency, status, coupon, utm, paid_at)
  select buyer, address, part.product_sku, ledger.provider, order_id, part.amount_cents,
    ledger.event ->> 'currency', state.status, left(ledger.event ->> 'coupon', 100),
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
  if coalesce(address, '') !~ '^[^@\s,<>"]+@[^@\s,<>"]+\.[^@\s,<>"]+$' or length(address) > 254 then
    perform private.reject(400, 'Please enter a valid email address.');
  end if;
  select * into license from public.licenses as candidate where candidate.id = license_id for update;
  if not found then
    perform private.reject(404, 'There is no such licence.');
  end if;
  select * into purchase from public.purchases as candidate where candidate.id = license.purchase_id for update;
  if purchase.email = address then
    perform private.reject(409, 'The licence already belongs to this address.');
  end if;
  holder := private.account_of_email(address);

  update public.purchases set email = address, user_id = holder where id = purchase.id;
  update public.licenses set user_id = holder where id = license.id;
  update public.order_links as link set email = address
  where link.provider = purchase.provider and link.provider_order_id = purchase.provider_order_id
    and not exists (
      select 1 from public.purchases as other
      where other.provider = purchase.provider and other.provider_order_id = purchase.provider_order_id
        and other.email <> address
    );
  perform public.request_order_link(address);
end;
$$;

-- Two tables of the audit log's objects were asked for with "or"; as rows to join they use its index.
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
  select array_agg(purchase.id), array_agg(distinct purchase.email) into bought, addresses
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
        'userId', purchase.user_id, 'amountCents', purchase.amount_cents, 'refundedCents', purchase.refunded_cents,
        'currency', purchase.currency, 'status', purchase.status, 'coupon', purchase.coupon, 'utm', purchase.utm,
        'paidAt', purchase.paid_at, 'licenseId', license.id, 'licenseKey', license.license_key,
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

create or replace function public.admin_opening_facts()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'hasSentMail', (
      select true from public.email_messages where status = 'sent' order by created_at desc, id desc limit 1
    ) is not null,
    'failedMails', (select value from private.shop_totals where name = 'failed_mails'),
    'hasRealProvider', exists (select 1 from public.provider_products where provider <> 'sandbox'),
    'dueFactCount', (select count(*) from public.law_facts where next_check <= current_date),
    'dueFacts', (
      select coalesce(jsonb_agg(jsonb_build_object('key', due.key, 'statement', due.statement, 'state', due.state,
        'nextCheck', due.next_check) order by due.next_check, due.key), '[]')
      from (
        select * from public.law_facts as fact where fact.next_check <= current_date
        order by fact.next_check, fact.key limit 20
      ) as due
    )
  );
end;
$$;

-- The same for licences of the account and of orders by address.
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
    'paymentEvents', (
      select coalesce(jsonb_agg(jsonb_build_object('provider', said.provider, 'kind', said.kind,
        'occurredAt', said.occurred_at, 'receivedAt', said.created_at, 'event', said.event) order by said.occurred_at), '[]')
      from (
        select distinct on (ledger.id) ledger.*
        from own_purchase as purchase
        join public.webhook_events as ledger
          on ledger.provider = purchase.provider and ledger.order_keys @> array[purchase.provider_order_id]
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
    ),
    'companyProfile', (
      select to_jsonb(company) - 'user_id' from public.company_profiles as company where company.user_id = caller
    )
  );
$$;

create index ai_runs_function_idx on public.ai_runs (function_name, created_at desc);
