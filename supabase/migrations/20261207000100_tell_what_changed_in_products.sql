-- What changed in the files of a product, for its public page: the day, the file, and the words told to buyers. The texts
-- themselves stay where only the service reads them.
create function public.product_changes(sku text)
returns table (saved_on date, title text, version text, is_first boolean, changes text)
language sql
stable
security definer
set search_path = ''
as $$
  select (text.created_at at time zone 'utc')::date, template.title, text.version, text.revision = 1,
    coalesce(nullif(text.change_note, ''), text.changes)
  from public.template_packages as package
  join public.templates as template on template.package_id = package.id and not template.is_retired
  join public.template_versions as text on text.template_id = template.id
  where package.product_sku = product_changes.sku
  order by text.created_at desc, package.position, template.position, template.title, text.revision desc
  limit 200;
$$;

revoke all on function public.product_changes(text) from public;
grant execute on function public.product_changes(text) to anon, authenticated, service_role;
