-- Who buys twice is one buyer: what a new version is announced to is people, not licenses.
create or replace function public.template_buyers(template_path text)
returns integer
language sql
stable
security definer
set search_path = ''
as $$
  -- The purchase is looked up for each license: a join would read all purchases from end to end.
  select count(distinct (select lower(bought.email) from public.purchases as bought where bought.id = license.purchase_id))::integer
  from public.templates as template
  join public.template_packages as package on package.id = template.package_id
  join public.licenses as license on license.product_sku = package.product_sku and license.status = 'active'
  where template.path = template_path;
$$;
revoke all on function public.template_buyers(text) from public, anon, authenticated;
grant execute on function public.template_buyers(text) to service_role;
