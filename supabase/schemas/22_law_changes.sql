-- What the public change log of the law and the marks of facts under review read. A document rests on a fact if a duty says
-- so, or if its published text names the fact by key, as in {mn-esst-accrual} or {law mn-esst-accrual}.
create or replace function private.facts_of_documents()
returns table (fact_key text, template_id uuid)
language sql
stable
security definer
set search_path = ''
as $$
  select duty.fact_key, template.id
  from public.law_duties as duty
  join public.templates as template on template.package_id || '/' || template.slug = duty.template
  where duty.fact_key is not null and not template.is_retired
  union
  select word.key, template.id
  from public.templates as template
  cross join lateral (
    select text.content from public.template_versions as text
    where text.template_id = template.id and text.published_at is not null
    order by text.revision desc limit 1
  ) as sold
  cross join lateral regexp_matches(sold.content, '[^{]\{((?:law )?[a-z]{2}-[a-z0-9 -]+)\}', 'g') as mark (words)
  cross join lateral regexp_split_to_table(mark.words[1], ' ') as word (key)
  where not template.is_retired and word.key in (select fact.key from public.law_facts as fact);
$$;
revoke all on function private.facts_of_documents() from public, anon, authenticated;

-- The documents that rest on each fact, with the version that buyers get. Titles and versions are public, texts are not.
create or replace function public.fact_documents(sku text default null, state_code text default null)
returns table (fact_key text, path text, title text, product_sku text, version text, released_on date)
language sql
stable
security definer
set search_path = ''
as $$
  select named.fact_key, template.path, template.title, package.product_sku, sold.version, sold.released_on
  from private.facts_of_documents() as named
  join public.law_facts as fact on fact.key = named.fact_key
  join public.templates as template on template.id = named.template_id
  join public.template_packages as package on package.id = template.package_id
  cross join lateral (
    select text.version, coalesce(text.released_on, (text.published_at at time zone 'utc')::date) as released_on
    from public.template_versions as text
    where text.template_id = template.id and text.published_at is not null
    order by text.revision desc limit 1
  ) as sold
  where (fact_documents.sku is null or package.product_sku = fact_documents.sku)
    and (fact_documents.state_code is null or fact.state = fact_documents.state_code)
  order by named.fact_key, package.position, template.position, template.title
  limit 1000;
$$;
revoke all on function public.fact_documents(text, text) from public;
grant execute on function public.fact_documents(text, text) to anon, authenticated, service_role;

-- The stored changes of facts whose figure or time of validity changed, newest first. The history also holds who made the change,
-- so visitors read it only through this function. A reworded statement is no change of the law.
create or replace function public.law_fact_changes(state_code text default null)
returns table (
  id bigint, fact_key text, state text, topic text, recorded_on date, statement text, statute text, source text,
  old_figure numeric, old_unit text, old_valid_from date, new_figure numeric, new_unit text, new_valid_from date
)
language sql
stable
security definer
set search_path = ''
as $$
  select history.id, history.fact_key, history.after ->> 'state', history.after ->> 'topic',
    (history.created_at at time zone 'utc')::date, history.after ->> 'statement', history.after ->> 'statute',
    history.after ->> 'source', (history.before ->> 'figure')::numeric, history.before ->> 'unit',
    (history.before ->> 'valid_from')::date, (history.after ->> 'figure')::numeric, history.after ->> 'unit',
    (history.after ->> 'valid_from')::date
  from public.law_fact_history as history
  where history.action = 'update'
    and (law_fact_changes.state_code is null or history.after ->> 'state' = law_fact_changes.state_code)
    and (history.before -> 'figure', history.before -> 'unit', history.before -> 'valid_from')
      is distinct from (history.after -> 'figure', history.after -> 'unit', history.after -> 'valid_from')
  order by history.id desc
  limit 500;
$$;
revoke all on function public.law_fact_changes(text) from public;
grant execute on function public.law_fact_changes(text) to anon, authenticated, service_role;

-- How far a fact reaches: the documents that rest on it and the buyers who have one of them.
create or replace function public.admin_fact_reach()
returns table (fact_key text, documents integer, buyers integer)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    with held as (
      select named.fact_key, package.product_sku, count(*)::integer as documents
      from private.facts_of_documents() as named
      join public.templates as template on template.id = named.template_id
      join public.template_packages as package on package.id = template.package_id
      group by named.fact_key, package.product_sku
    )
    select held.fact_key, sum(held.documents)::integer, coalesce(sum(sold.buyers), 0)::integer
    from held left join private.product_buyers as sold on sold.product_sku = held.product_sku
    group by held.fact_key
    order by held.fact_key;
end;
$$;
revoke all on function public.admin_fact_reach() from public, anon, authenticated;
grant execute on function public.admin_fact_reach() to authenticated, service_role;
