-- What changed from one version of a template to the next, told to those who have the older one. `downloads.revision` says
-- which text a buyer has; the version's number alone would not, because a correction may keep it.
alter table public.template_versions
  add column changes text not null default '' check (length(changes) <= 1000),
  add column change_note text not null default '' check (length(change_note) <= 500);

alter table public.downloads add column revision integer;

-- Stores a new text of a template with everything that is read from it, in one transaction. `base_revision` is the revision
-- that the editor started from: when another one has been saved since, nothing is stored and the caller is told (409).
create function public.save_template_version(
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

revoke all on function public.save_template_version(text, integer, jsonb, text, text, text, text, text, uuid)
  from public, anon, authenticated;
grant execute on function public.save_template_version(text, integer, jsonb, text, text, text, text, text, uuid)
  to service_role;

-- The owner's link to a template's copy in Google Docs; an empty one takes it away.
create function public.save_google_docs_link(template_path text, url text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  wanted text := btrim(coalesce(url, ''));
  known uuid;
begin
  if not (select private.is_admin()) then
    perform private.reject(403, 'Only the owner can do this.');
  end if;
  select template.id into known from public.templates as template where template.path = template_path;
  if known is null then
    perform private.reject(400, 'There is no such template.');
  end if;
  if wanted = '' then
    delete from public.template_links as link where link.template_id = known;
    return;
  end if;
  if wanted !~ '^https://(docs|drive)\.google\.com/[^\s<>"\\]+$' or length(wanted) > 2000 then
    perform private.reject(400, 'Please paste an address that starts with https://docs.google.com/ or https://drive.google.com/.');
  end if;
  insert into public.template_links as existing (template_id, google_docs_url)
  values (known, wanted)
  on conflict on constraint template_links_pkey do update set google_docs_url = excluded.google_docs_url, updated_at = now();
end;
$$;

revoke all on function public.save_google_docs_link(text, text) from public, anon, authenticated;
grant execute on function public.save_google_docs_link(text, text) to authenticated, service_role;
