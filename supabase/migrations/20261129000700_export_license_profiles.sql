-- The company details that belong to a licence without an account are the buyer's as well.
create or replace function private.export_orders(caller uuid, address text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with own_purchase as (
    select * from public.purchases as purchase where purchase.user_id = caller
    union
    select * from public.purchases as purchase where purchase.email = address and purchase.user_id is null
  )
  select jsonb_build_object(
    'purchases', (
      select coalesce(jsonb_agg(to_jsonb(purchase) - 'user_id' order by purchase.created_at), '[]')
      from own_purchase as purchase
    ),
    'licenses', (
      select coalesce(jsonb_agg(to_jsonb(license) - 'user_id' || jsonb_build_object('companyValues', company."values")
        order by license.issued_at), '[]')
      from public.licenses as license
      left join public.license_profiles as company on company.license_id = license.id
      where license.user_id = caller or license.purchase_id in (select id from own_purchase where user_id is null)
    ),
    'downloads', (
      select coalesce(jsonb_agg(to_jsonb(download) order by download.created_at), '[]')
      from public.licenses as license
      join public.downloads as download on download.license_id = license.id
      where license.user_id = caller
    ),
    'companyProfile', (
      select to_jsonb(company) - 'user_id' from public.company_profiles as company where company.user_id = caller
    )
  );
$$;
