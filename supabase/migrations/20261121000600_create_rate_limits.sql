-- Fixed windows per bucket and subject. The subject is a hash (of an address or an e-mail), never the thing itself.
create table private.rate_limits (
  bucket text not null,
  subject text not null,
  window_start timestamptz not null,
  hits integer not null default 1,
  primary key (bucket, subject, window_start)
);

alter table private.rate_limits enable row level security;
create index rate_limits_window_idx on private.rate_limits (window_start);

-- Answers 0 when the call may go on, else the seconds to wait.
create function public.consume_rate_limit(bucket text, subject text, max_hits integer, window_seconds integer)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  started timestamptz := to_timestamp(floor(extract(epoch from now()) / window_seconds) * window_seconds);
  counted integer;
begin
  insert into private.rate_limits as existing (bucket, subject, window_start)
  values (consume_rate_limit.bucket, consume_rate_limit.subject, started)
  on conflict on constraint rate_limits_pkey do update set hits = existing.hits + 1
  returning hits into counted;
  if counted <= max_hits then
    return 0;
  end if;
  return greatest(1, ceil(extract(epoch from started + make_interval(secs => window_seconds) - now()))::integer);
end;
$$;

create function private.delete_old_rate_limits()
returns void
language sql
security definer
set search_path = ''
as $$
  delete from private.rate_limits where window_start < now() - interval '1 day';
$$;

revoke all on function public.consume_rate_limit(text, text, integer, integer) from public, anon, authenticated;
revoke all on function private.delete_old_rate_limits() from public, anon, authenticated;
grant execute on function public.consume_rate_limit(text, text, integer, integer) to service_role;
