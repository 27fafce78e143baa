-- An answer can be lost on its way while what was asked is done. Who then asks the same again is told that it is done, and
-- not that somebody else was quicker: one row, and nothing typed twice.

-- Whether a row has all of these values already.
create function private.has_values(source text, stored jsonb, fields jsonb)
returns boolean
language plpgsql
stable
set search_path = ''
as $$
declare
  asked jsonb;
begin
  execute format('select to_jsonb(jsonb_populate_record(null::public.%I, $1))', source) into asked using fields;
  return stored is not null and not exists (
    select from jsonb_object_keys(fields) as given (key) where stored -> given.key is distinct from asked -> given.key
  );
end;
$$;

revoke all on function private.has_values(text, jsonb, jsonb) from public, anon, authenticated;

create or replace function public.admin_save_text(
  text_kind text, fields jsonb, text_id uuid default null, seen timestamptz default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  source text := case text_kind when 'post' then 'blog_posts' when 'article' then 'knowledge_base_articles' end;
  writable text[] := case text_kind
    when 'post' then array['title', 'slug', 'excerpt', 'content', 'meta_description', 'tags', 'seo_keywords', 'status',
      'scheduled_for', 'law_as_of']
    else array['title', 'slug', 'summary', 'category', 'tags', 'audience', 'est_time', 'level', 'content', 'quick_steps',
      'states', 'product_applicability', 'related_articles', 'version', 'status', 'law_as_of'] end;
  columns text;
  stored jsonb;
begin
  perform private.require_admin();
  if source is null then
    perform private.reject(400, 'The kind must be post or article.');
  end if;
  select string_agg(quote_ident(given.key), ', ' order by given.key) into columns
  from jsonb_object_keys(coalesce(fields, '{}')) as given (key)
  where given.key = any (writable);
  if columns is null or (select count(*) from jsonb_object_keys(fields) as given (key) where not given.key = any (writable)) > 0 then
    perform private.reject(400, 'These fields cannot be saved.');
  elsif fields ->> 'status' = 'scheduled' and fields ->> 'scheduled_for' is null then
    perform private.reject(400, 'Please choose when the post is to be published.');
  end if;
  if text_id is not null then
    execute format('select to_jsonb(t) from public.%I as t where t.id = $1 for update', source) into stored using text_id;
    if stored is null then
      perform private.reject(404, 'There is no such text. It may have been deleted.');
    elsif (stored ->> 'updated_at')::timestamptz is distinct from seen then
      if private.has_values(source, stored, fields) then
        return jsonb_build_object('id', stored ->> 'id', 'updatedAt', stored ->> 'updated_at', 'status', stored ->> 'status');
      end if;
      perform private.reject(409, 'Somebody has changed this text meanwhile. Nothing was saved and your version is still here.');
    end if;
  end if;
  begin
    if text_id is null then
      execute format('insert into public.%1$I (%2$s%3$s) select %2$s%4$s from jsonb_populate_record(null::public.%1$I, $1) '
        || 'returning to_jsonb(%1$I.*)', source, columns,
        case when text_kind = 'post' then ', published_at' else '' end,
        case when text_kind = 'post' then $p$, case when status = 'published' then now() end$p$ else '' end)
      into stored using fields;
    else
      execute format('update public.%1$I as t set (%2$s%3$s, updated_at) = (select %2$s%4$s, now() from jsonb_populate_record(t, $1)) '
        || 'where t.id = $2 returning to_jsonb(t.*)', source, columns,
        case when text_kind = 'post' then ', published_at' else ', last_updated' end,
        case when text_kind = 'post'
          then $p$, case when status = 'published' then coalesce(published_at, now()) else published_at end$p$
          else ', current_date' end)
      into stored using fields, text_id;
    end if;
  exception
    when unique_violation then
      execute format('select to_jsonb(t) from public.%I as t where t.slug = $1', source) into stored using fields ->> 'slug';
      if text_id is not null or not private.has_values(source, stored, fields) then
        perform private.reject(409, 'Another text has this address already. Please choose another.');
      end if;
    when check_violation or not_null_violation or string_data_right_truncation then
      perform private.reject(400, 'Something is missing or too long: a title and an address of small letters, digits and hyphens are needed.');
  end;
  return jsonb_build_object('id', stored ->> 'id', 'updatedAt', stored ->> 'updated_at', 'status', stored ->> 'status');
end;
$$;

create or replace function public.admin_publish_settings(changes jsonb, seen jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  newer text;
  change record;
begin
  perform private.require_admin();
  if jsonb_typeof(changes) is distinct from 'object' or changes = '{}' then
    perform private.reject(400, 'There is nothing to publish.');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('publish-settings', 0));
  select string_agg(setting.key, ', ' order by setting.key) into newer
  from public.site_settings as setting
  where changes ? setting.key and setting.updated_at is distinct from (seen ->> setting.key)::timestamptz
    and setting.value is distinct from changes ->> setting.key;
  if newer is not null then
    perform private.reject(409, 'Somebody has changed ' || newer
      || ' meanwhile. Nothing was published and your changes are still here: compare, then publish again.');
  end if;
  for change in select entry.key, entry.value from jsonb_each_text(changes) as entry order by entry.key loop
    insert into public.site_settings (key, value) values (change.key, change.value)
    on conflict (key) do update set value = excluded.value
    where site_settings.value is distinct from excluded.value;
  end loop;
end;
$$;

create or replace function public.admin_map_product(
  product_provider text,
  provider_product text,
  skus text[],
  lowest_cents integer default 0,
  product_currency text default 'USD',
  seen jsonb default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  stored jsonb;
  waiting public.webhook_events;
  delivered integer := 0;
  held integer := 0;
begin
  perform private.require_admin();
  if product_provider not in ('sandbox', 'stripe', 'lemonsqueezy', 'paddle', 'gumroad')
    or length(btrim(coalesce(provider_product, ''))) not between 1 and 400 then
    perform private.reject(400, 'Please choose the payment provider and enter its id of the product.');
  elsif coalesce(cardinality(skus), 0) = 0
    or not skus <@ array['mn-paid-leave', 'core-hr', 'payroll-ops', 'micro-templates'] then
    perform private.reject(400, 'Please choose at least one of your products.');
  elsif coalesce(lowest_cents, -1) < 0 or coalesce(product_currency, '') !~ '^[A-Z]{3}$' then
    perform private.reject(400, 'The lowest price must be an amount and the currency three capital letters.');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('map-product', 0));
  select jsonb_build_object('skus', known.product_skus, 'minimumCents', known.minimum_cents, 'currency', known.currency)
  into stored
  from public.provider_products as known
  where known.provider = product_provider and known.provider_product_id = btrim(provider_product);
  if stored is distinct from seen and stored is distinct from jsonb_build_object('skus',
    array(select distinct sku from unnest(skus) as sku order by sku), 'minimumCents', lowest_cents, 'currency', product_currency) then
    perform private.reject(409, 'Somebody has changed this product meanwhile. Nothing was saved: look at it again, then save.');
  end if;
  perform private.note_reason('Product matched');
  insert into public.provider_products (provider, provider_product_id, product_skus, minimum_cents, currency)
  values (product_provider, btrim(provider_product),
    array(select distinct sku from unnest(skus) as sku order by sku), lowest_cents, product_currency)
  on conflict (provider, provider_product_id) do update
  set product_skus = excluded.product_skus, minimum_cents = excluded.minimum_cents, currency = excluded.currency;

  for waiting in
    select * from public.webhook_events as ledger
    where ledger.processed_at is null and ledger.kind = 'order.paid' and ledger.provider = product_provider
      and ledger.event -> 'items' @> jsonb_build_array(jsonb_build_object('providerProductId', btrim(provider_product)))
    order by ledger.created_at limit 500
  loop
    perform pg_advisory_xact_lock(hashtextextended(waiting.provider || ':' || key, 0))
    from unnest(waiting.order_keys) as listed (key);
    if private.process_checkout_event(waiting.id) = 'held' then
      held := held + 1;
    else
      delivered := delivered + 1;
    end if;
  end loop;
  return jsonb_build_object('delivered', delivered, 'held', held);
end;
$$;

create or replace function public.save_template_version(
  template_path text,
  base_revision integer,
  facts jsonb,
  content text,
  content_hash text,
  origin text,
  changes text default '',
  change_note text default '',
  edited_by uuid default null
)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  template public.templates;
  newest integer;
begin
  select * into template from public.templates as candidate where candidate.path = template_path for update;
  if not found then
    perform private.reject(400, 'There is no such template.');
  end if;
  select coalesce(max(revision), 0) into newest from public.template_versions where template_id = template.id;
  if newest = base_revision + 1 and exists (
    select from public.template_versions as saved
    where saved.template_id = template.id and saved.revision = newest and saved.origin = save_template_version.origin
      and saved.content = save_template_version.content and saved.edited_by is not distinct from save_template_version.edited_by
  ) then
    return newest;
  end if;
  if newest <> base_revision then
    perform private.reject(409, 'Somebody else saved this template while you were editing it.');
  end if;

  update public.templates set
    title = facts ->> 'title',
    summary = facts ->> 'summary',
    type = facts ->> 'type',
    word_count = (facts ->> 'word_count')::integer,
    page_count = (facts ->> 'page_count')::integer,
    version = facts ->> 'version',
    states = (select array_agg(state) from jsonb_array_elements_text(facts -> 'states') as listed (state)),
    formats = (select array_agg(format) from jsonb_array_elements_text(facts -> 'formats') as listed (format)),
    last_reviewed = (facts ->> 'last_reviewed')::date,
    law_as_of = (facts ->> 'law_as_of')::date,
    position = (facts ->> 'position')::integer,
    is_retired = false
  where id = template.id;

  insert into public.template_versions
    (template_id, revision, version, content, content_hash, origin, edited_by, changes, change_note)
  values (template.id, newest + 1, facts ->> 'version', save_template_version.content,
    save_template_version.content_hash, save_template_version.origin, save_template_version.edited_by,
    left(save_template_version.changes, 1000), left(save_template_version.change_note, 500));

  -- A package is as new as the newest of its files.
  update public.template_packages as package set
    version = case
      when string_to_array(facts ->> 'version', '.')::integer[] > string_to_array(package.version, '.')::integer[]
      then facts ->> 'version' else package.version end,
    last_updated = greatest(package.last_updated, (now() at time zone 'utc')::date)
  where package.id = template.package_id;
  return newest + 1;
end;
$$;
