-- Sorts by how many of the words an article has, then by matches in its title, then in its summary. A long text that repeats
-- a word ten times is not about it.
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
  each_term tsquery[];
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
  each_term := array(select private.word_to_tsquery(given.word, false) from unnest(attempt) as given (word));
  return query
  select article.slug, article.title, article.summary, article.category, article.level, article.est_time,
    ts_rank_cd('{0.02, 0.1, 0.4, 1.0}', article.search_document, terms) as rank,
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
  order by
    (select count(*) from unnest(each_term) as word (term) where article.search_document @@ word.term) desc,
    to_tsvector('pg_catalog.english', article.title) @@ terms desc,
    to_tsvector('pg_catalog.english', article.title || ' ' || article.summary) @@ terms desc,
    7 desc, article.view_count desc, article.title
  limit 50;
end;
$$;
revoke all on function public.search_articles(text) from public;
grant execute on function public.search_articles(text) to anon, authenticated, service_role;

-- fuzzystrmatch measures the distance between two spellings.
create schema if not exists extensions;
create extension if not exists fuzzystrmatch with schema extensions;

grant usage on schema extensions to anon, authenticated, service_role;

-- Every word of the published articles. Search replaces a misspelled word with the nearest of them.
create table private.article_words (
  word text primary key,
  articles integer not null
);
alter table private.article_words enable row level security;

create or replace function private.refresh_article_words()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.article_words;
  insert into private.article_words (word, articles)
  select found.word, found.ndoc
  from pg_catalog.ts_stat($query$
    select pg_catalog.to_tsvector('pg_catalog.simple', title || ' ' || summary || ' ' || content)
    from public.knowledge_base_articles where status = 'published'
  $query$) as found
  where found.word ~ '^[a-z]{3,30}$';
  return null;
end;
$$;
revoke all on function private.refresh_article_words() from public, anon, authenticated;

create trigger refresh_article_words
  after insert or delete or update of title, summary, content, status on public.knowledge_base_articles
  for each statement execute function private.refresh_article_words();

-- The words of a search, without those that only form a question or that lack their apostrophe, such as "cant".
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
    from regexp_matches(lower(left(private.one_line(coalesce(query, '')), 200)),
      '(?:[[:alpha:]]\.){2,}(?:[[:alpha:]]\M)?'
        || '|\m[[:alpha:]]{1,2}[-.‑]?[0-9]{1,4}[[:alpha:]]?\M'
        || '|\m[0-9]{2,4}[-.‑]?(?:\([[:alpha:]]\)|[[:alpha:]]\M)'
        || '|[[:alnum:]]+', 'g') with ordinality as part (found, place)
    where part.found[1] !~ '^(ca|do|wo|is|are|did|does|could|would|should|have|has|was|were)nt$'
      and part.found[1] !~ '^(im|ive|whats|hows|wheres|theres|thats|youre|cannot)$'
      and part.found[1] !~ '^(many|much|could|would|please|give|someone|somebody|anyone|anybody)$'
    order by part.place
    limit 10
  ) as word;
$$;
revoke all on function private.search_words(text) from public, anon, authenticated;

-- All words as one query; the last one may still be incomplete. A single letter or digit must be a code.
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
      needs_all and (has_more or has_codes or private.is_specific_word(term))
      or not needs_all and private.is_code(words[position])
      or not needs_all and not has_codes and words[position] ~ '[[:alpha:]]{2}' and private.is_specific_word(term)
    ) then
      terms := case when terms is null then term when needs_all then terms && term else terms || term end;
    end if;
  end loop;
  return terms;
end;
$$;
revoke all on function private.words_to_tsquery(text[], boolean) from public, anon, authenticated;

-- Search corrects typing errors but must not replace one word with another: "paternity" is not "maternity", even if no
-- article says "paternity". Known words come from the shop's own texts and from the list below. Words of up to four letters
-- are never corrected, so only longer ones are stored.
create table private.known_words (
  word text primary key,
  stem text not null
);
alter table private.known_words enable row level security;
create index known_words_stem_idx on private.known_words (stem);

