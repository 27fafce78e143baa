-- The AI's sample is refused in every post and article, not only in the one that it was written for.
create or replace function private.sample_problem(kind text, entry jsonb)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  marker constant text := '%sample text from the sandbox ai%';
  most_kept constant numeric := 0.3;
  least_own constant integer := 30;
  sample record;
  of_text integer;
begin
  if concat_ws(' ', entry ->> 'title', entry ->> 'content', entry ->> 'excerpt', entry ->> 'meta_description', entry ->> 'summary')
    ilike marker then
    return 'This text still says that it is sample text from the sandbox AI. Take that line out and write the text in your own words.';
  end if;
  select count(*) into of_text from private.word_runs(entry ->> 'content');
  -- A sample stays one in another post: every sample that was ever written is compared, this text's own first.
  for sample in
    select known.subject_kind = sample_problem.kind and known.subject_id = (entry ->> 'id')::uuid as is_own,
      compared.common, compared.common::numeric / greatest(compared.of_sample, 1) as kept
    from public.content_checks as known
    cross join lateral (
      select count(*) as of_sample, count(*) filter (where written.run is not null) as common
      from private.word_runs(known.sample_text) as drafted (run)
      left join private.word_runs(entry ->> 'content') as written (run) on written.run = drafted.run
    ) as compared
    where known.sample_text is not null
    order by is_own desc, kept desc
  loop
    if sample.kept > most_kept then
      return 'This is still the sample that the AI wrote: ' || round(100 * sample.kept) || ' percent of its wording is unchanged, and at most '
        || round(100 * most_kept) || ' percent may be. Write more of it in your own words; statements with a source may stay.';
    elsif sample.is_own and of_text - sample.common < least_own then
      return 'This text has too few words of your own. Write at least ' || least_own || ' in place of the sample.';
    end if;
  end loop;
  return null;
end;
$$;
revoke all on function private.sample_problem(text, jsonb) from public, anon, authenticated;
