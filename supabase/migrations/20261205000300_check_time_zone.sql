-- Postgres takes nearly any word for a time zone of its own making; the shop's has to be one of the known places.
create or replace function private.check_tool_setting()
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
    if not exists (select 1 from pg_timezone_names as zone where zone.name = btrim(new.value)) then
      perform private.reject(400, 'The time zone must be a name such as America/Chicago.');
    end if;
  end if;
  return new;
end;
$$;
