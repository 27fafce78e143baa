-- The log keeps ids; people know things by their product, address, order number or title. They are looked up when the log is
-- read, so that what somebody had deleted of their data does not live on in it.
create function private.changed_thing(object text, object_id text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  thing jsonb;
begin
  case object
    when 'purchases', 'licenses' then
      select jsonb_build_object('sku', purchase.product_sku, 'email', purchase.email, 'provider', purchase.provider,
        'orderId', purchase.provider_order_id) into thing
      from public.purchases as purchase
      where purchase.id = case object when 'purchases' then object_id::uuid else
        (select license.purchase_id from public.licenses as license where license.id = object_id::uuid) end;
    when 'webhook_events' then
      select jsonb_build_object('title', ledger.kind, 'orderId', ledger.event ->> 'orderId') into thing
      from public.webhook_events as ledger where ledger.id = object_id::uuid;
    when 'leads' then
      select jsonb_build_object('email', lead.email) into thing
      from public.leads as lead where lead.id = object_id::uuid;
    when 'profiles' then
      select jsonb_build_object('email', profile.email) into thing
      from public.profiles as profile where profile.id = object_id::uuid;
    when 'reviews' then
      select jsonb_build_object('sku', review.product_sku, 'title', review.first_name) into thing
      from public.reviews as review where review.id = object_id::uuid;
    when 'contact_messages' then
      select jsonb_build_object('title', message.subject, 'email', message.email) into thing
      from public.contact_messages as message where message.id = object_id::uuid;
    when 'email_messages' then
      select jsonb_build_object('title', mail.template, 'email', mail."to") into thing
      from public.email_messages as mail where mail.id = object_id::uuid;
    when 'blog_posts' then
      select jsonb_build_object('title', post.title) into thing
      from public.blog_posts as post where post.id = object_id::uuid;
    when 'knowledge_base_articles' then
      select jsonb_build_object('title', article.title) into thing
      from public.knowledge_base_articles as article where article.id = object_id::uuid;
    when 'content_calendar' then
      select jsonb_build_object('title', topic.topic) into thing
      from public.content_calendar as topic where topic.id = object_id::uuid;
    when 'law_facts' then
      select jsonb_build_object('title', fact.statement, 'key', fact.key) into thing
      from public.law_facts as fact where fact.id = object_id::uuid;
    when 'provider_products' then
      select jsonb_build_object('title', known.provider || ' ' || known.provider_product_id) into thing
      from public.provider_products as known where known.id = object_id::uuid;
    when 'exports' then
      select jsonb_build_object('title', export.file_path) into thing
      from public.exports as export where export.id = object_id::uuid;
    when 'templates', 'template_links' then
      select jsonb_build_object('title', template.title, 'key', template.package_id || '/' || template.slug) into thing
      from public.templates as template where template.id = object_id::uuid;
    when 'template_packages' then
      select jsonb_build_object('title', package.title) into thing
      from public.template_packages as package where package.id = object_id;
    when 'social_campaigns' then
      select jsonb_build_object('title', campaign.name) into thing
      from public.social_campaigns as campaign where campaign.id = object_id::uuid;
    when 'social_snippets' then
      select jsonb_build_object('title', snippet.platform || ': ' || snippet.source_title) into thing
      from public.social_snippets as snippet where snippet.id = object_id::uuid;
    else
      thing := null;
  end case;
  return thing;
end;
$$;

-- The other way round: what belongs to somebody's address or to an order number. A hundred of each kind are enough to be shown.
create function private.things_of(words text)
returns table (object text, object_id text)
language sql
stable
rows 20
security definer
set search_path = ''
as $$
  with bought as (
    (select purchase.id from public.purchases as purchase where purchase.email = private.normalize_email(words) limit 100)
    union
    (select purchase.id from public.purchases as purchase
     where purchase.provider = any (array['sandbox', 'stripe', 'lemonsqueezy', 'paddle', 'gumroad'])
       and purchase.provider_order_id = btrim(words) limit 100)
  )
  select 'purchases', bought.id::text from bought
  union all
  select 'licenses', license.id::text from bought join public.licenses as license on license.purchase_id = bought.id
  union all
  select 'leads', lead.id::text from public.leads as lead where lead.email = private.normalize_email(words)
  union all
  select 'profiles', profile.id::text from public.profiles as profile where profile.email = private.normalize_email(words)
  union all
  (select 'contact_messages', message.id::text from public.contact_messages as message
   where message.email = private.normalize_email(words) order by message.created_at desc limit 100)
  union all
  (select 'email_messages', mail.id::text from public.email_messages as mail
   where mail."to" = private.normalize_email(words) order by mail.created_at desc limit 100);
$$;

-- What admins there are in the log: found by stepping from one to the next in the index, however long the log is.
create index audit_log_actor_idx on public.audit_log (actor_email, created_at desc, id desc);

create function private.actors_like(words tsquery)
returns text[]
language sql
stable
security definer
set search_path = ''
as $$
  with recursive actor as (
    (select line.actor_email as email from public.audit_log as line order by line.actor_email limit 1)
    union all
    select (
      select line.actor_email from public.audit_log as line
      where line.actor_email > actor.email order by line.actor_email limit 1
    )
    from actor where actor.email is not null
  )
  select array_agg(actor.email) from actor where private.list_words(actor.email) @@ words;
$$;

-- Each search has an index of its own: a kind of object, an admin, or else words and things that few lines are about. A mixture
-- of all of them let the planner read the whole log for a word that stands in none of its lines.
create or replace function public.admin_list_changes(
  search text default null,
  object_filter text default null,
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
  -- As a step in the index: asked for as one that equals it, the planner read the log from its end to learn that there is none.
  is_object boolean := coalesce((
    select line.object from public.audit_log as line where line.object >= btrim(search) order by line.object limit 1
  ) = btrim(search), false);
  actors text[];
begin
  perform private.require_admin();
  if not is_object and private.list_query(search) is not null then
    actors := private.actors_like(private.list_query(search));
  end if;
  return private.list_page(
    'public.audit_log',
    $fields$jsonb_build_object('id', entry.id, 'createdAt', entry.created_at, 'actor', entry.actor_email,
      'action', entry.action, 'object', entry.object, 'objectId', entry.object_id,
      'thing', private.changed_thing(entry.object, entry.object_id), 'before', entry.before,
      'after', entry.after, 'reason', entry.reason)$fields$,
    array_remove(array[
      case when is_object then $c$entry.object = btrim($1[1])$c$
      when actors is not null then $c$entry.actor_email = any ($1[3]::text[])$c$
      when private.list_query(search) is not null then
        $c$entry.id = any (array(
          select known.id from public.audit_log as known
          where private.list_words(known.actor_email || ' ' || known.object || ' ' || known.object_id)
            @@ private.list_query($1[1])
          union all
          select line.id from private.things_of($1[1]) as thing
          cross join lateral (
            select known.id from public.audit_log as known
            where known.object = thing.object and known.object_id = thing.object_id
            order by known.created_at desc limit 200
          ) as line))$c$ end,
      case when coalesce(object_filter, '') <> '' then $c$entry.object = $1[2]$c$ end
    ], null),
    array[search, object_filter, actors::text],
    page_cursor,
    page_size,
    'bigint'
  );
end;
$$;

revoke all on function private.changed_thing(text, text), private.things_of(text), private.actors_like(tsquery)
  from public, anon, authenticated;
