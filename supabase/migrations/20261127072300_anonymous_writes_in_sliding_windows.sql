-- Counted by the fixed minute, a caller could write twice as much across its edge. Now counted as all other limits are; the
-- count writes no more often to the disk, because every function that a visitor may write with counts there already.
create or replace function private.count_anonymous_call(address text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if public.consume_rate_limit('anonymous-write', md5(address), 240, 60) > 0 then
    perform private.reject(429, 'Too many requests. Please try again in a minute.');
  end if;
end;
$$;
revoke all on function private.count_anonymous_call(text) from public, anon, authenticated;
grant execute on function private.count_anonymous_call(text) to anon;

drop table private.anonymous_calls;
