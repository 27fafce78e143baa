-- A single letter or digit is the beginning of a word in every article, and a word that most articles use tells nothing: what
-- the articles do not have at all must not be hidden behind them.

-- The words of a question, at most ten. The name of a form or a plan, such as W-2 and 401(k), is one word, as is C.O.B.R.A.
create or replace function private.search_words(query text)
returns text[]
language sql
immutable
set search_path = ''
as $$
  select coalesce(array_agg(word.value order by word.place), '{}')
  from (
    select case when part.found[1] ~ '^([[:alpha:]]\.)+' then replace(part.found[1], '.', '') else part.found[1] end as value,
      part.place
    from regexp_matches(lower(left(coalesce(query, ''), 200)),
      '(?:[[:alpha:]]\.){2,}(?:[[:alpha:]]\M)?'
        || '|\m[[:alpha:]]{1,2}[-.‑]?[0-9]{1,4}[[:alpha:]]?\M'
        || '|\m[0-9]{2,4}[-.‑]?(?:\([[:alpha:]]\)|[[:alpha:]]\M)'
        || '|[[:alnum:]]+', 'g') with ordinality as part (found, place)
    order by part.place
    limit 10
  ) as word;
$$;

-- Whether a word names one thing, as W-2, 401(k) and 1099 do; a year and a number of days do not.
create function private.is_code(word text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select word ~ '[0-9]' and length(word) between 2 and 8 and word !~ '^((19|20)?[0-9]{2}|[0-9]+(st|nd|rd|th))$';
$$;

-- What a word is looked for by. A code is the same however it is written: W-2, W2, W 2. A word of three letters may be the
-- beginning of one that is still being typed; fewer letters and numbers stand for themselves.
create function private.word_to_tsquery(word text, may_begin boolean)
returns tsquery
language sql
immutable
set search_path = ''
as $$
  select case
    when private.is_code(word) then
      phraseto_tsquery('pg_catalog.english', regexp_replace(word, '[^[:alnum:]]+', '', 'g'))
      || phraseto_tsquery('pg_catalog.english', pieces.parted)
      || phraseto_tsquery('pg_catalog.english', replace(pieces.parted, ' ', '-'))
    else to_tsquery('pg_catalog.english',
      quote_literal(word) || case when may_begin and word ~ '[^0-9]' and length(word) > 2 then ':*' else '' end)
  end
  from (
    select btrim(regexp_replace(regexp_replace(word, '[^[:alnum:]]+', ' ', 'g'),
      '([[:alpha:]])([0-9])|([0-9])([[:alpha:]])', '\1\3 \2\4', 'g')) as parted
  ) as pieces;
$$;

-- A word that is found in at most a quarter of the articles, or in three.
create function private.is_telling(term tsquery)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select count(*) filter (where article.search_document @@ term) between 1 and greatest(3, count(*) / 4)
  from public.knowledge_base_articles as article
  where article.status = 'published';
$$;

-- All words, the last of which may still be being typed. A letter or a number by itself must tell something.
create or replace function private.words_to_tsquery(words text[], needs_all boolean)
returns tsquery
language plpgsql
stable
set search_path = ''
as $$
declare
  terms tsquery;
  term tsquery;
  has_codes boolean := exists (select from unnest(words) as given (word) where private.is_code(given.word));
  has_more boolean := exists (select from unnest(words) as given (word) where given.word ~ '[[:alpha:]]{2}');
begin
  for position in 1..coalesce(array_length(words, 1), 0) loop
    term := private.word_to_tsquery(words[position], position = array_length(words, 1));
    if numnode(term) > 0 and (
      needs_all and (has_more or has_codes or private.is_telling(term))
      or not needs_all and private.is_code(words[position])
      or not needs_all and not has_codes and words[position] ~ '[[:alpha:]]{2}' and private.is_telling(term)
    ) then
      terms := case when terms is null then term when needs_all then terms && term else terms || term end;
    end if;
  end loop;
  return terms;
end;
$$;

-- Whether a text really has one of the codes: the index knows no "I" of I-9, a word that it leaves out.
create function private.has_codes(content text, words text[])
returns boolean
language sql
immutable
cost 1000
set search_path = ''
as $$
  select coalesce(bool_or(content ~* ('\m' || regexp_replace(regexp_replace(given.word, '[^[:alnum:]]+', '', 'g'),
    '([[:alpha:]])(?=[0-9])|([0-9])(?=[[:alpha:]])', '\1\2[^[:alnum:]]{0,2}', 'g') || '\M')), true)
  from unnest(words) as given (word)
  where private.is_code(given.word);
$$;

-- How many letters of one word are not in the other: of two that are swapped, none.
create function private.letters_apart(one text, other text)
returns bigint
language sql
immutable
set search_path = ''
as $$
  select greatest(sum(greatest(letter.surplus, 0)), sum(greatest(-letter.surplus, 0)))::bigint
  from (
    select sum(used.times) as surplus
    from (
      select string_to_table(one, null) as letter, 1 as times union all select string_to_table(other, null), -1
    ) as used
    group by used.letter
  ) as letter;
$$;

-- As before, but two letters that are both other ones make another word: probation is no promotion.
create or replace function private.correct_search_words(words text[])
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
    cross join lateral (
      select case when length(given.value) < 6 then 1 when length(given.value) < 10 then 2 else 3 end as edits
    ) as allowed
    where length(given.value) between 4 and 30
      and not exists (select 1 from private.article_words as used where starts_with(used.word, given.value))
      and (candidate.whole = 1 or candidate.same_start and least(candidate.whole, candidate.beginning) <= allowed.edits
        and least(
          private.letters_apart(candidate.word, given.value),
          private.letters_apart(left(candidate.word, length(given.value)), given.value)
        ) <= greatest(1, allowed.edits - 1))
    order by least(candidate.whole, candidate.beginning), candidate.whole, candidate.articles desc, candidate.word
    limit 1
  ) as nearest on true;
$$;

create or replace function public.search_articles(query text)
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
        and private.has_codes(concat_ws(' ', article.title, article.summary, article.content), attempt)
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
    and private.has_codes(concat_ws(' ', article.title, article.summary, article.content), attempt)
  order by 7 desc, article.view_count desc, article.title
  limit 50;
end;
$$;

revoke all on function private.is_code(text), private.word_to_tsquery(text, boolean), private.is_telling(tsquery),
  private.has_codes(text, text[]), private.letters_apart(text, text) from public, anon, authenticated;
