-- A template's package exists, as a foreign key would hold it. There is none, because the Data API embeds along foreign keys
-- both ways and without end: no two tables that visitors read may have one between them.
create or replace function private.keep_template_packages()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_table_name = 'templates' then
    -- The lock makes a delete of the package wait for this row, and then find it.
    perform from public.template_packages where id = new.package_id for key share;
    if not found then
      raise foreign_key_violation using message = format('There is no package %L.', new.package_id);
    end if;
  elsif exists (select from public.templates where package_id = old.id)
    and not exists (select from public.template_packages where id = old.id) then
    raise foreign_key_violation using message = format('Templates still belong to the package %L.', old.id);
  end if;
  return null;
end;
$$;
revoke all on function private.keep_template_packages() from public, anon, authenticated;

create trigger keep_package after insert or update of package_id on public.templates
  for each row execute function private.keep_template_packages();

create trigger keep_package after delete or update of id on public.template_packages
  for each row execute function private.keep_template_packages();

alter table public.templates drop constraint templates_package_id_fkey;
