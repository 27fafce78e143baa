-- Ids by their form, beside the kinds of setting that are checked already.
create table private.setting_patterns (
  key text primary key references private.setting_definitions (key) on delete cascade,
  pattern text not null,
  message text not null
);

alter table private.setting_patterns enable row level security;

insert into private.setting_patterns (key, pattern, message) values
  ('GA4_ID', '^G-[A-Z0-9]{4,16}$', 'The Google Analytics id looks like G-ABC123DEF4.'),
  ('CLARITY_ID', '^[a-z0-9]{8,16}$', 'The Clarity id has 8 to 16 small letters and digits.'),
  ('META_PIXEL_ID', '^[0-9]{8,20}$', 'The Meta pixel id has 8 to 20 digits.');

create function private.check_setting_pattern()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  known private.setting_patterns;
begin
  select * into known from private.setting_patterns as listed where listed.key = new.key;
  if found and coalesce(btrim(new.value), '') <> '' and btrim(new.value) !~ known.pattern then
    perform private.reject(400, known.message);
  end if;
  return new;
end;
$$;

create trigger check_setting_pattern before insert or update on public.site_settings
  for each row execute function private.check_setting_pattern();

create index audit_log_object_time_idx on public.audit_log (object, id desc);

-- Publish Settings: all changes or none. `seen` tells, for each key, when the setting had last been changed as the writer saw
-- it: whoever would overwrite a colleague's newer value is told instead.
create function public.admin_publish_settings(changes jsonb, seen jsonb)
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
  where changes ? setting.key and setting.updated_at is distinct from (seen ->> setting.key)::timestamptz;
  if newer is not null then
    perform private.reject(409, 'Somebody has changed ' || newer
      || ' meanwhile. Nothing was published and your changes are still here: compare, then publish again.');
  end if;
  for change in select entry.key, entry.value from jsonb_each_text(changes) as entry order by entry.key loop
    insert into public.site_settings (key, value) values (change.key, change.value)
    on conflict (key) do update set value = excluded.value;
  end loop;
end;
$$;

-- The latest publishes, newest first, each with its changes. Of a secret it tells only that it changed.
create function public.admin_settings_history()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('changeSet', published.change_set, 'at', published.at,
      'actor', published.actor_email, 'reason', published.reason, 'changes', published.changes) order by published.last_id desc), '[]')
    from (
      select line.change_set, max(line.id) as last_id, max(line.created_at) as at, max(line.actor_email) as actor_email,
        max(line.reason) as reason,
        jsonb_agg(jsonb_build_object('key', line.object_id, 'before', line.before ->> 'value', 'after', line.after ->> 'value',
          'isSecret', coalesce(definition.write_only, false)) order by line.object_id) as changes
      from (
        select * from public.audit_log as latest where latest.object = 'site_settings' order by latest.id desc limit 200
      ) as line
      left join private.setting_definitions as definition on definition.key = line.object_id
      group by line.change_set
    ) as published
  );
end;
$$;

-- Brings back what a publish replaced, unless it was changed again since. Secrets are gone for good.
create function public.admin_undo_settings(undone_change_set text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  newer text;
  line record;
  restored integer := 0;
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(hashtextextended('publish-settings', 0));
  select string_agg(change.object_id, ', ' order by change.object_id) into newer
  from public.audit_log as change
  join public.site_settings as setting on setting.key = change.object_id
  where change.object = 'site_settings' and change.change_set = undone_change_set and not setting.write_only
    and coalesce(change.after, '{}') ? 'value' and setting.value is distinct from change.after ->> 'value';
  if newer is not null then
    perform private.reject(409, newer || ' was changed again since. Undo that change first.');
  end if;
  perform private.note_reason('Undone');
  for line in
    select change.object_id as key, coalesce(change.before ->> 'value', '') as value
    from public.audit_log as change
    join private.setting_definitions as definition on definition.key = change.object_id and not definition.write_only
    where change.object = 'site_settings' and change.change_set = undone_change_set
      and coalesce(change.after, '{}') ? 'value'
    order by change.object_id
  loop
    update public.site_settings as setting set value = line.value where setting.key = line.key;
    restored := restored + 1;
  end loop;
  if restored = 0 then
    perform private.reject(409, 'There is nothing that could be brought back. A secret has to be entered again.');
  end if;
end;
$$;

-- What the check list before opening cannot see in the settings.
create function public.admin_opening_facts()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'hasSentMail', exists (select 1 from public.email_messages where status = 'sent'),
    'failedMails', (select value from private.shop_totals where name = 'failed_mails'),
    'hasRealProvider', exists (select 1 from public.provider_products where provider <> 'sandbox')
  );
end;
$$;

-- The audit log as a list.
create index audit_log_search_idx on public.audit_log
  using gin (private.list_words(actor_email || ' ' || object || ' ' || object_id));

create function public.admin_list_changes(
  search text default null,
  object_filter text default null,
  page_cursor text default null,
  page_size integer default 50
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.list_page(
    'public.audit_log',
    $fields$jsonb_build_object('id', entry.id, 'createdAt', entry.created_at, 'actor', entry.actor_email,
      'action', entry.action, 'object', entry.object, 'objectId', entry.object_id, 'before', entry.before,
      'after', entry.after, 'reason', entry.reason)$fields$,
    array_remove(array[
      case when private.list_query(search) is not null then
        $c$private.list_words(entry.actor_email || ' ' || entry.object || ' ' || entry.object_id) @@ private.list_query($1[1])$c$ end,
      case when coalesce(object_filter, '') <> '' then $c$entry.object = $1[2]$c$ end
    ], null),
    array[search, object_filter],
    page_cursor,
    page_size,
    'bigint'
  );
end;
$$;

revoke all on function private.check_setting_pattern() from public, anon, authenticated;
revoke all on function public.admin_publish_settings(jsonb, jsonb), public.admin_settings_history(),
  public.admin_undo_settings(text), public.admin_opening_facts(),
  public.admin_list_changes(text, text, text, integer) from public, anon;
grant execute on function public.admin_publish_settings(jsonb, jsonb), public.admin_settings_history(),
  public.admin_undo_settings(text), public.admin_opening_facts(),
  public.admin_list_changes(text, text, text, integer) to authenticated, service_role;
