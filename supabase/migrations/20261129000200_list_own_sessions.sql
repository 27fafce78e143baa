-- The sessions of the caller, newest use first. Device and times are what the auth service noted.
create function public.list_my_sessions()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(listed) - 'used' order by listed.used desc), '[]')
    from (
      select session.id,
        session.created_at as "createdAt",
        greatest(session.created_at, session.updated_at) as "lastUsedAt",
        greatest(session.created_at, session.updated_at) as used,
        session.user_agent as "userAgent",
        session.id = nullif(auth.jwt() ->> 'session_id', '')::uuid as "isCurrent"
      from auth.sessions as session
      where session.user_id = caller and (session.not_after is null or session.not_after > now())
      order by session.updated_at desc
      limit 50
    ) as listed
  );
end;
$$;

-- Ends one session of the caller; its refresh tokens go with it. Answers whether there was one.
create function public.end_my_session(session_id uuid)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
begin
  delete from auth.sessions as session
  where session.id = end_my_session.session_id and session.user_id = caller;
  return found;
end;
$$;

revoke all on function public.list_my_sessions(), public.end_my_session(uuid) from public, anon;
grant execute on function public.list_my_sessions(), public.end_my_session(uuid) to authenticated, service_role;
