drop function public.search_articles(text);

-- The words of a question: letters and digits only, at most ten of them.
create function private.search_words(query text)
returns text[]
language sql
immutable
set search_path = ''
as $$
  select coalesce(array_agg(word.value order by word.place), '{}')
  from (
    select part.value, part.place
    from regexp_split_to_table(lower(left(coalesce(query, ''), 200)), '[^[:alnum:]]+') with ordinality as part (value, place)
    where part.value <> ''
    order by part.place
    limit 10
  ) as word;
$$;

-- All words, or any of them; the last one may still be being typed, so its beginning is enough.
create function private.words_to_tsquery(words text[], needs_all boolean)
returns tsquery
language plpgsql
immutable
set search_path = ''
as $$
declare
  terms tsquery;
  term tsquery;
begin
  for position in 1..coalesce(array_length(words, 1), 0) loop
    term := to_tsquery('pg_catalog.english',
      quote_literal(words[position]) || case when position = array_length(words, 1) then ':*' else '' end);
    if numnode(term) > 0 then
      terms := case when terms is null then term when needs_all then terms && term else terms || term end;
    end if;
  end loop;
  return terms;
end;
$$;

-- Each word that no article uses, nor the beginning of one, becomes the nearest word that articles use, whole or by its
-- beginning: one letter away for short words, up to three for long ones, with the same first letter where more than one
-- differs.
create function private.correct_search_words(words text[])
returns text[]
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(array_agg(coalesce(nearest.word, given.value) order by given.place), '{}')
  from unnest(words) with ordinality as given (value, place)
  left join lateral (
    select candidate.word
    from (
      select known.word, known.articles, left(known.word, 1) = left(given.value, 1) as same_start,
        extensions.levenshtein_less_equal(known.word, given.value, 3) as whole,
        extensions.levenshtein_less_equal(left(known.word, length(given.value)), given.value, 3) as beginning
      from private.article_words as known
      where abs(length(known.word) - length(given.value)) <= 3
    ) as candidate
    where length(given.value) between 4 and 30
      and not exists (select 1 from private.article_words as used where starts_with(used.word, given.value))
      and (candidate.whole = 1 or candidate.same_start and least(candidate.whole, candidate.beginning)
        <= case when length(given.value) < 6 then 1 when length(given.value) < 10 then 2 else 3 end)
    order by least(candidate.whole, candidate.beginning), candidate.whole, candidate.articles desc, candidate.word
    limit 1
  ) as nearest on true;
$$;

-- Articles that hold all words; else all words after correction; else any of them. `searched` is what was looked for in
-- the end. What matched stands between U+E000 and U+E001, which no text uses.
create function public.search_articles(query text)
returns table (
  slug text, title text, summary text, category text, level text, est_time text, rank real,
  title_marked text, excerpt_marked text, searched text
)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  words text[] := private.search_words(query);
  attempt text[];
  terms tsquery;
begin
  for step in 1..3 loop
    attempt := case when step = 1 then words else private.correct_search_words(words) end;
    terms := private.words_to_tsquery(attempt, step < 3);
    exit when terms is not null and exists (
      select 1 from public.knowledge_base_articles as article
      where article.status = 'published' and article.search_document @@ terms
    );
    terms := null;
  end loop;
  if terms is null then
    return;
  end if;
  return query
  select article.slug, article.title, article.summary, article.category, article.level, article.est_time,
    ts_rank_cd(article.search_document, terms) as rank,
    private.mark_matches(article.title, terms, true),
    case
      when to_tsvector('pg_catalog.english', article.summary) @@ terms
        or not to_tsvector('pg_catalog.english', article.content) @@ terms
        then private.mark_matches(article.summary, terms, true)
      else private.mark_matches(private.without_markdown(article.content), terms, false)
    end,
    array_to_string(attempt, ' ')
  from public.knowledge_base_articles as article
  where article.status = 'published' and article.search_document @@ terms
  order by 7 desc, article.view_count desc, article.title
  limit 50;
end;
$$;

-- The whole text, or the part of it where the words stand.
create function private.mark_matches(content text, terms tsquery, is_whole boolean)
returns text
language sql
immutable
set search_path = ''
as $$
  select ts_headline('pg_catalog.english', translate(content, U&'\E000\E001', ''), terms,
    U&'StartSel=\E000, StopSel=\E001, ' ||
    case when is_whole then 'HighlightAll=true' else 'MaxFragments=1, MaxWords=28, MinWords=14' end);
$$;

create function private.without_markdown(content text)
returns text
language sql
immutable
set search_path = ''
as $$
  select regexp_replace(
    regexp_replace(content, '\[([^\]]*)\]\([^)]*\)', '\1', 'g'),
    '(^|\n)\s*(#+|>|[-*]|\d+\.)\s+|\|[-| :]+\||[*_`|]+|\s+', ' ', 'g');
$$;

revoke all on function private.search_words(text), private.words_to_tsquery(text[], boolean),
  private.correct_search_words(text[]), private.mark_matches(text, tsquery, boolean), private.without_markdown(text)
  from public, anon, authenticated;
revoke all on function public.search_articles(text) from public;
grant execute on function public.search_articles(text) to anon, authenticated, service_role;
