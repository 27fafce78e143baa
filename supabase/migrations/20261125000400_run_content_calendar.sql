-- The calendar's own order within a month, the steps that a topic may take, and saving what was generated for it: text, post
-- and status in one transaction, so that nothing is half there.
alter table public.content_calendar add column position integer not null default 0;

create function private.check_calendar_step()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- A post that was deleted takes its topic back to where it can be written again.
  if old.blog_post_id is not null and new.blog_post_id is null and new.status in ('drafted', 'completed') then
    new.status := case when new.outline is null then 'planned' else 'outlined' end;
    return new;
  end if;
  if new.status <> old.status and (old.status, new.status) not in (
    ('planned', 'in_progress'), ('planned', 'outlined'), ('planned', 'drafted'), ('in_progress', 'planned'),
    ('in_progress', 'outlined'), ('in_progress', 'drafted'), ('outlined', 'in_progress'), ('outlined', 'drafted'),
    ('outlined', 'planned'), ('drafted', 'completed'), ('completed', 'drafted')
  ) then
    perform private.reject(409, 'A topic that is ' || replace(old.status, '_', ' ') || ' cannot become '
      || replace(new.status, '_', ' ') || '.');
  end if;
  return new;
end;
$$;

create trigger check_calendar_step before update on public.content_calendar
  for each row execute function private.check_calendar_step();

-- Two presses at once make one calendar.
create function public.create_starter_calendar(topics jsonb)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  added integer;
begin
  if not (select private.is_admin()) then
    perform private.reject(403, 'Only the owner can do this.');
  end if;
  perform pg_advisory_xact_lock(hashtext('content_calendar'));
  if exists (select 1 from public.content_calendar) then
    return 0;
  end if;
  insert into public.content_calendar (topic, target_keyword, target_state, target_month, target_year, priority, position)
  select row.topic, row.target_keyword, row.target_state, row.target_month, row.target_year, row.priority, row.position
  from jsonb_to_recordset(topics) as row (topic text, target_keyword text, target_state text, target_month integer,
    target_year integer, priority integer, position integer);
  get diagnostics added = row_count;
  return added;
end;
$$;

create function public.order_calendar(ids uuid[])
returns void
language plpgsql
set search_path = ''
as $$
begin
  if not (select private.is_admin()) then
    perform private.reject(403, 'Only the owner can do this.');
  end if;
  update public.content_calendar as item
  set position = place.number
  from unnest(ids) with ordinality as place (id, number)
  where item.id = place.id;
end;
$$;

create function private.free_post_slug(wanted text)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  candidate text := wanted;
  number integer := 1;
begin
  while exists (select 1 from public.blog_posts as post where post.slug = candidate) loop
    number := number + 1;
    candidate := rtrim(left(wanted, 150), '-') || '-' || number;
  end loop;
  return candidate;
end;
$$;

-- A generated post with its findings: always a draft.
create function private.insert_generated_post(post jsonb, ai_run uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  added uuid;
begin
  perform pg_advisory_xact_lock(hashtext('blog_posts.slug'));
  insert into public.blog_posts (slug, title, content, excerpt, meta_description, tags, seo_keywords, is_sample, law_as_of)
  values (
    private.free_post_slug(post ->> 'slug'), post ->> 'title', post ->> 'content', post ->> 'excerpt',
    post ->> 'metaDescription',
    array(select jsonb_array_elements_text(post -> 'tags')),
    array(select jsonb_array_elements_text(post -> 'keywords')),
    (post ->> 'isSample')::boolean, (post ->> 'lawAsOf')::date
  )
  returning id into added;
  perform public.record_content_check('post', added, post ->> 'content',
    array(select jsonb_array_elements_text(post -> 'states')), post -> 'findings', ai_run);
  return added;
end;
$$;

create function public.begin_calendar_draft(item_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.content_calendar as item
  set status = 'in_progress'
  where item.id = item_id and item.status in ('planned', 'outlined') and item.blog_post_id is null;
  if not found then
    perform private.reject(409, 'This topic already has a draft, or one is being written. Reload the calendar.');
  end if;
end;
$$;

create function public.leave_calendar_draft(item_id uuid)
returns void
language sql
security definer
set search_path = ''
as $$
  update public.content_calendar as item
  set status = case when item.outline is null then 'planned' else 'outlined' end
  where item.id = item_id and item.status = 'in_progress';
$$;

create function public.save_calendar_text(item_id uuid, part text, content text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.content_calendar as item
  set outline = case when part = 'outline' then content else item.outline end,
    intro_paragraph = case when part = 'intro' then content else item.intro_paragraph end,
    status = case when part = 'outline' and item.status = 'planned' then 'outlined' else item.status end
  where item.id = item_id and item.status in ('planned', 'outlined');
  if not found then
    perform private.reject(409, 'This topic has moved on meanwhile. Reload the calendar.');
  end if;
end;
$$;

create function public.save_calendar_post(item_id uuid, post jsonb, ai_run uuid)
returns table (post_id uuid, post_slug text)
language plpgsql
security definer
set search_path = ''
as $$
declare
  added uuid;
begin
  perform 1 from public.content_calendar as item
  where item.id = item_id and item.blog_post_id is null for update;
  if not found then
    perform private.reject(409, 'This topic already has a post, or it was deleted. Reload the calendar.');
  end if;
  added := private.insert_generated_post(post, ai_run);
  update public.content_calendar as item set blog_post_id = added, status = 'drafted' where item.id = item_id;
  return query select added, known.slug from public.blog_posts as known where known.id = added;
end;
$$;

-- A topic is completed when its post is public, and drafted again when the post is taken back.
create function private.follow_post_status()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.status = 'published' and old.status <> 'published' then
    update public.content_calendar as item set status = 'completed'
    where item.blog_post_id = new.id and item.status = 'drafted';
  elsif new.status <> 'published' and old.status = 'published' then
    update public.content_calendar as item set status = 'drafted'
    where item.blog_post_id = new.id and item.status = 'completed';
  end if;
  return null;
end;
$$;

create trigger follow_post_status after update of status on public.blog_posts
  for each row execute function private.follow_post_status();

revoke all on function private.check_calendar_step(), private.free_post_slug(text),
  private.insert_generated_post(jsonb, uuid), private.follow_post_status() from public, anon, authenticated;
revoke all on function public.create_starter_calendar(jsonb), public.order_calendar(uuid[]),
  public.begin_calendar_draft(uuid), public.leave_calendar_draft(uuid), public.save_calendar_text(uuid, text, text),
  public.save_calendar_post(uuid, jsonb, uuid) from public, anon, authenticated;
grant execute on function private.check_calendar_step() to authenticated, service_role;
grant execute on function public.create_starter_calendar(jsonb), public.order_calendar(uuid[])
  to authenticated, service_role;
grant execute on function public.begin_calendar_draft(uuid), public.leave_calendar_draft(uuid),
  public.save_calendar_text(uuid, text, text), public.save_calendar_post(uuid, jsonb, uuid) to service_role;
