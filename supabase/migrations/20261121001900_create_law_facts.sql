create table public.law_facts (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  key text not null unique check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  state text not null check (state ~ '^[A-Z]{2}$'),
  topic text not null check (length(topic) between 1 and 80),
  statement text not null check (length(statement) between 1 and 1000),
  figure numeric,
  unit text check (length(unit) <= 40),
  statute text check (length(statute) <= 200),
  source text not null check (source ~ '^https?://'),
  checked_on date not null,
  next_check date not null,
  confidence text not null check (confidence in ('official', 'secondary')),
  check (next_check >= checked_on)
);

alter table public.law_facts enable row level security;
create index law_facts_state_idx on public.law_facts (state, topic);
create index law_facts_next_check_idx on public.law_facts (next_check);
create trigger touch_law_facts before update on public.law_facts
  for each row execute function private.touch_updated_at();

create policy "everybody reads law facts" on public.law_facts for select to anon, authenticated using (true);
create policy "admin adds law facts" on public.law_facts
  for insert to authenticated with check ((select private.is_admin()));
create policy "admin changes law facts" on public.law_facts
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admin removes law facts" on public.law_facts
  for delete to authenticated using ((select private.is_admin()));

grant select on public.law_facts to anon, authenticated;
grant insert, update, delete on public.law_facts to authenticated;
grant all on public.law_facts to service_role;

-- What a fact said before, and who changed it. Written by the database, changeable by nobody.
create table public.law_fact_history (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  fact_key text not null,
  changed_by uuid,
  action text not null check (action in ('insert', 'update', 'delete')),
  before jsonb,
  after jsonb
);

alter table public.law_fact_history enable row level security;
create index law_fact_history_key_idx on public.law_fact_history (fact_key, created_at desc);

create policy "admin reads law fact history" on public.law_fact_history
  for select to authenticated using ((select private.is_admin()));

grant select on public.law_fact_history to authenticated;
grant select on public.law_fact_history to service_role;

create function private.record_law_fact_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.law_fact_history (fact_key, changed_by, action, before, after)
  values (
    coalesce(new.key, old.key),
    (select auth.uid()),
    lower(tg_op),
    case when tg_op <> 'INSERT' then to_jsonb(old) end,
    case when tg_op <> 'DELETE' then to_jsonb(new) end
  );
  return null;
end;
$$;

create trigger record_law_fact_change after insert or update or delete on public.law_facts
  for each row execute function private.record_law_fact_change();

revoke all on function private.record_law_fact_change() from public, anon, authenticated;

create function private.refuse_history_change()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated', 'service_role') then
    raise exception using errcode = '42501', message = 'History is written by the database and changed by nobody.';
  end if;
  return coalesce(new, old);
end;
$$;

create trigger refuse_history_change before insert or update or delete on public.law_fact_history
  for each row execute function private.refuse_history_change();

revoke all on function private.refuse_history_change() from public, anon, authenticated;