-- The common stem of a word's forms: terminate, terminated, termination.
create or replace function private.english_stem(word text)
returns text
language sql
immutable
set search_path = ''
as $$
  select coalesce((ts_lexize('pg_catalog.english_stem', lower(word)))[1], lower(word));
$$;
revoke all on function private.english_stem(text) from public, anon, authenticated;

-- How many letters of one word are missing in the other: none if two are swapped.
create or replace function private.letter_distance(one text, other text)
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
revoke all on function private.letter_distance(text, text) from public, anon, authenticated;

-- Corrects misspelled words, but never a short word or a known one: a search for what no article covers must find nothing.
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
    where length(given.value) between 5 and 30
      and not exists (select 1 from private.article_words as used where starts_with(used.word, given.value))
      and not exists (
        select 1 from private.known_words as known
        where known.word = given.value or known.stem = private.english_stem(given.value)
      )
      and (candidate.whole = 1 or candidate.same_start and least(candidate.whole, candidate.beginning) <= allowed.edits
        and least(
          private.letter_distance(candidate.word, given.value),
          private.letter_distance(left(candidate.word, length(given.value)), given.value)
        ) <= greatest(1, allowed.edits - 1))
    order by least(candidate.whole, candidate.beginning), candidate.whole, candidate.articles desc, candidate.word
    limit 1
  ) as nearest on true;
$$;
revoke all on function private.correct_search_words(text[]) from public, anon, authenticated;

-- The whole text, or the part of it with the words.
create or replace function private.mark_matches(content text, terms tsquery, is_whole boolean)
returns text
language sql
immutable
set search_path = ''
as $$
  select ts_headline('pg_catalog.english', translate(content, U&'\E000\E001', ''), terms,
    U&'StartSel=\E000, StopSel=\E001, ' ||
    case when is_whole then 'HighlightAll=true' else 'MaxFragments=1, MaxWords=28, MinWords=14' end);
$$;
revoke all on function private.mark_matches(text, tsquery, boolean) from public, anon, authenticated;

-- An entry that ends with a semicolon or a comma needs no dot after it.
create or replace function private.without_markdown(content text)
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  words text := regexp_replace(content, '\[([^\]]*)\]\([^)]*\)', '\1', 'g');
begin
  words := regexp_replace(words, '(^|\n)\s*(#+|>|[-*]|\d+\.)\s+|\n\s*\n|\|[-| :]+\||\|', ' · ', 'g');
  words := regexp_replace(words, '[*_`]+', '', 'g');
  words := regexp_replace(words, '\s+', ' ', 'g');
  words := regexp_replace(words, '(?: ?· ?)+', ' · ', 'g');
  return btrim(regexp_replace(words, '([.:;,!?]) · ', '\1 ', 'g'), ' ·');
end;
$$;
revoke all on function private.without_markdown(text) from public, anon, authenticated;

-- Searches of the knowledge base without a result, as ideas for new articles. Nothing that looks like a person's address or
-- number is stored, nor who searched.
create table public.search_misses (
  query text primary key check (length(query) between 3 and 80),
  created_at timestamptz not null default now(),
  searches integer not null default 1 check (searches > 0),
  last_searched_at timestamptz not null default now()
);
alter table public.search_misses enable row level security;
create index search_misses_last_searched_idx on public.search_misses (last_searched_at desc);
grant select, delete on public.search_misses to authenticated;
grant all on public.search_misses to service_role;

create policy "admin reads search misses" on public.search_misses
  for select to authenticated using ((select private.is_admin()));

create policy "admin removes search misses" on public.search_misses
  for delete to authenticated using ((select private.is_admin()));

