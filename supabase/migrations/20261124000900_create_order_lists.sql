create function public.admin_list_orders(
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
      when private.list_query(search) is not null then
        $c$private.list_words(entry.email || ' ' || entry.provider_order_id) @@ private.list_query($1[1])$c$ end,
      case when coalesce(status_filter, '') <> '' then $c$entry.status = $1[2]$c$ end
    ], null),
    array[search, status_filter],
    page_cursor,
    page_size
  );
end;
$$;

-- `state_filter`: held (waits for the owner), or a kind of event.
create function public.admin_list_events(
  search text default null,
  state_filter text default null,
  page_cursor text default null,
  page_size integer default 50
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.list_page(
    'public.webhook_events',
    $fields$jsonb_build_object('id', entry.id, 'provider', entry.provider, 'eventId', entry.event_id, 'kind', entry.kind,
      'orderId', entry.event ->> 'orderId', 'email', entry.event ->> 'email', 'items', coalesce(entry.event -> 'items', '[]'),
      'currency', entry.event ->> 'currency', 'occurredAt', entry.occurred_at, 'createdAt', entry.created_at,
      'processedAt', entry.processed_at, 'error', entry.error)$fields$,
    array_remove(array[
      case when btrim(coalesce(search, '')) <> '' then $c$entry.order_keys @> array[btrim($1[1])]$c$ end,
      case when state_filter = 'held' then $c$entry.processed_at is null and entry.kind <> 'ignored'$c$
      when coalesce(state_filter, '') <> '' then $c$entry.kind = $1[2]$c$ end
    ], null),
    array[search, state_filter],
    page_cursor,
    page_size
  );
end;
$$;

-- One order with all that belongs to it: products and licences, what the provider said, what was mailed, what admins did.
create function public.admin_order(order_provider text, order_id text)
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
      from public.audit_log as line
      where (line.object = 'purchases' and line.object_id = any (bought::text[]))
        or (line.object = 'licenses' and line.object_id in (
          select license.id::text from public.licenses as license where license.purchase_id = any (bought)))
    )
  );
end;
$$;

revoke all on function public.admin_list_orders(text, text, text, integer),
  public.admin_list_events(text, text, text, integer), public.admin_order(text, text) from public, anon;
grant execute on function public.admin_list_orders(text, text, text, integer),
  public.admin_list_events(text, text, text, integer), public.admin_order(text, text) to authenticated, service_role;
