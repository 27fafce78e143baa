-- One word as a query, together with its synonyms. What it may begin is told by its letters and not by its stem: the stem of
-- "statue" begins that of "statute".
create or replace function private.word_to_tsquery(word text, may_begin boolean)
returns tsquery
language sql
stable
security definer
set search_path = ''
as $$
  select case
    when private.is_code(word) then
      phraseto_tsquery('pg_catalog.english', regexp_replace(word, '[^[:alnum:]]+', '', 'g'))
      || phraseto_tsquery('pg_catalog.english', pieces.parted)
      || phraseto_tsquery('pg_catalog.english', replace(pieces.parted, ' ', '-'))
    else coalesce((
      select string_agg('(' || term.value::text || ')', ' | ')::tsquery
      from (
        select phraseto_tsquery('pg_catalog.english', means.phrase) as value
        from private.search_synonyms as synonym, unnest(synonym.phrases) as means (phrase)
        where synonym.stem = private.english_stem(word_to_tsquery.word)
        union all
        select pieces.itself
      ) as term
      where numnode(term.value) > 0
    ), pieces.itself)
  end
  from (
    select btrim(regexp_replace(regexp_replace(word, '[^[:alnum:]]+', ' ', 'g'),
      '([[:alpha:]])([0-9])|([0-9])([[:alpha:]])', '\1\3 \2\4', 'g')) as parted,
      stemmed.term || case when may_begin and word ~ '[^0-9]' and length(word) > 2 and numnode(stemmed.term) > 0
        then to_tsquery('pg_catalog.simple', quote_literal(word) || ':*') else '' end as itself
    from to_tsquery('pg_catalog.english', quote_literal(word)) as stemmed (term)
  ) as pieces;
$$;