-- Counts only a search that really finds nothing. Kept for 180 days after its last use, at most 2,000.
create or replace function public.record_search_miss(query text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  asked text := lower(private.one_line(coalesce(record_search_miss.query, '')));
begin
  if not private.may_keep_search(asked)
    or private.limit_caller('search-miss', 20, 3600) > 0
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

-- Whether a word is a code, such as W-2, 401(k) and 1099; a year and a number of days are not.
create or replace function private.is_code(word text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select word ~ '[0-9]' and length(word) between 2 and 8 and word !~ '^((19|20)?[0-9]{2}|[0-9]+(st|nd|rd|th))$';
$$;
revoke all on function private.is_code(text) from public, anon, authenticated;

-- Other words for what people search: "paternity leave", "firing" or "VAT" must find what the articles call bonding,
-- termination and tax. Keyed by the stem of the typed word.
create table private.search_synonyms (
  stem text primary key,
  phrases text[] not null
);
alter table private.search_synonyms enable row level security;

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
revoke all on function private.word_to_tsquery(text, boolean) from public, anon, authenticated;

-- Whether a word is specific: found in at most a quarter of the articles, or in three.
create or replace function private.is_specific_word(term tsquery)
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
revoke all on function private.is_specific_word(tsquery) from public, anon, authenticated;

-- Whether a text really has one of the codes: the index drops the "I" of I-9.
create or replace function private.has_codes(content text, words text[])
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
revoke all on function private.has_codes(text, text[]) from public, anon, authenticated;

-- Keeps 401(k), c.o.b.r.a., R&D and W-2/W-4, but nothing that may name a person or is markup.

-- Whether a search without a result may be stored: no @, so no email address, and none of the signs of markup and scripts.
create or replace function private.may_keep_search(asked text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select length(asked) between 3 and 80
    and asked ~ '^[[:alnum:](][[:alnum:] ''’?!.,/()&+%#$‑–-]*$'
    -- A postal code, or the digits of a phone number, an account or a date of birth, however they are grouped.
    and asked !~ '[0-9]{5}'
    and regexp_replace(asked, '[ ().,/+‑–-]', '', 'g') !~ '[0-9]{7}'
    -- A street address.
    and asked !~ '[0-9][[:alnum:]]* +([[:alpha:].]+ +){1,3}(street|st|avenue|ave|road|rd|lane|ln|boulevard|blvd|apt|unit)\M'
    -- A mailbox or domain, a license key, a row's id.
    and asked !~ '[[:alnum:]]{2}\.[[:alpha:]]{2}'
    and asked !~ '\m(nshr-[0-9a-z]{5}|[0-9a-f]{8}-[0-9a-f]{4})';
$$;
revoke all on function private.may_keep_search(text) from public, anon, authenticated;

create or replace function private.learn_words(content text)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into private.known_words (word, stem)
  select found.lexeme, private.english_stem(found.lexeme)
  from unnest(to_tsvector('pg_catalog.simple', learn_words.content)) as found
  where found.lexeme ~ '^[a-z]{5,30}$'
  on conflict (word) do nothing;
$$;
revoke all on function private.learn_words(text) from public, anon, authenticated;

create or replace function private.learn_words_of_row()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.learn_words(concat_ws(' ', to_jsonb(new) ->> 'title', to_jsonb(new) ->> 'content', to_jsonb(new) ->> 'statement'));
  return null;
end;
$$;
revoke all on function private.learn_words_of_row() from public, anon, authenticated;

create trigger learn_words after insert or update of title, content, status on public.blog_posts
  for each row when (new.status = 'published') execute function private.learn_words_of_row();

create trigger learn_words after insert or update of statement on public.law_facts
  for each row execute function private.learn_words_of_row();

-- Words that people ask an HR shop about, whether the shop's texts use them or not.
select private.learn_words($words$
  absence absent absenteeism abuse accident accommodate accommodation accountant accrual accrue accrued acquisition
  action address adjust adoption advance advice affidavit affirmative agency agent agree agreement alcohol alien
  allowance amend amount annual answer appeal applicant application apply appoint appraisal apprentice approval
  approve arbitration arrest assault assess assessment assign assignment attend attendance attorney audit authorize
  autism automatic average award background badge balance bankrupt bankruptcy bargain bargaining basis bathroom
  behavior benefit bereavement bilingual billing birth blind board bonus bookkeeper border borrow break bribe brief
  broker budget bully bullying burden business buyer calculate calculator calendar cancel cancer candidate career
  caregiver carpool carrier carry casual census certificate certified certify chain change charge charity check child
  childcare citizen claim classification classify clause cleaner clerical clerk client clinic clock closing coach
  coercion collect college commission commute commuter company comparable compensate compensation complain complaint
  complete compliance comply compute concern condition conduct confidential confidentiality confirm conflict consent
  consult consultant contract contractor contribution conviction corporate correct cosmetic costume counsel counselor
  county couple coupon court coverage covid coworker craft credit crime criminal cross currency custody customer
  cyber daily damage danger daycare deadline death decline deduct deductible deduction defamation default defend
  degree delay delegate deliver delivery demand demote demotion denial dental department dependent deposit depression
  deputy deserve design detail determine diagnosis direct director disability disabled disaster discharge
  disciplinary discipline disclose disclosure discount discriminate discrimination dismiss dismissal disorder display
  dispute diversity dividend divorce doctor document domestic donate donor double download draft dress drink drive
  driver early earner earning earnings education effective elder election electronic eligibility eligible email
  emergency emotional employ employee employer employment encourage enforce engage enroll enrollment entitled entry
  equal equality equipment equity ergonomic error escort essential estimate ethics ethnic evacuate evaluate
  evaluation evening event evidence examine example excel exempt exemption exercise expatriate expense expensive
  experience expire expired explain exposure extend extension external extra facility factory faith false family
  father fatigue fault favor federal feedback felony female fertility fever filing final finance financial finger
  fingerprint fired firing fiscal flexible flextime flight floor folder follow force foreign formal former forum
  foster fraud freelance freelancer friend fringe funeral furlough future gambling garnish garnishment gender genetic
  global gossip government grace grade graduate grant gratuity grief grievance gross ground group growth guard guest
  guidance guide guideline guilty handbook handicap handle hands harass harassment hazard hazardous hazing headcount
  health hearing hired hiring history holiday honest honor hospital hostile hotel hourly house housing human
  hurricane husband hygiene identification identity illegal illness immigrant immigration impair impairment import
  incentive incident include income increase independent index individual industry inflation inform information
  injure injury inquiry inside inspect inspection insurance insure integrity intent intern internal international
  internet internship interpreter interview intimidation invention inventory investigate investigation invitation
  invoice invoices involuntary issue itemize janitor jewelry joint journal judge judgment junior justice juvenile
  kitchen knowledge kosher labor laboratory lactation language laptop lateness laundry lawful lawsuit lawyer layoff
  leader lease leave leaving legal legislation letter liability liable library license limit litigation lobby local
  location lodging lottery loyalty lunch maintenance manage management manager mandatory manual manufacture marijuana
  marital marriage married master match material maternity maximum mechanic mediation medicaid medical medicare
  medication meeting member menstrual mental mentor merger merit message mileage military minimum minor minority
  minute miscarriage misconduct misdemeanor mission mistake mobile model money monitor month monthly morale mortgage
  mother motion multiple multistate music national natural negative negligence neighbor nepotism network neutral
  newborn night noise nominate noncompete nonexempt nonprofit normal notary notice notify number nurse nursing
  obesity object objection obligation observe occupation occupational offense offer office officer official onboard
  onboarding online operation opinion opportunity option order ordinance organization orientation origin outside
  outsource overnight overpaid overpay overpayment overtime owner ownership pandemic paper parent parental parking
  partial partner partnership passport password patent paternity patient pattern pause payable paycheck payday
  payment payroll penalty pending pension people percent performance period permanent permission permit person
  personal personnel petition petty phone photo physical physician picket piece piercing plumber point police policy
  political pollution portable position positive poster posting potluck poverty power practice pregnancy pregnant
  premium prepaid prepare prescription present pressure prevent price print prior prison privacy private privilege
  prize probation probationary problem procedure process procurement productivity profession professional profit
  program project promote promotion proof property prorate proration protect protection protest provide provider
  psychological public publish punctual punctuality punish punishment purchase purpose qualification qualify quality
  quarter quarterly question quick quota quote racial radio raise random range ratio reason reasonable recall receipt
  receive recess recession recommend record recording recover recruit recruiter recruiting recruitment redeem reduce
  reduction reference referral refund refuse region register regular regulate regulation rehabilitation rehire
  reimburse reimbursement reinstate reinstatement reject relationship release relief religion religious relocate
  relocation remain remedy remind reminder remote remove renew renewal repair repay repeat replace reply report
  represent reprimand request require resign resignation resolve resource respect respond response restaurant
  restrict restriction restroom result resume retail retain retaliate retaliation retention retire retirement retreat
  return review revoke reward right robbery rotate rotation royalty sabbatical sabotage safety salary sales salon
  sample sanction satisfaction savings schedule scheduling school scope screen screening search season seasonal
  secret secretary section security seizure select senior seniority separate separation server service setting
  settlement several severance sexual share shareholder shelter shift short shower sickness signature single sister
  skill sleep small smoke smoking social software soldier solicitation source space special spouse staff staffing
  stalking standard start state statement status statute steal stipend stock storage store storm stress strike
  student subcontract subcontractor subpoena subscription subsidy substance successor suggest suicide summer
  supervise supervision supervisor supplement supplier supply support surgery surveillance survey suspend suspension
  sustain tardiness tardy tattoo tattoos taxable taxes teacher technology telecommute telehealth telework temporary
  tenure terminate terminated terminating termination territory testimony theft therapy threat threaten ticket
  timecard timekeeping timesheet tipped title tobacco toilet total trade train trainee trainer training transfer
  transgender transit transition translate transport travel treatment trial truck trust truth tuition turnover
  unacceptable unauthorized undocumented unemployed unemployment unethical unexcused unfair uniform union unlawful
  unpaid unsafe update urgent utility vacancy vacant vacate vacation vacations vaccinate vaccination vaccine valid
  value vaping variance vehicle vendor verbal verification verify veteran victim video violate violation violence
  virtual virus vision visit visitor voluntary volunteer voter voting voucher wages waive waiver walkout warehouse
  warning warranty waste watch water weapon weapons weather website wedding weekend weekly weight welder welfare
  whistleblower window winter withdraw withhold withholding witness woman workday worker workers workforce workload
  workplace workshop worksite workweek wound write writeup wrong wrongful yearly youth zoning
$words$);

insert into private.search_synonyms (stem, phrases)
select private.english_stem(given.word), given.phrases
from (values
  ('paternity', array['parental leave', 'parenting leave', 'bonding']),
  ('maternity', array['parental leave', 'parenting leave', 'bonding']),
  ('parental', array['maternity', 'paternity', 'parenting', 'bonding']),
  ('newborn', array['new baby', 'bonding']),
  ('fire', array['termination']),
  ('sack', array['termination']),
  ('dismiss', array['termination']),
  ('discharge', array['termination']),
  ('terminate', array['firing']),
  ('redundancy', array['layoff', 'termination']),
  ('layoffs', array['layoff', 'termination']),
  ('quit', array['resignation']),
  ('invoice', array['receipt']),
  ('receipt', array['invoice']),
  ('bill', array['invoice']),
  ('vat', array['tax']),
  ('gst', array['tax']),
  ('multistate', array['multi-state', 'more than one state', 'several states']),
  ('pto', array['paid time off', 'vacation']),
  ('vacation', array['paid time off', 'PTO']),
  ('lawyer', array['attorney', 'counsel']),
  ('attorney', array['lawyer', 'counsel'])
) as given (word, phrases);
