-- A campaign comes with all of its texts or not at all. Each text keeps to its platform's limit, also after an edit.
alter table public.social_snippets
  add column week integer not null default 1 check (week between 1 and 9),
  add column review_note text check (length(review_note) <= 1000),
  add column is_placeholder boolean not null default false;

create function private.check_snippet()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  longest integer := case new.platform when 'LinkedIn' then 3000 when 'Pinterest' then 500 else 5000 end;
  whole text := concat_ws(E'\n\n', new.post_text, new.utm_link, nullif('#' || array_to_string(new.hashtags, ' #'), '#'));
begin
  if btrim(new.post_text) = '' then
    perform private.reject(400, 'Please enter a text.');
  end if;
  if length(whole) > longest then
    perform private.reject(400, new.platform || ' takes at most ' || longest || ' characters with link and hashtags; this has '
      || length(whole) || '.');
  end if;
  return new;
end;
$$;

create trigger check_snippet before insert or update of post_text, hashtags, utm_link on public.social_snippets
  for each row execute function private.check_snippet();

create function public.save_social_campaign(campaign_name text, first_day date, snippets jsonb)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  added uuid;
begin
  insert into public.social_campaigns (name, starts_on) values (campaign_name, first_day) returning id into added;
  insert into public.social_snippets (campaign_id, platform, content_type, source_title, post_text, hashtags, image_prompt,
    scheduled_for, utm_link, week, review_note)
  select added, row.platform, row.content_type, row.source_title, row.post_text, row.hashtags, row.image_prompt,
    ((first_day + row.day)::timestamp + interval '9 hours') at time zone private.shop_time_zone(),
    row.utm_link, row.day / 7 + 1, row.review_note
  from jsonb_to_recordset(snippets) as row (platform text, content_type text, source_title text, post_text text,
    hashtags text[], image_prompt text, day integer, utm_link text, review_note text);
  return added;
end;
$$;

revoke all on function private.check_snippet() from public, anon, authenticated;
revoke all on function public.save_social_campaign(text, date, jsonb) from public, anon, authenticated;
grant execute on function public.save_social_campaign(text, date, jsonb) to service_role;
