-- An article that the sandbox wrote is marked in its row, as a post is, and the desk's lists say of each text whether it is a
-- sample and what of its facts is open.
alter table public.knowledge_base_articles add column is_sample boolean not null default false;

create or replace function public.settle_ai_job(
  job_id uuid,
  job_lease uuid,
  result jsonb,
  reason text,
  words integer,
  used_tokens_in integer,
  used_tokens_out integer,
  cost numeric
)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  job public.ai_jobs;
  saved uuid;
begin
  select * into job from public.ai_jobs as candidate
  where candidate.id = job_id and candidate.status = 'working' and candidate.lease = job_lease for update;
  if not found then
    return false;
  end if;
  if result is not null and job.kind = 'post' then
    saved := private.insert_generated_post(result, job.run_id);
    update public.content_calendar as item set blog_post_id = saved, status = 'drafted'
    where item.id = job.calendar_item_id and item.blog_post_id is null;
  elsif result is not null then
    insert into public.knowledge_base_articles (slug, title, summary, category, states, content, law_as_of, is_sample)
    values (result ->> 'slug', result ->> 'title', result ->> 'summary', result ->> 'category',
      array(select jsonb_array_elements_text(result -> 'states')), result ->> 'content', (result ->> 'lawAsOf')::date,
      coalesce((result ->> 'isSample')::boolean, false))
    on conflict (slug) do nothing
    returning id into saved;
    if saved is not null then
      perform public.record_content_check('article', saved, result ->> 'content',
        array(select jsonb_array_elements_text(result -> 'states')), result -> 'findings', job.run_id);
    end if;
  else
    perform public.leave_calendar_draft(job.calendar_item_id);
  end if;
  update public.ai_jobs as settled
  set status = case when result is null then 'failed' else 'completed' end,
    lease = null, lease_until = null, error = nullif(left(reason, 1000), ''), subject_id = saved,
    word_count = case when result is null then 0 else words end,
    tokens_in = used_tokens_in, tokens_out = used_tokens_out, cost_estimate = cost
  where settled.id = job_id;
  perform private.finish_ai_batch(job.run_id);
  return true;
end;
$$;

-- Null for a text that was not generated.
create function private.open_findings(subject uuid)
returns bigint
language sql
stable
security definer
set search_path = ''
as $$
  select (
    select count(*) from public.content_findings as finding
    where finding.subject_id = known.subject_id and finding.resolved_at is null
  )
  from public.content_checks as known
  where known.subject_id = subject
  limit 1;
$$;

revoke all on function private.open_findings(uuid) from public, anon, authenticated;

create or replace function private.list_texts(source text, published_at text, scheduled_for text, search text, status_filter text,
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
      'publishedAt', %s, 'scheduledFor', %s, 'updatedAt', entry.updated_at, 'isSample', entry.is_sample,
      'openFindings', private.open_findings(entry.id))$fields$, published_at, scheduled_for),
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
