-- Rate limits per bucket and subject. The subject is a hash of an address or an email address, never the value itself.
create table private.rate_limits (
  bucket text not null,
  subject text not null,
  window_start timestamptz not null,
  hits integer not null default 1,
  primary key (bucket, subject, window_start)
);
alter table private.rate_limits enable row level security;
create index rate_limits_window_idx on private.rate_limits (window_start);

-- A sliding window: a hit counts until the whole window has passed, to a twelfth of the window; each row is one twelfth. A
-- refused call is not counted, so that a caller who keeps asking does not wait longer.

-- The seconds to wait before the next hit, 0 for none. Two calls at once must not both take the last hit: the second waits for the
-- first one's transaction.
create or replace function private.limit_wait(bucket text, subject text, max_hits integer, window_seconds integer)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  counted_seconds double precision := window_seconds * 13 / 12.0;
  oldest timestamptz;
  counted bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('rate-limit:' || bucket || ':' || subject, 0));
  select min(known.window_start), coalesce(sum(known.hits), 0) into oldest, counted
  from private.rate_limits as known
  where known.bucket = limit_wait.bucket and known.subject = limit_wait.subject
    and known.window_start > now() - make_interval(secs => counted_seconds);
  if counted < max_hits then
    return 0;
  end if;
  return greatest(1, ceil(extract(epoch from coalesce(oldest, now()) + make_interval(secs => counted_seconds) - now())))::integer;
end;
$$;
revoke all on function private.limit_wait(text, text, integer, integer) from public, anon, authenticated;

create or replace function private.count_hit(bucket text, subject text, window_seconds integer)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into private.rate_limits as existing (bucket, subject, window_start)
  values (bucket, subject, to_timestamp(floor(extract(epoch from now()) / (window_seconds / 12.0)) * (window_seconds / 12.0)))
  on conflict on constraint rate_limits_pkey do update set hits = existing.hits + 1;
$$;
revoke all on function private.count_hit(text, text, integer) from public, anon, authenticated;

-- Returns 0 if the call may go on, otherwise the seconds to wait. For callers by network there is public.consume_caller_limit.
create or replace function public.consume_rate_limit(bucket text, subject text, max_hits integer, window_seconds integer)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  wait integer := private.limit_wait(bucket, subject, max_hits, window_seconds);
begin
  if wait = 0 then
    perform private.count_hit(bucket, subject, window_seconds);
  end if;
  return wait;
end;
$$;
revoke all on function public.consume_rate_limit(text, text, integer, integer) from public, anon, authenticated;
grant execute on function public.consume_rate_limit(text, text, integer, integer) to service_role;

-- The longest window is a day, and its first twelfth counts for two more hours.
create or replace function private.delete_old_rate_limits()
returns void
language sql
security definer
set search_path = ''
as $$
  delete from private.rate_limits where window_start < now() - interval '27 hours';
  delete from private.mail_counts where slot < now() - interval '25 hours';
$$;
revoke all on function private.delete_old_rate_limits() from public, anon, authenticated;

-- An IPv6 caller has 2^64 addresses, so limits count the /64, or the IPv4 address. Null if the text is not an address.
create or replace function private.network_of(address text)
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  parsed inet;
begin
  -- A link-local address names its interface after a percent sign.
  parsed := split_part(btrim(address), '%', 1)::inet;
  if family(parsed) = 4 then
    return host(parsed);
  elsif parsed <<= inet '::ffff:0:0/96' then
    return host(inet '0.0.0.0' + (parsed - inet '::ffff:0:0'));
  end if;
  return host(network(set_masklen(parsed, 64)));
exception when invalid_text_representation then
  return null;
end;
$$;
revoke all on function private.network_of(text) from public, anon, authenticated;

