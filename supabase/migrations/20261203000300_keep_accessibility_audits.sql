-- What an audit of the pages found, the last runs of it. `findings` holds what is wrong or unsure; of what is right only the
-- number is kept, by type.
create table public.accessibility_audits (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  run_by text not null check (length(run_by) <= 254),
  paths text[] not null check (cardinality(paths) between 1 and 200),
  errors integer not null check (errors >= 0),
  warnings integer not null check (warnings >= 0),
  successes integer not null check (successes >= 0),
  score integer not null check (score between 0 and 100),
  findings jsonb not null check (jsonb_typeof(findings) = 'array' and octet_length(findings::text) <= 2000000)
);

alter table public.accessibility_audits enable row level security;
create index accessibility_audits_created_at_idx on public.accessibility_audits (created_at desc, id desc);

create policy "admin reads accessibility audits" on public.accessibility_audits
  for select to authenticated using ((select private.is_admin()));

grant select on public.accessibility_audits to authenticated;
grant all on public.accessibility_audits to service_role;

-- Adds a run and lets go of all but the last twenty. The score is the rounded share of findings that are successes.
create function public.admin_record_audit(paths text[], errors integer, warnings integer, successes integer, findings jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  total integer := errors + warnings + successes;
  stored public.accessibility_audits;
begin
  perform private.require_admin();
  if coalesce(cardinality(paths), 0) not between 1 and 200 or coalesce(total, 0) <= 0
    or least(errors, warnings, successes) < 0 or jsonb_typeof(findings) is distinct from 'array'
    or octet_length(findings::text) > 2000000 then
    perform private.reject(400, 'This is no result of an audit, or too long to keep. Choose fewer pages.');
  end if;
  insert into public.accessibility_audits (run_by, paths, errors, warnings, successes, score, findings)
  select account.email, admin_record_audit.paths, admin_record_audit.errors, admin_record_audit.warnings,
    admin_record_audit.successes, round(100.0 * admin_record_audit.successes / total), admin_record_audit.findings
  from auth.users as account where account.id = (select auth.uid())
  returning * into stored;
  delete from public.accessibility_audits as old where old.id in (
    select kept.id from public.accessibility_audits as kept order by kept.created_at desc, kept.id desc offset 20
  );
  return jsonb_build_object('id', stored.id, 'score', stored.score);
end;
$$;

revoke all on function public.admin_record_audit(text[], integer, integer, integer, jsonb) from public, anon;
grant execute on function public.admin_record_audit(text[], integer, integer, integer, jsonb) to authenticated, service_role;
