-- The value of a secret never stands in the row of its setting. Publishing compares with what is stored of it: before, a secret
-- that replaced another left "stored since" and the audit log as they were.
create function private.stored_setting(setting_key text)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    (select secret.value from private.setting_secrets as secret where secret.key = setting_key),
    (select setting.value from public.site_settings as setting where setting.key = setting_key)
  );
$$;

revoke all on function private.stored_setting(text) from public, anon, authenticated;

create or replace function public.admin_publish_settings(changes jsonb, seen jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  newer text;
  change record;
begin
  perform private.require_admin();
  if jsonb_typeof(changes) is distinct from 'object' or changes = '{}' then
    perform private.reject(400, 'There is nothing to publish.');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('publish-settings', 0));
  select string_agg(setting.key, ', ' order by setting.key) into newer
  from public.site_settings as setting
  where changes ? setting.key and setting.updated_at is distinct from (seen ->> setting.key)::timestamptz
    and private.stored_setting(setting.key) is distinct from changes ->> setting.key;
  if newer is not null then
    perform private.reject(409, 'Somebody has changed ' || newer
      || ' meanwhile. Nothing was published and your changes are still here: compare, then publish again.');
  end if;
  for change in
    select entry.key, entry.value from jsonb_each_text(changes) as entry
    where private.stored_setting(entry.key) is distinct from entry.value
    order by entry.key
  loop
    insert into public.site_settings (key, value) values (change.key, change.value)
    on conflict (key) do update set value = excluded.value;
  end loop;
end;
$$;