-- The networks that an address counts for, narrow ones first, and how many times a limit each of them has. A provider hands out a
-- /64, a /56 or a /48: who holds a wide one has many narrow ones, but no endless number of calls.
create or replace function private.networks_of(address text)
returns table (network text, share integer)
language sql
immutable
set search_path = ''
as $$
  select private.network_of(address), 1 where private.network_of(address) is not null
  union all
  select host(network(set_masklen(private.network_of(address)::inet, wide.bits))) || '/' || wide.bits, wide.share
  from (values (56, 4), (48, 16)) as wide (bits, share)
  where family(private.network_of(address)::inet) = 6
  order by 2;
$$;
revoke all on function private.networks_of(text) from public, anon, authenticated;

-- Counts one hit for the caller with this address in each of its networks, or in none. Returns 0 if the call may go on, otherwise the
-- seconds to wait. A caller without an address is refused: they would share one count, and one of them could use it up.
create or replace function public.consume_caller_limit(bucket text, address text, max_hits integer, window_seconds integer)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  wait integer;
begin
  select max(private.limit_wait(bucket, md5(counted.network), max_hits * counted.share, window_seconds)) into wait
  from private.networks_of(address) as counted;
  if wait = 0 then
    perform private.count_hit(bucket, md5(counted.network), window_seconds) from private.networks_of(address) as counted;
  end if;
  return coalesce(wait, window_seconds);
end;
$$;
revoke all on function public.consume_caller_limit(text, text, integer, integer) from public, anon, authenticated;
grant execute on function public.consume_caller_limit(text, text, integer, integer) to service_role;

-- On hosted projects Cloudflare names the caller; the first entry of x-forwarded-for is what the caller wrote. The embedded
-- shop writes that header itself and accepts no other.
create or replace function private.caller_network()
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select private.network_of(coalesce(
    headers.sent ->> 'cf-connecting-ip',
    split_part(headers.sent ->> 'x-forwarded-for', ',', 1)
  ))
  from (select nullif(current_setting('request.headers', true), '')::json as sent) as headers;
$$;
revoke all on function private.caller_network() from public, anon, authenticated;
grant execute on function private.caller_network() to anon, authenticated, service_role;

-- Counts one vote per network and day. The user agent is not part of it, because a caller can invent any number of them.
create or replace function private.caller_hash()
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select md5(coalesce(private.caller_network(), '') || '|' || current_date);
$$;
revoke all on function private.caller_hash() from public, anon, authenticated;

-- The embedded shop keeps a journal of calls that it has confirmed to visitors and replays it at start. A call stores its id
-- in the transaction of its change, so that a replay repeats only what the database has lost: no second email, and nobody is
-- unsubscribed again.
create table private.durable_calls (
  id uuid primary key,
  called_at timestamptz not null default now()
);
alter table private.durable_calls enable row level security;
create index durable_calls_called_at_idx on private.durable_calls (called_at);

create or replace function private.durable_call_names()
returns text[]
language sql
immutable
set search_path = ''
as $$
  select array['request_starter_pack', 'confirm_lead', 'unsubscribe_lead', 'submit_contact_message', 'request_order_link',
    'receive_checkout_event', 'hold_checkout_payload', 'stop_update_mails', 'unsubscribe_newsletter'];
$$;
revoke all on function private.durable_call_names() from public, anon, authenticated;

-- Returns the call's result as text, or null for an id that is known already. The journal is deleted after minutes, the ids
-- after a month.
create or replace function public.call_durably(call_id uuid, called text, arguments jsonb)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  arguments_in_sql text;
  answer text;
begin
  if not called = any (private.durable_call_names()) then
    perform private.reject(404, 'There is no such call.');
  end if;
  insert into private.durable_calls (id) values (call_id) on conflict (id) do nothing;
  if not found then
    return null;
  end if;
  delete from private.durable_calls where called_at < now() - interval '1 month';
  select string_agg(format('%I => %L', argument.key, case
    when jsonb_typeof(argument.value) in ('object', 'array') then argument.value::text else argument.value #>> '{}'
  end), ', ') into arguments_in_sql
  from jsonb_each(arguments) as argument;
  execute format('select public.%I(%s)', called, coalesce(arguments_in_sql, '')) into answer;
  return answer;
