-- A version is what a text was before one of its changes: so the one that came with the content files, which no admin wrote and no
-- line of the log holds, can be read too.
create or replace function public.admin_text_version(text_kind text, text_id uuid, change_id bigint)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  source text := case text_kind when 'post' then 'blog_posts' when 'article' then 'knowledge_base_articles' end;
  version jsonb;
  later jsonb;
begin
  perform private.require_admin();
  if source is null then
    perform private.reject(400, 'The kind must be post or article.');
  end if;
  execute format('select to_jsonb(t) from public.%I as t where t.id = $1', source) into version using text_id;
  if version is null or not exists (
    select 1 from public.audit_log as line
    where line.id = change_id and line.object = source and line.object_id = text_id::text and line.action = 'update'
  ) then
    perform private.reject(404, 'There is no such version.');
  end if;
  for later in
    select line.before from public.audit_log as line
    where line.object = source and line.object_id = text_id::text and line.id >= change_id and line.action = 'update'
    order by line.id desc
  loop
    version := version || later;
  end loop;
  return version - array['status', 'scheduled_for', 'published_at', 'updated_at', 'search_document'];
end;
$$;
