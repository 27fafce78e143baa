-- What visitors looked for in the knowledge base and did not find, for the owner to write about. Words only: nothing that
-- looks like an address or a number of a person is kept, nor who asked.
create table public.search_misses (
  query text primary key check (length(query) between 3 and 80),
  created_at timestamptz not null default now(),
  searches integer not null default 1 check (searches > 0),
  last_searched_at timestamptz not null default now()
);

alter table public.search_misses enable row level security;
create index search_misses_last_searched_idx on public.search_misses (last_searched_at desc);

create policy "admin reads search misses" on public.search_misses
  for select to authenticated using ((select private.is_admin()));
create policy "admin removes search misses" on public.search_misses
  for delete to authenticated using ((select private.is_admin()));

grant select, delete on public.search_misses to authenticated;
grant all on public.search_misses to service_role;

-- Only a search that really finds nothing counts. Kept for 180 days after it was last made, and 2,000 of them at most.
create function public.record_search_miss(query text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  asked text := lower(regexp_replace(btrim(coalesce(record_search_miss.query, '')), '\s+', ' ', 'g'));
begin
  if length(asked) not between 3 and 80 or asked !~ '^[[:alpha:]][[:alnum:] ''?-]*$' or asked ~ '[0-9]{5}'
    or public.consume_rate_limit('search-miss', private.caller_hash(), 20, 3600) > 0
    or exists (select 1 from public.search_articles(asked)) then
    return;
  end if;
  delete from public.search_misses where last_searched_at < now() - interval '180 days';
  insert into public.search_misses as known (query)
  select asked
  where exists (select 1 from public.search_misses as same where same.query = asked)
    or (select count(*) from public.search_misses) < 2000
  on conflict on constraint search_misses_pkey do update
  set searches = known.searches + 1, last_searched_at = now();
end;
$$;

revoke all on function public.record_search_miss(text) from public;
grant execute on function public.record_search_miss(text) to anon, authenticated, service_role;
