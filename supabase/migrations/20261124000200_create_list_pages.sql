-- What every list of the desk shares: the check of the caller, the search, and pages by keyset, so that the last of 50,000
-- rows comes as fast as the first.
create function private.require_admin()
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not (select private.is_admin()) then
    raise exception using errcode = '42501', message = 'Only an admin may do this.';
  end if;
end;
$$;

-- Letters and digits are words, everything else stands between them: "ann.smith@example.com" is found by "smith" and by
-- "ann@exa". Expression indexes use it, so it must never change its answer; a new rule is a new function.
create function private.list_words(texts text)
returns tsvector
language sql
immutable
parallel safe
set search_path = ''
as $$
  select to_tsvector('simple'::regconfig, regexp_replace(lower(texts), '[^[:alnum:]]+', ' ', 'g'));
$$;

-- Every word typed must be the beginning of a word; null where nothing was typed.
create function private.list_query(typed text)
returns tsquery
language sql
immutable
parallel safe
set search_path = ''
as $$
  select to_tsquery('simple'::regconfig, string_agg(word || ':*', ' & '))
  from (
    select word
    from regexp_split_to_table(lower(left(coalesce(typed, ''), 200)), '[^[:alnum:]]+') as word
    where word <> ''
    limit 8
  ) as words;
$$;

-- One page of a list, newest first, as {rows, newer, older}. `source` names the table, `fields` builds a row's answer from
-- `entry`, `conditions` read the caller's words from `$1[n]`. All three are texts of the calling function, never of the
-- caller; the statement is planned for the conditions at hand, so each uses its own index.
create function private.list_page(
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
      perform private.reject(400, 'This page of the list does not exist. Please go back to its beginning.');
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

revoke all on function private.require_admin(), private.list_words(text), private.list_query(text),
  private.list_page(text, text, text[], text[], text, integer, text) from public, anon, authenticated;
