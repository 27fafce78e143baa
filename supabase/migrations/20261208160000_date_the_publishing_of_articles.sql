-- When an article was published. The day on which its row was added says something else: one that comes with the content files
-- is older than the shop that it is added to, and a draft is not published when it is begun.
alter table public.knowledge_base_articles add column published_on date;

create function private.date_publishing()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.status = 'published' and new.published_on is null then
    if tg_op = 'INSERT' then
      new.published_on := current_date;
    elsif old.status = 'published' then
      -- Out of a backup from before this column.
      new.published_on := least((old.created_at at time zone 'utc')::date, old.last_updated);
    else
      new.published_on := current_date;
      new.last_updated := greatest(new.last_updated, current_date);
    end if;
  end if;
  -- No text was changed before it was published. A draft has no such day, and least() would give it one.
  if new.published_on is not null then
    new.published_on := least(new.published_on, new.last_updated);
  end if;
  return new;
end;
$$;

create trigger date_publishing before insert or update on public.knowledge_base_articles
  for each row execute function private.date_publishing();

revoke all on function private.date_publishing() from public, anon, authenticated;

-- Nobody has changed these texts now.
alter table public.knowledge_base_articles disable trigger touch_knowledge_base_articles;
update public.knowledge_base_articles set published_on = least((created_at at time zone 'utc')::date, last_updated)
where status = 'published';
alter table public.knowledge_base_articles enable trigger touch_knowledge_base_articles;

alter table public.knowledge_base_articles add check (published_on <= last_updated);
