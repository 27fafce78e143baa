-- A long text is no address, and is not searched for one: that took seconds.
create or replace function private.clean_address(address text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case when length(address) > 1000 then address else lower(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(normalize(address, nfkc),
    '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0'
      || '\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g'),
    edges, '', 'g'),
    '^(?:[^<>@]*|[^<>,;:\n\r]*)<([^<>]*)>[.,;]*$', '\1'),
    edges, '', 'g'),
    '^mailto:([^?]*).*$', '\1', 'i'),
    '[.,;]+$', '')) end
  from (values ('[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]')) as given (space),
    lateral (values ('^' || space || '+|' || space || '+$')) as ends (edges);
$$;
