-- From a fact the owner sees what a change of it touches.

-- What a change of a fact touches: each line of a published document that inserts or names it, and how many buyers hold one of
-- those documents by an active license.
create or replace function public.admin_fact_use(wanted text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if wanted !~ '^[a-z0-9]+(-[a-z0-9]+)*$' then
    raise exception using errcode = 'PT400', message = 'This is not the key of a fact.';
  end if;
  return (
    with newest as (
      select template.path, template.title, template.package_id, text.content
      from public.templates as template
      cross join lateral (
        select version.content from public.template_versions as version
        where version.template_id = template.id and version.published_at is not null
        order by version.revision desc limit 1
      ) as text
      where template.id in (
        select named.template_id from private.facts_of_documents() as named where named.fact_key = wanted
      )
    ), buyers as (
      select count(distinct lower(purchase.email)) as amount
      from public.licenses as license
      join public.purchases as purchase on purchase.id = license.purchase_id
      where license.status = 'active' and license.product_sku in (
        select package.product_sku from public.template_packages as package
        join newest on newest.package_id = package.id
      )
    )
    select jsonb_build_object(
      'buyers', (select amount from buyers),
      'documents', coalesce(jsonb_agg(jsonb_build_object(
        'path', newest.path,
        'title', newest.title,
        'lines', (
          select coalesce(jsonb_agg(btrim(line) order by place), '[]'::jsonb)
          from regexp_split_to_table(newest.content, E'\n') with ordinality as lines (line, place)
          where line ~ ('\{(law )?([a-z0-9-]+ )*' || wanted || '( [a-z0-9-]+)*\}')
        )
      ) order by newest.path), '[]'::jsonb)
    ) from newest
  );
end;
$$;
revoke all on function public.admin_fact_use(text) from public, anon, authenticated;
grant execute on function public.admin_fact_use(text) to authenticated, service_role;