end;
$$;
revoke all on function public.call_durably(uuid, text, jsonb) from public, anon, authenticated;
grant execute on function public.call_durably(uuid, text, jsonb) to service_role;

-- Counts concurrent reads and writes per IPv6 /64 or IPv4 address, as all other limits do.
create or replace function private.check_request()
returns void
language plpgsql
set search_path = ''
as $$
declare
  reads_at_once constant integer := 8;
  longest_anonymous_query constant text := '3s';
  caller text := private.caller_network();
  first_slot integer;
begin
  if current_user <> 'anon' then
    return;
  end if;
  if length(current_setting('request.path', true)) > 2048 then
    raise exception using errcode = 'PT414', message = 'The address is too long.';
  end if;
  perform set_config('statement_timeout', longest_anonymous_query, true);
  if caller is null then
    return;
  end if;
  if current_setting('transaction_read_only') <> 'on' then
    perform private.count_anonymous_call(caller);
    return;
  end if;
  -- The first slot depends on the moment of arrival, so that the first try usually finds a free one.
  first_slot := (extract(microseconds from clock_timestamp())::integer) % reads_at_once;
  for tried in 0 .. reads_at_once - 1 loop
    if pg_try_advisory_xact_lock(hashtext('shop.reads:' || caller), (first_slot + tried) % reads_at_once) then
      return;
    end if;
  end loop;
  raise exception using errcode = 'PT429', message = 'Too many requests at once. Please try again in a moment.';
end;
$$;
revoke all on function private.check_request() from public, anon, authenticated;
grant execute on function private.check_request() to anon, authenticated, service_role;

create or replace function private.count_anonymous_call(address text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if public.consume_caller_limit('anonymous-write', address, 240, 60) > 0 then
    perform private.reject(429, 'Too many requests. Please try again in a minute.');
  end if;
end;
$$;
revoke all on function private.count_anonymous_call(text) from public, anon, authenticated;
grant execute on function private.count_anonymous_call(text) to anon;

-- Only on hosted projects, where PostgREST signs in as this role. The cost limit refuses plans that would read very much, if
-- Supabase's plan_filter is loaded. Without the right to set either, the project works as before.
do $$
begin
  if not exists (select 1 from pg_roles where rolname = 'authenticator') then
    return;
  end if;
  begin
    alter role authenticator set pgrst.db_pre_request = 'private.check_request';
    notify pgrst, 'reload config';
  exception when insufficient_privilege or undefined_object then
    raise warning 'pgrst.db_pre_request could not be set: %', sqlerrm;
  end;
  begin
    alter role authenticator set plan_filter.statement_cost_limit = 100000000;
  exception when insufficient_privilege or undefined_object then
    raise warning 'plan_filter.statement_cost_limit could not be set: %', sqlerrm;
  end;
end;
$$;

-- Counts one hit for the caller of this request. Returns 0 if the call may go on, otherwise the seconds to wait.
create or replace function private.limit_caller(bucket text, max_hits integer, window_seconds integer)
returns integer
language sql
security definer
set search_path = ''
as $$
  select public.consume_caller_limit(bucket, private.caller_network(), max_hits, window_seconds);
$$;
revoke all on function private.limit_caller(text, integer, integer) from public, anon, authenticated;

-- Limits that a shop can change by its own row.
create table private.shop_limits (
  name text primary key check (name in ('reviews-per-hour', 'reviews-per-day')),
  most integer not null check (most > 0)
);
alter table private.shop_limits enable row level security;

create or replace function private.limit_of(limit_name text, usual integer)
returns integer
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce((select chosen.most from private.shop_limits as chosen where chosen.name = limit_name), usual);
$$;
revoke all on function private.limit_of(text, integer) from public, anon, authenticated;
