-- What a generated text says about law without a source. A text that was generated is published only when its facts were
-- checked as they stand now and the owner has resolved each finding; the rule holds for every way of publishing.
create table public.content_checks (
  subject_kind text not null check (subject_kind in ('post', 'article')),
  subject_id uuid not null,
  created_at timestamptz not null default now(),
  checked_at timestamptz not null default now(),
  content_hash text not null,
  states text[] not null default '{}',
  run_id uuid references public.ai_runs (id) on delete set null,
  primary key (subject_kind, subject_id)
);

create table public.content_findings (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  subject_kind text not null,
  subject_id uuid not null,
  kind text not null check (kind in ('no-source', 'figure', 'unknown-source')),
  sentence text not null check (length(sentence) <= 2000),
  line integer not null,
  figures text[] not null default '{}',
  resolved_at timestamptz,
  resolved_by uuid references auth.users (id) on delete set null,
  reason text check (length(reason) between 3 and 300),
  foreign key (subject_kind, subject_id) references public.content_checks (subject_kind, subject_id) on delete cascade
);

alter table public.content_checks enable row level security;
alter table public.content_findings enable row level security;
create index content_checks_run_idx on public.content_checks (run_id);
create index content_findings_subject_idx on public.content_findings (subject_kind, subject_id);
create index content_findings_resolved_by_idx on public.content_findings (resolved_by);

create policy "admin reads content checks" on public.content_checks
  for select to authenticated using ((select private.is_admin()));
create policy "admin reads content findings" on public.content_findings
  for select to authenticated using ((select private.is_admin()));

grant select on public.content_checks, public.content_findings to authenticated;
grant all on public.content_checks, public.content_findings to service_role;

-- What the owner has resolved stays resolved as long as the sentence stands.
create function public.record_content_check(
  kind text,
  id uuid,
  checked_content text,
  checked_states text[],
  findings jsonb,
  ai_run uuid default null
)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  open_findings integer;
begin
  insert into public.content_checks as known (subject_kind, subject_id, content_hash, states, run_id)
  values (record_content_check.kind, record_content_check.id, md5(checked_content), checked_states, ai_run)
  on conflict (subject_kind, subject_id) do update
    set checked_at = now(), content_hash = excluded.content_hash, states = excluded.states,
      run_id = coalesce(excluded.run_id, known.run_id);
  delete from public.content_findings as finding
  where finding.subject_kind = record_content_check.kind and finding.subject_id = record_content_check.id
    and not exists (
      select 1 from jsonb_to_recordset(findings) as found (kind text, sentence text)
      where found.kind = finding.kind and found.sentence = finding.sentence
    );
  insert into public.content_findings (subject_kind, subject_id, kind, sentence, line, figures)
  select distinct on (found.kind, found.sentence) record_content_check.kind, record_content_check.id, found.kind,
    found.sentence, found.line, coalesce(found.figures, '{}')
  from jsonb_to_recordset(findings) as found (kind text, sentence text, line integer, figures text[])
  where not exists (
    select 1 from public.content_findings as finding
    where finding.subject_kind = record_content_check.kind and finding.subject_id = record_content_check.id
      and finding.kind = found.kind and finding.sentence = found.sentence
  )
  order by found.kind, found.sentence, found.line;
  select count(*) into open_findings from public.content_findings as finding
  where finding.subject_kind = record_content_check.kind and finding.subject_id = record_content_check.id
    and finding.resolved_at is null;
  return open_findings;
end;
$$;

create function public.resolve_content_finding(finding_id uuid, reason text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not (select private.is_admin()) then
    perform private.reject(403, 'Only the owner can do this.');
  end if;
  if length(btrim(coalesce(reason, ''))) not between 3 and 300 then
    perform private.reject(400, 'Please say in 3 to 300 characters why the sentence may stay as it is.');
  end if;
  update public.content_findings as finding
  set resolved_at = now(), resolved_by = (select auth.uid()), reason = btrim(resolve_content_finding.reason)
  where finding.id = finding_id and finding.resolved_at is null;
  return found;
end;
$$;

create function private.publishing_problem(kind text, id uuid, content text)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  known public.content_checks;
  open_findings integer;
begin
  select * into known from public.content_checks as candidate
  where candidate.subject_kind = publishing_problem.kind and candidate.subject_id = publishing_problem.id;
  if not found then
    return null;
  end if;
  if known.content_hash <> md5(publishing_problem.content) then
    return 'This text was generated and has changed since its facts were checked. Check the facts again under Drafts, then publish it.';
  end if;
  select count(*) into open_findings from public.content_findings as finding
  where finding.subject_kind = publishing_problem.kind and finding.subject_id = publishing_problem.id and finding.resolved_at is null;
  if open_findings > 0 then
    return 'This text says ' || open_findings || case when open_findings = 1 then ' thing' else ' things' end
      || ' about law without a source. Resolve the findings under Drafts, then publish it.';
  end if;
  return null;
end;
$$;

create function private.refuse_unchecked_text()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  problem text;
begin
  if new.status not in ('published', 'scheduled') or (tg_op = 'UPDATE' and old.status = new.status) then
    return new;
  end if;
  problem := private.publishing_problem(tg_argv[0], new.id, new.content);
  if problem is not null then
    perform private.reject(409, problem);
  end if;
  return new;
end;
$$;

create trigger refuse_unchecked_text before insert or update on public.blog_posts
  for each row execute function private.refuse_unchecked_text('post');
create trigger refuse_unchecked_text before insert or update on public.knowledge_base_articles
  for each row execute function private.refuse_unchecked_text('article');

create function private.forget_content_check()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.content_checks as known where known.subject_kind = tg_argv[0] and known.subject_id = old.id;
  return null;
end;
$$;

create trigger forget_content_check after delete on public.blog_posts
  for each row execute function private.forget_content_check('post');
create trigger forget_content_check after delete on public.knowledge_base_articles
  for each row execute function private.forget_content_check('article');

revoke all on function private.publishing_problem(text, uuid, text), private.refuse_unchecked_text(),
  private.forget_content_check() from public, anon, authenticated;
revoke all on function public.record_content_check(text, uuid, text, text[], jsonb, uuid),
  public.resolve_content_finding(uuid, text) from public, anon, authenticated;
grant execute on function public.record_content_check(text, uuid, text, text[], jsonb, uuid) to service_role;
grant execute on function public.resolve_content_finding(uuid, text) to authenticated, service_role;
