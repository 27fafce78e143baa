-- When a text of a template was released. A shop that loads its content files today has released nothing today: the files
-- name their day. Null where a text names none of its own, as what the owner saves: its day is the one it was saved on.
alter table public.template_versions add column released_on date;

update public.template_versions
set released_on = nullif(substring(content from '\nlast_reviewed: *"?([0-9]{4}-[0-9]{2}-[0-9]{2})'), '')::date
where origin = 'file' and revision = 1;

-- Nothing is released after it was saved.
update public.template_versions set released_on = null where released_on > (created_at at time zone 'utc')::date;

create or replace function public.product_changes(sku text)
returns table (saved_on date, title text, version text, is_first boolean, changes text)
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(text.released_on, (text.created_at at time zone 'utc')::date), template.title, text.version,
    text.revision = 1, coalesce(nullif(text.change_note, ''), text.changes)
  from public.template_packages as package
  join public.templates as template on template.package_id = package.id and not template.is_retired
  join public.template_versions as text on text.template_id = template.id
  where package.product_sku = product_changes.sku
  order by 1 desc, text.created_at desc, package.position, template.position, template.title, text.revision desc
  limit 200;
$$;
