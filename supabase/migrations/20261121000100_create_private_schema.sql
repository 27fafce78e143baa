-- Deny first. Nothing is readable or callable unless a later statement grants it by name, because three worlds of default
-- privileges exist: lite grants everything at its first request, older hosted projects grant DML and EXECUTE, newer ones nothing.
create schema if not exists private;

grant usage on schema private to anon, authenticated, service_role;

alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke execute on functions from public, anon, authenticated;
alter default privileges in schema private revoke all on tables from anon, authenticated;
alter default privileges in schema private revoke execute on functions from public, anon, authenticated;

-- PostgREST turns SQLSTATE PTnnn into that HTTP status; a failed CHECK would be 500 in the embedded home and 400 on hosted.
create function private.reject(status integer, message text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  raise exception using errcode = 'PT' || status, message = message;
end;
$$;

-- Trusted code runs as the owner of a security definer function; the Data API runs as one of these two roles.
create function private.called_through_api()
returns boolean
language sql
stable
set search_path = ''
as $$
  select current_user in ('anon', 'authenticated');
$$;

create function private.touch_updated_at()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at = now();
  return new;
end;
$$;

create function private.normalize_email(address text)
returns text
language sql
immutable
set search_path = ''
as $$
  select lower(btrim(address));
$$;

revoke all on all functions in schema private from public, anon, authenticated;
grant execute on function private.reject(integer, text) to anon, authenticated, service_role;
grant execute on function private.called_through_api() to anon, authenticated, service_role;
grant execute on function private.touch_updated_at() to anon, authenticated, service_role;
grant execute on function private.normalize_email(text) to anon, authenticated, service_role;
