-- Deny first: nothing is readable or callable unless a later statement grants it by name. Default privileges differ: lite
-- grants everything at its first request, older hosted projects grant DML and EXECUTE, newer ones nothing.
create schema if not exists private;

grant usage on schema private to anon, authenticated, service_role;

alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke execute on functions from public, anon, authenticated;
alter default privileges in schema private revoke all on tables from anon, authenticated;
alter default privileges in schema private revoke execute on functions from public, anon, authenticated;

-- PostgREST turns SQLSTATE PTnnn into that HTTP status. A failed CHECK would be 500 in the embedded shop and 400 on hosted.
create or replace function private.reject(status integer, message text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  raise exception using errcode = 'PT' || status, message = message;
end;
$$;
revoke all on function private.reject(integer, text) from public, anon, authenticated;
grant execute on function private.reject(integer, text) to anon, authenticated, service_role;

-- Trusted code runs as the owner of a security definer function; the Data API runs as one of these two roles.
create or replace function private.called_through_api()
returns boolean
language sql
stable
set search_path = ''
as $$
  select current_user in ('anon', 'authenticated');
$$;
revoke all on function private.called_through_api() from public, anon, authenticated;
grant execute on function private.called_through_api() to anon, authenticated, service_role;

create or replace function private.touch_updated_at()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at = now();
  return new;
end;
$$;
revoke all on function private.touch_updated_at() from public, anon, authenticated;
grant execute on function private.touch_updated_at() to anon, authenticated, service_role;

-- The rules of contracts/text.ts for text of people. The characters that show nothing (Unicode's Default_Ignorable_Code_Point)
-- and the spaces are written as numbers, because what PostgreSQL counts as either depends on its locale. A joiner stays
-- between two characters beyond the Latin ones, a variant selector behind one.
create or replace function private.without_invisible(value text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select regexp_replace(regexp_replace(regexp_replace(value,
    '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufff8'
      || '\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e00ff\U000e01f0-\U000e0fff]', '', 'g'),
    '(?<!' || joined || ')[\u200c\u200d]|[\u200c\u200d](?!' || joined || ')', '', 'g'),
    '(?<!' || joined || '|[\u00a9\u00ae])[\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef](?!\u20e3)', '', 'g')
  from (values ('[^\u0001-\u024f\u1680\u2000-\u200a\u200c\u200d\u2028\u2029\u202f\u205f\u3000]')) as given (joined);
$$;
revoke all on function private.without_invisible(text) from public, anon, authenticated;
grant execute on function private.without_invisible(text) to anon, authenticated, service_role;

create or replace function private.one_line(value text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select btrim(regexp_replace(private.without_invisible(regexp_replace(value, '[\u0001-\u001f\u007f-\u009f]', ' ', 'g')),
    '[\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'));
$$;
revoke all on function private.one_line(text) from public, anon, authenticated;
grant execute on function private.one_line(text) to anon, authenticated, service_role;

create or replace function private.free_text(value text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select regexp_replace(private.without_invisible(regexp_replace(
      regexp_replace(value, '\r\n?|[\u0085\u2028\u2029]', e'\n', 'g'),
      '[\u0001-\u0008\u000b-\u001f\u007f-\u009f]', '', 'g')),
    '^' || space || '+|' || space || '+$', '', 'g')
  from (values ('[\u0009\u000a\u0020\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]')) as given (space);
$$;
revoke all on function private.free_text(text) from public, anon, authenticated;
grant execute on function private.free_text(text) to anon, authenticated, service_role;

-- An address as somebody meant who typed or pasted it. Only for what is typed: who an account belongs to is told by the exact
-- address that was confirmed.
create or replace function private.clean_address(address text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case when length(address) > 1000 then address else lower(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(normalize(address, nfkc),
    '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0'
      || '\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g'),
    edges, '', 'g'),
    '^(?:[^<>@]*|[^<>,;:\n\r]*)<([^<>]*)>[.,;]*$', '\1'),
    edges, '', 'g'),
    '^mailto:([^?]*).*$', '\1', 'i'),
    '[.,;]+$', '')) end
  from (values ('[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]')) as given (space),
    lateral (values ('^' || space || '+|' || space || '+$')) as ends (edges);
$$;
revoke all on function private.clean_address(text) from public, anon, authenticated;

create or replace function private.normalize_email(address text)
returns text
language sql
immutable
set search_path = ''
as $$
  select lower(btrim(address));
$$;
revoke all on function private.normalize_email(text) from public, anon, authenticated;
grant execute on function private.normalize_email(text) to anon, authenticated, service_role;

-- One mailbox has many addresses: everything after a plus sign, and at Gmail the dots. Only counts use this; mail goes to the
-- address as it was typed.
create or replace function private.fold_mailbox(address text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select case when host in ('gmail.com', 'googlemail.com') then replace(base, '.', '') || '@gmail.com' else base || '@' || host end
  from (
    select coalesce(nullif(split_part(part[1], '+', 1), ''), part[1]) as base, part[2] as host
    from regexp_match(private.normalize_email(address), '^(.*)@([^@]*)$') as part
  ) as mailbox;
$$;
revoke all on function private.fold_mailbox(text) from public, anon, authenticated;
grant execute on function private.fold_mailbox(text) to anon, authenticated, service_role;

-- The rule of contracts/email.ts: one address without a name, with a dot in its domain, and nothing that clean_address would
-- take. Written with the spaces and control
-- characters as numbers, because what PostgreSQL counts as either depends on its locale.
create or replace function private.is_email_address(value text)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  select coalesce(length(value) <= 254 and value ~ (
    select '^' || part || '@' || part || '\.' || part || '$'
    from (values ('[^\u0001-\u0020\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff@,;:<>"()[\]\\]+')) as given (part)
  ) and private.clean_address(value) = lower(value), false);
$$;
revoke all on function private.is_email_address(text) from public, anon, authenticated;

-- An answer can be lost after the work is done. A caller who repeats the request then gets the same answer instead of a
-- conflict: no second row, and nothing has to be typed again.

-- Whether a row already has all of these values.
create or replace function private.has_values(source text, stored jsonb, fields jsonb)
returns boolean
language plpgsql
stable
set search_path = ''
as $$
declare
  asked jsonb;
begin
  execute format('select to_jsonb(jsonb_populate_record(null::public.%I, $1))', source) into asked using fields;
  return stored is not null and not exists (
    select from jsonb_object_keys(fields) as given (key) where stored -> given.key is distinct from asked -> given.key
  );
end;
$$;
revoke all on function private.has_values(text, jsonb, jsonb) from public, anon, authenticated;

-- Letters and digits form words, everything else separates them: "ann.smith@example.com" is found by "smith" and by
-- "ann@exa". Expression indexes use this function, so its result must never change; a new rule needs a new function.
create or replace function private.list_words(texts text)
returns tsvector
language sql
immutable
parallel safe
cost 5000
set search_path = ''
as $$
  select to_tsvector('simple'::regconfig, regexp_replace(lower(texts), '[^[:alnum:]]+', ' ', 'g'));
$$;
revoke all on function private.list_words(text) from public, anon, authenticated;
grant execute on function private.list_words(text) to anon, authenticated, service_role;

-- Each typed word must be the beginning of a word, as it was typed or in the usual letters for wide ones; null if nothing was typed.
create or replace function private.list_query(typed text)
returns tsquery
language sql
immutable
parallel safe
set search_path = ''
as $$
  select to_tsquery('simple'::regconfig, string_agg('(' || words || ')', ' | '))
  from (select coalesce(typed, '') as form union select normalize(coalesce(typed, ''), nfkc)) as forms,
    lateral (
      select string_agg(word || ':*', ' & ') as words
      from (
        select word
        from regexp_split_to_table(lower(left(private.without_invisible(form), 200)), '[^[:alnum:]]+') as word
        where word <> ''
        limit 8
      ) as found
    ) as wanted;
$$;
revoke all on function private.list_query(text) from public, anon, authenticated;

-- One page of a list, newest first, as {rows, newer, older}. `source` names the table, `fields` builds a row's answer from
-- `entry`, `conditions` read the caller's words from `$1[n]`. All three come from the calling function, never from the
-- caller. The statement is planned for its conditions, so that each uses its own index.
create or replace function private.list_page(
  source text,
  fields text,
  conditions text[],
  words text[],
  page_cursor text,
  page_size integer,
  id_type text default 'uuid'
)
returns jsonb
language plpgsql
stable
set search_path = ''
set max_parallel_workers_per_gather = 0
as $$
declare
  size integer := least(greatest(coalesce(page_size, 50), 1), 200);
  goes_newer boolean := coalesce(split_part(page_cursor, '|', 1) = 'newer', false);
  edge_time timestamptz;
  edge_id text;
  statement text;
  page jsonb;
begin
  if coalesce(page_cursor, '') <> '' then
    begin
      edge_time := split_part(page_cursor, '|', 2)::timestamptz;
      edge_id := split_part(page_cursor, '|', 3);
      execute format('select $1::%s', id_type) using edge_id;
    exception when others then
      perform private.reject(400, 'This page of the list does not exist. Go back to the first page.');
    end;
    conditions := conditions || format('(entry.created_at, entry.id) %s ($2, $3::%s)',
      case when goes_newer then '>' else '<' end, id_type);
  end if;

  statement := format(
    $sql$
      with found as (
        select entry.* from %1$s as entry where %2$s
        order by entry.created_at %3$s, entry.id %3$s limit %4$s + 1
      ),
      kept as (
        select * from found as entry order by entry.created_at %3$s, entry.id %3$s limit %4$s
      ),
      item as (
        select entry.created_at, entry.id, %5$s as answer from kept as entry
      )
      select jsonb_build_object(
        'rows', coalesce(jsonb_agg(answer order by created_at desc, id desc), '[]'),
        'first', (array_agg(created_at || '|' || id order by created_at desc, id desc))[1],
        'last', (array_agg(created_at || '|' || id order by created_at, id))[1],
        'hasMore', (select count(*) > %4$s from found)
      )
      from item
    $sql$,
    source,
    coalesce(nullif(array_to_string(conditions, ' and '), ''), 'true'),
    case when goes_newer then 'asc' else 'desc' end,
    size,
    fields
  );
  execute statement into page using words, edge_time, edge_id;

  return jsonb_build_object(
    'rows', page -> 'rows',
    'newer', case when case when goes_newer then (page ->> 'hasMore')::boolean else edge_id is not null end
      then 'newer|' || (page ->> 'first') end,
    'older', case when goes_newer or (page ->> 'hasMore')::boolean then 'older|' || (page ->> 'last') end
  );
end;
$$;
revoke all on function private.list_page(text, text, text[], text[], text, integer, text) from public, anon, authenticated;

-- A leading quote keeps a spreadsheet from running a cell as a formula.
create or replace function private.csv_field(value text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select '"' || replace(case when value ~ '^\s*[-=+@]' or value ~ '^[\t\r]' then '''' || value else value end, '"', '""') || '"';
$$;
revoke all on function private.csv_field(text) from public, anon, authenticated;

-- Most lines have no cell that needs care: one look at all cells spares a look at each, which took most of an export's time.
create or replace function private.csv_line(variadic cells text[])
returns text
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
begin
  if array_to_string(cells, E'\n', '') !~ '"|(^|\n)(\s*[-=+@]|[\t\r])' then
    return '"' || array_to_string(cells, '","', '') || E'"\r\n';
  end if;
  return (
    select string_agg(private.csv_field(coalesce(cell, '')), ',' order by place) || E'\r\n'
    from unnest(cells) with ordinality as listed (cell, place)
  );
end;
$$;
revoke all on function private.csv_line(text[]) from public, anon, authenticated;
