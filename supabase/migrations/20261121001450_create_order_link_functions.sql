-- Whoever asks, the answer is the same and the mail goes to the buyer's own address only, once a minute at most.
create function public.request_order_link(buyer_email text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text := private.normalize_email(buyer_email);
  link uuid;
begin
  if not exists (select 1 from public.purchases as purchase where purchase.email = address) then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('order-link:' || address, 0));
  if exists (
    select 1 from public.order_links as existing
    where existing.email = address and existing.kind = 'find' and existing.created_at > now() - interval '1 minute'
  ) then
    return;
  end if;
  insert into public.order_links (kind, email, expires_at)
  values ('find', address, now() + interval '24 hours')
  returning id into link;
  perform private.queue_email(address, 'order-link', jsonb_build_object('linkId', link), 'order-link:' || link);
end;
$$;

create function private.describe_orders(address text, one_provider text, one_order text)
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
        'coupon', min(purchase.coupon),
        'paidAt', min(purchase.paid_at),
        'items', jsonb_agg(
          jsonb_build_object(
            'sku', purchase.product_sku,
            'amountCents', purchase.amount_cents,
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

-- What the link opens. A link of kind "find" works once.
create function public.open_order_link(link_id uuid)
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
    perform private.reject(404, 'This link does not belong to an order.');
  end if;
  if link.expires_at <= now() or (link.kind = 'find' and link.used_at is not null) then
    perform private.reject(410, 'This link has already been used or has expired. Please ask for a new one.');
  end if;
  update public.order_links set used_at = coalesce(used_at, now()) where id = link.id;
  return jsonb_build_object(
    'email', link.email,
    'orders', private.describe_orders(link.email, link.provider, link.provider_order_id)
  );
end;
$$;

-- The receipt and refund mails tell the same story as the order page.
create function public.describe_order(order_provider text, order_id text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'email', purchase.email,
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

revoke all on function private.describe_orders(text, text, text) from public, anon, authenticated;
revoke all on function public.request_order_link(text), public.open_order_link(uuid),
  public.describe_order(text, text) from public, anon, authenticated;
grant execute on function public.request_order_link(text), public.open_order_link(uuid),
  public.describe_order(text, text) to service_role;
