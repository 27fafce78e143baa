-- How many pages the blank PDF of a template has; null until somebody has counted.
alter table public.templates add column page_count integer check (page_count > 0);

-- As before, with the pages among what is read from the text.
create or replace function public.save_template_version(
  template_path text,
  base_revision integer,
  facts jsonb,
  content text,
  content_hash text,
  origin text,
  changes text default '',
  change_note text default '',
  edited_by uuid default null
)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  template public.templates;
  newest integer;
begin
  select * into template from public.templates as candidate where candidate.path = template_path for update;
  if not found then
    perform private.reject(400, 'There is no such template.');
  end if;
  select coalesce(max(revision), 0) into newest from public.template_versions where template_id = template.id;
  if newest <> base_revision then
    perform private.reject(409, 'Somebody else saved this template while you were editing it.');
  end if;

  update public.templates set
    title = facts ->> 'title',
    summary = facts ->> 'summary',
    type = facts ->> 'type',
    word_count = (facts ->> 'word_count')::integer,
    page_count = (facts ->> 'page_count')::integer,
    version = facts ->> 'version',
    states = (select array_agg(state) from jsonb_array_elements_text(facts -> 'states') as listed (state)),
    formats = (select array_agg(format) from jsonb_array_elements_text(facts -> 'formats') as listed (format)),
    last_reviewed = (facts ->> 'last_reviewed')::date,
    law_as_of = (facts ->> 'law_as_of')::date,
    position = (facts ->> 'position')::integer,
    is_retired = false
  where id = template.id;

  insert into public.template_versions
    (template_id, revision, version, content, content_hash, origin, edited_by, changes, change_note)
  values (template.id, newest + 1, facts ->> 'version', save_template_version.content,
    save_template_version.content_hash, save_template_version.origin, save_template_version.edited_by,
    left(save_template_version.changes, 1000), left(save_template_version.change_note, 500));

  -- A package is as new as the newest of its files.
  update public.template_packages as package set
    version = case
      when string_to_array(facts ->> 'version', '.')::integer[] > string_to_array(package.version, '.')::integer[]
      then facts ->> 'version' else package.version end,
    last_updated = greatest(package.last_updated, (now() at time zone 'utc')::date)
  where package.id = template.package_id;
  return newest + 1;
end;
$$;
