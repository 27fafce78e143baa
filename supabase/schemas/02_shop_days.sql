-- The day of a time where the shop is. Every figure, filter and printed day is counted by it: nobody else's midnight ends a day or
-- a month of the shop.
create or replace function private.shop_day(at timestamptz)
returns date
language sql
stable
security definer
set search_path = ''
as $$
  select (shop_day.at at time zone private.shop_time_zone())::date;
$$;
revoke all on function private.shop_day(timestamptz) from public, anon, authenticated;

-- A time for a file: the shop's clock and its distance from UTC, since an hour of autumn comes twice.
create or replace function private.time_text(at timestamptz, zone text)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  local_time timestamp := at at time zone zone;
  offset_minutes integer := extract(epoch from local_time - (at at time zone 'UTC'))::integer / 60;
begin
  return to_char(local_time, 'YYYY-MM-DD HH24:MI:SS') || case when offset_minutes < 0 then '-' else '+' end
    || to_char(make_interval(mins => abs(offset_minutes)), 'HH24:MI');
end;
$$;
revoke all on function private.time_text(timestamptz, text) from public, anon, authenticated;
