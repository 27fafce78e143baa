/** Supabase's three API roles, as on hosted: lite would make them at its first request, the migrations need them before. */
export const apiRoles = `
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin noinherit; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin noinherit; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin noinherit bypassrls; end if;
end;
$$;
grant usage on schema public to anon, authenticated, service_role;
`;
