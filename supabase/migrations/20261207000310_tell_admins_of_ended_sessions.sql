-- An admin whose session has ended heard that only an admin may do this, and nothing asked them to sign in again. Said as for an
-- account, the page keeps what was typed and asks for the password.
create or replace function private.require_admin()
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not (select private.is_admin()) then
    if (select auth.uid()) is not null then
      perform private.require_live_session();
    end if;
    raise exception using errcode = '42501', message = 'Only an admin may do this.';
  end if;
end;
$$;

-- And an empty list of the desk would look as if nothing were there.
do $$
declare
  desk_table text;
begin
  foreach desk_table in array array['accessibility_audits', 'ai_jobs', 'ai_runs', 'content_calendar', 'content_checks',
    'content_findings', 'exports', 'law_fact_history', 'social_campaigns', 'social_snippets', 'template_links']
  loop
    execute format('create policy "session is live" on public.%I as restrictive for all to authenticated '
      || 'using ((select private.require_live_session())) with check ((select private.require_live_session()))', desk_table);
  end loop;
end;
$$;
