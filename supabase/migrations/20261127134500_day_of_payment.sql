alter table public.purchases add column paid_on date not null default current_date;

-- An order has one day, wherever it is shown: that of its payment, where the shop is.
create or replace function private.set_day_of_payment()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.paid_on := (new.paid_at at time zone private.shop_time_zone())::date;
  return new;
end;
$$;
revoke all on function private.set_day_of_payment() from public, anon, authenticated;

create trigger set_day_of_payment before insert or update of paid_at, paid_on on public.purchases
  for each row execute function private.set_day_of_payment();

update public.purchases set paid_on = paid_on;

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

drop function public.my_licenses();
create or replace function public.my_licenses()
returns table (
  id uuid, product_sku text, license_key text, status text, status_reason text, issued_on date, company_id uuid,
  further_company_ids uuid[], is_mine boolean
)
language plpgsql
stable
security definer
rows 20
set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
begin
  return query
  select license.id, license.product_sku, license.license_key, license.status, license.status_reason,
    (select purchase.paid_on from public.purchases as purchase where purchase.id = license.purchase_id), license.company_id,
    array(select further.company_id from public.license_companies as further where further.license_id = license.id),
    license.user_id is not distinct from caller
  from (
    select own.id from public.licenses as own where own.user_id = caller
    union
    select * from private.licenses_of_my_companies()
  ) as usable
  cross join lateral (select known.* from public.licenses as known where known.id = usable.id offset 0) as license
  order by license.issued_at desc, license.id;
end;
$$;
revoke all on function public.my_licenses() from public, anon, authenticated;
grant execute on function public.my_licenses() to authenticated, service_role;
