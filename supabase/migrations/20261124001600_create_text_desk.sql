-- Whoever writes a row evaluates the expressions of its indexes: customers their profile, the service the content.
grant execute on function private.list_words(text) to anon, authenticated, service_role;

-- The editors of posts and articles: both lists and one save, which tells the second of two admins.
create index blog_posts_created_at_idx on public.blog_posts (created_at desc, id desc);
create index blog_posts_words_idx on public.blog_posts using gin (private.list_words(title || ' ' || slug));
create index knowledge_base_articles_created_at_idx on public.knowledge_base_articles (created_at desc, id desc);
create index knowledge_base_articles_words_idx on public.knowledge_base_articles
  using gin (private.list_words(title || ' ' || slug));

create function private.list_texts(source text, published_at text, scheduled_for text, search text, status_filter text,
  page_cursor text, page_size integer)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  return private.list_page(
    source,
    format($fields$jsonb_build_object('id', entry.id, 'title', entry.title, 'slug', entry.slug, 'status', entry.status,
      'publishedAt', %s, 'scheduledFor', %s, 'updatedAt', entry.updated_at)$fields$, published_at, scheduled_for),
    array_remove(array[
      case when private.list_query(search) is not null then
        $c$private.list_words(entry.title || ' ' || entry.slug) @@ private.list_query($1[1])$c$ end,
      case when coalesce(status_filter, '') <> '' then $c$entry.status = $1[2]$c$ end
    ], null),
    array[search, status_filter],
    page_cursor,
    page_size
  );
end;
$$;

create function public.admin_list_posts(
  search text default null, status_filter text default null, page_cursor text default null, page_size integer default 50
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.list_texts('public.blog_posts', 'entry.published_at', 'entry.scheduled_for', search, status_filter,
    page_cursor, page_size);
end;
$$;

create function public.admin_list_articles(
  search text default null, status_filter text default null, page_cursor text default null, page_size integer default 50
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.list_texts('public.knowledge_base_articles', 'null', 'null', search, status_filter, page_cursor, page_size);
end;
$$;

-- `seen` is when the text had last been changed as the writer saw it; null with a text_id of null makes a new one. A post that
-- is published for the first time gets its date; a published one keeps it.
create function public.admin_save_text(
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
      perform private.reject(409, 'Another text has this address already. Please choose another.');
    when check_violation or not_null_violation or string_data_right_truncation then
      perform private.reject(400, 'Something is missing or too long: a title and an address of small letters, digits and hyphens are needed.');
  end;
  return jsonb_build_object('id', stored ->> 'id', 'updatedAt', stored ->> 'updated_at', 'status', stored ->> 'status');
end;
$$;

revoke all on function private.list_texts(text, text, text, text, text, text, integer) from public, anon, authenticated;
revoke all on function public.admin_list_posts(text, text, text, integer),
  public.admin_list_articles(text, text, text, integer),
  public.admin_save_text(text, jsonb, uuid, timestamptz) from public, anon;
grant execute on function public.admin_list_posts(text, text, text, integer),
  public.admin_list_articles(text, text, text, integer),
  public.admin_save_text(text, jsonb, uuid, timestamptz) to authenticated, service_role;
