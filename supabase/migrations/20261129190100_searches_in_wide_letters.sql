-- The owner's searches find what somebody typed on a Japanese or Chinese keyboard.
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
