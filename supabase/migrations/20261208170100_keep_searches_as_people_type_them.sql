-- People look for 401(k), c.o.b.r.a., R&D and W-2/W-4, and the owner is to read that. What may name a person, or is written
-- for a machine, is kept no more than before.

-- Whether a search in vain may be kept. No @, so no e-mail address; none of the signs that markup and scripts are made of.
create function private.may_keep_search(asked text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select length(asked) between 3 and 80
    and asked ~ '^[[:alnum:](][[:alnum:] ''’?!.,/()&+%#$‑–-]*$'
    -- A postal code, and the digits of a telephone, an account or a day of birth however they are grouped.
    and asked !~ '[0-9]{5}'
    and regexp_replace(asked, '[ ().,/+‑–-]', '', 'g') !~ '[0-9]{7}'
    -- A house number with its street.
    and asked !~ '[0-9][[:alnum:]]* +([[:alpha:].]+ +){1,3}(street|st|avenue|ave|road|rd|lane|ln|boulevard|blvd|apt|unit)\M'
    -- The name of a mailbox or of a site, a license key, the id of a row.
    and asked !~ '[[:alnum:]]{2}\.[[:alpha:]]{2}'
    and asked !~ '\m(nshr-[0-9a-z]{5}|[0-9a-f]{8}-[0-9a-f]{4})';
$$;

create or replace function public.record_search_miss(query text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  asked text := lower(regexp_replace(btrim(coalesce(record_search_miss.query, '')), '\s+', ' ', 'g'));
begin
  if not private.may_keep_search(asked)
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

revoke all on function private.may_keep_search(text) from public, anon, authenticated;
