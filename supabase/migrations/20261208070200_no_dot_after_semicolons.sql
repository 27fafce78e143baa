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
