-- The owner's key for OpenAI (write-only), what a month of drafts may cost, and the clock that the shop goes by.
insert into private.setting_definitions (key, is_public, write_only, kind) values
  ('OPENAI_API_KEY', false, true, 'text'),
  ('AI_MONTHLY_BUDGET_USD', false, false, 'text'),
  ('SHOP_TIME_ZONE', false, false, 'text')
on conflict (key) do nothing;

create function private.check_tool_setting()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if coalesce(btrim(new.value), '') = '' then
    return new;
  end if;
  if new.key = 'AI_MONTHLY_BUDGET_USD' then
    if btrim(new.value) !~ '^[0-9]{1,5}(\.[0-9]{1,2})?$' then
      perform private.reject(400, 'The monthly budget must be an amount in dollars, such as 20 or 12.50.');
    end if;
  elsif new.key = 'SHOP_TIME_ZONE' then
    begin
      perform now() at time zone btrim(new.value);
    exception when others then
      perform private.reject(400, 'The time zone must be a name such as America/Chicago.');
    end;
  end if;
  return new;
end;
$$;

create trigger check_tool_setting before insert or update on public.site_settings
  for each row execute function private.check_tool_setting();

create function private.shop_time_zone()
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    (select nullif(setting.value, '') from public.site_settings as setting where setting.key = 'SHOP_TIME_ZONE'),
    'America/Chicago'
  );
$$;

create function private.ai_monthly_budget()
returns numeric
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    (select nullif(setting.value, '')::numeric from public.site_settings as setting
     where setting.key = 'AI_MONTHLY_BUDGET_USD'),
    20
  );
$$;

revoke all on function private.check_tool_setting(), private.shop_time_zone(), private.ai_monthly_budget()
  from public, anon, authenticated;
