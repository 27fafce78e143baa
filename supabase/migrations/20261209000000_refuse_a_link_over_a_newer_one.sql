-- Two windows of the desk that show the same template: the link that comes second would have taken the other's place unseen.
-- `seen` holds what the writer has read or sent before; left out, as by an older window, nothing is compared.
drop function public.save_google_docs_link(text, text);

create function public.save_google_docs_link(template_path text, url text, seen text[] default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  wanted text := btrim(coalesce(url, ''));
  known uuid;
  stored text;
begin
  if not (select private.is_admin()) then
    perform private.reject(403, 'Only the owner can do this.');
  end if;
  select template.id into known from public.templates as template where template.path = template_path;
  if known is null then
    perform private.reject(400, 'There is no such template.');
  end if;
  if wanted <> '' and (wanted !~ '^https://(docs|drive)\.google\.com/[^\s<>"\\]+$' or length(wanted) > 2000) then
    perform private.reject(400, 'Please paste an address that starts with https://docs.google.com/ or https://drive.google.com/.');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('google-docs-link ' || known, 0));
  select link.google_docs_url into stored from public.template_links as link where link.template_id = known;
  stored := coalesce(stored, '');
  if stored = wanted then
    return;
  end if;
  if seen is not null and stored <> all (select btrim(read) from unnest(seen) as read) then
    perform private.reject(409, 'Somebody else changed this link meanwhile. Copy yours, then reload the page to see theirs.');
  end if;
  if wanted = '' then
    delete from public.template_links as link where link.template_id = known;
    return;
  end if;
  insert into public.template_links as existing (template_id, google_docs_url)
  values (known, wanted)
  on conflict on constraint template_links_pkey do update set google_docs_url = excluded.google_docs_url, updated_at = now();
end;
$$;

revoke all on function public.save_google_docs_link(text, text, text[]) from public, anon, authenticated;
grant execute on function public.save_google_docs_link(text, text, text[]) to authenticated, service_role;
